import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { ANY, choose, isSolution, marksOf, type Mark, type Wanted } from '../app/library/choose';
import { BANDS, type Band } from '../app/bands';
import { allOf, famesOf, shelvesOf, type Entry } from '../app/library/file';

const SOLVED = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
const [ONE, TWO, THREE] = ['1', '2', '3'].map((digit) => digit.padEnd(81, '.')) as [string, string, string];
const HALL = `# words: a | b | c\n\nGolden Nugget | tarek |\n${ONE}\nA sentence.\n\nNameless | |\n${TWO}\nAnother.\n`;
const FILE = `# words\n- step 1\n${ONE} easy 80 1.2 hidden-single gentle 5.1\n${TWO} medium 150 2.6 naked-pair tough 9.5\n- bug-plus-one assuming\n${THREE} hard 300 5.6 bug-plus-one evil 20.0\n- x-wing\n- hall\n${ONE} easy 80 1.2 hidden-single gentle 5.1\n`;

describe('the files', () => {
  it('shelves have puzzles with what is said of them; empty ones and bad lines are left out', () => {
    const shelves = shelvesOf(`${FILE}short hard 1 1.0 x-wing evil 20.0\n${TWO} harsh 1 1.0 x-wing evil 20.0\n${TWO} hard 1 1.0 x-wing harsh 20.0\n${TWO} hard 1 1.0 x-wing\n`, HALL);
    expect(shelves.map(({ id, kind, number, assuming, entries }) => [id, kind, number, assuming, entries.length])).toEqual([
      ['step 1', 'step', 1, false, 2],
      ['bug-plus-one', 'technique', 0, true, 1],
      ['hall', 'hall', 0, false, 1],
    ]);
    expect(shelves[0]?.entries[1]).toEqual({ givens: TWO, level: 'medium', cost: 150, er: 2.6, hardest: 'naked-pair', band: 'tough', minutes: 9.5, fame: undefined });
    expect(shelves[2]?.entries[0]?.fame).toEqual({ name: 'Golden Nugget', author: 'tarek', year: '', story: 'A sentence.' });
    expect(famesOf(HALL).get(TWO)).toMatchObject({ name: 'Nameless', author: '', year: '' });
    expect(allOf(shelves).entries.map(({ givens }) => givens)).toEqual([ONE, TWO, THREE]);
  });

  it('those that are shipped have a step for each band, the quickest first, techniques, and famous puzzles that all have a name', () => {
    const [text, hall] = ['library.txt', 'hall.txt'].map((name) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8')) as [string, string];
    const shelves = shelvesOf(text, hall);
    const steps = shelves.filter(({ kind }) => kind === 'step');
    expect(steps.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    for (const [at, { entries }] of steps.entries()) {
      expect([...new Set(entries.map(({ band }) => band))]).toEqual([BANDS[at]?.id]);
      const minutes = entries.map((entry) => entry.minutes);
      expect(minutes).toEqual(minutes.toSorted((a, b) => a - b));
    }
    for (const { id, entries } of shelves.filter(({ kind }) => kind === 'technique')) expect(entries.every(({ hardest }) => hardest === id)).toBe(true);
    const famous = shelves.find(({ kind }) => kind === 'hall')?.entries ?? [];
    expect(famous.length).toBe(famesOf(hall).size);
    expect(famous.every(({ fame }) => fame?.name && fame.story)).toBe(true);
  });
});

describe('the choice', () => {
  const entry = (band: Band, minutes: number, cost: number, er: number, hardest: string): Entry => ({ givens: `${cost}`, level: 'hard', cost, er, hardest, band, minutes });
  const shelf = [
    entry('evil', 18, 300, 4.2, 'x-wing'),
    entry('mild', 6, 80, 1.2, 'hidden-single'),
    entry('nightmare', 40, 900, 8.3, 'forcing'),
    entry('evil', 21, 200, 4.2, 'skyscraper'),
  ];
  const marks = new Map<string, Mark>([['80', 'solved'], ['900', 'begun']]);
  const numbers = (wanted: Partial<Wanted>): number[] => choose(shelf, { ...ANY, ...wanted }, ({ givens }) => marks.get(givens) ?? 'new').map(({ number }) => number);

  it('nothing wanted is everything, in its own order', () => {
    expect(numbers({})).toEqual([1, 2, 3, 4]);
    // What a field says that was emptied.
    expect(numbers({ least: null, most: null })).toEqual([1, 2, 3, 4]);
  });

  it('band, ER, technique and progress are all wanted at once; bounds belong to it', () => {
    expect(numbers({ from: 'tough' })).toEqual([1, 3, 4]);
    expect(numbers({ from: 'evil', to: 'evil' })).toEqual([1, 4]);
    expect(numbers({ from: 'evil', to: 'mild' })).toEqual([]);
    expect(numbers({ least: 1.2, most: 4.2 })).toEqual([1, 2, 4]);
    expect(numbers({ least: 4.3 })).toEqual([3]);
    expect(numbers({ technique: 'x-wing' })).toEqual([1]);
    expect(numbers({ mark: 'new' })).toEqual([1, 4]);
    expect(numbers({ mark: 'solved', from: 'evil' })).toEqual([]);
  });

  it('orders', () => {
    expect(numbers({ order: 'minutes' })).toEqual([2, 1, 4, 3]);
    expect(numbers({ order: 'cost' })).toEqual([2, 4, 1, 3]);
    expect(numbers({ order: 'er' })).toEqual([2, 4, 1, 3]);
    expect(numbers({ order: 'hardest-first' })).toEqual([3, 1, 4, 2]);
  });
});

describe('progress', () => {
  it('a full board that is wrong is no solution', () => {
    expect(isSolution(SOLVED)).toBe(true);
    expect(isSolution(`${SOLVED.slice(0, 80)}1`)).toBe(false);
    // Two rows exchanged over boxes: rows and columns are right.
    expect(isSolution(SOLVED.slice(27, 36) + SOLVED.slice(9, 27) + SOLVED.slice(0, 9) + SOLVED.slice(36))).toBe(false);
    expect(isSolution('')).toBe(false);
  });

  it('is what the games say: touched is begun, and solved in one of them is solved', () => {
    const marks = marksOf([
      { givens: ONE, digits: ONE, touched: true },
      { givens: ONE, digits: SOLVED, touched: true },
      { givens: TWO, digits: TWO, touched: false },
      { givens: THREE, digits: `34${THREE.slice(2)}` },
    ]);
    expect([...marks]).toEqual([[ONE, 'solved'], [THREE, 'begun']]);
  });
});
