import { expect, it } from 'vitest';

import { LEVELS, SYMMETRIES, daily, dayOf, readRecipe, recipeOf, titleOf, writeRecipe } from '../app/recipe';

it('a recipe is read back from an address and from the name of a game', () => {
  const own = LEVELS.flatMap(({ id: level }) => SYMMETRIES.map(({ id: symmetry }) => ({ level, symmetry, seed: 4711 })));
  for (const recipe of [...own, daily('2026-11-23')]) {
    if (!recipe) throw new Error('no recipe');
    expect(readRecipe(writeRecipe(recipe))).toEqual(recipe);
    expect(recipeOf(titleOf(recipe))).toEqual(recipe);
  }
});

it('what is no recipe is none', () => {
  for (const text of ['', 'easy', 'easy.none', 'easy.none.x', 'easy.none.12345678', 'mild.none.1', 'easy.round.1', 'easy.none.1.1', 'day.2026-02-30', 'day.x', 'day.2026-11-23.1']) {
    expect(readRecipe(text), text).toBeUndefined();
  }
  for (const title of ['', 'My puzzle 3', 'Easy puzzle', 'Easy puzzle 3, symmetry: round', 'Puzzle of the day']) {
    expect(recipeOf(title), title).toBeUndefined();
  }
});

it('the puzzle of the day is made of the date on the calendar', () => {
  expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
  expect(daily('2026-11-23')).toEqual({ level: 'easy', symmetry: 'half-turn', seed: 20261123, day: '2026-11-23' });
  expect(daily('2026-11-29')?.level).toBe('expert');
});
