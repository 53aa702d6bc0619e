/** What of a step is shown before all of it is. */

import type { Highlight } from '../board/board';
import type { StepView } from '../engine/generated/ninerooks';

/** The cells of the houses and cells that a step is about, without what happens there. */
export function whereOf({ proof, scene }: StepView): number[] {
  const truths = proof.covers.length === 1 ? (proof.covers[0]?.truths ?? []) : [];
  const sectors = truths.length > 0 && truths.length <= 3 ? truths.flatMap(({ sector }) => sector.candidates) : [];
  const list = sectors.length > 0 ? sectors : scene.roles.map(([candidate]) => candidate);
  return [...new Set(list.map((candidate) => candidate % 81))];
}

const KINDS: Record<string, Highlight['kind']> = { truth: 'truth', fin: 'fin', linked: 'two', target: 'truth' };

/** The candidates of its pattern, without those that it eliminates. */
export const patternOf = ({ scene }: StepView): Highlight[] =>
  scene.roles.flatMap(([candidate, role]) => {
    const kind = KINDS[role.toLowerCase()];
    return kind ? [{ candidate, kind }] : [];
  });
