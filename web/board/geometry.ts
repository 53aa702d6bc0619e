/** Where things are on the board: the same numbers as in the pictures that the engine draws. */

export const LEFT = 30;
export const TOP = 24;
export const CELL = 60;
/** What is shown of those pictures: their margins are wider than a page has room for. */
export const VIEW = { x: 7, y: 5, width: 571, height: 573 };
/** The same with room for numbers outside the grid, of the same form. */
export const WIDE = { x: 3, y: -6, width: 594, height: 596 };
/** The way from one candidate of a cell to the next. */
export const STEP = 18.6;
/** The size of the mark around a candidate. */
export const MARK = 8.3;

export interface Point {
  x: number;
  y: number;
}

export const row = (cell: number): number => Math.floor(cell / 9);
export const column = (cell: number): number => cell % 9;
export const box = (cell: number): number => Math.floor(row(cell) / 3) * 3 + Math.floor(column(cell) / 3);
export const digitOf = (candidate: number): number => Math.floor(candidate / 81) + 1;
export const cellOf = (candidate: number): number => candidate % 81;
export const candidateOf = (digit: number, cell: number): number => (digit - 1) * 81 + cell;
export const cellName = (cell: number): string => `r${row(cell) + 1}c${column(cell) + 1}`;
export const candidateName = (candidate: number): string => `${digitOf(candidate)}${cellName(cellOf(candidate))}`;

/** The digits of a cell's bits. */
export const digitsOf = (bits: number): number[] => [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((d) => bits & (1 << (d - 1)));

export const corner = (cell: number): Point => ({ x: LEFT + column(cell) * CELL, y: TOP + row(cell) * CELL });

export function middle(cell: number): Point {
  const { x, y } = corner(cell);
  return { x: x + CELL / 2, y: y + CELL / 2 };
}

/** The place of a candidate in its cell, 1 to 9 as on a telephone. */
export function place(candidate: number): Point {
  const { x, y } = middle(cellOf(candidate));
  const digit = digitOf(candidate) - 1;
  return { x: x + ((digit % 3) - 1) * STEP, y: y + (Math.floor(digit / 3) - 1) * STEP };
}

/** The digit at a place within a cell, given as parts of its side. */
export function digitAt(x: number, y: number): number {
  const third = (part: number): number => Math.max(0, Math.min(2, Math.floor(part * 3)));
  return third(y) * 3 + third(x) + 1;
}

/** What the arrow keys add to row and column. */
export const ARROWS: Readonly<Record<string, readonly [down: number, right: number]>> = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

/** The next cell that way; at an edge it is the one at the other end. */
export const next = (cell: number, [down, right]: readonly [number, number]): number => ((row(cell) + down + 9) % 9) * 9 + ((column(cell) + right + 9) % 9);

/** The cells that share a house with a cell. */
export const PEERS: readonly (readonly number[])[] = Array.from({ length: 81 }, (_, cell) =>
  Array.from({ length: 81 }, (_, other) => other).filter(
    (other) =>
      other !== cell && (row(other) === row(cell) || column(other) === column(cell) || box(other) === box(cell)),
  ),
);

/** What the digits leave in each cell, as bits; nothing in a cell that has one. */
export const leftBy = (values: readonly number[]): number[] =>
  values.map((value, cell) => (value ? 0 : (PEERS[cell] ?? []).reduce((bits, peer) => bits & ~((1 << (values[peer] ?? 0)) >> 1), 511)));
