/** Where the keyboard goes when what it was on is no longer there. */

import { tick } from 'svelte';

const isThere = (element: HTMLElement): boolean => element.isConnected && element.checkVisibility();

/** To the first of these places that can be seen. */
async function to(...places: readonly string[]): Promise<void> {
  await tick();
  places.flatMap((place) => [...document.querySelectorAll<HTMLElement>(place)]).find(isThere)?.focus({ preventScroll: true });
}

/** To the button that asks for hints: a strip that was closed is gone with its buttons. */
export const toHint = (): Promise<void> => to('.hint-button', '.acts button', '#panel');

/** To the cell of the board where the cursor is. */
export const toBoard = (): Promise<void> => to('.board-side [role=gridcell][tabindex="0"]');

/** Back to what had the keyboard before, or to what opens the menu that it is in, unless it is somewhere else by now. */
export async function backTo(before: Element | null): Promise<void> {
  await tick();
  if (document.activeElement !== document.body || !(before instanceof HTMLElement)) return;
  if (isThere(before)) before.focus({ preventScroll: true });
  else before.closest('details')?.querySelector('summary')?.focus({ preventScroll: true });
}
