/** The time of a game, as far as it concerns whoever plays it: whether it stands still, and how much help there was. */

import { SvelteMap } from 'svelte/reactivity';

import type { Bench } from './bench.svelte';
import { isLevel, type Level } from './library/file';
import { levelOf } from './played';

export class Round {
  readonly #bench: Bench;
  /** The board is hidden, and the clock stands. */
  paused = $state(false);
  /** The game on the board was played to its end, here and now. */
  won = $state(false);
  /** How often the player was helped in each game. */
  readonly #helps = new Map<string, number>();

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

  /** The level of the game on the board: that which somebody has said, or else as far as its name or singles tell it. */
  get present(): Level | '' {
    const { game, title, start } = this.#bench;
    return this.level(game?.id ?? '') || levelOf(title, start.values);
  }
}

const two = (n: number): string => String(n).padStart(2, '0');

/** `4:05`, `1:02:03`. */
export function timeText(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return `${hours ? `${hours}:${two(minutes)}` : minutes}:${two(Math.floor(seconds % 60))}`;
}
