/** The library: which shelf is open, and how far the player is with its puzzles, which the kept games say. */

import { levelName } from '../bands';
import type { Bench } from '../bench.svelte';
import type { Keeper } from '../keeper.svelte';
import { t, tag } from '../words.svelte';
import { ANY, marksOf, type Mark, type Wanted } from './choose';
import { ALL, allOf, type Entry, type Shelf } from './file';

/** What is open: nothing, all shelves, or one by its id. */
export const [CLOSED, SHELVES] = ['', 'shelves'] as const;

export class Library {
  readonly bench: Bench;
  readonly #keeper: Keeper;
  at = $state<string>(CLOSED);
  shelves = $state.raw<Shelf[]>([]);
  fault = $state('');
  /** What is wanted of the shelf that is open. */
  wanted = $state<Wanted>({ ...ANY });
  #marks = $state.raw<ReadonlyMap<string, Mark>>(new Map());

  constructor(bench: Bench, keeper: Keeper) {
    this.bench = bench;
    this.#keeper = keeper;
  }

  get isOpen(): boolean {
    return this.at !== CLOSED;
  }

  open(at: string = SHELVES): void {
    if (at !== this.#last) this.wanted = { ...ANY };
    if (at !== SHELVES) this.#last = at;
    this.at = at;
    void this.#look();
    if (this.shelves.length === 0) void this.#load();
  }

  /** The shelf that was open last: whoever comes back to it finds it filtered as it was. */
  #last = '';

  close(): void {
    this.at = CLOSED;
  }

  async #load(): Promise<void> {
    try {
      const { shelves } = await import('./shelves');
      this.shelves = [...shelves, allOf(shelves)];
    } catch {
      this.fault = t('library-not-loaded');
    }
  }

  async #look(): Promise<void> {
    this.#marks = marksOf(await this.#keeper.all());
  }

  get shelf(): Shelf | undefined {
    return this.shelves.find(({ id }) => id === this.at);
  }

  of(kind: Shelf['kind']): Shelf[] {
    return this.shelves.filter((shelf) => shelf.kind === kind);
  }

  mark({ givens }: Entry): Mark {
    return this.#marks.get(givens) ?? 'new';
  }

  solved({ entries }: Shelf): number {
    return entries.filter((entry) => this.mark(entry) === 'solved').length;
  }

  /** The name of a shelf. */
  name({ id, kind, number, entries }: Shelf): string {
    if (kind === 'step') return t('library-level-of', { number, count: this.of('step').length, level: levelName(entries[0]?.band ?? 'beginner').toLocaleLowerCase(tag()) });
    if (kind === 'hall') return t('library-hall');
    return id === ALL ? t('library-everything') : this.technique(id);
  }

  technique(id: string): string {
    return id === '-' ? t('library-no-technique') : this.bench.name(id);
  }

  /** Puts a puzzle on the board: where it was played before, as it was left. */
  async play(shelf: Shelf, { entry, number }: { entry: Entry; number: number }): Promise<void> {
    const { fame } = entry;
    const famous = fame && (fame.author ? t('library-by', { name: fame.name, author: fame.author }) : fame.name);
    const title = famous ?? t('library-number', { name: this.name(shelf), number });
    // On a first visit it may be chosen before the engine has put the first board down.
    await this.bench.idle();
    await this.bench.open(entry.givens, { title });
    this.bench.round.rank(this.bench.game?.id, entry.band);
    this.close();
  }
}
