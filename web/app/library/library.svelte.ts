/** The library: which shelf is open, and how far the player is with its puzzles, which the kept games say. */

import type { Bench } from '../bench.svelte';
import type { Keeper } from '../keeper.svelte';
import { LEVELS as NAMES } from '../recipe';
import { ANY, marksOf, type Mark, type Wanted } from './choose';
import { ALL, allOf, type Entry, type Level, type Shelf } from './file';

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
      this.fault = 'The library could not be loaded. Is there a connection?';
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
    if (kind === 'step') return `Level ${number} of ${this.of('step').length}: ${levelName(entries[0]?.level ?? 'easy').toLowerCase()}`;
    if (kind === 'hall') return 'Hall of fame';
    return id === ALL ? 'All puzzles' : this.technique(id);
  }

  technique(id: string): string {
    return id === '-' ? 'none' : this.bench.name(id);
  }

  /** Puts a puzzle on the board: where it was played before, as it was left. */
  async play(shelf: Shelf, { entry, number }: { entry: Entry; number: number }): Promise<void> {
    const { fame } = entry;
    const title = fame ? [fame.name, fame.author].filter(Boolean).join(', by ') : `${this.name(shelf)}, no. ${number}`;
    await this.bench.open(entry.givens, { title });
    this.close();
  }
}

export const levelName = (level: Level): string => NAMES.find(({ id }) => id === level)?.name ?? 'Extreme';
