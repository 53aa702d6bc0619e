/** The states of a game that were visited, as a tree: another step at a state makes a branch, and going back loses none. */

import { cellName, digitsOf } from '../../board/geometry';
import type { State } from '../../engine/generated/ninerooks';

/** How a state came about. */
export interface Came {
  /** The technique's id. */
  technique?: string | undefined;
  /** The technique's English name, or nothing where the player did it by hand. */
  name: string;
  /** What was done, in a line. */
  line: string;
  /** What the step costs. */
  cost?: number | undefined;
}

/** A state, as `keyOf` writes it, and the number of the one before it; the first has −1. */
export interface Visit extends Came {
  key: string;
  parent: number;
}

/** A line of the list. */
export interface Row extends Came {
  index: number;
  /** How many branches it is away from the first one. */
  level: number;
  /** How many steps it is away from the beginning. */
  depth: number;
}

/** A game has no more of them: each is kept with it. */
export const MOST_STATES = 1000;

export class Tree {
  readonly visits: Visit[];
  /** The state that is on the board. */
  at = 0;
  readonly #places = new Map<string, number>();

  constructor(visits: readonly Visit[]) {
    this.visits = [...visits];
    this.visits.forEach(({ key }, index) => this.#places.set(key, index));
  }

  static from(key: string): Tree {
    return new Tree([{ key, parent: -1, name: '', line: '' }]);
  }

  /** The number of a state, or −1. */
  find(key: string): number {
    return this.#places.get(key) ?? -1;
  }

  /** Adds a state after another; gives back its number, or −1 where there is no room. */
  add(parent: number, key: string, came: Came): number {
    const known = this.find(key);
    if (known >= 0) return known;
    if (this.visits.length >= MOST_STATES) return -1;
    this.visits.push({ key, parent, ...came });
    this.#places.set(key, this.visits.length - 1);
    return this.visits.length - 1;
  }

  /** All states in lines: what was tried first goes on without indentation, and each other branch comes right after the step that it replaces. */
  rows(): Row[] {
    const after = this.visits.map((): number[] => []);
    this.visits.forEach(({ parent }, index) => after[parent]?.push(index));
    const rows: Row[] = [];
    const row = (index: number, level: number, depth: number): void => {
      const { technique, name, line, cost } = this.visits[index] as Visit;
      rows.push({ index, level, depth, technique, name, line, cost });
    };
    const follow = (from: number, level: number, depth: number): void => {
      for (let at = from, d = depth; ; d++) {
        const [first, ...others] = after[at] ?? [];
        if (first === undefined) return;
        row(first, level, d + 1);
        for (const other of others) {
          row(other, level + 1, d + 1);
          follow(other, level + 1, d + 1);
        }
        at = first;
      }
    };
    row(0, 1, 0);
    follow(0, 1, 0);
    return rows;
  }

  toText(): string {
    return JSON.stringify(this.visits);
  }

  /** A tree that was kept; nothing where the text is none. */
  static read(text: string | undefined): Tree | undefined {
    try {
      const said = JSON.parse(text ?? '') as unknown;
      if (!Array.isArray(said) || said.length === 0 || said.length > MOST_STATES) return undefined;
      const visits = said as Partial<Visit>[];
      const isSound = visits.every(
        ({ key, parent, name, line }, i) =>
          typeof key === 'string' && isKey(key) && typeof name === 'string' && typeof line === 'string' && Number.isInteger(parent) && (parent as number) < i && (parent as number) >= (i ? 0 : -1),
      );
      return isSound ? new Tree(visits as Visit[]) : undefined;
    } catch {
      return undefined;
    }
  }
}

const CELL = /\+?[1-9]|\.[0-9a-v]{2}/g;
const isKey = (key: string): boolean => key.match(CELL)?.length === 81 && key.replace(CELL, '') === '';

/** The board of a line that `keyOf` wrote. */
export function stateOf(key: string): State {
  const cells = key.match(CELL) ?? [];
  const digit = (cell: string): number => (cell.startsWith('.') ? 0 : Number(cell.replace('+', '')));
  return {
    values: cells.map(digit),
    givens: cells.map((cell) => /^[1-9]/.test(cell)),
    candidates: cells.map((cell) => (cell.startsWith('.') ? parseInt(cell.slice(1), 32) : 0)),
  };
}

/** In how many cells two boards differ. */
export const distance = (a: State, b: State): number =>
  a.values.filter((value, cell) => value !== b.values[cell] || (value === 0 && a.candidates[cell] !== b.candidates[cell])).length;

/** More are only counted. */
const MOST_NAMED = 4;

/** What the player did between two boards, in signs: digits, `-r1c4` for one that was taken away, or else candidates, `+5r1c4` for one that is back. */
export function byHand(before: State, after: State): string {
  const digits: string[] = [];
  const candidates: string[] = [];
  after.values.forEach((value, cell) => {
    const old = before.values[cell] ?? 0;
    const [was, is] = [before.candidates[cell] ?? 0, after.candidates[cell] ?? 0];
    if (value && value !== old) digits.push(`${cellName(cell)}=${value}`);
    else if (old && !value) digits.push(`-${cellName(cell)}`);
    else if (!value) {
      for (const digit of digitsOf(was & ~is)) candidates.push(`${cellName(cell)}<>${digit}`);
      for (const digit of digitsOf(is & ~was)) candidates.push(`+${digit}${cellName(cell)}`);
    }
  });
  const done = digits.length > 0 ? digits : candidates;
  return done.length > MOST_NAMED ? `${done.slice(0, MOST_NAMED).join(', ')}… (${done.length})` : done.join(', ') || '=';
}
