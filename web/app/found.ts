/** Which steps of a list are shown, and in which order. */

import type { StepLine } from '../engine/generated/ninerooks';
import { techniqueName } from './said';

export type Order = 'found' | 'technique' | 'result' | 'effect';

export interface Wish {
  order: Order;
  /** Only steps about this digit; 0 for all. */
  digit: number;
  /** Only steps that write or remove this candidate. */
  candidate: number | undefined;
  /** Only steps of this technique; empty for all. */
  technique?: string;
}

export interface Entry {
  index: number;
  line: StepLine;
}

export interface Group {
  /** What the steps have in common; empty where they are not grouped. */
  name: string;
  entries: Entry[];
}

const changes = ({ placements, eliminations }: StepLine): number[] => [...placements, ...eliminations];

/** What a step does, in a word: steps with one result are together. */
function result({ placements, eliminations }: StepLine): string {
  const name = (candidate: number): string => {
    const cell = candidate % 81;
    return `r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}`;
  };
  const digit = (candidate: number): number => Math.floor(candidate / 81) + 1;
  const written = placements.map((candidate) => `${name(candidate)}=${digit(candidate)}`);
  const removed = eliminations.map((candidate) => `${name(candidate)}<>${digit(candidate)}`);
  return [...written, ...removed].sort().join(', ');
}

/** The steps that are wished for, in groups. */
export function wished(lines: readonly StepLine[], wish: Wish): Group[] {
  const fits = (line: StepLine): boolean => {
    const all = changes(line);
    if (wish.technique && line.technique !== wish.technique) return false;
    if (wish.candidate !== undefined && !all.includes(wish.candidate)) return false;
    return wish.digit === 0 || all.some((candidate) => Math.floor(candidate / 81) + 1 === wish.digit);
  };
  const entries = lines.map((line, index) => ({ index, line })).filter(({ line }) => fits(line));
  // Digits that are written count more than candidates that are removed.
  const effect = ({ line }: Entry): number => 9 * line.placements.length + line.eliminations.length;
  if (wish.order === 'effect') return [{ name: '', entries: entries.toSorted((a, b) => effect(b) - effect(a)) }];
  if (wish.order === 'found') return [{ name: '', entries }];
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const name = wish.order === 'technique' ? techniqueName(entry.line) : result(entry.line);
    groups.set(name, [...(groups.get(name) ?? []), entry]);
  }
  return [...groups].map(([name, list]) => ({ name, entries: list }));
}

/** How often each technique is in a list, in the order in which they first come. */
export function counted(lines: readonly StepLine[]): { id: string; name: string; count: number; steps: number[] }[] {
  const found = new Map<string, { id: string; name: string; count: number; steps: number[] }>();
  lines.forEach((line, i) => {
    const id = line.technique;
    const one = found.get(id) ?? { id, name: techniqueName(line), count: 0, steps: [] };
    one.count += 1;
    one.steps.push(i);
    found.set(id, one);
  });
  return [...found.values()];
}
