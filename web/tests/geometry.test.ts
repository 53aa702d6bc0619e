import { describe, expect, it } from 'vitest';

import type { BoardView } from '../board/board';
import { PEERS, candidateName, candidateOf, cellOf, digitAt, digitOf, place } from '../board/geometry';
import { fromFragment, toFragment } from '../app/share';
import { label } from '../app/spoken';

describe('geometry', () => {
  it('finds the digit of a place where that digit stands', () => {
    for (let digit = 1; digit <= 9; digit++) {
      const { x, y } = place(candidateOf(digit, 0));
      expect(digitAt((x - 30) / 60, (y - 24) / 60)).toBe(digit);
    }
  });
  it('numbers candidates as the engine does', () => {
    expect(candidateOf(3, 31)).toBe(2 * 81 + 31);
    expect([digitOf(193), cellOf(193), candidateName(193)]).toEqual([3, 31, '3r4c5']);
  });
  it('gives each cell twenty peers', () => {
    expect(PEERS.every((peers) => peers.length === 20)).toBe(true);
  });
});

describe('labels', () => {
  const view = { values: [5, 0], givens: [true, false], candidates: [0, 0b1001], showCandidates: true, wrong: new Set() } as unknown as BoardView;
  it('says what is in a cell', () => {
    expect(label(view, 0)).toBe('row 1 column 1, given 5');
    expect(label(view, 1)).toBe('row 1 column 2, empty, candidates 1 4');
  });
});

describe('fragments', () => {
  it('come back as they went', () => {
    const shared = { board: 'S9Babc', step: 12, view: 'sets', profile: 'basic', start: undefined };
    expect(fromFragment(toFragment(shared))).toEqual(shared);
    expect(toFragment({ board: 'S9Babc' })).toBe('#S9Babc');
    expect(fromFragment('#S9Babc&step=-1').step).toBeUndefined();
  });
});
