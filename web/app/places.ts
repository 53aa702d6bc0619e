/** Views, dialogs and steps in the browser's history, so that Back goes back to them. */

import type { Panel } from './bench.svelte';

export interface Place {
  panel: Panel;
  dialog: string | undefined;
  /** What of the course is open, if any. */
  course: string;
  /** What of the library is open, if any; older entries of the history have nothing of it. */
  library?: string;
  /** What is shown of the solver. */
  shown: string;
  /** The step of a list, from 0. */
  step: number;
}

const same = (a: Place, b: Place): boolean => a.panel === b.panel && a.dialog === b.dialog && a.course === b.course && a.library === b.library && a.shown === b.shown;

export class Places {
  #now: Place | undefined;
  /** A place that the history has brought is not put into it once more. */
  #going = false;

  /** The page is at a place. Walking along a list is no new one. */
  at(place: Place): void {
    const old = this.#now;
    this.#now = place;
    if (this.#going) return;
    if (old && !same(old, place)) history.pushState({ ...place }, '');
    else history.replaceState({ ...place }, '');
  }

  /** What to do when the player goes back or forth. */
  listen(go: (place: Place) => Promise<void>): void {
    addEventListener('popstate', ({ state }: PopStateEvent) => {
      const place = state as Place | null;
      if (!place?.panel) return;
      this.#going = true;
      void go(place).finally(() => setTimeout(() => (this.#going = false), 0));
    });
  }
}
