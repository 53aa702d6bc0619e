/** What can be put on the setter's desk: digits, and rules as the engine names them. */

import { cellName } from '../../board/geometry';

/** How a tool is used: a digit in a cell, a line drawn from cell to cell, two neighbours, a set of cells, or a switch for the whole grid. */
export type Way = 'digit' | 'line' | 'pair' | 'cells' | 'cell' | 'grid';

export interface Tool {
  id: string;
  way: Way;
  /** What has to be typed: nothing, a number, or digits; a number that may be left out. */
  asks?: 'number' | 'digits' | 'maybe';
  /** The rule with these cells and what was typed. */
  rule(cells: readonly number[], typed: string): string;
}

const line = (cells: readonly number[]): string => cells.map(cellName).join('-');
const set = (cells: readonly number[]): string => [...cells].sort((a, b) => a - b).map(cellName).join(' ');

const lineOf = (id: string, name: string): Tool => ({ id, way: 'line', rule: (cells) => `${name} ${line(cells)}` });
const pairOf = (id: string, name: string): Tool => ({ id, way: 'pair', rule: (cells) => `${name} ${line(cells)}` });
const among = (id: string, digits: string): Tool => ({ id, way: 'cells', rule: (cells) => `one of ${digits} in ${set(cells)}` });
const everywhere = (id: string, name: string): Tool => ({ id, way: 'grid', rule: () => name });

export const TOOLS: readonly Tool[] = [
  { id: 'digit', way: 'digit', rule: () => '' },
  { id: 'cage', way: 'cells', asks: 'maybe', rule: (cells, sum) => (sum ? `cage ${sum} ${set(cells)}` : `different cells ${set(cells)}`) },
  lineOf('thermo', 'thermo'),
  lineOf('arrow', 'arrow'),
  { id: 'little-killer', way: 'line', asks: 'number', rule: (cells, sum) => `little killer ${sum} ${line(cells)}` },
  pairOf('white-dot', 'white dot'),
  pairOf('black-dot', 'black dot'),
  pairOf('v', 'V'),
  pairOf('x', 'X'),
  pairOf('greater', 'greater than'),
  lineOf('german', 'German whisper'),
  lineOf('dutch', 'Dutch whisper'),
  lineOf('palindrome', 'palindrome'),
  lineOf('renban', 'renban'),
  lineOf('slow-thermo', 'slow thermo'),
  lineOf('region-sum', 'region sum line'),
  lineOf('zipper', 'zipper line'),
  { id: 'quadruple', way: 'cell', asks: 'digits', rule: (cells, digits) => `quadruple ${digits} ${cellName(cells[0] ?? 0)}` },
  among('odd', '13579'),
  among('even', '2468'),
  { id: 'region', way: 'cells', rule: (cells) => `extra region ${set(cells)}` },
  { id: 'least', way: 'cell', rule: (cells) => `least ${cellName(cells[0] ?? 0)}` },
  { id: 'greatest', way: 'cell', rule: (cells) => `greatest ${cellName(cells[0] ?? 0)}` },
  everywhere('falling', 'falling diagonal'),
  everywhere('rising', 'rising diagonal'),
  everywhere('knight', 'anti-knight'),
  everywhere('king', 'anti-king'),
  everywhere('consecutive', 'non-consecutive'),
  everywhere('windoku', 'windoku'),
  everywhere('disjoint', 'disjoint groups'),
  everywhere('entropy', 'entropy'),
  everywhere('all-dots', 'all dots are drawn'),
  everywhere('all-sums', 'all V and X are drawn'),
];

/** The cells that a rule names: `r1c1-r1c2`, and `r12c3` for two cells. */
export function cellsOf(rule: string): number[] {
  return [...rule.matchAll(/r(\d+)c(\d+)/g)].flatMap(([, rows = '', columns = '']) =>
    [...rows].flatMap((row) => [...columns].map((column) => (Number(row) - 1) * 9 + Number(column) - 1)),
  );
}
