/** What a new puzzle is made from: the same recipe makes the same puzzle everywhere, without a network. */

import { t } from './words.svelte';

/** The levels that are offered, the easiest first, with their names in the titles of games. */
export const LEVELS = [
  { id: 'easy', name: 'Easy' },
  { id: 'medium', name: 'Medium' },
  { id: 'hard', name: 'Hard' },
  { id: 'expert', name: 'Expert' },
  { id: 'fiendish', name: 'Fiendish' },
  { id: 'diabolical', name: 'Diabolical' },
] as const;

/** The symmetries that are offered. */
export const SYMMETRIES = [
  { id: 'none', name: 'none' },
  { id: 'half-turn', name: 'half turn' },
  { id: 'quarter-turn', name: 'quarter turn' },
  { id: 'vertical', name: 'left and right' },
  { id: 'horizontal', name: 'top and bottom' },
  { id: 'diagonal', name: 'diagonal' },
] as const;

export type Level = (typeof LEVELS)[number]['id'];
export type Symmetry = (typeof SYMMETRIES)[number]['id'];

/** `day`, such as 2026-11-23, is there for a puzzle of the day. */
export interface Recipe {
  level: Level;
  symmetry: Symmetry;
  seed: number;
  day?: string | undefined;
}

/** Seeds are below this: seven digits can be told to somebody else. */
export const SEEDS = 10_000_000;

export function anySeed(): number {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return number % SEEDS;
}

/** From Sunday on: the week begins easy. */
const WEEK = ['expert', 'easy', 'easy', 'medium', 'medium', 'hard', 'hard'] as const;

const two = (n: number): string => String(n).padStart(2, '0');

/** The date on the user's calendar. */
export const dayOf = (now: Date): string => `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;

/** A date at noon, in whatever time zone is the user's. */
export const noon = (day: string): Date => new Date(`${day}T12:00:00`);

/** The puzzle of a day: made of the date alone, so it is the same for everyone. Nothing for what is no date. */
export function daily(day: string): Recipe | undefined {
  const at = /^\d{4}-\d\d-\d\d$/.test(day) ? noon(day) : new Date(NaN);
  // The 31st of a shorter month is read as a day of the next one.
  if (Number.isNaN(at.getTime()) || dayOf(at) !== day) return undefined;
  return { level: WEEK[at.getDay()] ?? 'easy', symmetry: 'half-turn', seed: Number(day.replaceAll('-', '')), day };
}

/** `easy.half-turn.123`, or `day.2026-11-23`: for addresses. */
export const writeRecipe = ({ level, symmetry, seed, day }: Recipe): string => (day ? `day.${day}` : `${level}.${symmetry}.${seed}`);

export function readRecipe(text: string): Recipe | undefined {
  const [level = '', symmetry = '', number = '', more] = text.split('.');
  if (level === 'day') return number ? undefined : daily(symmetry);
  const known = { level: LEVELS.find(({ id }) => id === level)?.id, symmetry: SYMMETRIES.find(({ id }) => id === symmetry)?.id };
  if (!known.level || !known.symmetry || more !== undefined || !/^\d{1,7}$/.test(number)) return undefined;
  return { level: known.level, symmetry: known.symmetry, seed: Number(number) };
}

const nameOf = (list: readonly { id: string; name: string }[], id: string): string => list.find((one) => one.id === id)?.name ?? id;

/** The name of the game: it says what the puzzle was made from, so a link can say it as well. In English, as it is kept. */
export function titleOf({ level, symmetry, seed, day }: Recipe): string {
  if (day) return `Puzzle of the day ${day}`;
  const pattern = symmetry === 'none' ? '' : `, symmetry: ${nameOf(SYMMETRIES, symmetry)}`;
  return `${nameOf(LEVELS, level)} puzzle ${seed}${pattern}`;
}

/** What a game with this name was made from. Nothing where the player has given it another. */
export function recipeOf(title: string): Recipe | undefined {
  const day = /^Puzzle of the day (\S+)$/.exec(title)?.[1];
  if (day) return daily(day);
  const [, name, seed, pattern = 'none'] = /^(\w+) puzzle (\d{1,7})(?:, symmetry: (.+))?$/.exec(title) ?? [];
  const level = LEVELS.find((one) => one.name === name);
  const symmetry = SYMMETRIES.find((one) => one.name === pattern);
  return level && symmetry && { level: level.id, symmetry: symmetry.id, seed: Number(seed) };
}

/** The name of a game as it is shown: one that a recipe has given is in the player's language. */
export function shownTitle(title: string): string {
  const recipe = recipeOf(title);
  if (!recipe) return title;
  if (recipe.day) return t('title-day', { day: recipe.day });
  const named = { level: t(`level-${recipe.level}`), seed: String(recipe.seed) };
  return recipe.symmetry === 'none' ? t('title-puzzle', named) : t('title-symmetric', { ...named, symmetry: t(`symmetry-${recipe.symmetry}`) });
}
