/** From what is seen on a page to what is said of it, by the small engine. */

import { count, hint, solve, techniques, type ExplainedStep, type State } from 'ninerooks/light';

import type { Seen } from './seen';

/** What is said. */
export interface Said {
  /** The step, where one was found. */
  step?: ExplainedStep;
  /** Sentences for the player, the first one the most important. */
  notes: string[];
}

const NO_STEP = 'The plain techniques, from singles to chains, find nothing here. Ninerooks has more of them.';
const WRONG = 'From here there is no solution: a digit on the board is wrong, or the puzzle is.';
const SEVERAL = 'The digits alone leave several solutions. Rules that this puzzle adds are not looked at; whatever is said holds with them too.';
const MARKS = 'The marks on the board leave no solution, so they were not looked at.';

/** The next step of a board. Marks say what is left in a cell, unless they leave no solution. */
export async function explain(cells: Seen[]): Promise<Said> {
  if (cells.every(({ value }) => value > 0)) return { notes: ['Every cell has its digit.'] };
  const marked = board(cells, true);
  const notes: string[] = [];
  let state = marked;
  try {
    if ((await isLost(marked)) && cells.some(({ marks }) => marks.length > 0)) {
      state = board(cells, false);
      notes.push(MARKS);
    }
    if (await isLost(state)) return { notes: [WRONG] };
    const step = await hint(state, { whole: false, picture: 'light' });
    if ((await count(state)) === 'several') notes.push(SEVERAL);
    return step ? { step, notes } : { notes: [NO_STEP, ...notes] };
  } catch (error) {
    // Two equal digits that see each other: the engine says which.
    return { notes: [`This is no board that could be explained: ${error instanceof Error ? error.message : String(error)}.`] };
  }
}

/** Whether a board has no solution: a path without any technique says so, and looks for nothing. */
const isLost = async (state: State): Promise<boolean> => (await solve(state, { whole: false, without: await techniques() })).end === 'contradiction';

/** The board as an engine takes it: of an open cell what its marks say, of one without marks all digits. */
export function board(cells: Seen[], withMarks: boolean): State {
  const bits = (marks: number[]): number => marks.reduce((sum, mark) => sum | (1 << (mark - 1)), 0);
  return {
    values: cells.map(({ value }) => value),
    givens: cells.map(({ value, given }) => given && value > 0),
    candidates: cells.map(({ value, marks }) => (value > 0 ? 0 : withMarks && marks.length > 0 ? bits(marks) : 511)),
  };
}
