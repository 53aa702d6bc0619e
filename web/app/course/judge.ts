/** Whether what the player has marked is right: against all steps of the technique in the position. */

import { cellName, cellOf, digitOf } from '../../board/geometry';

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

/** What nobody needs to know to say that it is right or that there is more. */
export function fits(steps: readonly Does[], { placed, gone }: Answer): Verdict | undefined {
  const marks = new Set([...placed, ...gone.map((one) => -1 - one)]);
  if (marks.size === 0) return { kind: 'nothing', text: 'Mark something on the board first.' };
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
  const count = open.length === 1 ? 'one more candidate' : `${open.length} more candidates`;
  const does = open.some((one) => one >= 0) ? `does more: ${open.length} more` : `also eliminates ${count}`;
  return { kind: 'more', text: `Right, but there is more: this ${step.name} ${does}.`, step: best, left: open.map((one) => (one < 0 ? -1 - one : one)) };
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
  if (!known.isTrue(candidate)) return `${cell} cannot be ${digit}: then the puzzle would have no solution.`;
  const other = known.other(candidate);
  if (other) return `${cell} is ${digit}, but that follows from another technique (${other}), not from ${withArticle(technique)}.`;
  return `No ${technique} says that ${cell} is ${digit}: something else is still possible there.`;
}

function ofGone(candidate: number, technique: string, known: Known): string {
  const [digit, cell] = [digitOf(candidate), cellName(cellOf(candidate))];
  if (known.isTrue(candidate)) return `${cell} can still be ${digit}: without it the puzzle would have no solution.`;
  const other = known.other(candidate);
  if (other) return `${cell} is not ${digit}, but that follows from another technique (${other}), not from ${withArticle(technique)}.`;
  return `No ${technique} eliminates ${digit} from ${cell}.`;
}
