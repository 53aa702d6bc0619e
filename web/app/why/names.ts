/** Cells, digits, houses and candidates of a shape, as a sentence names them. */

import { digitsOf } from '../../board/geometry';
import type { State } from '../../engine/generated/ninerooks';
import { listed, t } from '../words.svelte';
import type { Als, Candidate, Cell, Digit, House, Node, Sector } from './shape';

/** Of more candidates than this only the first are named. */
const MOST = 8;

const unique = <T>(list: readonly T[]): T[] => [...new Set(list)];

/** Columns of each row, or rows of each column, where several have the same: `{ 26: '49' }` for r26c49. */
function grouped(pairs: readonly (readonly [string, string])[]): [string, string][] {
  const crossing = new Map<string, string>();
  for (const [line, other] of pairs) crossing.set(line, (crossing.get(line) ?? '') + other);
  const lines = new Map<string, string>();
  for (const [line, others] of [...crossing].sort()) {
    const sorted = [...others].sort().join('');
    lines.set(sorted, (lines.get(sorted) ?? '') + line);
  }
  return [...lines].map(([others, line]) => [line, others]);
}

/** `r2c49`, `r8c4`: as the forums write cells, in as few parts as there can be. */
export function parts(names: readonly Cell[]): string[] {
  const pairs = unique(names).map((name) => [name[1] ?? '', name[3] ?? ''] as const);
  const byRow = grouped(pairs).map(([row, column]) => `r${row}c${column}`);
  const byColumn = grouped(pairs.map(([row, column]) => [column, row] as const)).map(([column, row]) => `r${row}c${column}`);
  return byColumn.length < byRow.length ? byColumn : byRow;
}

/** `r2c49 and r8c4`. */
export const cells = (names: readonly Cell[]): string => listed(parts(names));

/** `r2c4 or r8c4`: cells one by one where they are few. */
export const oneOfCells = (names: readonly Cell[]): string => listed(names.length <= 4 ? names : parts(names), 'disjunction');

export const digits = (names: readonly Digit[]): string => listed([...names].sort());
export const oneOfDigits = (names: readonly Digit[]): string => listed([...names].sort(), 'disjunction');

const KINDS = { r: ['house-row', 'house-rows'], c: ['house-column', 'house-columns'], b: ['house-box', 'house-boxes'] } as const;

/** `row 1`, `rows 1 and 7`, `rows 3 and 9 and box 6`. */
export function houses(names: readonly House[]): string {
  const kinds = (['r', 'c', 'b'] as const).map((kind) => [kind, unique(names).filter((name) => name.startsWith(kind)).map((name) => name.slice(1))] as const);
  const said = kinds.filter(([, numbers]) => numbers.length > 0).map(([kind, numbers]) => {
    const [one, many] = KINDS[kind];
    return numbers.length === 1 ? t(one, { number: numbers[0] ?? '' }) : t(many, { numbers: listed(numbers) });
  });
  return listed(said);
}

export const digitOfName = (name: Candidate): Digit => name[0] ?? '';
export const cellOfName = (name: Candidate): Cell => name.slice(1);

/** `3 in r2c49`. */
export const at = (digit: Digit, names: readonly Cell[]): string => t('why-at', { digit, cells: cells(names) });
export const candidate = (name: Candidate): string => at(digitOfName(name), [cellOfName(name)]);

/** Candidates in a line: `3r2c49`, those of a digit together. */
export function notation(names: readonly Candidate[]): string {
  const few = names.slice(0, MOST);
  const each = unique(few.map(digitOfName)).sort().map((digit) => digit + parts(few.filter((name) => digitOfName(name) === digit).map(cellOfName)).join(','));
  return each.join(' ') + (names.length > MOST ? ' …' : '');
}

/** `3 in r1c2 or 4 in r1c3`; many in a line. */
export const oneOf = (names: readonly Candidate[]): string => (names.length <= 4 ? listed(names.map(candidate), 'disjunction') : t('why-among', { candidates: notation(names) }));

/** `3 in r1c2 and 4 in r1c3`; many in a line. */
export const allOf = (names: readonly Candidate[]): string => (names.length <= 4 ? listed(names.map(candidate)) : notation(names));

/** `r4c9,r56c7 {4589}`: cells with their digits. */
export const withDigits = ({ cells: names, digits: of }: Als): string => `${parts(names).join(',')} {${of.join('')}}`;

/** `3 in r2c49`; of an almost-hidden set `3 or 5 in r2c1`. */
export function node(of: Node): string {
  if ('candidate' in of) return candidate(of.candidate);
  if ('group' in of) return at(of.group.digit, of.group.cells);
  if ('als' in of) return at(of.als.digit, of.als.set.cells);
  return at(oneOfDigits(of.ahs.digits), [of.ahs.cell]);
}

/** What a sector is: a cell, or a digit in a house. */
export function sector(name: Sector): { cell: Cell } | { digit: Digit; house: House } {
  const [first = '', kind = '', last = ''] = name;
  return kind === 'N' ? { cell: `r${first}c${last}` } : { digit: first, house: kind.toLowerCase() + last };
}

/** What would be wrong: `there would be no digit left for r5c3`. */
export function end(of: { empty: Sector } | { both: Candidate } | { clash: Candidate }): string {
  if ('both' in of || 'clash' in of) return t('why-end-both', { candidate: candidate('both' in of ? of.both : of.clash) });
  const empty = sector(of.empty);
  return 'cell' in empty ? t('why-end-cell', empty) : t('why-end-house', { digit: empty.digit, house: houses([empty.house]) });
}

/** The candidates of a cell. */
export function candidatesOf({ candidates }: State, name: Cell): Digit[] {
  return digitsOf(candidates[(Number(name[1]) - 1) * 9 + Number(name[3]) - 1] ?? 0).map(String);
}

/** Two sentences after each other. */
export const both = (first: string, second: string): string => t('why-both', { first, second });
