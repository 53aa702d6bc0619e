import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { BANDS } from '../app/bands';
import { LEVELS, SYMMETRIES, TECHNIQUES, daily, dayOf, isLevel, readRecipe, recipeOf, shownTitle, titleOf, wantedName, writeRecipe } from '../app/recipe';
import { speak } from '../app/words.svelte';
import { initSync, profiles, techniqueList } from '../engine/generated/ninerooks';

it('a recipe is read back from an address and from the name of a game', () => {
  const own = [...BANDS, ...LEVELS, ...TECHNIQUES].flatMap(({ id: wanted }) => SYMMETRIES.map(({ id: symmetry }) => ({ wanted, symmetry, seed: 4711 })));
  for (const recipe of [...own, daily('2026-11-23'), daily('2026-12-24')]) {
    if (!recipe) throw new Error('no recipe');
    expect(readRecipe(writeRecipe(recipe))).toEqual(recipe);
    expect(recipeOf(titleOf(recipe))).toEqual(recipe);
  }
});

it('what is no recipe is none', () => {
  for (const text of ['', 'easy', 'easy.none', 'easy.none.x', 'easy.none.12345678', 'harsh.none.1', 'jellyfish.none.1', 'easy.round.1', 'easy.none.1.1', 'day.2026-02-30', 'day.x', 'day.2026-11-23.1']) {
    expect(readRecipe(text), text).toBeUndefined();
  }
  for (const title of ['', 'My puzzle 3', 'Easy puzzle', 'Easy puzzle 3, symmetry: round', 'Jellyfish puzzle 3', 'x-wing puzzle 3', 'Puzzle of the day']) {
    expect(recipeOf(title), title).toBeUndefined();
  }
});

it('the puzzle of the day is made of the date on the calendar', () => {
  expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
  expect(daily('2026-11-23')).toEqual({ wanted: 'easy', symmetry: 'half-turn', seed: 20261123, day: '2026-11-23' });
  const week = ['11-28', '11-29', '11-30', '12-01', '12-02', '12-03', '12-04'].map((day) => daily(`2026-${day}`));
  expect(week.map((recipe) => recipe?.wanted)).toEqual(['demanding', 'vicious', 'gentle', 'mild', 'moderate', 'tricky', 'tough']);
});

it('the puzzle of a day before there were bands is what it was, and so is a puzzle by its hardest step', () => {
  expect(daily('2026-11-22')?.wanted).toBe('expert');
  expect(daily('2026-11-27')?.wanted).toBe('hard');
  expect(recipeOf('Puzzle of the day 2026-11-25')?.wanted).toBe('medium');
  expect(readRecipe('medium.half-turn.4711')).toEqual({ wanted: 'medium', symmetry: 'half-turn', seed: 4711 });
  expect(recipeOf('Fiendish puzzle 7')).toEqual({ wanted: 'fiendish', symmetry: 'none', seed: 7 });
});

it('techniques that are offered are of the profile default, in its order and by their names, beyond singles', () => {
  initSync({ module: readFileSync(join(import.meta.dirname, '../engine/generated/ninerooks_bg.wasm')) });
  const order = profiles().find(({ id }) => id === 'default')?.techniques ?? [];
  const offered = TECHNIQUES.map(({ id }): string => id);
  expect(order.filter((id) => offered.includes(id))).toEqual(offered);
  const known = techniqueList().map(({ id, name }) => ({ id, name }));
  expect(known.filter(({ id }) => offered.includes(id))).toHaveLength(offered.length);
  for (const one of TECHNIQUES) expect(known).toContainEqual(one);
  expect(offered.filter((id) => isLevel(id) || id.endsWith('-single'))).toEqual([]);
});

it('a technique and the name of its game are shown in the language of the player', async () => {
  const title = titleOf({ wanted: 'naked-triple', symmetry: 'none', seed: 12 });
  expect(title).toBe('Naked Triple puzzle 12');
  await speak('de');
  expect(wantedName('naked-triple')).toBe('Nackter Dreier');
  expect(wantedName('skyscraper')).toBe('Skyscraper');
  expect(wantedName('hard')).toBe('Schwer');
  expect(wantedName('tricky')).toBe('Knifflig');
  expect(shownTitle(title)).toBe('Nackter Dreier, Nr.\u00a012');
  await speak('en');
  expect(shownTitle(title)).toBe(title);
});
