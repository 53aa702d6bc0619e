/** The games that this browser keeps, side by side. */

import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

import type { State } from '../engine/generated/ninerooks';
import { solved, takeSolved } from './played';
import type { Marks } from './settings.svelte';
import { t } from './words.svelte';

/** A game as it is kept. */
export interface KeptGame {
  id: string;
  title: string;
  /** When it was last changed, in milliseconds. */
  changed: number;
  /** Counts the changes, so that two tabs notice each other. */
  revision: number;
  /** The 81 digits, `.` for none; givens come first in `givens`. */
  givens: string;
  digits: string;
  /** The board that it began with, as `keyOf` writes it, and whether anything was done; older versions did not keep them. */
  opened?: string;
  touched?: boolean;
  /** Seconds that were played. */
  seconds: number;
  /** The game with all that was done, as the engine writes it. */
  session: string;
  /** The states that were visited, as `Tree.toText` writes them; older versions did not keep them. */
  tree?: string | undefined;
  /** Whose pencil marks it shows, where that is its own; older versions had one setting for all. */
  marks?: Marks | undefined;
  /** How often the player was helped. */
  helps?: number;
  /** Whether it was solved for the player, many steps at once; older versions did not keep that. */
  given?: boolean;
  /** The level that the library gave it. */
  level?: string | undefined;
}

interface Schema extends DBSchema {
  games: { key: string; value: KeptGame; indexes: { changed: number } };
  /** Games that could not be read. */
  aside: { key: string; value: KeptGame };
}

const FORM = 'ninerooks-games';

export const newId = (): string => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`;

/** A board in a line: equal boards have equal ones. What digits rule out is not in it, nor are candidates of cells with a digit. */
export const keyOf = ({ values, givens, candidates }: State): string =>
  values.map((value, cell) => (value ? `${givens[cell] ? '' : '+'}${value}` : `.${(candidates[cell] ?? 0).toString(32).padStart(2, '0')}`)).join('');

export const isGame = (game: unknown): game is KeptGame => {
  const one = game as Partial<KeptGame> | null;
  return typeof one?.id === 'string' && typeof one.session === 'string' && typeof one.changed === 'number';
};

/** Some browsers refuse at once, others in time. */
const opened = async (): Promise<IDBPDatabase<Schema>> =>
  openDB<Schema>('ninerooks', 1, {
    upgrade(base) {
      base.createObjectStore('games', { keyPath: 'id' }).createIndex('changed', 'changed');
      base.createObjectStore('aside', { keyPath: 'id' });
    },
  });

export class Games {
  #base: Promise<IDBPDatabase<Schema> | undefined>;

  constructor() {
    this.#base = opened().catch(() => undefined);
  }

  /** Whether this browser keeps anything. */
  async works(): Promise<boolean> {
    return (await this.#base) !== undefined;
  }

  /** All games, the newest first. */
  async list(): Promise<KeptGame[]> {
    const base = await this.#base;
    const found = (await base?.getAllFromIndex('games', 'changed')) ?? [];
    return found.filter(isGame).reverse();
  }

  async get(id: string): Promise<KeptGame | undefined> {
    return (await this.#base)?.get('games', id);
  }

  /**
   * Keeps a game. `known` is the revision that this tab has seen; gives back the new one, or nothing where another
   * tab has changed the game meanwhile: then nothing is written.
   */
  async keep(game: Omit<KeptGame, 'revision'>, known: number): Promise<number | undefined> {
    const base = await this.#base;
    if (!base) return known;
    const work = base.transaction('games', 'readwrite');
    const old = await work.store.get(game.id);
    const free = (old?.revision ?? 0) === known;
    // A tree that is not read yet stays as it is.
    if (free) await work.store.put({ ...game, tree: game.tree ?? old?.tree, revision: known + 1 });
    await work.done;
    return free ? known + 1 : undefined;
  }

  async rename(id: string, title: string): Promise<void> {
    const base = await this.#base;
    const game = await base?.get('games', id);
    if (game) await base?.put('games', { ...game, title });
  }

  async remove(id: string): Promise<void> {
    await (await this.#base)?.delete('games', id);
  }

  /** Puts a game aside that cannot be read, so that it is in nobody's way and not lost. */
  async setAside(game: KeptGame): Promise<void> {
    const base = await this.#base;
    await base?.put('aside', game);
    await base?.delete('games', game.id);
  }

  /** All games as one file, with how far the player is in the course, and what was solved. */
  async pack(course: object): Promise<string> {
    const aside = (await (await this.#base)?.getAll('aside')) ?? [];
    return JSON.stringify({ form: FORM, version: 1, games: await this.list(), aside, course, played: solved() }, null, 1);
  }

  /** Takes the games of a file over. Says how many; one that is there already stays, and comes a second time. */
  async unpack(text: string): Promise<number> {
    const said = JSON.parse(text) as { form?: string; games?: unknown; played?: unknown } | null;
    if (said?.form !== FORM || !Array.isArray(said.games)) throw new Error(t('games-no-file'));
    const base = await this.#base;
    if (!base) throw new Error(t('games-no-store'));
    const known = new Map((await this.list()).map((game) => [game.id, game.session]));
    takeSolved(said.played);
    let taken = 0;
    for (const game of said.games.filter(isGame)) {
      if (known.get(game.id) === game.session) continue;
      await base.put('games', { ...game, id: known.has(game.id) ? newId() : game.id });
      taken += 1;
    }
    return taken;
  }
}
