/** Pencil marks: whose are shown in which game, and how they are written. */

import { SvelteMap } from 'svelte/reactivity';

import { leftBy } from '../board/geometry';
import type { State } from '../engine/generated/ninerooks';
import type { Bench } from './bench.svelte';
import type { Marks } from './settings.svelte';
import { singlesSolve } from './singles';
import { t } from './words.svelte';

export class Notes {
  readonly #bench: Bench;
  /** What a game shows that began with marks of its own, or whose player has chosen them. */
  readonly #of = new SvelteMap<string, Marks>();
  /** Whether puzzles that singles solve begin without; not in a page of somebody else's, where nothing can be chosen. */
  easyBegins = true;

  constructor(bench: Bench) {
    this.#bench = bench;
  }

  /** Whose marks the game on the board shows. */
  get shown(): Marks {
    return this.#of.get(this.#bench.game?.id ?? '') ?? this.#bench.settings.marks;
  }

  /** The player has chosen: for this game, and for those of its kind that are still to come. */
  set shown(marks: Marks) {
    const { game, settings, start } = this.#bench;
    if (game && this.#begins(start)) {
      settings.easyMarks = marks;
      this.#of.set(game.id, marks);
    } else {
      settings.marks = marks;
      this.#of.delete(game?.id ?? '');
    }
  }

  /** What is kept of a game. */
  of(id: string): Marks | undefined {
    return this.#of.get(id);
  }

  /** A game that was kept is as the player left it: one of an older version shows what it showed. */
  know(id: string, marks: Marks | undefined): void {
    if (marks && !this.#of.has(id)) this.#of.set(id, marks);
  }

  /** A new game: one that singles solve begins with the player's own marks, of which there are none. */
  begin(id: string, start: State): void {
    if (!this.#of.has(id) && this.#begins(start)) this.#of.set(id, this.#bench.settings.easyMarks);
  }

  /** This game shows all candidates: there is something to be seen in them. */
  showAll(id: string | undefined): void {
    if (id !== undefined) this.#of.set(id, 'all');
  }

  /** A copy shows what its original does, unless it was kept with a choice of its own. */
  copy(from: string | undefined, to: string): void {
    this.know(to, this.#of.get(from ?? ''));
  }

  /** Whether a board is a puzzle that singles solve, with nothing eliminated in it that would not be seen. */
  #begins({ values, givens, candidates }: State): boolean {
    if (!this.easyBegins || !givens.includes(true) || !singlesSolve(values)) return false;
    return leftBy(values).every((bits, cell) => values[cell] || bits === candidates[cell]);
  }

  /** Whether notes are small digits in their places, without the corners and centres of experts. */
  get isPlain(): boolean {
    return this.shown !== 'all' && !this.#bench.settings.experts;
  }

  /** A pencil mark of the player's own; where all candidates are shown, one is eliminated or brought back. */
  pencil(digit: number, layer: 'corner' | 'centre'): void {
    const { game, targets } = this.#bench;
    if (this.shown === 'all') return this.#bench.toggle(digit);
    const isIn = (marks: readonly number[] | undefined): boolean => targets.every((cell) => (marks?.[cell] ?? 0) & (1 << (digit - 1)));
    // It would not be seen: that is said, and nothing is written.
    const fits = targets.some((cell) => (game?.possible[cell] ?? 0) & (1 << (digit - 1)));
    if (this.isPlain && this.shown === 'checked' && !fits) return this.#bench.say(t('pad-ruled-out', { digit }));
    // A mark that was written in a corner is taken from there.
    if (this.isPlain) layer = isIn(game?.corner) && !isIn(game?.centre) ? 'corner' : 'centre';
    void this.#bench.act({ act: layer, digit, cells: targets });
  }

  /** What a choice of marks is called. */
  name(marks: Marks): string {
    return marks === 'all' && !this.#bench.settings.experts ? t('plain-marks') : t(`marks-${marks}`);
  }

  /** Writes all candidates that the digits leave. */
  fill(): void {
    void this.#bench.act({ act: this.shown === 'all' ? 'restore' : 'fill-marks' });
  }
}
