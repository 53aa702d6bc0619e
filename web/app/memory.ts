/** The board that version 0.1 kept, in one place: it is taken over once. */

import type { State } from '../engine/generated/ninerooks';

const KEY = 'ninerooks';

interface Kept {
  start: State;
  state: State;
  title: string;
}

/** Whether there is such a board. */
export const hasOldBoard = (): boolean => read() !== undefined;

/** The board that was kept, if it is whole. It is forgotten there. */
export function oldBoard(): Kept | undefined {
  const found = read();
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Storage is turned off.
  }
  return found;
}

function read(): Kept | undefined {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Kept | null;
    return found && isState(found.start) && isState(found.state) ? found : undefined;
  } catch {
    return undefined;
  }
}

const isState = (state: State | undefined): boolean =>
  [state?.values, state?.givens, state?.candidates].every((list) => Array.isArray(list) && list.length === 81);
