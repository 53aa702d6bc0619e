/** How truths and links are laid over the board, and their sums shown. */

import type { Highlight, SetLine } from '../board/board';
import { candidateName, cellOf, digitOf } from '../board/geometry';
import type { CoverView, State, Sum, Weighted } from '../engine/generated/ninerooks';

export function isLive(state: State, candidate: number): boolean {
  const cell = cellOf(candidate);
  return !state.values[cell] && ((state.candidates[cell] ?? 0) & (1 << (digitOf(candidate) - 1))) !== 0;
}

/** `1 truth`, `2 truths`. */
export const counted = (count: number, side: 'truths' | 'links'): string => `${count} ${count === 1 ? side.slice(0, -1) : side}`;

/** The live candidates of a set as a line. */
export function lineOf(state: State, candidates: number[], kind: SetLine['kind']): SetLine {
  return { kind, candidates: candidates.filter((candidate) => isLive(state, candidate)) };
}

/** All truths and links of a cover as lines. */
export const linesOf = (state: State, cover: CoverView): SetLine[] => [
  ...cover.links.map(({ sector }) => lineOf(state, sector.candidates, 'link')),
  ...cover.truths.map(({ sector }) => lineOf(state, sector.candidates, 'truth')),
];

/** What each candidate of a cover is: covered or not, in links only, false. */
export function highlightsOf(cover: CoverView, eliminated: readonly number[]): Highlight[] {
  return cover.sums.map(({ candidate, truths, links, result }) => {
    // Numbers stand beside those that are in several truths, or that count more than once.
    const tag = truths > 1 ? { tag: `${links}−${truths}` } : {};
    if (eliminated.includes(candidate)) return { candidate, kind: 'eliminated', ...tag };
    if (result === 'uncovered') return { candidate, kind: 'bad', ...tag };
    return { candidate, kind: truths > 0 ? 'both' : 'link', ...tag };
  });
}

/** `4c5 + 2 × 4b2 = 3`, or 0 when a candidate is in none of them. */
function sideOf(side: readonly Weighted[], candidate: number, total: number): string {
  const own = side.filter(({ sector }) => sector.candidates.includes(candidate));
  if (own.length === 0) return '0';
  const parts = own.map(({ set, times }) => (times === 1 ? set : `${times} × ${set}`));
  return `${parts.join(' + ')} = ${total}`;
}

/** What a sum comes to, and how its weight compares. */
const RESULTS: Record<Sum['result'], { words: string; against: (scale: number) => string }> = {
  uncovered: { words: 'not covered', against: () => '< 0' },
  eliminated: { words: 'eliminated', against: (scale) => `≥ scale ${scale}` },
  reaches: { words: 'would be eliminated if all were covered', against: (scale) => `≥ scale ${scale}` },
  stays: { words: 'stays', against: (scale) => `< scale ${scale}` },
};

export const resultOf = ({ result }: Sum): string => RESULTS[result].words;

/** The sum of a candidate in a sentence: `4r2c5: in truths 0; in links 4c5 + 4b2 = 2; …: eliminated`. */
export function sumText(cover: CoverView, candidate: number): string {
  const name = candidateName(candidate);
  const sum = cover.sums.find((of) => of.candidate === candidate);
  if (!sum) return `${name}: in none of the sets`;
  const { truths, links, result } = sum;
  return [
    `${name}: in truths ${sideOf(cover.truths, candidate, truths)}`,
    `in links ${sideOf(cover.links, candidate, links)}`,
    `${links} − ${truths} ${RESULTS[result].against(cover.scale)}: ${resultOf(sum)}`,
  ].join('; ');
}
