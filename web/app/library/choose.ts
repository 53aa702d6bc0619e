/** Which puzzles of a shelf are shown, and in which order. */

import { bandRank, type Band } from '../bands';
import type { Entry } from './file';

/** How far the player is with a puzzle. */
export type Mark = 'new' | 'begun' | 'solved';
export const MARKS: readonly Mark[] = ['new', 'begun', 'solved'];

export type Order = 'shelf' | 'minutes' | 'cost' | 'er' | 'hardest-first';
export const ORDERS: readonly Order[] = ['shelf', 'minutes', 'cost', 'er', 'hardest-first'];

/** What is wanted. Nothing in a field: all. */
export interface Wanted {
  from: Band | '';
  to: Band | '';
  least: number | null | undefined;
  most: number | null | undefined;
  technique: string;
  mark: Mark | '';
  order: Order;
}

export const ANY: Readonly<Wanted> = { from: '', to: '', least: undefined, most: undefined, technique: '', mark: '', order: 'shelf' };

/** A puzzle with its number on the shelf, from 1. */
export interface Found {
  entry: Entry;
  number: number;
}

function fits(entry: Entry, mark: Mark, wanted: Wanted): boolean {
  const { from, to, least, most, technique } = wanted;
  if (from && bandRank(entry.band) < bandRank(from)) return false;
  if (to && bandRank(entry.band) > bandRank(to)) return false;
  if (typeof least === 'number' && entry.er < least) return false;
  if (typeof most === 'number' && entry.er > most) return false;
  return (!technique || entry.hardest === technique) && (!wanted.mark || mark === wanted.mark);
}

const COMPARE: Record<Order, (a: Entry, b: Entry) => number> = {
  shelf: () => 0,
  minutes: (a, b) => a.minutes - b.minutes,
  cost: (a, b) => a.cost - b.cost,
  er: (a, b) => a.er - b.er || a.cost - b.cost,
  'hardest-first': (a, b) => b.er - a.er || b.cost - a.cost,
};

export function choose(entries: readonly Entry[], wanted: Wanted, markOf: (entry: Entry) => Mark): Found[] {
  const found = entries.map((entry, i): Found => ({ entry, number: i + 1 })).filter(({ entry }) => fits(entry, markOf(entry), wanted));
  return found.sort((a, b) => COMPARE[wanted.order](a.entry, b.entry));
}

/** What a kept game says of its puzzle. */
export interface Played {
  givens: string;
  digits: string;
  touched?: boolean;
}

/** Whether these 81 digits are a solution: of a puzzle with one solution they are the solution then. */
export function isSolution(digits: string): boolean {
  const units = [...Array(9).keys()].flatMap((i) => [
    [...Array(9).keys()].map((k) => i * 9 + k),
    [...Array(9).keys()].map((k) => k * 9 + i),
    [...Array(9).keys()].map((k) => (Math.floor(i / 3) * 3 + Math.floor(k / 3)) * 9 + (i % 3) * 3 + (k % 3)),
  ]);
  return /^[1-9]{81}$/.test(digits) && units.every((cells) => new Set(cells.map((cell) => digits[cell])).size === 9);
}

/** How far the player is, by givens: as far as with that of its games that went furthest. */
export function marksOf(games: readonly Played[]): Map<string, Mark> {
  const marks = new Map<string, Mark>();
  for (const { givens, digits, touched } of games) {
    if (isSolution(digits)) marks.set(givens, 'solved');
    else if ((touched ?? digits !== givens) && !marks.has(givens)) marks.set(givens, 'begun');
  }
  return marks;
}
