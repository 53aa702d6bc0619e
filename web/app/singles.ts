/** Whether a puzzle needs nothing but singles: whoever solves it has no use for pencil marks at the start. */

import { PEERS, box, column, leftBy, row } from '../board/geometry';

const HOUSES: readonly (readonly number[])[] = [row, column, box].flatMap((of) =>
  Array.from({ length: 9 }, (_, house) => Array.from({ length: 81 }, (_, cell) => cell).filter((cell) => of(cell) === house)),
);

/** A cell that has one candidate, or one place that a house has for a digit, with the bit of the digit; nothing where there is neither. */
function single(candidates: readonly number[]): [cell: number, bit: number] | undefined {
  const naked = candidates.findIndex((bits) => bits !== 0 && (bits & (bits - 1)) === 0);
  if (naked >= 0) return [naked, candidates[naked] ?? 0];
  for (const house of HOUSES) {
    let [once, twice] = [0, 0];
    for (const cell of house) {
      const bits = candidates[cell] ?? 0;
      twice |= once & bits;
      once |= bits;
    }
    const only = once & ~twice;
    const bit = only & -only;
    const place = house.find((cell) => (candidates[cell] ?? 0) & bit);
    if (place !== undefined) return [place, bit];
  }
  return undefined;
}

/** Whether singles alone fill the board; not of one that is full. */
export function singlesSolve(start: readonly number[]): boolean {
  let left = start.filter((value) => !value).length;
  // Fewer givens have more than one solution.
  if (left === 0 || left > 64) return false;
  const candidates = leftBy(start);
  for (; left > 0; left--) {
    const [cell, bit] = single(candidates) ?? [];
    if (cell === undefined || bit === undefined) return false;
    candidates[cell] = 0;
    for (const peer of PEERS[cell] ?? []) candidates[peer] = (candidates[peer] ?? 0) & ~bit;
  }
  return true;
}
