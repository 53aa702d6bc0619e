import { describe, expect, it } from 'vitest';

import { candidateOf } from '../../board/geometry';
import type { MarkView, State, StepView, AssumptionView } from '../../engine/generated/ninerooks';
import { highlights, stages } from './layers';
import { model, named, pointOf, type Wanted } from './model';
import { ABOVE, HOME, keyed, moved } from './view';

const state: State = {
  values: Array.from({ length: 81 }, (_, cell) => (cell === 80 ? 7 : 0)),
  givens: Array<boolean>(81).fill(false),
  candidates: Array.from({ length: 81 }, (_, cell) => (cell < 2 ? 0b11 : 0)),
};
const [a, b, c, d] = [candidateOf(1, 0), candidateOf(2, 0), candidateOf(1, 1), candidateOf(2, 1)] as const;
const chains = [
  { names: ['A', 'a'] as [string, string], sides: [[a], [b]] as [number[], number[]], edges: [[a, b, '1N1']] as [number, number, string][] },
  { names: ['B', 'b'] as [string, string], sides: [[c], [d]] as [number[], number[]], edges: [[c, d, '1N2']] as [number, number, string][] },
];
const base: Wanted = {
  state,
  chains: named(chains, []),
  weak: [[a, c], [b, d]],
  chosen: new Set([0]),
  weakLinks: 'none',
  digit: 0,
  step: undefined,
};
const step = (roles: [number, string][]): StepView =>
  ({ scene: { roles, tags: [], edges: [{ from: [b], to: [c], strong: false }], nets: [] } }) as unknown as StepView;

describe('the cube', () => {
  it('has a place for each candidate', () => {
    expect(pointOf(candidateOf(9, 80))).toEqual({ column: 8, digit: 8, row: 8 });
    expect(model(base).nodes.map(({ kind, letter }) => kind + letter)).toEqual(['capitalA', 'smalla', 'plain', 'plain', 'placed']);
  });

  it('shows the links of the chains chosen, and one layer alone', () => {
    expect(model(base).edges).toHaveLength(1);
    expect(model({ ...base, weakLinks: 'all' }).edges).toHaveLength(3);
    expect(model({ ...base, weakLinks: 'chains' }).edges).toHaveLength(1);
    expect(model({ ...base, weakLinks: 'chains', chosen: new Set([0, 1]) }).edges.filter(({ strong }) => !strong)).toHaveLength(2);
    expect(model({ ...base, weakLinks: 'all', digit: 1 })).toMatchObject({ edges: [{ strong: false }], nodes: [{}, {}] });
  });

  it('names chains as the step does, and lights what it uses', () => {
    const own = named(chains, [[[d], [c]]]);
    expect(own.map(({ names, sides, used }) => [names[0], sides[0][0], used])).toEqual([
      ['A', d, true],
      ['B', a, false],
    ]);
    const lit = model({ ...base, step: step([[b, 'eliminated'], [c, 'truth']]) });
    expect(lit.nodes.map(({ fate, lit, dim }) => [fate, lit, dim])).toEqual([
      [undefined, false, true],
      ['eliminated', true, false],
      [undefined, true, false],
      [undefined, false, true],
      [undefined, false, true],
    ]);
    expect(lit.edges.map(({ lit, dim }) => [lit, dim])).toEqual([[true, false], [false, true]]);
  });
});

describe('the view', () => {
  it('turns by keys and stays within bounds', () => {
    expect(keyed(HOME, 'ArrowLeft')?.turn).toBeGreaterThan(HOME.turn);
    expect(keyed(moved(HOME, { turn: 2 }), '0')).toEqual(HOME);
    expect(keyed(HOME, 'x')).toBeUndefined();
    expect(moved(HOME, { tilt: 9 }).tilt).toBe(ABOVE.tilt);
  });
});

describe('the layers of a hypothesis', () => {
  const mark = (candidate: number, letter: string, is_true: boolean, layer: number, way = 0): MarkView => ({ candidate, letter, is_true, layer, way, why: '' });
  const one: AssumptionView = { ways: [{ candidate: a, is_true: true, conflict: 'r1c2 would be empty', empty: [c, d] }], start: undefined, meeting: undefined, meets: [] };

  it('come one after the other, and the conflict at the end', () => {
    const marks = [mark(c, 'a', false, 0), mark(d, 'B', false, 1)];
    const all = stages(marks);
    expect(all.map(({ name }) => name)).toEqual(['Assume', 'A', 'B', 'End']);
    const shown = all.map((stage) => highlights(marks, one, stage, [a]).map(({ kind, tag }) => `${kind} ${tag}`));
    expect(shown).toEqual([['truth ?'], ['truth ?', 'eliminated a'], ['truth ?', 'eliminated a', 'eliminated B'], ['truth ?', 'bad a', 'bad B']]);
  });

  it('have circles and squares on two ways', () => {
    const two: AssumptionView = {
      ways: [{ candidate: a, is_true: true, conflict: undefined, empty: [] }, { candidate: b, is_true: true, conflict: undefined, empty: [] }],
      start: 'r1c1',
      meeting: '',
      meets: [],
    };
    const marks = [mark(c, 'A', true, 0, 0), mark(c, 'C', true, 2, 1), mark(b, 'a', false, 0, 0)];
    const end = stages(marks).at(-1)!;
    expect(highlights(marks, two, end, [d]).map(({ kind, tag }) => `${kind} ${tag ?? ''}`)).toEqual(['truth ?', 'fin ?', 'two A C', 'eliminated ']);
  });
});
