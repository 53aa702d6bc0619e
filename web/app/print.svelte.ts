/** What is printed: pictures with their text, so many to a page. Always light, whatever the screen is. */

import type { Bench } from './bench.svelte';
import { shownTitle } from './recipe';
import { techniqueName, whyText } from './said';
import { pictureInWords } from './signs';
import type { Solver } from './solver.svelte';
import { t } from './words.svelte';

/** What there is to print. */
export type What = 'board' | 'step' | 'path' | 'walkthrough' | 'list';
export const TO_A_PAGE = [1, 2, 4, 6] as const;

export interface Sheet {
  /** The picture, as the engine has drawn it; empty for none. */
  svg: string;
  title: string;
  text: string;
}

export interface Wish {
  what: What;
  perPage: number;
  candidates: boolean;
  /** Lines for notes under each. */
  notes: boolean;
  /** From which number on, and how many: of steps and of puzzles. */
  from: number;
  most: number;
  /** Of a walkthrough: its heading, and whether singles that follow each other are together. */
  title?: string;
  joins?: boolean;
  explains?: boolean;
}

/** The most that is printed at once. */
export const MOST = 120;

/** Prints once the pictures are there: the browser looks at once. */
export const printSoon = (): void =>
  void requestAnimationFrame(async () => {
    await Promise.all([...document.querySelectorAll<HTMLImageElement>('.printed img')].map((image) => image.decode()));
    print();
  });

export class Printing {
  sheets = $state.raw<Sheet[]>([]);
  wish = $state.raw<Wish>({ what: 'board', perPage: 1, candidates: true, notes: false, from: 1, most: 6 });

  readonly #bench: Bench;
  readonly #solver: Solver;

  constructor(bench: Bench, solver: Solver) {
    this.#bench = bench;
    this.#solver = solver;
  }

  /** Makes ready what is wished. */
  async prepare(wish: Wish): Promise<void> {
    this.wish = wish;
    this.sheets = await this.#draw(wish);
  }

  clear(): void {
    this.sheets = [];
  }

  async #draw({ what, candidates, from, most, joins = true, explains = true }: Wish): Promise<Sheet[]> {
    const [bench, solver] = [this.#bench, this.#solver];
    if (what === 'walkthrough' && bench.handle) return this.#walkthrough(bench.handle.id, joins, explains);
    const many = Math.min(most, MOST);
    if (what === 'step' && bench.handle) return [await this.#step(bench.handle.id, bench.handle.index)];
    if (what === 'path' && bench.handle) {
      const { id } = bench.handle;
      const last = Math.min(solver.lines.length, from - 1 + many);
      return Promise.all(Array.from({ length: Math.max(0, last - from + 1) }, (_, i) => this.#step(id, from - 1 + i)));
    }
    if (what === 'list' && bench.puzzles.list) {
      const { id, length } = bench.puzzles.list;
      const sheets: Sheet[] = [];
      for (let at = from - 1; at < Math.min(length, from - 1 + many); at++) {
        const read = await bench.engine.call('listGet', id, at);
        if (read.kind !== 'puzzle') continue;
        const svg = await bench.engine.call('picture', read.state, candidates, false, '');
        sheets.push({ svg, title: read.title ?? t('list-puzzle', { number: String(at + 1) }), text: '' });
      }
      return sheets;
    }
    return [{ svg: await bench.engine.call('picture', bench.state, candidates, false, ''), title: shownTitle(bench.title), text: '' }];
  }

  /** The whole path: the board, each step with its picture, and how it ends. */
  async #walkthrough(id: number, joins: boolean, explains: boolean): Promise<Sheet[]> {
    const { engine, base, ending } = this.#solver;
    const board = await this.#bench.engine.call('picture', base ?? this.#bench.state, true, false, '');
    const sheets: Sheet[] = [{ svg: board, title: '', text: '' }];
    for (const { heading, line, index } of await engine.call('entries', id, joins)) {
      if (index === undefined) {
        sheets.push({ svg: '', title: heading, text: line });
        continue;
      }
      const { svg, text } = await this.#step(id, index);
      sheets.push({ svg, title: heading, text: explains ? text : '' });
    }
    return [...sheets, { svg: '', title: '', text: ending }];
  }

  async #step(id: number, index: number): Promise<Sheet> {
    const { engine } = this.#solver;
    const [view, svg] = await Promise.all([engine.call('view', id, index), engine.call('svg', id, index, false)]);
    return { svg: pictureInWords(svg, view.step.name, techniqueName(view.step)), title: `${index + 1}. ${techniqueName(view.step)}`, text: whyText(view) };
  }
}
