/** The address of a board on the page of Ninerooks. */

import type { Seen } from './seen';

/** Its 81 cells; digits that the player has written are marked by `+`. Marks are left out: they are the player's, not the puzzle's. */
export function line(cells: Seen[]): string {
  return cells.map(({ value, given }) => (value === 0 ? '.' : given ? `${value}` : `+${value}`)).join('');
}

/** Nothing where it is not known where the page is. */
export function linkTo(page: string, cells: Seen[]): string | undefined {
  return page === '' ? undefined : new URL(`#&text=${encodeURIComponent(line(cells))}`, page).href;
}
