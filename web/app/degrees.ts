/**
 * What a hint says at each degree: which part of the board to look at, then what to look for there, then where it is, then all of
 * it. Each degree says what the one before did and one thing more; none shows what was not asked for yet.
 */

import { box, cellName, column, row } from '../board/geometry';
import type { Hatch } from '../board/board';
import type { StepView } from '../engine/generated/ninerooks';
import { placeText, techniqueName } from './said';
import { patternOf, whereOf } from './where';
import { cells as cellsText, houses as housesText } from './why/names';
import { excluding } from './why/simple';
import type { House, Shape } from './why/shape';
import { gap, t } from './words.svelte';

/** How much of a step is shown. */
export type Degree = 'region' | 'kind' | 'place' | 'whole';
export const DEGREES: readonly Degree[] = ['region', 'kind', 'place', 'whole'];

/** More boxes than this are no place to look at. */
const MOST_BOXES = 4;

/** The part of the board that a step is in; `isWide`: it goes on beyond that. */
export interface Region {
  houses: House[];
  isWide: boolean;
}

const CELLS = Array.from({ length: 81 }, (_, cell) => cell);
const boxOf = (cell: number): House => `b${box(cell) + 1}`;
const housesOf = (cell: number): House[] => [boxOf(cell), `r${row(cell) + 1}`, `c${column(cell) + 1}`];
const HOUSES = [...new Set(CELLS.flatMap(housesOf))].sort();
const inHouse = (house: House): number[] => CELLS.filter((cell) => housesOf(cell).includes(house));
/** The index of `r1c2`, or of the cell of `3r1c2`. */
const cellOfName = (name: string): number => CELLS.findIndex((cell) => name.endsWith(cellName(cell)));

const shapeOf = (view: StepView): Shape => JSON.parse(view.shape) as Shape;

/** The cells of a region. */
export const cellsOf = ({ houses }: Region): number[] => [...new Set(houses.flatMap(inHouse))];

/** Which houses a person looks at first. */
export function regionOf(view: StepView): Region {
  const shape = shapeOf(view);
  switch (shape.kind) {
    case 'single':
      return only([shape.house ?? fullest(view, cellOfName(shape.target))]);
    case 'intersection':
      return only([shape.base]);
    case 'subset':
      return only(shape.houses.slice(0, 1));
    case 'fish':
      return only(shape.base);
    case 'hypothesis':
    case 'whip':
    case 'refutation':
      return around(patternCells(view), boxOf(cellOfName(shape.target)));
    default:
      return around(patternCells(view));
  }
}

const only = (houses: House[]): Region => ({ houses, isWide: false });

/** The house of a cell in which the fewest are empty: there it is seen soonest. */
function fullest({ before }: StepView, cell: number): House {
  const open = (house: House): number => inHouse(house).filter((one) => !before.values[one]).length;
  return housesOf(cell).reduce((best, house) => (open(house) < open(best) ? house : best));
}

/** One house or two that hold all the cells, or else their boxes; of what is all over the board where it begins, or the box with the most of it. */
function around(cells: readonly number[], begins?: House): Region {
  const holds = (houses: readonly House[]): boolean => cells.every((cell) => housesOf(cell).some((house) => houses.includes(house)));
  const touched = HOUSES.filter((house) => cells.some((cell) => housesOf(cell).includes(house)));
  const one = touched.find((house) => holds([house]));
  if (one) return only([one]);
  for (const [i, first] of touched.entries()) {
    const second = touched.slice(i + 1).find((house) => holds([first, house]));
    if (second) return only([first, second]);
  }
  const boxes = touched.filter((house) => house.startsWith('b'));
  if (boxes.length <= MOST_BOXES) return only(boxes);
  const count = (house: House): number => cells.filter((cell) => boxOf(cell) === house).length;
  return { houses: [begins ?? boxes.reduce((best, house) => (count(house) > count(best) ? house : best))], isWide: true };
}

/** The cells of the pattern, without those that something is only eliminated from. */
function patternCells(view: StepView): number[] {
  const cells = cellsOfPattern(view);
  return cells.length > 0 ? cells : whereOf(view);
}

const cellsOfPattern = (view: StepView): number[] => [...new Set(patternOf(view).map(({ candidate }) => candidate % 81))];

/** The digit that a step is about, where that is what to look for and not yet the answer. */
function digitOf(view: StepView): string {
  const shape = shapeOf(view);
  if (shape.kind === 'single') return shape.house && view.step.technique !== 'full-house' ? (shape.target[0] ?? '') : '';
  return shape.kind === 'intersection' || shape.kind === 'fish' ? shape.digit : '';
}

/** The cells from which a digit is seen to have one place in a house; nothing where marks have to be known besides. */
function blockersOf(view: StepView): { house: House; from: number[]; out: number[]; cell: number; digit: number } | undefined {
  const shape = shapeOf(view);
  if (shape.kind !== 'single' || !shape.house) return undefined;
  const [cell, digit, house] = [cellOfName(shape.target), Number(shape.target[0]), shape.house];
  const out = inHouse(house).filter((one) => one !== cell && !view.before.values[one]);
  const from = excluding(String(digit), cellName(cell), house, view.before).map(cellOfName);
  return out.length > 0 && from.length === 0 ? undefined : { house, from, out, cell, digit };
}

/** For each other digit a cell that the single sees it in; nothing where one of them was only eliminated. */
function counted(view: StepView): Hatch | undefined {
  const shape = shapeOf(view);
  if (shape.kind !== 'single' || shape.house) return undefined;
  const [cell, digit] = [cellOfName(shape.target), Number(shape.target[0])];
  const others = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((one) => one !== digit);
  const seen = others.map((other) => CELLS.find((one) => view.before.values[one] === other && housesOf(one).some((house) => housesOf(cell).includes(house))));
  const from = seen.filter((one) => one !== undefined);
  return from.length === others.length ? { from, out: [], left: { cell, digit } } : undefined;
}

/** What is laid over the board while only a part is told. */
export function partOf(view: StepView, degree: Exclude<Degree, 'whole'>): { shaded: number[]; hatch?: Hatch } {
  if (degree !== 'place') return { shaded: cellsOf(regionOf(view)) };
  const blockers = blockersOf(view);
  const cells = cellsOfPattern(view);
  // Of patterns of digits nothing is marked but what they eliminate.
  if (!blockers || blockers.out.length === 0) return { shaded: cells.length > 0 ? cells : cellsOf(regionOf(view)) };
  return { shaded: inHouse(blockers.house), hatch: { from: blockers.from, out: [] } };
}

/** All of a single as somebody without pencil marks sees it: lines that are crossed, or digits that are counted. */
export function withoutMarks(view: StepView): { shaded: number[]; hatch: Hatch } | undefined {
  const blockers = blockersOf(view);
  if (blockers) {
    const { house, from, out, cell, digit } = blockers;
    return { shaded: inHouse(house), hatch: { from, out, left: { cell, digit } } };
  }
  const hatch = counted(view);
  return hatch && { shaded: [], hatch };
}

/** What a hint says before all of the step is shown: the lead, its name where that is told, and the rest. */
export function partText(view: StepView, degree: Exclude<Degree, 'whole'>): { lead: string; name: string; rest: string } {
  const region = regionOf(view);
  const houses = housesText(region.houses);
  if (degree === 'region') return { lead: region.isWide ? t('hint-wide', { houses }) : t('hint-region', { houses }), name: '', rest: '' };
  const digit = digitOf(view);
  const named = { lead: t('hint-look'), name: techniqueName(view.step), rest: digit ? t('hint-comma') + t('hint-digit', { digit }) : '' };
  if (degree === 'kind') return named;
  const asked = questionOf(view);
  return { ...named, rest: asked ? `${t('page-full', { text: named.rest })}${gap()}${asked}` : named.rest + t('hint-comma') + exactly(view) };
}

/** Of a digit that is seen from others: what to ask oneself. */
function questionOf(view: StepView): string {
  const blockers = blockersOf(view);
  if (!blockers || blockers.out.length === 0) return '';
  return t('hint-blockers', { house: housesText([blockers.house]), cells: cellsText(blockers.from.map(cellName)) });
}

/** Where it is, in words. */
function exactly(view: StepView): string {
  const shape = shapeOf(view);
  if (shape.kind === 'subset') return t('place-cells', { cells: cellsText(shape.cells) });
  if (shape.kind !== 'single') return placeText(view);
  return blockersOf(view) || !shape.house ? t('place-cells', { cells: shape.target.slice(1) }) : placeText(view);
}

/** The same in a sentence, for those who hear it. */
export function partSpoken(view: StepView, degree: Exclude<Degree, 'whole'>): string {
  const { lead, name, rest } = partText(view, degree);
  return name ? `${lead}${gap()}${name}${rest}` : lead;
}
