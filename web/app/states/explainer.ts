import type { StepLine } from '../../engine/generated/ninerooks';

/**
 * What Sudoku Explainer 1.2.1 rates a step of a technique, where its rating does not depend on the step. A chain is rated
 * by its length and by what else is on the board, a direct step by the digit that it leaves: those are not here.
 */
const RATINGS: Readonly<Record<string, number>> = {
  'full-house': 1,
  'naked-single': 2.3,
  pointing: 2.6,
  claiming: 2.8,
  'naked-pair': 3,
  'x-wing': 3.2,
  'hidden-pair': 3.4,
  'naked-triple': 3.6,
  swordfish: 3.8,
  'hidden-triple': 4,
  'xy-wing': 4.2,
  'xyz-wing': 4.4,
  'unique-rectangle-1': 4.5,
  'unique-rectangle-2': 4.5,
  'unique-rectangle-4': 4.5,
  'naked-quad': 5,
  jellyfish: 5.2,
  'hidden-quad': 5.4,
  'bug-plus-1': 5.6,
  'aligned-pair-exclusion': 6.2,
  // X-chains of four candidates.
  skyscraper: 6.6,
  'two-string-kite': 6.6,
  'turbot-fish': 6.6,
  'aligned-triple-exclusion': 7.5,
};

/** The last digit of a house aside, a hidden single is rated by its house. */
export const explainerRating = ({ technique, line }: StepLine): number | undefined =>
  technique === 'hidden-single' ? (/ in b\d/.test(line) ? 1.2 : 1.5) : RATINGS[technique];
export const rated = [...Object.keys(RATINGS), 'hidden-single'];
