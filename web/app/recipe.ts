/** What a new puzzle is made from: the same recipe makes the same puzzle everywhere, without a network. */

import { BANDS, levelName, type Band } from './bands';
import { t, technique } from './words.svelte';

/** The levels by the dearest step that are offered, the easiest first, with their names in the titles of games. */
export const LEVELS = [
  { id: 'easy', name: 'Easy' },
  { id: 'medium', name: 'Medium' },
  { id: 'hard', name: 'Hard' },
  { id: 'expert', name: 'Expert' },
  { id: 'fiendish', name: 'Fiendish' },
  { id: 'diabolical', name: 'Diabolical' },
] as const;

/** The techniques that are offered, the easiest first: of the profile `default`, with a puzzle that needs them within a minute as a rule. */
export const TECHNIQUES = [
  { id: 'locked-pair', name: 'Locked Pair' },
  { id: 'locked-triple', name: 'Locked Triple' },
  { id: 'pointing', name: 'Locked Candidates (Pointing)' },
  { id: 'claiming', name: 'Locked Candidates (Claiming)' },
  { id: 'naked-pair', name: 'Naked Pair' },
  { id: 'hidden-pair', name: 'Hidden Pair' },
  { id: 'x-wing', name: 'X-Wing' },
  { id: 'naked-triple', name: 'Naked Triple' },
  { id: 'hidden-triple', name: 'Hidden Triple' },
  { id: 'swordfish', name: 'Swordfish' },
  { id: 'naked-quad', name: 'Naked Quad' },
  { id: 'hidden-quad', name: 'Hidden Quad' },
  { id: 'skyscraper', name: 'Skyscraper' },
  { id: 'two-string-kite', name: 'Two-String Kite' },
  { id: 'turbot-fish', name: 'Turbot Fish' },
  { id: 'empty-rectangle', name: 'Empty Rectangle' },
  { id: 'simple-colors-wrap', name: 'Simple Colors Wrap' },
  { id: 'simple-colors-trap', name: 'Simple Colors Trap' },
  { id: 'xy-wing', name: 'XY-Wing' },
  { id: 'xyz-wing', name: 'XYZ-Wing' },
  { id: 'w-wing', name: 'W-Wing' },
  { id: 'bug-plus-1', name: 'BUG+1' },
  { id: 'unique-rectangle-1', name: 'Unique Rectangle Type 1' },
  { id: 'unique-rectangle-2', name: 'Unique Rectangle Type 2' },
  { id: 'unique-rectangle-3', name: 'Unique Rectangle Type 3' },
  { id: 'unique-rectangle-4', name: 'Unique Rectangle Type 4' },
  { id: 'unique-rectangle-6', name: 'Unique Rectangle Type 6' },
  { id: 'hidden-rectangle', name: 'Hidden Rectangle' },
  { id: 'unique-loop', name: 'Unique Loop' },
  { id: 'extended-rectangle', name: 'Extended Rectangle' },
  { id: 'bug-plus-n', name: 'BUG+n' },
  { id: 'finned-x-wing', name: 'Finned X-Wing' },
  { id: 'sashimi-x-wing', name: 'Sashimi X-Wing' },
  { id: 'finned-swordfish', name: 'Finned Swordfish' },
  { id: 'sashimi-swordfish', name: 'Sashimi Swordfish' },
  { id: 'finned-jellyfish', name: 'Finned Jellyfish' },
  { id: 'x-chain', name: 'X-Chain' },
  { id: 'bent-naked-quad', name: 'WXYZ-Wing' },
  { id: 'xy-chain', name: 'XY-Chain' },
  { id: 'aic-ring', name: 'AIC Ring' },
  { id: 'aic', name: 'AIC' },
  { id: 'grouped-aic-ring', name: 'Grouped AIC Ring' },
  { id: 'grouped-aic', name: 'Grouped AIC' },
  { id: 'als-xz', name: 'ALS-XZ' },
  { id: 'als-xy-wing', name: 'ALS-XY-Wing' },
  { id: 'als-chain', name: 'ALS-Chain' },
  { id: 'forcing-chain-contradiction', name: 'Forcing Chain Contradiction' },
  { id: 'forcing-net-contradiction', name: 'Forcing Net Contradiction' },
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
export type Technique = (typeof TECHNIQUES)[number]['id'];
/** A band, a level, or the technique that the puzzle is not solved without. */
export type Wanted = Band | Level | Technique;
export type Symmetry = (typeof SYMMETRIES)[number]['id'];

/** `day`, such as 2026-11-23, is there for a puzzle of the day. */
export interface Recipe {
  wanted: Wanted;
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

/** From Sunday on: the week begins gently. */
const WEEK = ['vicious', 'gentle', 'mild', 'moderate', 'tricky', 'tough', 'demanding'] as const;
/** What the days had before there were bands: the puzzle of such a day stays the same. */
const FORMER_WEEK = ['expert', 'easy', 'easy', 'medium', 'medium', 'hard', 'hard'] as const;
/** The first day with a band. */
const BANDS_SINCE = '2026-11-28';

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
  const week = day < BANDS_SINCE ? FORMER_WEEK : WEEK;
  return { wanted: week[at.getDay()] ?? 'gentle', symmetry: 'half-turn', seed: Number(day.replaceAll('-', '')), day };
}

const levelOf = (wanted: string): (typeof BANDS)[number] | (typeof LEVELS)[number] | undefined => [...BANDS, ...LEVELS].find(({ id }) => id === wanted);
const techniqueOf = (wanted: string): (typeof TECHNIQUES)[number] | undefined => TECHNIQUES.find(({ id }) => id === wanted);

/** Whether it is a band, or a level that is offered. */
export const isLevel = (wanted: string): wanted is Band | Level => levelOf(wanted) !== undefined;

/** A band, a level or a technique, as the player's language has it. */
export const wantedName = (wanted: Wanted): string => (isLevel(wanted) ? levelName(wanted) : technique(wanted, techniqueOf(wanted)?.name ?? wanted));

/** `easy.half-turn.123`, `x-wing.none.123`, or `day.2026-11-23`: for addresses. */
export const writeRecipe = ({ wanted, symmetry, seed, day }: Recipe): string => (day ? `day.${day}` : `${wanted}.${symmetry}.${seed}`);

export function readRecipe(text: string): Recipe | undefined {
  const [wanted = '', symmetry = '', number = '', more] = text.split('.');
  if (wanted === 'day') return number ? undefined : daily(symmetry);
  const known = { wanted: (levelOf(wanted) ?? techniqueOf(wanted))?.id, symmetry: SYMMETRIES.find(({ id }) => id === symmetry)?.id };
  if (!known.wanted || !known.symmetry || more !== undefined || !/^\d{1,7}$/.test(number)) return undefined;
  return { wanted: known.wanted, symmetry: known.symmetry, seed: Number(number) };
}

/** The name of the game: it says what the puzzle was made from, so a link can say it as well. In English, as it is kept. */
export function titleOf({ wanted, symmetry, seed, day }: Recipe): string {
  if (day) return `Puzzle of the day ${day}`;
  const pattern = symmetry === 'none' ? '' : `, symmetry: ${SYMMETRIES.find(({ id }) => id === symmetry)?.name ?? symmetry}`;
  return `${(levelOf(wanted) ?? techniqueOf(wanted))?.name ?? wanted} puzzle ${seed}${pattern}`;
}

/** What a game with this name was made from. Nothing where the player has given it another. */
export function recipeOf(title: string): Recipe | undefined {
  const day = /^Puzzle of the day (\S+)$/.exec(title)?.[1];
  if (day) return daily(day);
  const [, name, seed, pattern = 'none'] = /^(.+) puzzle (\d{1,7})(?:, symmetry: (.+))?$/.exec(title) ?? [];
  const wanted = [...BANDS, ...LEVELS, ...TECHNIQUES].find((one) => one.name === name);
  const symmetry = SYMMETRIES.find((one) => one.name === pattern);
  return wanted && symmetry && { wanted: wanted.id, symmetry: symmetry.id, seed: Number(seed) };
}

/** The name of a game as it is shown: one that a recipe has given is in the player's language. */
export function shownTitle(title: string): string {
  const recipe = recipeOf(title);
  if (!recipe) return title;
  if (recipe.day) return t('title-day', { day: recipe.day });
  const named = { wanted: wantedName(recipe.wanted), seed: String(recipe.seed) };
  return recipe.symmetry === 'none' ? t('title-puzzle', named) : t('title-symmetric', { ...named, symmetry: t(`symmetry-${recipe.symmetry}`) });
}
