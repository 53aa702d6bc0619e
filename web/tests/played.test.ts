import { expect, test, vi } from 'vitest';

import { LEVELS } from '../app/bands';
import type { Bench } from '../app/bench.svelte';
import { Notes } from '../app/notes.svelte';
import { addSolved, earlier, levelOf, solved, streak, sums, takeSolved, type Solved } from '../app/played';
import { timeText } from '../app/round.svelte';
import { singlesSolve } from '../app/singles';
import { leftBy } from '../board/geometry';

const EASY = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const SOLVED = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
const HARD = '4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......';
const values = (text: string): number[] => [...text].map((sign) => Number(sign) || 0);

const one = (at: string, more: Partial<Solved> = {}): Solved => ({ id: at, title: '', level: 'easy', seconds: 60, helps: 0, at: new Date(at).getTime(), ...more });

test('singles solve an easy puzzle, and no more than that', () => {
  expect(singlesSolve(values(EASY))).toBe(true);
  expect(singlesSolve(values(HARD))).toBe(false);
  expect(singlesSolve(values(SOLVED))).toBe(false);
  expect(singlesSolve(values('.'.repeat(81)))).toBe(false);
  // Two fives in a row, and a cell that nothing is left for.
  expect(singlesSolve(values(EASY.replace('53.', '535')))).toBe(false);
  expect(leftBy(values(EASY))[2]).toBe(0b1011);
});

test('the level is that of the name, or easy where singles solve it', () => {
  expect(levelOf('Hard puzzle 17', values(EASY))).toBe('hard');
  expect(levelOf('Tricky puzzle 17', values(EASY))).toBe('tricky');
  expect(levelOf('X-Wing puzzle 17', values(HARD))).toBe('');
  expect(levelOf('', values(EASY))).toBe('easy');
  expect(levelOf('Sunday', values(HARD))).toBe('');
});

test('days in a row: today need not be over, a day without breaks it, a change of the clock does not', () => {
  const days = ['2026-10-24T23:59', '2026-10-25T00:01', '2026-10-26T12:00'].map((at) => one(at));
  expect(streak(days, new Date('2026-10-26T20:00'))).toEqual({ now: 3, longest: 3 });
  expect(streak(days, new Date('2026-10-27T20:00'))).toEqual({ now: 3, longest: 3 });
  expect(streak(days, new Date('2026-10-28T00:00'))).toEqual({ now: 0, longest: 3 });
  expect(streak([...days, one('2026-10-28T10:00')], new Date('2026-10-28T11:00'))).toEqual({ now: 1, longest: 3 });
  expect(streak([], new Date())).toEqual({ now: 0, longest: 0 });
});

test('levels of earlier versions stay what they were, beside the bands', () => {
  const all = [one('2026-10-24', { level: 'hard', seconds: 300 }), one('2026-12-01', { level: 'tough', seconds: 500 })];
  expect(sums(all, LEVELS)).toEqual([
    { level: 'tough', count: 1, best: 500, middle: 500 },
    { level: 'hard', count: 1, best: 300, middle: 300 },
  ]);
});

test('times of a level are of puzzles without help; a level that nobody played is left out', () => {
  const all = [one('2026-10-24', { seconds: 300 }), one('2026-10-25', { seconds: 100 }), one('2026-10-26', { seconds: 10, helps: 1 }), one('2026-10-27', { seconds: 200 })];
  expect(sums(all, ['easy', 'hard'])).toEqual([{ level: 'easy', count: 4, best: 100, middle: 200 }]);
  expect(sums([one('2026-10-24', { helps: 2 })], ['easy'])).toEqual([{ level: 'easy', count: 1, best: undefined, middle: undefined }]);
});

test('games that an older version saw the end of count, full boards that are wrong do not', () => {
  const game = { id: 'a', title: '', changed: 5, revision: 1, givens: EASY, digits: SOLVED, seconds: 61, session: '' };
  const wrong = { ...game, id: 'b', digits: SOLVED.replace('534', '554') };
  const open = { ...game, id: 'c', digits: EASY };
  expect(earlier([game, wrong, open], [])).toEqual([{ id: 'a', title: '', level: 'easy', seconds: 61, helps: 0, at: 5 }]);
  expect(earlier([game], [one('2026-10-24', { id: 'a' })])).toEqual([]);
});

test('games that were solved for the player do not count', () => {
  const game = { id: 'a', title: '', changed: 5, revision: 1, givens: EASY, digits: SOLVED, seconds: 61, session: '' };
  expect(earlier([{ ...game, given: true }, { ...game, id: 'b', given: false }], []).map(({ id }) => id)).toEqual(['b']);
});

test('a copy has the pencil marks of its original, unless it was kept with others', () => {
  const notes = new Notes({} as Bench);
  notes.know('a', 'mine');
  notes.copy('a', 'b');
  expect(notes.of('b')).toBe('mine');
  notes.know('c', 'all');
  notes.copy('a', 'c');
  expect(notes.of('c')).toBe('all');
  notes.copy(undefined, 'd');
  expect(notes.of('d')).toBeUndefined();
});

test('the list takes each game once, also from a file, and passes over what is none', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, text: string) => kept.set(key, text) });
  expect(addSolved(one('2026-10-24'))).toBe(true);
  expect(addSolved(one('2026-10-24', { seconds: 1 }))).toBe(false);
  takeSolved([one('2026-10-24'), one('2026-10-26'), null, { id: 'x' }, 7]);
  takeSolved('nothing');
  expect(solved().map(({ id, seconds }) => [id, seconds])).toEqual([['2026-10-26', 60], ['2026-10-24', 60]]);
  kept.set('ninerooks-played', '{"spoiled');
  expect(solved()).toEqual([]);
  vi.unstubAllGlobals();
});

test('times as people write them', () => {
  expect([5, 65, 3600, 3725].map(timeText)).toEqual(['0:05', '1:05', '1:00:00', '1:02:05']);
});
