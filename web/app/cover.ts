/** How truths and links are laid over the board, and their sums shown. */

import type { Highlight, SetLine } from '../board/board';
import { candidateName, cellOf, digitOf } from '../board/geometry';
import type { CoverView, State, Sum, Weighted } from '../engine/generated/ninerooks';
import { orEnglish, t } from './words.svelte';

export function isLive(state: State, candidate: number): boolean {
  const cell = cellOf(candidate);
  return !state.values[cell] && ((state.candidates[cell] ?? 0) & (1 << (digitOf(candidate) - 1))) !== 0;
}

/** `truth`, as a part of a sentence. */
export const sideName = (side: 'truths' | 'links'): string => orEnglish(side.slice(0, -1), () => t(side === 'truths' ? 'sets-truth' : 'sets-link'));

/** `1 truth`, `2 truths`. */
export const counted = (count: number, side: 'truths' | 'links'): string => t(`sets-${side}`, { count });

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

/** What a sum comes to. */
export const resultOf = ({ result }: Sum): string => t(`cover-${result}`);

/** How its weight compares. */
function against({ result }: Sum, scale: number): string {
  if (result === 'uncovered') return '< 0';
  return t(result === 'stays' ? 'cover-below' : 'cover-reached', { scale });
}

/** The sum of a candidate in a sentence: `4r2c5: in truths 0; in links 4c5 + 4b2 = 2; …: eliminated`. */
export function sumText(cover: CoverView, candidate: number): string {
  const name = candidateName(candidate);
  const sum = cover.sums.find((of) => of.candidate === candidate);
  if (!sum) return t('cover-no-set', { candidate: name });
  const { truths, links } = sum;
  return [
    t('cover-in-truths', { candidate: name, sets: sideOf(cover.truths, candidate, truths) }),
    t('cover-in-links', { sets: sideOf(cover.links, candidate, links) }),
    `${links} − ${truths} ${against(sum, cover.scale)}: ${resultOf(sum)}`,
  ].join('; ');
}
