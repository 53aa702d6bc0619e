/** What the engine says, in the player's language: made of its data, not of its English sentences. */

import type { End, SetsView, StatusView, StepLine, StepView, Weighted } from '../engine/generated/ninerooks';
import { cellName } from '../board/geometry';
import { joined, listed, orEnglish, own, t, technique } from './words.svelte';
import { whereOf } from './where';
import { shortly } from './why/why';

/** How many solutions a board has. In English with the reason why there is none. */
export function statusText({ solutions, message }: StatusView): string {
  if (solutions === 'none') return orEnglish(message, () => t('status-none'));
  if (solutions !== 'several') return solutions === 'one' ? t('status-one') : t('status-unknown');
  const count = Number.parseInt(message, 10);
  return Number.isNaN(count) ? t('status-several') : t('status-count', { count });
}

const ENDS = { solved: 'end-solved', stuck: 'end-stuck', contradiction: 'end-contradiction', refused: 'end-refused' } as const;

/** How a path ended. */
export const endText = ({ kind, message }: End): string => orEnglish(message, () => (Object.hasOwn(ENDS, kind) ? t(ENDS[kind as keyof typeof ENDS]) : ''));

/** What a path that was simplified has less of. */
export const shorterText = (english: string): string =>
  orEnglish(english, () => {
    const [, now, then, few, many] = /(\d+) steps instead of (\d+)(?:, (\d+) of them beyond singles instead of (\d+))?/.exec(english) ?? [];
    if (!now || !then) return english ? t('path-easier') : '';
    return few && many ? t('path-shorter-beyond', { now, then, few, many }) : t('path-shorter', { now, then });
  });

/** What a best path is beside the usual one, and whether there may be a better one. */
export const bestText = (english: string): string =>
  orEnglish(english, () => {
    const [, steps, few] = /^(\d+) steps, (\d+) beyond singles/.exec(english) ?? [];
    const [, all, dearest] = /^(\d+) steps; the dearest costs (\d+)/.exec(english) ?? [];
    const [, then] = / instead of (\d+)/.exec(english) ?? [];
    const [, least] = /fewer than (\d+)|costs (\d+) or more/.exec(english)?.filter((part) => part !== undefined) ?? [];
    const found = steps && few ? t('best-found-fewest', { steps, few }) : all && dearest ? t('best-found-gentlest', { steps: all, dearest }) : '';
    if (!found) return '';
    const bound = english.includes('solves the puzzle') ? t('best-no-path') : least ? t(steps ? 'best-least-fewest' : 'best-least-gentlest', { least }) : t('best-no-better');
    return joined(found, then ? t('best-instead', { then }) : '', bound);
  });

/** Why techniques that assume one solution are not used, or not everywhere. */
export const premiseText = (english: string): string =>
  orEnglish(english, () => t(english.includes('several solutions') ? 'premise-several' : english.includes('adds rules') ? 'premise-rules' : 'premise-excluded'));

const LEVELS = ['easy', 'medium', 'hard', 'unfair', 'extreme'] as const;

/** A level of HoDoKu's. */
export function scoreLevel(level: string): string {
  const known = LEVELS.find((name) => name === level);
  return known ? t(`score-${known}`) : level;
}

const FAMILIES = [
  ...(['singles', 'intersections', 'subsets', 'fish', 'wings', 'chains', 'almost-locked-sets', 'uniqueness', 'hypotheses'] as const),
  ...(['whips-and-braids', 'exotic-patterns', 'set-logic', 'patterns'] as const),
];

/** A family of techniques. */
export function familyName(family: string): string {
  const known = FAMILIES.find((name) => name === family.replaceAll(' ', '-'));
  return known ? t(`family-${known}`) : family;
}

export const techniqueName = ({ technique: id, name }: StepLine): string => technique(id, name);

/** A step in its notation, which begins with the name of its technique. */
export function lineText(step: StepLine): string {
  const { line, name } = step;
  // `8 in b9`: the one word of English in the notation.
  return line.startsWith(name) ? techniqueName(step) + orEnglish(line.slice(name.length), () => line.slice(name.length).replace(/ in (?=[rcb]\d)/, ' ')) : line;
}

/** A cell, or a digit in a house, as the engine names it: `3R7`, `5N3`. */
interface Sector {
  cell?: string;
  digit: number;
  house?: string;
}

const HOUSES = { R: 'house-row', C: 'house-column', B: 'house-box' } as const;

function sectorOf({ sector: { name } }: Weighted): Sector | undefined {
  const [, first = '', kind = '', last = ''] = /^([1-9])([RCBN])([1-9])$/i.exec(name) ?? [];
  const upper = kind.toUpperCase();
  if (upper === 'N') return { cell: `r${first}c${last}`, digit: 0 };
  return upper === 'R' || upper === 'C' || upper === 'B' ? { digit: Number(first), house: t(HOUSES[upper], { number: last }) } : undefined;
}

/** Truths or links, where they are few enough for a sentence and all can be named. */
function sectorsOf(side: readonly Weighted[]): Sector[] | undefined {
  const found = side.map(sectorOf).filter((sector) => sector !== undefined);
  return found.length === side.length && found.length > 0 && found.length <= 6 ? found : undefined;
}

const all = (list: readonly (string | undefined)[]): string => listed([...new Set(list)].filter((name) => name !== undefined));

const VERDICTS = { proved: 'verdict-proved', uncovered: 'verdict-uncovered', 'no-elimination': 'verdict-no-elimination', contradiction: 'verdict-contradiction' } as const;

/** What set logic says of truths and links. */
export function verdictText({ verdict, message }: SetsView): string {
  return orEnglish(message, () => {
    if (verdict === 'proved') return t(VERDICTS.proved, { result: message.replace(/(?:Eliminations|Placements): /g, '') });
    return verdict in VERDICTS ? t(VERDICTS[verdict as Exclude<keyof typeof VERDICTS, 'proved'>]) : t('verdict-other');
  });
}

/** Where to look for a step, but not what it does. */
export function placeText(view: StepView): string {
  return orEnglish(view.place, () => {
    const truths = sectorsOf(view.proof.covers.length === 1 ? (view.proof.covers[0]?.truths ?? []) : []);
    const houses = truths?.every(({ house }) => house) ? all(truths.map(({ house }) => house)) : '';
    if (houses) return t('place-houses', { houses });
    const cells = whereOf(view);
    return cells.length <= 6 ? t('place-cells', { cells: listed(cells.map(cellName)) }) : t('place-shaded');
  });
}

/** Why a step is right, in a sentence or two. In English the engine says all of it. */
export const whyText = (view: StepView): string => orEnglish(view.explanation, () => shortly(view));

const CAPITALS = new Set(['pom', 'als']);

/** A profile's name for people. */
export function profileName(id: string): string {
  const words = id.split('-').map((word) => (CAPITALS.has(word) ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1)));
  return own(`profile-${id}-name`, words.join(' '));
}
