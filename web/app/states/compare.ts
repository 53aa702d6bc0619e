/** Two steps beside each other. */

import { candidateName } from '../../board/geometry';
import type { ScoreView, StepView } from '../../engine/generated/ninerooks';

/** A line of the table: what it is, and how the two have it. */
export interface Fact {
  name: string;
  a: string;
  b: string;
}

const names = (candidates: number[]): string => (candidates.length === 0 ? 'nothing' : candidates.length > 12 ? `${candidates.length} candidates` : candidates.map(candidateName).join(' '));

/** Everything that a step makes false or true: what it places counts as what it says. */
const effects = ({ step }: StepView): { places: number[]; removes: number[] } => ({ places: step.placements, removes: step.eliminations });

const count = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`;

/** Truths and links of the first cover, and of how many covers. */
function cover({ proof }: StepView): string {
  const [first, ...others] = proof.covers;
  if (!first) return proof.line.length > 60 ? 'by assumptions or lemmas' : proof.line;
  const sum = (list: { times: number | bigint }[]): number => list.reduce((all, { times }) => all + Number(times), 0);
  const text = `${count(sum(first.truths), 'truth')}, ${count(sum(first.links), 'link')}, rank ${first.rank}`;
  return others.length > 0 ? `${text}; ${count(others.length + 1, 'cover')}` : text;
}

/** What the table says of two steps. */
export function facts(a: StepView, b: StepView, worths: ScoreView['worths']): Fact[] {
  const both = [a, b];
  const tell = (name: string, of: (view: StepView) => string): Fact => ({ name, a: of(a), b: of(b) });
  const worth = ({ step }: StepView): string => {
    const found = worths.find(({ technique }) => technique === step.technique);
    if (!found) return '';
    return `${found.score}, ${found.level}${found.like ? ` (as ${found.like})` : ''}`;
  };
  const other = (view: StepView): StepView => (view === a ? b : a);
  const only = (view: StepView): string => {
    const theirs = new Set(effects(other(view)).removes);
    return names(effects(view).removes.filter((candidate) => !theirs.has(candidate)));
  };
  const shared = (): string => {
    const theirs = new Set(effects(b).removes);
    return names(effects(a).removes.filter((candidate) => theirs.has(candidate)));
  };
  const list = [
    tell('Technique', ({ step }) => step.name),
    tell('Cost', ({ step }) => String(step.cost)),
    tell('Counts in HoDoKu', worth),
    tell('Proof', cover),
    tell('Assumes uniqueness', ({ step }) => (step.uniqueness ? 'yes' : 'no')),
  ];
  if (both.some((view) => effects(view).places.length > 0)) list.push(tell('Places', (view) => names(effects(view).places)));
  if (both.some((view) => effects(view).removes.length > 0)) {
    list.push(tell('Eliminates', ({ step }) => count(step.eliminations.length, 'candidate')), tell('Only this one eliminates', only), tell('Both eliminate', shared));
  }
  return list;
}
