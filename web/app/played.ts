/** What was played to its end: kept by this browser, and nowhere else. */

import { PEERS } from '../board/geometry';
import { isLevel as isKnown, type Level } from './bands';
import type { KeptGame } from './games';
import { dayOf, isLevel, noon, recipeOf } from './recipe';
import { singlesSolve } from './singles';

/** A puzzle that was solved. */
export interface Solved {
  id: string;
  title: string;
  /** Nothing where it is not known. */
  level: Level | '';
  seconds: number;
  /** How often the player was helped. */
  helps: number;
  /** When, in milliseconds. */
  at: number;
}

const KEY = 'ninerooks-played';
/** The newest ones are kept: some 150 bytes each. */
const MOST = 3000;

const isSolved = (one: Partial<Solved> | null): one is Solved =>
  typeof one?.id === 'string' && typeof one.title === 'string' && typeof one.level === 'string' && typeof one.seconds === 'number' && typeof one.helps === 'number' && typeof one.at === 'number';

/** The level that a puzzle has by its name. */
export function namedLevel(title: string): Level | '' {
  const wanted = recipeOf(title)?.wanted ?? '';
  return isLevel(wanted) ? wanted : '';
}

/** The level of a puzzle, as far as its name or singles tell it. */
export const levelOf = (title: string, start: readonly number[]): Level | '' => namedLevel(title) || (singlesSolve(start) ? 'easy' : '');

/** What is such a puzzle in what may be a list of them. */
const solvedIn = (list: unknown): Solved[] => (Array.isArray(list) ? (list as (Partial<Solved> | null)[]).filter(isSolved) : []);

/** All that were solved, the newest first. */
export function solved(): Solved[] {
  try {
    return solvedIn(JSON.parse(localStorage.getItem(KEY) ?? '[]'));
  } catch {
    return [];
  }
}

/** Adds one; a game that is solved again after Undo stays as it was solved first. Says whether it is new. */
export function addSolved(one: Solved): boolean {
  const all = solved();
  if (all.some(({ id }) => id === one.id)) return false;
  put([one, ...all]);
  return true;
}

function put(all: readonly Solved[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(all.slice(0, MOST)));
  } catch {
    // Storage is full, or turned off: as long as the game is kept, it says the same.
  }
}

/** Adds those of a file, which may be of another device. */
export function takeSolved(list: unknown): void {
  const known = solved();
  const ids = new Set(known.map(({ id }) => id));
  const more = solvedIn(list).filter(({ id }) => !ids.has(id));
  if (more.length > 0) put([...known, ...more].sort((a, b) => b.at - a.at));
}

/** Games that an older version saw the end of, which are not in the list; none that was solved for the player. */
export function earlier(games: readonly KeptGame[], known: readonly Solved[]): Solved[] {
  const ids = new Set(known.map(({ id }) => id));
  return games
    .filter(({ id, digits, givens, given }) => !given && !ids.has(id) && digits !== givens && isRight(digits))
    .map(({ id, title, givens, seconds, helps, changed, level = '' }) => ({ id, title, level: isKnown(level) ? level : levelOf(title, [...givens].map((sign) => Number(sign) || 0)), seconds: seconds || 0, helps: helps ?? 0, at: changed }));
}

/** Whether a board is full, and no digit is there twice. */
const isRight = (digits: string): boolean => /^[1-9]{81}$/.test(digits) && PEERS.every((peers, cell) => peers.every((peer) => digits[peer] !== digits[cell]));

/** What is to be told of one level. */
export interface LevelSum {
  level: Level | '';
  count: number;
  /** The shortest and the middle time of those without help; nothing where there is none. */
  best: number | undefined;
  middle: number | undefined;
}

export function sums(all: readonly Solved[], levels: readonly (Level | '')[]): LevelSum[] {
  return levels.flatMap((level) => {
    const these = all.filter((one) => one.level === level);
    const times = these.filter(({ helps, seconds }) => helps === 0 && seconds > 0).map(({ seconds }) => seconds).sort((a, b) => a - b);
    return these.length ? [{ level, count: these.length, best: times[0], middle: times[Math.floor((times.length - 1) / 2)] }] : [];
  });
}

/** The day before another, on the calendar. */
const before = (day: Date): Date => new Date(day.getFullYear(), day.getMonth(), day.getDate() - 1, 12);

/** Days in a row with a puzzle solved, up to today; one that has none yet today does not break it. And the longest such row. */
export function streak(all: readonly Solved[], now: Date): { now: number; longest: number } {
  const days = new Set(all.map(({ at }) => dayOf(new Date(at))));
  const back = (from: Date): number => {
    let count = 0;
    for (let day = from; days.has(dayOf(day)); day = before(day)) count += 1;
    return count;
  };
  const longest = Math.max(0, ...[...days].map((day) => back(noon(day))));
  return { now: back(days.has(dayOf(now)) ? now : before(now)), longest };
}
