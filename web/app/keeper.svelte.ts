/** Keeps the game that is played: after each act, under its own name, and never over another tab's. */

import type { GameView, State } from '../engine/generated/ninerooks';
import type { Bench, Finder } from './bench.svelte';
import { Games, isGame, keyOf, newId, type KeptGame } from './games';
import { t } from './words.svelte';

/** Where that goes which the page had no time to write before it was closed. */
const UNWRITTEN = 'ninerooks-unwritten';

/** A game, and the revision of it that this tab has seen. */
interface Unwritten {
  game: Omit<KeptGame, 'revision'>;
  known: number;
}

export class Keeper implements Finder {
  readonly games = new Games();
  readonly #bench: Bench;
  /** The revision that this tab has seen of each game. */
  readonly #known = new Map<string, number>();
  /** What is not written yet, the newest of each game. */
  readonly #waiting = new Map<string, Omit<KeptGame, 'revision'>>();
  #writing: Promise<void> | undefined;
  /** The browser lets the page keep nothing. */
  refused = $state(false);
  /** Seconds played of the present game, and of those before it. */
  seconds = $state(0);
  readonly #seconds = new Map<string, number>();
  #timed = '';
  /** The states of a game that were visited, where they are known. */
  treeOf: (id: string) => string | undefined = () => undefined;

  constructor(bench: Bench) {
    this.#bench = bench;
    addEventListener('pagehide', () => this.#leave());
    void this.games.works().then((works) => (this.refused = !works));
    // Who closes the page would lose what was played, and is asked.
    addEventListener('beforeunload', (event) => {
      if (this.refused && bench.worthKeeping && bench.canUndo) event.preventDefault();
    });
  }

  /** The game has changed: it is written as it is now, whatever comes on the board meanwhile. */
  changed(): void {
    const { game, worthKeeping } = this.#bench;
    if (game) this.#time(game.id);
    if (!game || !worthKeeping) return;
    this.#waiting.set(game.id, { ...summary(game), changed: Date.now(), seconds: this.seconds, session: game.session, tree: this.treeOf(game.id), marks: this.#bench.notes.of(game.id), helps: this.#bench.round.helps(game.id), given: this.#bench.round.wasGiven(game.id), level: this.#bench.round.level(game.id) || undefined });
    this.#writing ??= this.#write();
  }

  /** The states of a game that were visited, as they are kept. */
  async keptTree(id: string): Promise<string | undefined> {
    await this.#writing;
    return (await this.games.get(id).catch(() => undefined))?.tree;
  }

  /** Each game has a time of its own. */
  #time(id: string): void {
    if (id === this.#timed) return;
    this.#seconds.set(this.#timed, this.seconds);
    this.#timed = id;
    this.seconds = this.#seconds.get(id) ?? 0;
  }

  /** All games, that on the board as it is now. */
  async all(): Promise<KeptGame[]> {
    await this.#writing;
    return this.games.list();
  }

  /** The newest game that began with this board; rather one in which something was done. */
  async find(state: State): Promise<{ game: KeptGame; played: boolean } | undefined> {
    await this.#writing;
    const wanted = keyOf(state);
    const all = (await this.games.list()).filter(({ opened }) => opened === wanted);
    const game = all.find(({ touched }) => touched) ?? all[0];
    if (!game) return undefined;
    this.#seen(game);
    return { game, played: game.touched !== false };
  }

  /** What is known of a game that comes on the board: from then on it may be written. */
  #seen(kept: KeptGame): void {
    this.#know(kept);
    this.#known.set(kept.id, kept.revision);
    if (kept.id !== this.#timed) this.#seconds.set(kept.id, kept.seconds || 0);
  }

  /** What is kept of a game beside its board. */
  #know({ id, marks, helps, given, level }: KeptGame): void {
    this.#bench.notes.know(id, marks);
    this.#bench.round.know(id, helps, level);
    if (given) this.#bench.round.give(id);
  }

  async #write(): Promise<void> {
    for (let next = first(this.#waiting); next; next = first(this.#waiting)) {
      let revision: number | undefined;
      try {
        revision = await this.games.keep(next, this.#known.get(next.id) ?? 0);
      } catch {
        // It goes on waiting: for the next change, or for the page to be closed.
        this.#bench.say(t('games-not-kept'), 'fault');
        break;
      }
      if (revision !== undefined) this.#known.set(next.id, revision);
      // What was played meanwhile is written in its turn.
      if (this.#waiting.get(next.id) === next) this.#waiting.delete(next.id);
      if (revision === undefined) await this.#fork(next);
    }
    this.#writing = undefined;
  }

  /** The page is closed: a base of games may be too slow for what was done last, so that is put down at once. */
  #leave(): void {
    if (this.#waiting.size === 0) return;
    const mine = [...this.#waiting.values()].map((game): Unwritten => ({ game, known: this.#known.get(game.id) ?? 0 }));
    try {
      localStorage.setItem(UNWRITTEN, JSON.stringify([...unwritten(), ...mine]));
    } catch {
      // Storage is full, or turned off.
    }
  }

  /** Writes what an earlier visit had no time for. */
  async #catchUp(): Promise<void> {
    const late = unwritten();
    for (const { game, known } of late) {
      const there = (await this.games.list()).find(({ id }) => id === game.id);
      if (there?.session === game.session) continue;
      const revision = await this.games.keep(game, known);
      if (revision === undefined) await this.games.keep({ ...game, id: newId() }, 0);
    }
    if (late.length > 0) localStorage.removeItem(UNWRITTEN);
  }

  /** Another tab has gone on with the same game: this one goes on with a copy. */
  async #fork(game: Omit<KeptGame, 'revision'>): Promise<void> {
    // Where the player has gone to another game meanwhile, the copy is only kept.
    if (this.#bench.game?.id !== game.id) return void (await this.games.keep({ ...game, id: newId() }, 0));
    const copy = newId();
    this.#bench.round.copy(game.id, copy);
    await this.#bench.becomeCopy(copy);
    this.#waiting.delete(game.id);
    this.#bench.say(t('games-copy'));
  }

  /** Opens a game that was kept. Says whether it could be read. */
  async open(kept: KeptGame): Promise<boolean> {
    this.#seen(kept);
    try {
      await this.#bench.load(kept.session, kept.id);
    } catch {
      await this.games.setAside(kept);
      return false;
    }
    return true;
  }

  /** Opens the newest game that can be read. */
  async openNewest(): Promise<boolean> {
    await this.#catchUp();
    let spoiled = 0;
    const all = await this.games.list();
    // Undo may come back to any of them.
    for (const kept of all) this.#know(kept);
    for (const kept of all) {
      if (await this.open(kept)) return true;
      spoiled += 1;
      this.#bench.say(t('games-spoiled', { count: spoiled }), 'fault');
    }
    return false;
  }
}

const first = <V>(map: ReadonlyMap<string, V>): V | undefined => map.values().next().value;

/** Whether an earlier visit has left something that is still to be written. */
export const hasUnwritten = (): boolean => unwritten().length > 0;

function unwritten(): Unwritten[] {
  try {
    const found = JSON.parse(localStorage.getItem(UNWRITTEN) ?? '[]') as unknown;
    const list = Array.isArray(found) ? (found as (Partial<Unwritten> | null)[]) : [];
    return list.filter((one): one is Unwritten => typeof one?.known === 'number' && isGame(one.game));
  } catch {
    return [];
  }
}

/** What a list of games shows of one, and what it is found by. */
function summary(view: GameView): Pick<KeptGame, 'id' | 'title' | 'givens' | 'digits' | 'opened' | 'touched'> {
  const { id, title, state, start } = view;
  const text = (values: readonly number[]): string => values.map((value) => value || '.').join('');
  const givens = start.values.map((value, cell) => (start.givens[cell] ? value : 0));
  const [opened, now] = [keyOf(start), keyOf(state)];
  const isMarked = [...view.centre, ...view.corner, view.cell_colors.length, view.candidate_colors.length, view.links.length].some(Boolean);
  return { id, title, givens: text(givens), digits: text(state.values), opened, touched: opened !== now || isMarked };
}
