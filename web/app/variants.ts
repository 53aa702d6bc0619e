/** The kinds of puzzles with more rules that are made. */

import { t } from './words.svelte';

/** By the names of the engine, those that most people ask for first, with the words that name them. */
const NAMES = {
  killer: 'variant-killer',
  thermo: 'tool-thermo',
  arrow: 'tool-arrow',
  x: 'variant-x',
  'anti-knight': 'tool-knight',
  'anti-king': 'tool-king',
  windoku: 'tool-windoku',
  kropki: 'variant-kropki',
  xv: 'variant-xv',
  whisper: 'tool-german',
  renban: 'tool-renban',
  palindrome: 'tool-palindrome',
  quadruple: 'tool-quadruple',
  'odd-even': 'variant-odd-even',
  'non-consecutive': 'tool-consecutive',
  'disjoint-groups': 'tool-disjoint',
  entropy: 'tool-entropy',
} as const;

export type Variant = keyof typeof NAMES;

export const VARIANTS = Object.keys(NAMES) as Variant[];

/** As the player's language has it. */
export const variantName = (variant: Variant): string => t(NAMES[variant]);
