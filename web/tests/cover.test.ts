import { describe, expect, it } from 'vitest';

import { counted, highlightsOf, linesOf, sumText } from '../app/cover';
import type { CoverView, State, Weighted } from '../engine/generated/ninerooks';

const set = (name: string, candidates: number[], times = 1): Weighted => ({ set: name, times, sector: { index: 0, name, candidates } });

/** Candidates 1 and 2 are in a truth that one link covers twice over; 3 is in that link only. */
const COVER: CoverView = {
  text: '',
  sets: '',
  truths: [set('1R1', [1, 2])],
  links: [set('1b1', [1, 3], 2)],
  rank: 1,
  scale: 2,
  sums: [
    { candidate: 1, truths: 1, links: 2, weight: 1, result: 'stays' },
    { candidate: 2, truths: 1, links: 0, weight: -1, result: 'uncovered' },
    { candidate: 3, truths: 0, links: 2, weight: 2, result: 'reaches' },
  ],
  eliminated: [],
  uncovered: [2],
};
const SOUND: CoverView = {
  ...COVER,
  sums: COVER.sums.map((sum) => (sum.candidate === 3 ? { ...sum, result: 'eliminated' } : sum)),
  eliminated: [3],
  uncovered: [],
};

describe('sums in words', () => {
  it('tell every set and what it comes to', () => {
    expect(sumText(SOUND, 3)).toBe('1r1c4: in truths 0; in links 2 × 1b1 = 2; 2 − 0 ≥ scale 2: eliminated');
    expect(sumText(SOUND, 1)).toBe('1r1c2: in truths 1R1 = 1; in links 2 × 1b1 = 2; 2 − 1 < scale 2: stays');
    expect(sumText(SOUND, 80)).toBe('1r9c9: in none of the sets');
  });
  it('say when something is not covered', () => {
    expect(sumText(COVER, 2)).toBe('1r1c3: in truths 1R1 = 1; in links 0; 0 − 1 < 0: not covered');
    expect(sumText(COVER, 3)).toContain(': would be eliminated if all were covered');
  });
  it('count', () => {
    expect([counted(1, 'truths'), counted(0, 'links')]).toEqual(['1 truth', '0 links']);
  });
});

describe('sets on the board', () => {
  const state: State = { values: Array<number>(81).fill(0), givens: Array<boolean>(81).fill(false), candidates: Array<number>(81).fill(511) };
  state.values[2] = 5;
  state.candidates[3] = 510;

  it('are drawn through live candidates only, truths above links', () => {
    expect(linesOf(state, COVER)).toEqual([
      { kind: 'link', candidates: [1] },
      { kind: 'truth', candidates: [1] },
    ]);
  });
  it('mark what is covered, what is not, and what is eliminated', () => {
    expect(highlightsOf(COVER, []).map(({ kind }) => kind)).toEqual(['both', 'bad', 'link']);
    expect(highlightsOf(SOUND, [3]).at(-1)?.kind).toBe('eliminated');
  });
});
