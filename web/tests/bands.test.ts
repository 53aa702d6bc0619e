import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { beforeAll, describe, expect, it } from 'vitest';

import { BANDS, ENDS, HALVES, LEVELS, bandRank, isBand, isLevel, levelName, meansText, minutesText, spanText } from '../app/bands';
import { speak } from '../app/words.svelte';
import { Maker, human, initSync, read } from '../engine/generated/ninerooks';

const root = join(import.meta.dirname, '../..');
const text = (path: string): string => readFileSync(join(root, path), 'utf8');

beforeAll(async () => {
  initSync({ module: readFileSync(join(root, 'web/engine/generated/ninerooks_bg.wasm')) });
  await speak('en');
});

describe('the bands', () => {
  it('end where those of the engine do', () => {
    const lines = text('crates/rating/src/human/model.tsv').split('\n').map((line) => line.split('\t'));
    const ends = ['singles', 'beyond singles'].map((name) => lines.find(([first]) => first === name)?.slice(1).map(Number));
    expect(ENDS).toEqual(ends);
  });

  it('are those of the engine: each example of docs/levels.md has its band and its minutes', () => {
    const rows = [...text('docs/levels.md').matchAll(/^\| `(\w+)` \|.*\| `([\d.]{81})` \(([\d.]+)\) \|$/gm)];
    expect(rows.map(([, band]) => band)).toEqual(BANDS.map(({ id }) => id));
    for (const [, band, puzzle, minutes] of rows) {
      const found = read(puzzle ?? '');
      if (found.kind !== 'puzzle') throw new Error(puzzle);
      const rated = human(found.state);
      expect(rated?.band).toBe(band);
      expect(rated?.minutes.toFixed(1)).toBe(minutes);
    }
  });

  it('are made by the engine, and what has several solutions has none', () => {
    const made = new Maker('mild', 'half-turn', 7).advance(3000) ?? '';
    const [puzzle, empty] = [made, '.'.repeat(81)].map((board) => {
      const found = read(board);
      if (found.kind !== 'puzzle') throw new Error(board);
      return human(found.state);
    });
    expect(puzzle?.band).toBe('mild');
    expect(empty).toBeUndefined();
  });

  it('are told from levels by the dearest step, and from other words', () => {
    expect(HALVES.map((half) => half.length)).toEqual([5, 5]);
    expect([isBand('tricky'), isBand('hard'), isLevel('hard'), isLevel('harsh'), bandRank('tough')]).toEqual([true, false, true, false, 5]);
    expect(new Set(LEVELS).size).toBe(17);
  });
});

describe('in words', () => {
  it('a band says how long its puzzles take, and a puzzle how long it may take', async () => {
    expect(['beginner', 'gentle', 'tricky', 'tough', 'nightmare'].filter(isBand).map(spanText)).toEqual([
      'under 4.5\u00a0min',
      '4.5 to 5.5\u00a0min',
      'over 8\u00a0min',
      'under 10\u00a0min',
      'over 22\u00a0min',
    ]);
    expect([5.6, 59.9, 60, 148].map(minutesText)).toEqual(['about 6\u00a0min', 'about 60\u00a0min', 'over an hour', 'over an hour']);
    expect(meansText({ minutes: 7.3, least: 5.4, most: 10.3, band: 'moderate' })).toBe('A puzzle like this takes 5 to 10 minutes.');
    expect(meansText({ minutes: 148, least: 100, most: 200, band: 'nightmare' })).toBe('over an hour');
    await speak('de');
    expect(spanText('gentle')).toBe('4,5 bis 5,5\u00a0Min.');
    await speak('en');
  });

  it('no two levels have one name, in any language', async () => {
    for (const language of ['de', 'fr', 'es', 'zh', 'ja', 'en'] as const) {
      await speak(language);
      expect(new Set(LEVELS.map(levelName)).size, language).toBe(LEVELS.length);
    }
  });
});
