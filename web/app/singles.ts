/** Whether a puzzle needs nothing but singles: whoever solves it has no use for pencil marks at the start. */

import { box, column, digitsOf, leftBy, row } from '../board/geometry';

const HOUSES: readonly (readonly number[])[] = [row, column, box].flatMap((of) =>
  Array.from({ length: 9 }, (_, house) => Array.from({ length: 81 }, (_, cell) => cell).filter((cell) => of(cell) === house)),
);

/** A cell that has one candidate, or one place that a house has for a digit; nothing where there is neither. */
function single(candidates: readonly number[]): [cell: number, digit: number] | undefined {
  for (const [cell, bits] of candidates.entries()) {
    const [digit, other] = digitsOf(bits);
    if (digit && !other) return [cell, digit];
  }
  for (const house of HOUSES) {
    for (let digit = 1; digit <= 9; digit++) {
      const [place, other] = house.filter((cell) => (candidates[cell] ?? 0) & (1 << (digit - 1)));
      if (place !== undefined && other === undefined) return [place, digit];
    }
  }
  return undefined;
}

/** Whether singles alone fill the board; not of one that is full. */
export function singlesSolve(start: readonly number[]): boolean {
  const values = [...start];
  let left = values.filter((value) => !value).length;
  // Fewer givens have more than one solution.
  if (left === 0 || left > 64) return false;
  for (; left > 0; left--) {
    const found = single(leftBy(values));
    if (!found) return false;
    values[found[0]] = found[1];
  }
  return true;
}
