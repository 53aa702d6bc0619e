/** What is wrong with a board, shown in stages: that there is something, where, and what. Never the solution. */

import { cellName } from '../board/geometry';
import type { Bench } from './bench.svelte';
import { statusText } from './said';
import { t } from './words.svelte';

interface Found {
  /** What is said, from the least to the most. */
  degrees: string[];
  /** The cells that are lit from the second degree on. */
  cells: number[];
  /** What can be done about it. */
  cure?: { name: string; act: () => unknown };
}

const list = (cells: readonly number[]): string => cells.map(cellName).join(t('list-comma'));
const ASK = ['trouble-which', 'trouble-what'] as const;

export class Trouble {
  readonly #bench: Bench;
  #found = $state.raw<Found | undefined>(undefined);
  #degree = $state(0);

  constructor(bench: Bench) {
    this.#bench = bench;
  }

  get message(): string {
    return this.#found?.degrees[this.#degree] ?? '';
  }

  /** The name of the button that tells more, if there is more. */
  get more(): string {
    return this.#found && this.#degree + 1 < this.#found.degrees.length ? t(ASK[this.#degree] ?? 'hint-more') : '';
  }

  get cure(): Found['cure'] {
    return this.#found?.cure;
  }

  tellMore(): void {
    this.#degree += 1;
    this.#light();
  }

  say(found: Found): void {
    this.#found = found;
    this.#degree = 0;
    this.#light();
  }

  clear(): void {
    if (this.#found) this.#bench.lit = [];
    this.#found = undefined;
  }

  #light(): void {
    const found = this.#found;
    if (found && (this.#degree > 0 || found.degrees.length === 1)) this.#bench.lit = found.cells;
  }

  /** What comes before any hint. */
  find(again: () => unknown): Found | undefined {
    const { status, state } = this.#bench;
    if (!status) return undefined;
    const cure = { name: t('trouble-undo'), act: () => this.#bench.undoMistakes() };
    if (status.solved) return { degrees: [t('trouble-solved')], cells: [] };
    const clashing = status.repeated;
    if (clashing.length > 0) {
      const givens = clashing.filter((cell) => state.givens[cell]);
      const own = clashing.filter((cell) => !state.givens[cell]);
      if (own.length > 0) return { degrees: [t('trouble-equal', { cells: list(clashing) })], cells: clashing, cure };
      const free = { name: t('trouble-free'), act: () => this.#bench.act({ act: 'free' }) };
      return { degrees: [t('trouble-clash', { cells: list(givens) })], cells: givens, cure: free };
    }
    return this.#several(again) ?? this.#mistakes(cure);
  }

  #several(again: () => unknown): Found | undefined {
    const { status } = this.#bench;
    if (status?.solutions === 'none') {
      return { degrees: [t('trouble-none')], cells: [] };
    }
    if (status?.solutions !== 'several' || this.#passed) return undefined;
    const count = status.differ.length;
    return {
      degrees: [count > 0 ? t('trouble-differ', { solutions: statusText(status), count }) : t('trouble-many')],
      cells: status.differ,
      cure: { name: t('trouble-pass'), act: () => (this.pass(), again()) },
    };
  }

  /** The board for which the player wants steps although it has several solutions. */
  #passedStart: unknown;
  get #passed(): boolean {
    return this.#passedStart === this.#bench.start;
  }
  pass(): void {
    this.#passedStart = this.#bench.start;
    this.clear();
  }

  #mistakes(cure: NonNullable<Found['cure']>): Found | undefined {
    const { status, state } = this.#bench;
    const wrong = status?.wrong ?? [];
    const struck = (status?.missing ?? []).map((candidate) => candidate % 81);
    const count = wrong.length + struck.length;
    if (count === 0) return undefined;
    const cells = [...wrong, ...struck];
    const what = [
      ...wrong.map((cell) => t('trouble-digit', { digit: state.values[cell] ?? 0, cell: cellName(cell) })),
      ...struck.map((cell) => t('trouble-candidate', { cell: cellName(cell) })),
    ];
    const degrees = [t('trouble-mistakes', { count }), t('trouble-look', { cells: list(cells) }), what.join(' ')];
    return { degrees, cells, cure };
  }
}
