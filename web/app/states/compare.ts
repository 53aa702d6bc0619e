/** Two steps beside each other. */

import { candidateName } from '../../board/geometry';
import type { ScoreView, StepView } from '../../engine/generated/ninerooks';
import { scoreLevel, techniqueName } from '../said';
import { rating, t } from '../words.svelte';
import { explainerRating } from './explainer';

/** A line of the table: what it is, and how the two have it. */
export interface Fact {
  name: string;
  a: string;
  b: string;
}

const names = (candidates: number[]): string => (candidates.length === 0 ? t('compare-nothing') : candidates.length > 12 ? t('compare-candidates', { count: candidates.length }) : candidates.map(candidateName).join(' '));

/** Everything that a step makes false or true: what it places counts as what it says. */
const effects = ({ step }: StepView): { places: number[]; removes: number[] } => ({ places: step.placements, removes: step.eliminations });

/** Truths and links of the first cover, and of how many covers. */
function cover({ proof }: StepView): string {
  const [first, ...others] = proof.covers;
  if (!first) return proof.line.length > 60 ? t('compare-assumes') : proof.line;
  const sum = (list: { times: number | bigint }[]): number => list.reduce((all, { times }) => all + Number(times), 0);
  const text = t('compare-cover', { truths: sum(first.truths), links: sum(first.links), rank: Number(first.rank) });
  return others.length > 0 ? `${text}; ${t('compare-covers', { count: others.length + 1 })}` : text;
}

function explainer(step: StepView['step']): string {
  const found = explainerRating(step);
  return found === undefined ? t('compare-explainer-none') : rating(found);
}

/** What the table says of two steps. */
export function facts(a: StepView, b: StepView, worths: ScoreView['worths']): Fact[] {
  const both = [a, b];
  const tell = (name: string, of: (view: StepView) => string): Fact => ({ name, a: of(a), b: of(b) });
  const worth = ({ step }: StepView): string => {
    const found = worths.find(({ technique }) => technique === step.technique);
    if (!found) return '';
    return `${found.score}${t('list-comma')}${scoreLevel(found.level)}${found.like ? ` (${t('used-as', { technique: found.like })})` : ''}`;
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
    tell(t('used-technique'), ({ step }) => techniqueName(step)),
    tell(t('compare-cost'), ({ step }) => String(step.cost)),
    tell(t('compare-hodoku'), worth),
    tell(t('compare-explainer'), ({ step }) => explainer(step)),
    tell(t('step-proof'), cover),
    tell(t('compare-unique'), ({ step }) => t(step.uniqueness ? 'compare-yes' : 'compare-no')),
  ];
  if (both.some((view) => effects(view).places.length > 0)) list.push(tell(t('compare-places'), (view) => names(effects(view).places)));
  if (both.some((view) => effects(view).removes.length > 0)) {
    list.push(tell(t('compare-eliminates'), ({ step }) => String(step.eliminations.length)), tell(t('compare-only'), only), tell(t('compare-both'), shared));
  }
  return list;
}
