/** Views, dialogs and steps in the browser's history, so that Back goes back to them. */

import type { Panel } from './bench.svelte';

export interface Place {
  panel: Panel;
  dialog: string | undefined;
  /** What of the course is open, if any. */
  course: string;
  /** What of the library is open, if any; older entries of the history have nothing of it. */
  library?: string;
  /** Whether the setter's desk is open; older entries have nothing of it. */
  desk?: boolean;
  /** What is shown of the solver. */
  shown: string;
  /** The step of a list, from 0. */
  step: number;
}

/** A place as the history has it. */
interface Entry extends Place {
  /** A dialog was here that was closed: what is behind is the same place once more, over which Back goes on. */
  double?: boolean;
}

const same = (a: Place, b: Place): boolean => a.panel === b.panel && a.dialog === b.dialog && a.course === b.course && (a.library ?? '') === (b.library ?? '') && (a.desk ?? false) === (b.desk ?? false) && a.shown === b.shown;

export class Places {
  #now: Place | undefined;
  /** What is behind a dialog. */
  #behind: Place | undefined;
  #double = false;
  /** A place that the history has brought is not put into it once more. */
  #going = false;

  /** The page is at a place. Walking along a list is no new one, and a dialog that was closed is none any more. */
  at(place: Place): void {
    const old = this.#now;
    this.#now = place;
    if (this.#going) return;
    if (!old) return this.#replace(place, (history.state as Entry | null)?.double ?? false);
    if (same(old, place)) return this.#replace(place, this.#double);
    // The next dialog takes the entry of the last one, and what changes under a dialog is no place behind it.
    if (old.dialog) return this.#replace(place, !place.dialog && this.#behind !== undefined && same(this.#behind, place));
    this.#behind = old;
    if (place.dialog && this.#double) return this.#replace(place, false);
    this.#double = false;
    history.pushState({ ...place } satisfies Entry, '');
  }

  #replace(place: Place, double: boolean): void {
    this.#double = double;
    history.replaceState({ ...place, double } satisfies Entry, '');
  }

  /** What to do when the player goes back or forth. */
  listen(go: (place: Place) => Promise<void>): void {
    addEventListener('popstate', ({ state }: PopStateEvent) => {
      const place = state as Entry | null;
      if (!place?.panel) return;
      const isAgain = this.#double && this.#now !== undefined && same(this.#now, place);
      this.#double = place.double ?? false;
      if (isAgain) return history.back();
      this.#going = true;
      void go(place).finally(() => setTimeout(() => (this.#going = false), 0));
    });
  }
}
