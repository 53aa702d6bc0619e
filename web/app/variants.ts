/** The kinds of puzzles with more rules that are made. */

import { t } from './words.svelte';

/** By the names of the engine, with the words that name them: first those that need no explanation. */
const NAMES = {
  killer: 'variant-killer',
  x: 'variant-x',
  thermo: 'tool-thermo',
  arrow: 'tool-arrow',
  'odd-even': 'variant-odd-even',
  windoku: 'tool-windoku',
  palindrome: 'tool-palindrome',
  'anti-knight': 'tool-knight',
  'anti-king': 'tool-king',
  kropki: 'variant-kropki',
  xv: 'variant-xv',
  whisper: 'tool-german',
  renban: 'tool-renban',
  quadruple: 'tool-quadruple',
  'non-consecutive': 'tool-consecutive',
  'disjoint-groups': 'tool-disjoint',
  entropy: 'tool-entropy',
} as const;

export type Variant = keyof typeof NAMES;

export const VARIANTS = Object.keys(NAMES) as Variant[];

/** Those for the first screen, where nobody has to know a word that only setters use. */
export const FAMILIAR = VARIANTS.slice(0, 8);

/** As the player's language has it. */
export const variantName = (variant: Variant): string => t(NAMES[variant]);
