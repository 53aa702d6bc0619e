/** The board of the last visit, kept by this browser alone. */

import type { State } from '../engine/generated/ninerooks';

const KEY = 'ninerooks';

interface Kept {
  start: State;
  state: State;
  title: string;
}

/** Keeps a board. A browser that keeps nothing is no fault. */
export function keep(kept: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Storage is full, or turned off.
  }
}

/** The board that was kept, if it is whole. */
export function kept(): Kept | undefined {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Kept | null;
    return found && isState(found.start) && isState(found.state) ? found : undefined;
  } catch {
    return undefined;
  }
}

const isState = (state: State | undefined): boolean =>
  [state?.values, state?.givens, state?.candidates].every((list) => Array.isArray(list) && list.length === 81);
