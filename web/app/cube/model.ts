/** What the candidate cube shows, for whatever draws it. */

import type { ChainView, MedusaView, State, StepView } from '../../engine/generated/ninerooks';
import { candidateOf, cellOf, digitOf, digitsOf } from '../../board/geometry';

/** A place in the cube: column, digit and row, from 0, the digit 1 on top. */
export interface Point {
  column: number;
  digit: number;
  row: number;
}

/** What is at a place: the two sides of a chain, any other candidate, or a digit of the board. */
export type Kind = 'capital' | 'small' | 'plain' | 'placed';

export interface Node {
  candidate: number;
  kind: Kind;
  /** A few letters beside the digit: the side of the chain, or the letter that the step has there. */
  letter: string;
  /** What the step does with it. */
  fate: 'eliminated' | 'placed' | undefined;
  /** Whether it has to do with the step. */
  lit: boolean;
  /** Whether there is a step, and it has nothing to do with it. */
  dim: boolean;
}

export interface Edge {
  from: Point;
  to: Point;
  strong: boolean;
  lit: boolean;
  dim: boolean;
}

export interface Model {
  nodes: Node[];
  edges: Edge[];
}

/** Which weak links are shown: none, those between the chains chosen, or all of their nodes. */
export type WeakLinks = 'none' | 'chains' | 'all';

export interface Wanted {
  state: State;
  chains: readonly Chain[];
  weak: MedusaView['weak'];
  chosen: ReadonlySet<number>;
  weakLinks: WeakLinks;
  /** The only digit that is shown, 0 for all. */
  digit: number;
  /** The step that is lit. */
  step: StepView | undefined;
}

export interface Chain extends ChainView {
  /** Whether the step uses it. */
  used: boolean;
}

export const pointOf = (candidate: number): Point => {
  const cell = cellOf(candidate);
  return { column: cell % 9, digit: digitOf(candidate) - 1, row: Math.floor(cell / 9) };
};

/**
 * The chains under the names that the step has for them: those that it uses come first, in its order,
 * each with the side first that it writes as a capital.
 */
export function named(chains: readonly ChainView[], nets: readonly [number[], number[]][]): Chain[] {
  const left = chains.map((chain) => ({ ...chain, used: false }));
  const first: Chain[] = [];
  for (const [capital] of nets) {
    const node = capital[0];
    const at = left.findIndex(({ sides }) => node !== undefined && (sides[0].includes(node) || sides[1].includes(node)));
    const chain = left[at];
    if (!chain || node === undefined) continue;
    left.splice(at, 1);
    const [one, other] = chain.sides;
    first.push({ ...chain, used: true, sides: one.includes(node) ? [one, other] : [other, one] });
  }
  return [...first, ...left].map((chain, i) => ({ ...chain, names: chains[i]?.names ?? chain.names }));
}

/** Which chain and side each node of the chains is in. */
function sidesOf(chains: readonly Chain[]): Map<number, { chain: number; side: 0 | 1 }> {
  const found = new Map<number, { chain: number; side: 0 | 1 }>();
  chains.forEach(({ sides }, chain) => {
    for (const side of [0, 1] as const) for (const node of sides[side]) found.set(node, { chain, side });
  });
  return found;
}

/** Where the middle of some candidates is. */
function middle(candidates: readonly number[]): Point {
  const points = candidates.map(pointOf);
  const mean = (part: keyof Point): number => points.reduce((sum, point) => sum + point[part], 0) / (points.length || 1);
  return { column: mean('column'), digit: mean('digit'), row: mean('row') };
}

/** What is to be seen. */
export function model(wanted: Wanted): Model {
  return { nodes: nodes(wanted), edges: edges(wanted) };
}

function nodes({ state, chains, chosen, digit: only, step }: Wanted): Node[] {
  const sides = sidesOf(chains);
  const roles = new Map(step?.scene.roles);
  const tags = new Map(step?.scene.tags);
  const found: Node[] = [];
  state.values.forEach((value, cell) => {
    const digits = value ? [value] : digitsOf(state.candidates[cell] ?? 0);
    for (const digit of digits.filter((digit) => !only || digit === only)) {
      const candidate = candidateOf(digit, cell);
      const dim = step !== undefined;
      if (value) {
        found.push({ candidate, kind: 'placed', letter: '', fate: undefined, lit: false, dim });
        continue;
      }
      const at = sides.get(candidate);
      const of = at && chosen.has(at.chain) ? at : undefined;
      const role = roles.get(candidate);
      const fate = role === 'eliminated' ? 'eliminated' : role === 'target' ? 'placed' : undefined;
      const lit = role !== undefined && role !== 'covered';
      const letter = tags.get(candidate) ?? (of ? (chains[of.chain]?.names[of.side] ?? '') : '');
      const kind = of ? (of.side === 0 ? 'capital' : 'small') : 'plain';
      found.push({ candidate, kind, letter, fate, lit, dim: dim && !lit });
    }
  });
  return found;
}

function edges({ chains, weak, chosen, weakLinks, digit, step }: Wanted): Edge[] {
  const shown = (candidates: readonly number[]): boolean => !digit || candidates.every((c) => digitOf(c) === digit);
  const key = (from: readonly number[], to: readonly number[]): string => [[...from], [...to]].map((part) => part.join()).sort().join(';');
  const found: Edge[] = [];
  const drawn = new Set<string>();
  const draw = (from: readonly number[], to: readonly number[], strong: boolean, lit: boolean): void => {
    const name = key(from, to);
    if (!shown([...from, ...to]) || drawn.has(name)) return;
    drawn.add(name);
    found.push({ from: middle(from), to: middle(to), strong, lit, dim: step !== undefined && !lit });
  };
  for (const { from, to, strong } of step?.scene.edges ?? []) draw(from, to, strong, true);
  chains.forEach(({ edges }, chain) => {
    if (chosen.has(chain)) for (const [one, other] of edges) draw([one], [other], true, false);
  });
  if (weakLinks === 'none') return found;
  const sides = sidesOf(chains);
  const isChosen = (candidate: number): boolean => chosen.has(sides.get(candidate)?.chain ?? -1);
  for (const [node, other] of weak) {
    const [one, two] = [isChosen(node), isChosen(other)];
    if ((one && two) || (weakLinks === 'all' && (one || two))) draw([node], [other], false, false);
  }
  return found;
}
