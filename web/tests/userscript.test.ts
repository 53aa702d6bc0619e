/** What the user script reads of the objects of pages, as they are and as they are not. */

import { afterEach, expect, test, vi } from 'vitest';

import { fpuzzles } from '../userscript/fpuzzles';
import { line, linkTo } from '../userscript/link';
import type { Reading, Seen } from '../userscript/seen';
import { sudokupad } from '../userscript/sudokupad';

afterEach(() => vi.unstubAllGlobals());

const seen = (reading: Reading): Seen[] => ('cells' in reading ? reading.cells : []);
const fault = (reading: Reading): string => ('fault' in reading ? reading.fault : '');

/** A board of SudokuPad with these cells, empty otherwise. */
function pad(some: Record<number, object>, puzzle: object = {}, count = 81): Reading {
  const cells = Array.from({ length: count }, (_, i) => ({ given: undefined, value: undefined, candidates: [], ...some[i] }));
  vi.stubGlobal('Framework', { app: { puzzle: { cells, ...puzzle } } });
  return sudokupad.read();
}

/** A board of f-puzzles. */
function editor(some: Record<number, object>, size = 9): Reading {
  const cell = (i: number): object => ({ value: 0, given: false, centerPencilMarks: [], ...some[i] });
  vi.stubGlobal('grid', Array.from({ length: size }, (_, row) => Array.from({ length: size }, (_, column) => cell(row * size + column))));
  return fpuzzles.read();
}

test('SudokuPad: givens, digits of the player, and marks in the middle', () => {
  const cells = seen(pad({ 0: { given: '5' }, 1: { value: '7' }, 80: { candidates: ['3', '1', '1', 'A'], pencilmarks: ['9'] } }));
  expect(cells).toHaveLength(81);
  expect(cells[0]).toEqual({ value: 5, given: true, marks: [] });
  expect(cells[1]).toEqual({ value: 7, given: false, marks: [] });
  expect(cells[80]).toEqual({ value: 0, given: false, marks: [1, 3] });
});

test('SudokuPad: a given under fog is not looked at', () => {
  expect(seen(pad({ 0: { given: '5', hideclue: true } }))[0]).toEqual({ value: 0, given: false, marks: [] });
  expect(seen(pad({ 0: { given: '5', hideclue: true, value: '5' } }))[0]).toEqual({ value: 5, given: false, marks: [] });
});

test('SudokuPad: regions that are not the boxes are refused, boxes and cages are not', () => {
  const row = Array.from({ length: 9 }, (_, column) => [0, column]);
  const box = Array.from({ length: 9 }, (_, i) => [Math.floor(i / 3), i % 3]);
  expect(fault(pad({}, { currentPuzzle: { regions: [row] } }))).toMatch(/not the nine boxes/);
  expect(seen(pad({}, { currentPuzzle: { regions: [box, [[0, 0], [5, 5]]] } }))).toHaveLength(81);
});

test('f-puzzles: givens, digits of the player, and marks of the player before those of the author', () => {
  const cells = seen(editor({ 0: { value: 5, given: true }, 1: { value: 7 }, 2: { centerPencilMarks: [2, 1], givenPencilMarks: [1, 2, 3] }, 3: { givenPencilMarks: [4, 6] } }));
  expect(cells.slice(0, 4)).toEqual([
    { value: 5, given: true, marks: [] },
    { value: 7, given: false, marks: [] },
    { value: 0, given: false, marks: [1, 2] },
    { value: 0, given: false, marks: [4, 6] },
  ]);
  expect(fault(editor({ 0: { region: 3 } }))).toMatch(/not the nine boxes/);
  expect(seen(editor({ 0: { region: 0 }, 80: { region: 8 } }))).toHaveLength(81);
});

test('pages that are not as expected are named, and boards of other sizes', () => {
  expect(fault(sudokupad.read())).toMatch(/SudokuPad has changed/);
  expect(fault(fpuzzles.read())).toMatch(/f-puzzles has changed/);
  for (const framework of [null, {}, { app: { puzzle: { cells: 'none' } } }, { app: { puzzle: { cells: [1, 2] } } }, { app: { puzzle: { cells: [{}] } } }]) {
    vi.stubGlobal('Framework', framework);
    expect(fault(sudokupad.read())).toMatch(/SudokuPad has changed/);
  }
  for (const grid of [null, [], [[]].concat([[1 as never]]), [[{}]]]) {
    vi.stubGlobal('grid', grid);
    expect(fault(fpuzzles.read())).toMatch(/f-puzzles has changed/);
  }
  expect(fault(pad({}, {}, 36))).toMatch(/nine rows and nine columns/);
  expect(fault(editor({}, 6))).toMatch(/nine rows and nine columns/);
});

test('the link has the digits, and marks those of the player', () => {
  const cells = seen(pad({ 0: { given: '5' }, 1: { value: '7', candidates: ['7'] }, 2: { candidates: ['1'] } }));
  expect(line(cells)).toBe(`5+7${'.'.repeat(79)}`);
  expect(linkTo('https://example.org/sudoku/', cells)).toBe(`https://example.org/sudoku/#&text=5%2B7${'.'.repeat(79)}`);
  expect(linkTo('', cells)).toBeUndefined();
});
