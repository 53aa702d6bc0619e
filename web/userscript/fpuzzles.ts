/**
 * f-puzzles, by Eric Fox. Its global `grid` has rows of cells with `value`, 0 for none, `given`, `region`, and marks:
 * `centerPencilMarks` of the player, `givenPencilMarks` of the author. Other user scripts rely on the same:
 * https://github.com/dclamage/SudokuSolver.
 */

import { changed, digit, digits, list, notBoxes, notNine, object, type Reading, type Seen, type Site, type Unknown } from './seen';

/** The page's own; a variable of its scripts, maybe no property of the window. */
declare const grid: unknown;

function read(): Reading {
  const rows = typeof grid === 'undefined' ? undefined : list(grid)?.map((row) => list(row)?.map(object));
  if (!rows || rows.length === 0 || rows.some((row) => !row || row.some((cell) => !cell || !('value' in cell)))) return changed('f-puzzles');
  const cells = rows.flatMap((row) => row ?? []);
  if (rows.length !== 9 || rows.some((row) => row?.length !== 9)) return notNine;
  if (!cells.every(isInBox)) return notBoxes;
  return { cells: cells.map(seen) };
}

function seen(cell: Unknown): Seen {
  const value = digit(cell?.['value']);
  const own = digits(cell?.['centerPencilMarks']);
  const given = digits(cell?.['givenPencilMarks']);
  return { value, given: value > 0 && cell?.['given'] === true, marks: own.length > 0 ? own : given };
}

/** Whether a cell is in the region with the number of its box, where it says its region. */
function isInBox(cell: Unknown, at: number): boolean {
  const region = cell?.['region'];
  const box = Math.floor(at / 27) * 3 + Math.floor((at % 9) / 3);
  return typeof region !== 'number' || region === box;
}

export const fpuzzles: Site = { name: 'f-puzzles', hosts: ['f-puzzles.com'], read };
