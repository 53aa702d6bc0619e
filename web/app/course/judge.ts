/** Whether what the player has marked is right: against all steps of the technique in the position. */

import { cellName, cellOf, digitOf } from '../../board/geometry';
import { orEnglish, t } from '../words.svelte';

/** What a step does. */
export interface Does {
  name: string;
  placements: readonly number[];
  eliminations: readonly number[];
}

/** What the player says: candidates that are written, and candidates that are eliminated. */
export interface Answer {
  placed: readonly number[];
  gone: readonly number[];
}

/** What is known beside the steps. */
export interface Known {
  /** Whether the only solution has a candidate. */
  isTrue(candidate: number): boolean;
  /** The name of another technique that does the same with a candidate. */
  other(candidate: number): string | undefined;
}

export type Verdict =
  | { kind: 'nothing'; text: string }
  | { kind: 'wrong'; text: string; candidate: number }
  /** Part of a step, and nothing wrong. */
  | { kind: 'more'; text: string; step: number; left: number[] }
  | { kind: 'right'; step: number };

const all = ({ placements, eliminations }: Does): number[] => [...placements, ...eliminations.map((one) => -1 - one)];

/** An X-Wing, a Naked Pair; Locked Candidates are several. */
export const withArticle = (name: string): string => (name.includes('Candidates') ? name : `${/^(?:[AEIO]|X[-Y])/.test(name) ? 'an' : 'a'} ${name}`);

/** A technique in a sentence: in English with an article. */
export const named = (name: string): string => orEnglish(withArticle(name), () => name);

/** What nobody needs to know to say that it is right or that there is more. */
export function fits(steps: readonly Does[], { placed, gone }: Answer): Verdict | undefined {
  const marks = new Set([...placed, ...gone.map((one) => -1 - one)]);
  if (marks.size === 0) return { kind: 'nothing', text: t('judge-nothing') };
  const found = steps.map((step) => {
    const wanted = all(step);
    return { wanted, left: wanted.filter((one) => !marks.has(one)) };
  });
  const any = new Set(found.flatMap(({ wanted }) => wanted));
  if ([...marks].some((one) => !any.has(one))) return undefined;
  // Rather the largest of those that are whole; of the others that of which least is left.
  const order = found.map((_, i) => i).sort((a, b) => left(found, a) - left(found, b) || size(found, b) - size(found, a));
  const best = order.find((i) => found[i] && touches(found[i].wanted, marks)) ?? 0;
  const step = steps[best];
  const open = found[best]?.left ?? [];
  if (open.length === 0 || !step) return { kind: 'right', step: best };
  const key = open.some((one) => one >= 0) ? 'judge-more' : 'judge-more-eliminations';
  return { kind: 'more', text: t(key, { technique: step.name, count: open.length }), step: best, left: open.map((one) => (one < 0 ? -1 - one : one)) };
}

const left = (found: readonly { left: number[] }[], i: number): number => found[i]?.left.length ?? 0;
const size = (found: readonly { wanted: number[] }[], i: number): number => found[i]?.wanted.length ?? 0;
const touches = (wanted: readonly number[], marks: ReadonlySet<number>): boolean => wanted.some((one) => marks.has(one));

/** What is wrong with an answer that does not fit, of its first mark that no step has. */
export function wrong(steps: readonly Does[], { placed, gone }: Answer, technique: string, known: Known): Verdict {
  const has = (kind: 'placements' | 'eliminations', one: number): boolean => steps.some((step) => step[kind].includes(one));
  const place = placed.find((one) => !has('placements', one));
  if (place !== undefined) return { kind: 'wrong', candidate: place, text: ofPlaced(place, technique, known) };
  // What is true is the worst of what may be eliminated.
  const bad = gone.filter((one) => !has('eliminations', one));
  const candidate = bad.find((one) => known.isTrue(one)) ?? bad[0] ?? 0;
  return { kind: 'wrong', candidate, text: ofGone(candidate, technique, known) };
}

function ofPlaced(candidate: number, technique: string, known: Known): string {
  const [digit, cell] = [digitOf(candidate), cellName(cellOf(candidate))];
  if (!known.isTrue(candidate)) return t('judge-cannot', { cell, digit });
  const other = known.other(candidate);
  if (other) return t('judge-other-is', { cell, digit, other, technique: named(technique) });
  return t('judge-not-placed', { cell, digit, technique });
}

function ofGone(candidate: number, technique: string, known: Known): string {
  const [digit, cell] = [digitOf(candidate), cellName(cellOf(candidate))];
  if (known.isTrue(candidate)) return t('judge-can', { cell, digit });
  const other = known.other(candidate);
  if (other) return t('judge-other-is-not', { cell, digit, other, technique: named(technique) });
  return t('judge-not-eliminated', { cell, digit, technique });
}
