import { expect, it } from 'vitest';

import { fromFragment, toFragment } from '../app/share';

it('what an address says is read back', () => {
  const shared = {
    board: 'S9B01',
    step: 12,
    is: 'X-Wing: 3 r17\\c49 => r268c4<>3',
    view: 'sets',
    profile: 'basic',
    sets: '{3R17} {3c49}',
    drawn: {
      cell_colors: [[80, 5] as [number, number]],
      candidate_colors: [[728, 1] as [number, number]],
      links: [
        { from: 0, to: 728, kind: 'weak' as const },
        { from: 1, to: 2, kind: 'strong' as const },
      ],
    },
    assumed: { candidate: 0, isTrue: false },
    patterns: {
      digit: 9,
      asks: [{ digit: 4 }, { method: 'clash' }, { method: 'clash' }],
      assumed: [
        { pick: { digit: 9, cell: 40, number: undefined }, keep: false },
        { pick: { digit: 9, cell: undefined, number: 12 }, keep: true },
        { follow: 'two-cells' },
      ],
    },
  };
  expect(fromFragment(toFragment(shared))).toEqual(shared);
  expect(toFragment({ board: 'S9B01', view: 'solve', profile: 'default' })).toBe('#S9B01');
});

it('what is broken in an address is left out', () => {
  const { drawn, step } = fromFragment('#S9B01&step=-3&drawn=c81-1.c2-9.k729-1.s5-5.w3-900.x1-2.c3-2');
  expect(step).toBeUndefined();
  for (const spoiled of ['729t', '5', 't', '-5f']) expect(fromFragment(`#S9B01&if=${spoiled}`).assumed).toBeUndefined();
  expect(fromFragment('#S9B01&pom=9.b4.k9c81.fclash').patterns).toEqual({ digit: 9, asks: [{ digit: 4 }], assumed: [] });
  expect(fromFragment('#S9B01&pom=0.b4').patterns).toBeUndefined();
  expect(drawn).toEqual({ cell_colors: [[3, 2]], candidate_colors: [], links: [] });
});

it('a text of any format comes in decoded', () => {
  const text = 'https://f-puzzles.com/?load=N4Ig%2B&x=1';
  expect(fromFragment(`#&text=${encodeURIComponent(text)}`).board).toBe(text);
  expect(fromFragment('#S9B01&text=other').board).toBe('S9B01');
  expect(fromFragment('#&text=').board).toBeUndefined();
});
