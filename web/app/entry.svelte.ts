/** What comes first, the digit or the cell. */

import type { Bench } from './bench.svelte';

export class Entry {
  readonly #bench: Bench;
  /** The digit that the pad has chosen for the cells that come, where digits come first; 0 for none. */
  armed = $state(0);

  constructor(bench: Bench) {
    this.#bench = bench;
  }

  /** Whether digits are chosen first, and write something in the mode that is on. */
  get digitFirst(): boolean {
    const { settings, asker, mode } = this.#bench;
    return settings.digitFirst && !asker && (mode === 'place' || mode === 'candidate' || mode === 'centre');
  }

  /** The digit that the next cells will have; 0 for none. */
  get digit(): number {
    return this.digitFirst ? this.armed : 0;
  }

  /** A digit of the pad: it is written, or chosen for the cells that come. */
  press(digit: number): void {
    if (this.digitFirst) this.armed = this.armed === digit ? 0 : digit;
    else this.#bench.press(digit);
  }

  /** A cell was chosen: the digit goes into it. A cell that has another one chooses that. */
  write(cell: number): void {
    if (!this.digitFirst) return;
    const { state } = this.#bench;
    const value = state.values[cell] ?? 0;
    if (value && value !== this.armed) this.armed = value;
    else if (this.armed && !state.givens[cell]) this.#bench.press(this.armed);
  }
}
