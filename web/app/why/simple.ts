/** Why steps of houses, fish and wings are right, in short. */

import { cellName } from '../../board/geometry';
import type { State, StepView } from '../../engine/generated/ninerooks';
import { listed, t } from '../words.svelte';
import { candidatesOf, cellOfName, cells, digitOfName, digits, houses } from './names';
import type { Cell, Shape } from './shape';

type Of<K extends Shape['kind']> = Extract<Shape, { kind: K }>;

export function single({ target, house }: Of<'single'>, { step, before }: StepView): string {
  const named = { digit: digitOfName(target), cell: cellOfName(target) };
  if (!house) return t('why-cell', named);
  const said = { ...named, house: houses([house]) };
  if (step.technique === 'full-house') return t('why-last', said);
  const blockers = excluding(named.digit, named.cell, house, before);
  return blockers.length > 0 ? t('why-house-seen', { ...said, cells: cells(blockers) }) : t('why-house', said);
}

/** The cells with a digit that keep it out of all empty cells of a house but one, as few as come by looking; none where they do not do. */
export function excluding(digit: string, place: Cell, house: string, { values }: State): Cell[] {
  const all = values.map((_, cell) => cellName(cell));
  const inHouse = (cell: Cell): boolean => (house[0] === 'b' ? boxOf(cell) === Number(house[1]) : cell.includes(house));
  const blockers = all.filter((_, cell) => values[cell] === Number(digit));
  let left = all.filter((cell, i) => !values[i] && inHouse(cell) && cell !== place);
  const taken: Cell[] = [];
  while (left.length > 0) {
    const hit = (blocker: Cell): number => left.filter((cell) => sees(blocker, cell)).length;
    const best = blockers.reduce<Cell | undefined>((best, next) => (hit(next) > (best ? hit(best) : 0) ? next : best), undefined);
    if (!best) return [];
    taken.push(best);
    left = left.filter((cell) => !sees(best, cell));
  }
  return taken;
}

export const intersection = ({ digit, base, cover }: Of<'intersection'>, result: string): string =>
  t('why-locked', { digit, houses: houses([base]), others: houses([cover]), result });

/** A sum of one rule, or what houses leave with those of some. */
export const summed = ({ sum, houses: own }: Of<'summed'>, result: string): string =>
  own.length ? t('why-summed-houses', { sum, houses: houses(own), total: 45 * own.length, result }) : t('why-summed', { sum, result });

export const ruled = ({ truth, places }: Of<'ruled'>, result: string): string =>
  'rule' in truth && places.length === 1 ? t('why-ruled-place', { candidate: places[0] ?? '', result }) : t('why-ruled', { places: listed(places, 'disjunction'), result });

export function subset({ side, cells: at, digits: of, houses: within }: Of<'subset'>, result: string): string {
  if (within.length === 0) return t('why-subset-rules', { cells: cells(at), digits: digits(of), result });
  return t(side === 'naked' ? 'why-naked' : 'why-hidden', { cells: cells(at), digits: digits(of), house: houses(within), result });
}

export function fish({ digit, base, cover, fins }: Of<'fish'>, result: string): string {
  const named = { digit, houses: houses(base), others: houses(cover), result };
  if (fins.length === 0) return t('why-fish', named);
  return cover.length > base.length ? t('why-two-fish', { ...named, fins: cells(fins) }) : t('why-finned', { ...named, fins: cells(fins), count: fins.length });
}

/** The number of its box. */
const boxOf = (cell: Cell): number => Math.floor((Number(cell[1]) - 1) / 3) * 3 + Math.floor((Number(cell[3]) - 1) / 3) + 1;

const sees = (one: Cell, other: Cell): boolean => one[1] === other[1] || one[3] === other[3] || boxOf(one) === boxOf(other);

export function bentSubset({ cells: all, digits: of, common }: Of<'bent-subset'>, before: State, result: string): string {
  const [digit] = common;
  if (!digit) return t('why-bent-locked', { cells: cells(all), digits: digits(of), result });
  const pivots = all.filter((cell) => all.every((other) => other === cell || sees(cell, other)));
  const [pivot] = pivots;
  if (all.length > 3 || !pivot || pivots.length > 1) return t('why-bent', { cells: cells(all), digits: digits(of), digit, result });
  const pincers = listed(all.filter((cell) => cell !== pivot), 'disjunction');
  const own = candidatesOf(before, pivot);
  return t(own.includes(digit) ? 'why-xyz-wing' : 'why-xy-wing', { pivot, pincers, digit, digits: digits(own), result });
}

export const remotePair = ({ digits: of, sides: [one, other] }: Of<'remote-pair'>, result: string): string =>
  t('why-remote-pair', { digits: digits(of), one: cells(one), other: cells(other), result });

export const almostLockedCandidates = ({ digits: of, naked_in, naked, hidden_in, hidden }: Of<'almost-locked-candidates'>, result: string): string =>
  t('why-almost-locked', { digits: digits(of), naked: cells(naked), line: houses([naked_in]), hidden: cells(hidden), house: houses([hidden_in]), result });

export function sueDeCoq({ line, block, crossing, in_line, in_box }: Of<'sue-de-coq'>, result: string): string {
  const all = cells([...crossing.cells, ...in_line.cells, ...in_box.cells]);
  return t('why-sue-de-coq', { cells: all, digits: digits([...new Set([...crossing.digits, ...in_line.digits, ...in_box.digits])]), line: houses([line]), house: houses([block]), result });
}

export function fireworks({ pivots, wings }: Of<'fireworks'>, result: string): string {
  const all = new Set(pivots.flatMap(({ in_row, in_column }) => [...in_row, ...in_column]));
  const pivot = pivots.map(({ cell }) => cell);
  return t('why-fireworks', { digits: digits([...all]), pivots: listed(pivot), cells: cells([...pivot, ...wings]), result });
}

export const multiSector = ({ cells: all, links }: Of<'multi-sector'>, result: string): string =>
  t('why-multi-sector', { count: all.length, cells: cells(all), links: links.map(({ house, digits: of }) => of.join('') + house).join(', '), result });
