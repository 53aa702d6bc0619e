import { describe, expect, it } from 'vitest';

import { counted, wished } from '../app/found';
import type { StepLine } from '../engine/generated/ninerooks';

const step = (technique: string, placements: number[], eliminations: number[]): StepLine => ({
  technique,
  name: technique.toUpperCase(),
  line: technique,
  placements,
  eliminations,
  uniqueness: false,
  cost: 0,
});

// 1r1c1 is 0, 1r1c2 is 1, 2r1c1 is 81.
const LINES = [step('wing', [], [1]), step('single', [81], []), step('fish', [], [0, 1]), step('wing', [], [0, 1])];
const WISH = { order: 'found', digit: 0, candidate: undefined } as const;
const order = (wish: Parameters<typeof wished>[1]): number[] => wished(LINES, wish).flatMap(({ entries }) => entries.map(({ index }) => index));

describe('the list of all steps', () => {
  it('stands as it was found, or by effect', () => {
    expect(order(WISH)).toEqual([0, 1, 2, 3]);
    expect(order({ ...WISH, order: 'effect' })).toEqual([1, 2, 3, 0]);
  });
  it('shows one technique alone', () => {
    expect(order({ ...WISH, technique: 'wing' })).toEqual([0, 3]);
    expect(order({ ...WISH, technique: 'wing', candidate: 0 })).toEqual([3]);
    expect(order({ ...WISH, technique: 'jellyfish' })).toEqual([]);
  });
  it('is grouped by technique or by result', () => {
    expect(wished(LINES, { ...WISH, order: 'technique' }).map(({ name, entries }) => [name, entries.length])).toEqual([
      ['WING', 2],
      ['SINGLE', 1],
      ['FISH', 1],
    ]);
    expect(wished(LINES, { ...WISH, order: 'result' }).map(({ name, entries }) => [name, entries.length])).toEqual([
      ['r1c2<>1', 1],
      ['r1c1=2', 1],
      ['r1c1<>1, r1c2<>1', 2],
    ]);
  });
  it('is asked for a digit, or for what removes a candidate', () => {
    expect(order({ ...WISH, digit: 2 })).toEqual([1]);
    expect(order({ ...WISH, candidate: 0 })).toEqual([2, 3]);
    expect(order({ ...WISH, candidate: 0, digit: 2 })).toEqual([]);
  });
  it('counts its techniques', () => {
    expect(counted(LINES).map(({ id, count, steps }) => [id, count, steps])).toEqual([
      ['wing', 2, [0, 3]],
      ['single', 1, [1]],
      ['fish', 1, [2]],
    ]);
  });
});
