/** How hard techniques are: in the order of the profile `everything`, cut into levels. */

import { t } from './words.svelte';

const LEVELS = ['beginners', 'easy', 'moderate', 'advanced', 'expert', 'beyond'] as const;
export type Level = (typeof LEVELS)[number];

/** The name of a level for people. */
export const levelName = (level: Level): string => t(`ease-${level}`);

/** The first that is harder than a level. */
const ENDS = ['locked-pair', 'x-wing', 'skyscraper', 'xy-chain', 'als-xz'];
/** Asked first, since the givens alone show it; but hardly anybody sees it. */
const HARD_TO_SEE = 'symmetrical-placement';

export interface Ranks {
  rank(id: string): number;
  level(id: string): Level;
}

/** The ranks in such an order. */
export function ranked(everything: readonly string[]): Ranks {
  const places = new Map(everything.map((id, i) => [id, i]));
  const rank = (id: string): number => (id === HARD_TO_SEE ? undefined : places.get(id)) ?? places.size;
  const level = (id: string): Level => {
    const at = ENDS.findIndex((end) => places.has(end) && rank(id) < rank(end));
    return LEVELS[at] ?? 'beyond';
  };
  return { rank, level };
}
