/** How far the player is in the course: kept by this browser beside the settings, and nowhere else. */

import { dayOf } from '../recipe';
import { answered, cardOf, isDue, isKnown, type Card } from './boxes';
import type { Exercise, Lesson } from './file';

const KEY = 'ninerooks-course';
const FORM = 'ninerooks-course';

/** Exercises by their keys. */
export type Cards = ReadonlyMap<string, Card>;

/** Of two that know of one exercise, what was done last counts. */
export function merged(one: Cards, other: Cards): Cards {
  const all = new Map(one);
  for (const [key, card] of other) if (card.changed > (all.get(key)?.changed ?? -Infinity)) all.set(key, card);
  return all;
}

export const written = (cards: Cards): object => ({ form: FORM, version: 1, exercises: Object.fromEntries(cards) });

/** The exercises of what may be a file of them, of this course alone or of all games. */
export function readCards(said: unknown): Cards | undefined {
  const { form, exercises, course } = (said ?? {}) as { form?: unknown; exercises?: unknown; course?: unknown };
  if (form !== FORM) return course === undefined ? undefined : readCards(course);
  if (typeof exercises !== 'object' || exercises === null) return undefined;
  const all = Object.entries(exercises).map(([key, card]): [string, Card | undefined] => [key, cardOf(card)]);
  return new Map(all.filter((entry): entry is [string, Card] => entry[1] !== undefined));
}

function stored(): Cards {
  try {
    return readCards(JSON.parse(localStorage.getItem(KEY) ?? 'null')) ?? new Map();
  } catch {
    // Storage is spoiled, or turned off.
    return new Map();
  }
}

export class Progress {
  #cards = $state.raw<Cards>(stored());
  /** Whether the browser has kept what was done last. */
  works = $state(true);

  constructor() {
    // Another tab has gone on.
    addEventListener('storage', ({ key }: StorageEvent) => {
      if (key === KEY) this.#cards = merged(this.#cards, stored());
    });
  }

  card(exercise: Exercise): Card | undefined {
    return this.#cards.get(exercise.key);
  }

  /** Keeps an answer. Says whether the exercise comes back. */
  answer(exercise: Exercise, right: boolean): Card {
    const card = answered(this.card(exercise), exercise.technique, right, new Date());
    this.#take(new Map([[exercise.key, card]]));
    return card;
  }

  /** How many of a lesson are known. */
  known({ exercises }: Lesson): number {
    return exercises.filter((one) => isKnown(this.card(one))).length;
  }

  /** What comes back today, what was missed first before the rest. */
  due(lessons: readonly Lesson[]): Exercise[] {
    const today = dayOf(new Date());
    const all = lessons.flatMap(({ exercises }) => exercises);
    const waits = all.flatMap((one) => ((card) => (card && isDue(card, today) ? [{ one, at: card.changed }] : []))(this.card(one)));
    return waits.sort((a, b) => a.at - b.at).map(({ one }) => one);
  }

  /** What a file of it says. */
  pack(): object {
    return written(this.#cards);
  }

  /** Takes over what a file says, where it says anything of the course. Gives the number of its exercises. */
  take(text: string): number | undefined {
    const cards = readCards(JSON.parse(text));
    if (cards) this.#take(cards);
    return cards?.size;
  }

  /** What another tab has kept meanwhile stays. */
  #take(cards: Cards): void {
    this.#cards = merged(merged(stored(), this.#cards), cards);
    try {
      localStorage.setItem(KEY, JSON.stringify(written(this.#cards)));
      this.works = true;
    } catch {
      // Storage is full, or turned off.
      this.works = false;
    }
  }
}
