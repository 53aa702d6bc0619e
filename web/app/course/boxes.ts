/**
 * What was missed comes back: the same day, and each time that it is right after a longer while, until it is known.
 * These are Leitner's boxes. Days are those of the player's own calendar.
 */

import { dayOf, noon } from '../recipe';

/** The days until an exercise comes back, box by box. */
export const WAITS = [0, 1, 3, 7, 21] as const;

/** What is known of an exercise that was done. */
export interface Card {
  technique: string;
  /** The box, from 0; nothing once it is known. */
  box?: number | undefined;
  /** The day on which it comes back. */
  due?: string | undefined;
  /** When it was done last, in milliseconds. */
  changed: number;
}

/** So many days after a day. */
export function after(day: string, days: number): string {
  const date = noon(day);
  date.setDate(date.getDate() + days);
  return dayOf(date);
}

/** The card after an answer. Before its day a right one changes nothing. */
export function answered(card: Card | undefined, technique: string, right: boolean, now: Date): Card {
  const today = dayOf(now);
  const changed = now.getTime();
  if (!right) return { technique, box: 0, due: today, changed };
  if (card?.box === undefined) return { technique, changed };
  if (!isDue(card, today)) return { ...card, changed };
  const box = card.box + 1;
  const wait = WAITS[box];
  return wait === undefined ? { technique, changed } : { technique, box, due: after(today, wait), changed };
}

export const isDue = (card: Card, today: string): boolean => card.box !== undefined && (card.due ?? '') <= today;

/** Whether it is known: right at once, or often enough since. */
export const isKnown = (card: Card | undefined): boolean => card !== undefined && card.box === undefined;

/** Reads what may be a card. */
export function cardOf(said: unknown): Card | undefined {
  const { technique, box, due, changed } = (said ?? {}) as Partial<Record<keyof Card, unknown>>;
  if (typeof technique !== 'string' || typeof changed !== 'number' || !Number.isFinite(changed)) return undefined;
  if (box === undefined) return { technique, changed };
  const isBox = Number.isInteger(box) && (box as number) >= 0 && (box as number) < WAITS.length;
  return isBox && typeof due === 'string' && /^\d{4}-\d\d-\d\d$/.test(due) ? { technique, box: box as number, due, changed } : undefined;
}
