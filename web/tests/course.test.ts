import { describe, expect, it } from 'vitest';

import { WAITS, after, answered, cardOf, isDue, isKnown, type Card } from '../app/course/boxes';
import { lessonsOf } from '../app/course/file';
import { introOf } from '../app/course/intro';
import { fits, withArticle, wrong, type Does } from '../app/course/judge';
import { merged, readCards, written } from '../app/course/progress.svelte';

const at = (day: string): Date => new Date(`${day}T09:00:00`);

describe('what was missed comes back', () => {
  it('an exercise that is right at once is known, and does not come back', () => {
    const card = answered(undefined, 'x-wing', true, at('2026-11-23'));
    expect(isKnown(card)).toBe(true);
    expect(isDue(card, '2030-01-01')).toBe(false);
  });

  it('a missed one comes back the same day, then after 1, 3, 7 and 21 days, and is known then', () => {
    let card = answered(undefined, 'x-wing', false, at('2026-11-23'));
    let day = '2026-11-23';
    expect(isDue(card, day)).toBe(true);
    for (const wait of WAITS.slice(1)) {
      card = answered(card, 'x-wing', true, at(day));
      expect(isDue(card, after(day, wait - 1))).toBe(false);
      day = after(day, wait);
      expect(card.due).toBe(day);
      expect(isDue(card, day)).toBe(true);
    }
    expect(day).toBe('2026-12-25');
    expect(isKnown(answered(card, 'x-wing', true, at(day)))).toBe(true);
  });

  it('missed again, it begins anew; right before its day, it waits on', () => {
    const card: Card = { technique: 'x-wing', box: 3, due: '2026-12-01', changed: 0 };
    expect(answered(card, 'x-wing', false, at('2026-12-02'))).toMatchObject({ box: 0, due: '2026-12-02' });
    expect(answered(card, 'x-wing', true, at('2026-11-30'))).toMatchObject({ box: 3, due: '2026-12-01' });
  });

  it('days are those of the calendar, over months, years and the change of clocks', () => {
    expect(after('2026-12-31', 1)).toBe('2027-01-01');
    expect(after('2028-02-28', 1)).toBe('2028-02-29');
    expect(after('2026-03-28', 1)).toBe('2026-03-29');
    expect(after('2026-10-24', 7)).toBe('2026-10-31');
  });

  it('what is no card is not taken for one', () => {
    const card = { technique: 'x-wing', box: 1, due: '2026-12-01', changed: 5 };
    expect(cardOf(card)).toEqual(card);
    for (const bad of [null, 7, {}, { ...card, box: 9 }, { ...card, box: 'x' }, { ...card, due: 'soon' }, { ...card, changed: NaN }]) expect(cardOf(bad)).toBeUndefined();
  });

  it('of two files the later answer counts, and other files are refused', () => {
    const [old, late] = [1, 2].map((changed): Card => ({ technique: 'x-wing', changed }));
    expect(merged(new Map([['a', late!]]), new Map([['a', old!], ['b', old!]]))).toEqual(new Map([['a', late], ['b', old]]));
    const read = readCards({ form: 'ninerooks-games', course: JSON.parse(JSON.stringify(written(new Map([['a', late!]])))) });
    expect(read).toEqual(new Map([['a', late]]));
    for (const other of [null, 3, {}, { form: 'ninerooks-games', games: [] }, { form: 'ninerooks-course' }]) expect(readCards(other)).toBeUndefined();
  });
});

describe('the judge', () => {
  const pair: Does = { name: 'Naked Pair', placements: [], eliminations: [10, 20] };
  const other: Does = { name: 'Naked Pair', placements: [], eliminations: [30] };
  const single: Does = { name: 'Hidden Single', placements: [40], eliminations: [] };
  const none = { isTrue: () => false, other: () => undefined };

  it('any right instance is right, and several at once', () => {
    for (const [gone, step] of [[[10, 20], 0], [[30], 1], [[10, 20, 30], 0], [[30, 10], 1]] as const) {
      expect(fits([pair, other], { placed: [], gone })).toEqual({ kind: 'right', step });
    }
    expect(fits([single], { placed: [40], gone: [] })).toEqual({ kind: 'right', step: 0 });
  });

  it('names have their articles', () => {
    const names = ['X-Wing', 'XY-Wing', 'WXYZ-Wing', 'W-Wing', 'AIC', 'Unique Loop', 'Empty Rectangle', 'Locked Candidates (Pointing)'];
    expect(names.map((name) => withArticle(name).split(name)[0])).toEqual(['an ', 'an ', 'a ', 'a ', 'an ', 'a ', 'an ', '']);
  });

  it('part of one is right, with more to come; nothing is not', () => {
    expect(fits([pair, other], { placed: [], gone: [20] })).toEqual({ kind: 'more', text: 'Right, but there is more: this Naked Pair also eliminates one more candidate.', step: 0, left: [10] });
    expect(fits([pair], { placed: [], gone: [] })?.kind).toBe('nothing');
  });

  it('what is wrong is said: a true candidate first, then what another technique does', () => {
    const gone = [10, 50, 60];
    expect(fits([pair], { placed: [], gone })).toBeUndefined();
    expect(wrong([pair], { placed: [], gone }, 'Naked Pair', { ...none, isTrue: (one) => one === 60 })).toMatchObject({ candidate: 60, text: expect.stringContaining('r7c7 can still be 1') });
    expect(wrong([pair], { placed: [], gone }, 'Naked Pair', { ...none, other: () => 'X-Wing' })).toMatchObject({ candidate: 50, text: 'r6c6 is not 1, but that follows from another technique (X-Wing), not from a Naked Pair.' });
    expect(wrong([pair], { placed: [], gone }, 'Naked Pair', none)).toMatchObject({ text: 'No Naked Pair eliminates 1 from r6c6.' });
    // A placement is not an elimination of the same candidate.
    expect(fits([single], { placed: [], gone: [40] })).toBeUndefined();
    expect(wrong([single], { placed: [41], gone: [] }, 'Hidden Single', none)).toMatchObject({ text: expect.stringContaining('r5c6 cannot be 1') });
  });
});

it('the file has lessons with boards, each with a key of its own', () => {
  const [first, second, ...rest] = lessonsOf('# words\n- full-house easy\n12+3\n- x-wing hard\n4..:123 456\n4..:123\n');
  expect(rest).toEqual([]);
  expect(first).toMatchObject({ technique: 'full-house', exercises: [{ board: ':0000:x:12+3::::' }] });
  expect(second?.exercises.map(({ board }) => board)).toEqual([':0000:x:4..:123 456:::', ':0000:x:4..:123:::']);
  expect(new Set([...first!.exercises, ...second!.exercises].map(({ key }) => key)).size).toBe(3);
});

it('a lesson has the rule of a page, why it is right, and the board of its first example', () => {
  const page = '# X-Wing\n\nThe rule.\n\n**Why.** So.\n\n**Sources** None.\n\n## Two lines\n\n```grid\n123\n456\n```\n\n```step\nx\n```\n';
  expect(introOf(page)).toEqual({ rule: 'The rule.', why: '**Why.** So.\n\n**Sources** None.', grid: '123\n456\n' });
});
