/** The files of the library: puzzles as `cargo xtask library` writes them, and the hall of fame as people did. */

import { isBand, isPathLevel, type Band, type PathLevel } from '../bands';

/** What is known of a puzzle that is well known. */
export interface Fame {
  name: string;
  author: string;
  year: string;
  story: string;
}

export interface Entry {
  /** 81 characters, a dot for an empty cell. It is what games are found by. */
  givens: string;
  level: PathLevel;
  /** What the steps of its path cost together. */
  cost: number;
  er: number;
  /** The technique of the dearest step. */
  hardest: string;
  /** How hard it is for people, and how long they take. */
  band: Band;
  minutes: number;
  fame?: Fame | undefined;
}

export interface Shelf {
  /** Such as `step 3`, `x-wing` or `hall`. */
  id: string;
  kind: 'step' | 'technique' | 'hall' | 'all';
  /** Of a step: its number, from 1. */
  number: number;
  /** Whether its paths may assume that the solution is unique. */
  assuming: boolean;
  entries: Entry[];
}

/** Behind a technique whose puzzles have paths that assume one solution. */
const ASSUMING = ' assuming';

/** Every puzzle once. */
export const ALL = 'all';

/** The famous puzzles by their givens. */
export function famesOf(text: string): Map<string, Fame> {
  const fames = new Map<string, Fame>();
  for (const block of text.split(/\n\n+/)) {
    const [head = '', givens = '', ...story] = block.trim().split('\n');
    const [name = '', author = '', year = ''] = head.split('|').map((part) => part.trim());
    if (!head.startsWith('#') && givens.length === 81) fames.set(givens, { name, author, year, story: story.join(' ') });
  }
  return fames;
}

const NONE: ReadonlyMap<string, Fame> = new Map();

function entryOf(line: string, fames: ReadonlyMap<string, Fame>): Entry | undefined {
  const [givens = '', level = '', cost, er, hardest = '', band = '', minutes] = line.split(' ');
  if (givens.length !== 81 || !isPathLevel(level) || !isBand(band)) return undefined;
  return { givens, level, cost: Number(cost), er: Number(er), hardest, band, minutes: Number(minutes), fame: fames.get(givens) };
}

/** The shelves in the order of the file, without those that are empty. */
export function shelvesOf(text: string, hall: string): Shelf[] {
  const fames = famesOf(hall);
  const shelves: Shelf[] = [];
  for (const line of text.split('\n')) {
    if (!line || line.startsWith('#')) continue;
    if (line.startsWith('- ')) {
      const assuming = line.endsWith(ASSUMING);
      const id = line.slice(2).replace(ASSUMING, '');
      const number = Number(/^step (\d+)$/.exec(id)?.[1] ?? 0);
      shelves.push({ id, kind: number ? 'step' : id === 'hall' ? 'hall' : 'technique', number, assuming, entries: [] });
      continue;
    }
    const entry = entryOf(line, shelves.at(-1)?.kind === 'hall' ? fames : NONE);
    if (entry) shelves.at(-1)?.entries.push(entry);
  }
  return shelves.filter(({ entries }) => entries.length > 0);
}

/** A shelf of every puzzle, each as it is first found. */
export function allOf(shelves: readonly Shelf[]): Shelf {
  const seen = new Map<string, Entry>();
  for (const entry of shelves.flatMap(({ entries }) => entries)) if (!seen.has(entry.givens)) seen.set(entry.givens, entry);
  return { id: ALL, kind: 'all', number: 0, assuming: false, entries: [...seen.values()] };
}
