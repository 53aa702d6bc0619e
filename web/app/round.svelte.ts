/** A game as far as it concerns whoever plays it: whether its time stands still, how much help there was, how hard it is. */

import { SvelteMap } from 'svelte/reactivity';

import type { HumanView, State } from '../engine/generated/ninerooks';
import { isBand, isLevel, type Level } from './bands';
import type { Bench } from './bench.svelte';
import { levelOf, namedLevel } from './played';

export class Round {
  readonly #bench: Bench;
  /** The board is hidden, and the clock stands. */
  paused = $state(false);
  /** The game on the board was played to its end, here and now. */
  won = $state(false);
  /** How long people take for the puzzle on the board; nothing until it is known, and where it has not one solution. */
  human = $state.raw<HumanView | undefined>();
  /** How often the player was helped in each game. */
  readonly #helps = new SvelteMap<string, number>();

  /** The level of each game, where somebody has said it. */
  readonly #levels = new SvelteMap<string, Level>();
  /** Games that were solved for the player, many steps at once. */
  readonly #given = new Set<string>();

  constructor(bench: Bench) {
    this.#bench = bench;
  }

  give(id: string | undefined): void {
    if (id !== undefined) this.#given.add(id);
  }

  wasGiven(id: string): boolean {
    return this.#given.has(id);
  }

  help(id: string | undefined): void {
    if (id !== undefined) this.#helps.set(id, this.helps(id) + 1);
  }

  helps(id: string): number {
    return this.#helps.get(id) ?? 0;
  }

  /** What is known of a game that was kept. */
  know(id: string, helps: number | undefined, level: string | undefined): void {
    if (helps && !this.#helps.has(id)) this.#helps.set(id, helps);
    if (level !== undefined && isLevel(level)) this.#levels.set(id, level);
  }

  /** A copy has what its original had. */
  copy(from: string, to: string): void {
    this.know(to, this.helps(from), this.level(from));
    if (this.wasGiven(from)) this.give(to);
  }

  /** The library knows the level of what it puts on the board. */
  rank(id: string | undefined, level: Level): void {
    if (id !== undefined) this.#levels.set(id, level);
  }

  level(id: string): Level | '' {
    return this.#levels.get(id) ?? '';
  }

  /** A puzzle comes on the board: how long people take for it is known a little later. */
  async begin(start: State): Promise<void> {
    this.human = undefined;
    // The board and what is wrong on it come first.
    await Promise.resolve();
    await this.#bench.settled;
    if (this.#bench.start !== start) return;
    const human = await this.#bench.engine.call('human', start);
    if (this.#bench.start === start) this.human = human;
  }

  /** The band of the puzzle on the board; until it is known, or where it has not one solution, what its name says. */
  get shown(): Level | '' {
    const { game, title } = this.#bench;
    return this.#band || this.level(game?.id ?? '') || namedLevel(title);
  }

  /** The level of the game on the board: that which its name or somebody has said, or else its band, or as far as singles tell it. */
  get present(): Level | '' {
    const { game, title, start } = this.#bench;
    return this.level(game?.id ?? '') || namedLevel(title) || this.#band || (start.rules?.length ? '' : levelOf(title, start.values));
  }

  get #band(): Level | '' {
    const band = this.human?.band ?? '';
    return isBand(band) ? band : '';
  }
}

const two = (n: number): string => String(n).padStart(2, '0');

/** `4:05`, `1:02:03`. */
export function timeText(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return `${hours ? `${hours}:${two(minutes)}` : minutes}:${two(Math.floor(seconds % 60))}`;
}
