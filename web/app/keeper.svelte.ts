/** Keeps the game that is played: after each act, under its own name, and never over another tab's. */

import type { GameView } from '../engine/generated/ninerooks';
import type { Bench } from './bench.svelte';
import { Games, newId, type KeptGame } from './games';

export class Keeper {
  readonly games = new Games();
  readonly #bench: Bench;
  /** The revision that this tab has seen of each game. */
  readonly #known = new Map<string, number>();
  #writing: Promise<void> | undefined;
  #again = false;
  /** Seconds played of the present game. */
  seconds = $state(0);

  constructor(bench: Bench) {
    this.#bench = bench;
  }

  /** The game has changed: it is written, and once more if it changes meanwhile. */
  changed(): void {
    if (this.#writing) this.#again = true;
    else this.#writing = this.#write().finally(() => this.#next());
  }

  #next(): void {
    this.#writing = undefined;
    if (!this.#again) return;
    this.#again = false;
    this.changed();
  }

  async #write(): Promise<void> {
    const { game, engine } = this.#bench;
    if (!game || !this.#bench.worthKeeping) return;
    const session = await engine.call('save');
    // Another game may have come on the board meanwhile; it is written next.
    if (!session || this.#bench.game?.id !== game.id) return void (this.#again = true);
    const kept = { ...summary(this.#bench.game), changed: Date.now(), seconds: this.seconds, session };
    const revision = await this.games.keep(kept, this.#known.get(game.id) ?? 0);
    if (revision !== undefined) this.#known.set(game.id, revision);
    else await this.#fork();
  }

  /** Another tab has gone on with the same game: this one goes on with a copy. */
  async #fork(): Promise<void> {
    await this.#bench.becomeCopy(newId());
    this.#bench.say('This game was changed in another tab, so here it goes on as a copy. Both are under Games.');
    this.#again = true;
  }

  /** Opens a game that was kept. Says whether it could be read. */
  async open(kept: KeptGame): Promise<boolean> {
    try {
      await this.#bench.load(kept.session);
    } catch {
      await this.games.setAside(kept);
      return false;
    }
    this.#known.set(kept.id, kept.revision);
    this.seconds = kept.seconds || 0;
    return true;
  }

  /** Opens the newest game that can be read. */
  async openNewest(): Promise<boolean> {
    let spoiled = 0;
    for (const kept of await this.games.list()) {
      if (await this.open(kept)) return true;
      spoiled += 1;
      this.#bench.say(`${spoiled === 1 ? 'A saved game' : `${spoiled} saved games`} could not be read and was set aside. Games, “Save all as a file” keeps it.`, 'fault');
    }
    return false;
  }
}

/** What a list of games shows of one. */
function summary({ id, title, state, start }: GameView): Pick<KeptGame, 'id' | 'title' | 'givens' | 'digits'> {
  const text = (values: readonly number[]): string => values.map((value) => value || '.').join('');
  const givens = start.values.map((value, cell) => (start.givens[cell] ? value : 0));
  return { id, title, givens: text(givens), digits: text(state.values) };
}
