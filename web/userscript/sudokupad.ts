/**
 * SudokuPad, by Sven Neumann. Its global `Framework` has the puzzle that is shown: 81 cells in reading order, each with `given`,
 * `value`, marks in the middle (`candidates`) and in the corners (`pencilmarks`). Both digits are text. Other user scripts rely
 * on the same: https://github.com/yusitnikov/sudokupad-sven-magic.
 */

import { changed, digit, digits, list, notBoxes, notNine, object, type Reading, type Seen, type Site, type Unknown } from './seen';

/** The page's own; a constant of its scripts, so no property of the window. */
declare const Framework: unknown;

const framework = (): Unknown => (typeof Framework === 'undefined' ? undefined : object(Framework));

function read(): Reading {
  const puzzle = object(object(framework()?.['app'])?.['puzzle']);
  const cells = list(puzzle?.['cells'])?.map(object);
  if (!cells || cells.length === 0 || cells.some((cell) => !cell || !('value' in cell || 'given' in cell))) return changed('SudokuPad');
  if (cells.length !== 81) return notNine;
  if (!hasBoxes(object(puzzle?.['currentPuzzle']))) return notBoxes;
  return { cells: cells.map(seen) };
}

function seen(cell: Unknown): Seen {
  // Under fog a given is not to be seen.
  const given = cell?.['hideclue'] ? 0 : digit(cell?.['given']);
  return { value: given || digit(cell?.['value']), given: given > 0, marks: digits(cell?.['candidates']) };
}

/** Whether the regions, where the puzzle names nine, are the boxes. */
function hasBoxes(puzzle: Unknown): boolean {
  const regions = list(puzzle?.['regions'])?.map(list) ?? [];
  const box = (place: unknown): number => {
    const [row, column] = list(place)?.map(Number) ?? [];
    return Math.floor((row ?? NaN) / 3) * 3 + Math.floor((column ?? NaN) / 3);
  };
  return regions.filter((region) => region?.length === 9).every((region) => new Set(region?.map(box)).size === 1);
}

export const sudokupad: Site = { name: 'SudokuPad', hosts: ['sudokupad.app', 'crackingthecryptic.com'], read };
