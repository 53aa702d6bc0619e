/** How hard a puzzle is for people: ten bands by the minutes that it takes, and the levels by the dearest step of its path. */

import type { HumanView } from '../engine/generated/ninerooks';
import { tag, t } from './words.svelte';

/** The bands, the easiest first, with their names in the titles of games. Singles solve what is in the first five. */
export const BANDS = [
  { id: 'beginner', name: 'Beginner' },
  { id: 'gentle', name: 'Gentle' },
  { id: 'mild', name: 'Mild' },
  { id: 'moderate', name: 'Moderate' },
  { id: 'tricky', name: 'Tricky' },
  { id: 'tough', name: 'Tough' },
  { id: 'demanding', name: 'Demanding' },
  { id: 'vicious', name: 'Vicious' },
  { id: 'evil', name: 'Evil' },
  { id: 'nightmare', name: 'Nightmare' },
] as const;

export type Band = (typeof BANDS)[number]['id'];

const OF_SINGLES = 5;

/** The bands of what singles solve, and the others. */
export const HALVES = [BANDS.slice(0, OF_SINGLES), BANDS.slice(OF_SINGLES)] as const;

/** The minutes at which the bands of each half end, but for the last one. */
export const ENDS: readonly (readonly number[])[] = [
  [4.5, 5.5, 6.5, 8],
  [10, 13, 17, 22],
];

export const isBand = (name: string): name is Band => BANDS.some(({ id }) => id === name);

export const bandRank = (band: Band): number => BANDS.findIndex(({ id }) => id === band);

/** How long the puzzles of a band take. */
export function spanText(band: Band): string {
  const rank = bandRank(band);
  const [ends = [], at] = [ENDS[Math.floor(rank / OF_SINGLES)], rank % OF_SINGLES];
  const [from, to] = [ends[at - 1], ends[at]].map((end) => end?.toLocaleString(tag()));
  if (from === undefined) return t('band-under', { to: to ?? '' });
  return to === undefined ? t('band-over', { from }) : t('band-between', { from, to });
}

/** More than this nobody has measured well. */
const HOUR = 60;

/** About how long a puzzle takes. */
export const minutesText = (minutes: number): string => (minutes >= HOUR ? t('human-hour') : t('human-about', { minutes: String(Math.round(minutes)) }));

/** The same with how much longer or shorter it may be. */
export function meansText({ minutes, least, most }: HumanView): string {
  const [from = '', to = ''] = [least, most].map((end) => String(Math.round(end)));
  return minutes >= HOUR ? t('human-hour') : t('human-means', { least: from, most: to });
}

/** The levels by the dearest step, the easiest first. */
export const PATH_LEVELS = ['easy', 'medium', 'hard', 'expert', 'fiendish', 'diabolical', 'extreme'] as const;
export type PathLevel = (typeof PATH_LEVELS)[number];

export const isPathLevel = (name: string): name is PathLevel => (PATH_LEVELS as readonly string[]).includes(name);

/** A band, or a level by the dearest step: games of older versions have these. */
export type Level = Band | PathLevel;

export const isLevel = (name: string): name is Level => isBand(name) || isPathLevel(name);

/** All levels in the order of lists. */
export const LEVELS: readonly Level[] = [...BANDS.map(({ id }) => id), ...PATH_LEVELS];

/** The name of a level. */
export const levelName = (level: Level): string => (isBand(level) ? t(`band-${level}`) : t(`level-${level}`));
