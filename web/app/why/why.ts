/** Why a step is right, in a sentence or two in the player's language, made of what the engine says as data. */

import { candidateName, digitOf } from '../../board/geometry';
import type { StepView } from '../../engine/generated/ninerooks';
import { t } from '../words.svelte';
import * as chains from './chains';
import { deadly } from './deadly';
import { patterns } from './patterns';
import * as sets from './sets';
import type { Shape } from './shape';
import * as simple from './simple';

/** More candidates than this are only counted. */
const MOST = 40;

/** What a step does, in the notation of its line. */
function resultOf({ step }: StepView): string {
  const count = step.eliminations.length + step.placements.length;
  if (count === 0) return t('why-nothing-yet');
  return count > MOST ? t('why-many', { count }) : (step.line.split(' => ')[1] ?? '');
}

/** What a shape may need besides itself. */
interface Told {
  view: StepView;
  result: string;
  /** What is eliminated: the candidates and their digits. */
  eliminated: string[];
  gone: string[];
}

const SAID: { [K in Shape['kind']]: (shape: Extract<Shape, { kind: K }>, told: Told) => string } = {
  single: (shape, { view }) => simple.single(shape, view),
  intersection: (shape, { result }) => simple.intersection(shape, result),
  ruled: (shape, { result }) => simple.ruled(shape, result),
  summed: (shape, { result }) => simple.summed(shape, result),
  subset: (shape, { result }) => simple.subset(shape, result),
  'bent-subset': (shape, { view, result }) => simple.bentSubset(shape, view.before, result),
  fish: (shape, { result }) => simple.fish(shape, result),
  'remote-pair': (shape, { result }) => simple.remotePair(shape, result),
  'almost-locked-candidates': (shape, { result }) => simple.almostLockedCandidates(shape, result),
  'sue-de-coq': (shape, { result }) => simple.sueDeCoq(shape, result),
  fireworks: (shape, { result }) => simple.fireworks(shape, result),
  'multi-sector': (shape, { result }) => simple.multiSector(shape, result),
  chain: (shape, { result }) => chains.chain(shape, result),
  nets: (shape, { view, eliminated, result }) => chains.nets(shape, view, eliminated[0], result),
  hypothesis: (shape, { result }) => chains.hypothesis(shape, result),
  whip: (shape, { result }) => chains.whip(shape, result),
  'two-way': (shape, { result }) => chains.twoWay(shape, result),
  forcing: (shape, { result }) => chains.forcing(shape, result),
  refutation: (shape, { result }) => chains.refutation(shape, result),
  'almost-locked': (shape, { gone, result }) => sets.almostLocked(shape, gone, result),
  blossom: (shape, { gone, result }) => sets.blossom(shape, gone, result),
  aligned: (shape, { result }) => sets.aligned(shape, result),
  exocet: (shape, { result }) => sets.exocet(shape, result),
  sets: (shape, { view, result }) => sets.sets(shape, view, result),
  symmetrical: (shape, { result }) => sets.symmetrical(shape, result),
  'deadly-pattern': (shape, { view, eliminated, result }) => deadly(shape, eliminated, view.step.placements.length > 0, result),
  patterns: (shape, { result }) => patterns(shape, result),
};

export function shortly(view: StepView): string {
  const shape = JSON.parse(view.shape) as Shape;
  const { eliminations } = view.step;
  const gone = [...new Set(eliminations.map((candidate) => String(digitOf(candidate))))];
  const say = SAID[shape.kind] as (shape: Shape, told: Told) => string;
  return say(shape, { view, result: resultOf(view), eliminated: eliminations.map(candidateName), gone });
}
