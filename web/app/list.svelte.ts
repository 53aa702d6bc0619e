/** The list of puzzles that was opened, and the way from one to the next. */

import type { List } from '../engine/worker';
import type { Bench } from './bench.svelte';
import { keepList, keptList } from './listtext';
import { t } from './words.svelte';

/** A list of puzzles that the engine holds, and which of them is on the board. */
export interface PuzzleList extends List {
  at: number;
  /** The life of the engine that its number is of. */
  life: number;
  text: string;
}

export class Puzzles {
  readonly #bench: Bench;
  /** The list that is open. */
  list = $state.raw<PuzzleList | undefined>(undefined);

  constructor(bench: Bench) {
    this.#bench = bench;
  }

  /** Takes a text of several puzzles; the one before is given up. */
  async read(text: string): Promise<PuzzleList> {
    const { engine } = this.#bench;
    const list = { ...(await engine.call('list', text)), at: 0, life: engine.life, text };
    this.#take(list);
    return list;
  }

  #take(list: PuzzleList | undefined): void {
    const old = this.list;
    const { engine } = this.#bench;
    if (old?.life === engine.life) void engine.call('release', old.id);
    this.list = list;
    keepList(list && { text: list.text, at: list.at, shown: false });
  }

  /** Opens the list again that was open before the page was loaded anew. */
  async resume(): Promise<void> {
    const kept = keptList();
    if (!kept || this.list) return;
    const { engine } = this.#bench;
    const list = await engine.call('list', kept.text);
    if (this.list || kept.at < 0 || kept.at >= list.length) return;
    this.#take({ ...list, at: kept.at, life: engine.life, text: kept.text });
    if (!kept.shown) return;
    // A puzzle in which nothing was done is not among the games that are kept.
    const [line] = await engine.call('listLines', list.id, kept.at, 1);
    const { givens, values } = this.#bench.state;
    const here = givens.map((given, cell) => (given ? values[cell] : '.')).join('');
    if (line && line.digits !== here) await this.open(kept.at);
    else this.goneTo(kept.at);
  }

  /** The board is no puzzle of the list, as far as is known. */
  left(): void {
    const { list } = this;
    if (list) keepList({ text: list.text, at: list.at, shown: false });
  }

  close(): void {
    this.#take(undefined);
  }

  /** Another puzzle of the list is on the board. */
  goneTo(at: number): void {
    if (!this.list) return;
    this.list = { ...this.list, at };
    keepList({ text: this.list.text, at, shown: true });
  }

  /** Puts a puzzle of the list on the board. */
  async open(at: number): Promise<void> {
    const { list } = this;
    if (!list || at < 0 || at >= list.length) return;
    const read = await this.#bench.engine.call('listGet', list.id, at);
    if (read.kind !== 'puzzle' || this.list !== list) return;
    this.list = { ...list, at };
    await this.#bench.begin(read.state, read.title ?? t('list-of', { number: String(at + 1), count: String(list.length) }), false);
    this.goneTo(at);
  }
}
