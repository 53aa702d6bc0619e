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

/** A place as the history has it, with the one that is behind it. */
interface Entry extends Place {
  before?: Place | undefined;
}

const same = (a: Place, b: Place): boolean => a.panel === b.panel && a.dialog === b.dialog && a.course === b.course && (a.library ?? '') === (b.library ?? '') && a.shown === b.shown;
const here = (): Entry | null => history.state as Entry | null;

export class Places {
  #now: Place | undefined;
  /** A place that the history has brought is not put into it once more. */
  #going = false;
  /** A dialog was closed, and the history is on its way to what was there before; what comes meanwhile. */
  #leaving = false;
  #late: Place | undefined;

  /** The page is at a place. Walking along a list is no new one, and a dialog that was closed is none any more. */
  at(place: Place): void {
    if (this.#leaving) return void (this.#late = place);
    const old = this.#now;
    this.#now = place;
    if (this.#going) return;
    const before = here()?.before;
    if (!old || same(old, place)) this.#replace(place, before);
    else if (!old.dialog) history.pushState({ ...place, before: old } satisfies Entry, '');
    // What changes under a dialog, as where a puzzle is opened by it, is no place behind it.
    else if (before && same(before, place)) {
      this.#leaving = true;
      history.back();
    } else this.#replace(place, before);
  }

  #replace(place: Place, before: Place | undefined): void {
    history.replaceState({ ...place, before } satisfies Entry, '');
  }

  /** What to do when the player goes back or forth. */
  listen(go: (place: Place) => Promise<void>): void {
    addEventListener('popstate', ({ state }: PopStateEvent) => {
      if (this.#leaving) return this.#left();
      const place = state as Place | null;
      if (!place?.panel) return;
      this.#going = true;
      void go(place).finally(() => setTimeout(() => (this.#going = false), 0));
    });
  }

  #left(): void {
    const late = this.#late;
    [this.#leaving, this.#late] = [false, undefined];
    if (late) this.at(late);
  }
}
