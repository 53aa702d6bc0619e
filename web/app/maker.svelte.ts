/** Makes puzzles, in a worker of its own: neither the board nor a search waits for it, and it can be stopped. */

import { Engine, Stopped } from '../engine/client';
import { messageOf } from '../engine/protocol';
import type { Bench } from './bench.svelte';
import { anySeed, isLevel, shownTitle, titleOf, wantedName, type Level, type Recipe, type Symmetry } from './recipe';
import { variantName, type Variant } from './variants';
import { joined, t } from './words.svelte';

/** How many puzzles are tried for one; the rarest level that is offered is that of one of some hundred. */
const MOST_FOR_LEVEL = 3000;
/** What comes for a technique within minutes. */
const MOST_FOR_TECHNIQUE = 100_000;
/** With more rules each takes longer. */
const MOST_OF_VARIANT = 1000;

/** Another form of the puzzle on the board. */
export type Form = 'minimal' | 'morph' | 'canonical';

export class Maker {
  readonly #bench: Bench;
  /** Begun when it is first needed. */
  #engine: Engine | undefined;
  #stop: (() => void) | undefined;
  busy = $state(false);
  tried = $state(0);
  /** Why there is no puzzle. */
  message = $state('');
  symmetry = $state<Symmetry>('none');

  constructor(bench: Bench) {
    this.#bench = bench;
  }

  /** Makes a puzzle and puts it on the board, beside the player's other games. Says whether it is there. */
  make(recipe: Recipe): Promise<boolean> {
    return this.#work(async (engine) => {
      const { wanted, symmetry, seed } = recipe;
      const most = isLevel(wanted) ? MOST_FOR_LEVEL : MOST_FOR_TECHNIQUE;
      const { result, stop } = engine.watch('make', [wanted, symmetry, seed, most], ({ steps }) => (this.tried = steps));
      this.#stop = stop;
      const digits = await result;
      if (digits) return this.#open(digits, titleOf(recipe), wanted);
      const count = this.tried;
      if (symmetry !== 'none') this.message = t('new-none-symmetric', { count });
      else this.message = isLevel(wanted) ? t('new-none', { count }) : t('new-needs-none', { count, technique: wantedName(wanted) });
      return false;
    });
  }

  /** Makes a puzzle with more rules, of a level or of any, and puts it on the board. Says whether it is there. */
  makeVariant(variant: Variant, level: Level | ''): Promise<boolean> {
    return this.#work(async (engine) => {
      const seed = anySeed();
      const { result, stop } = engine.watch('makeVariant', [variant, level, seed, MOST_OF_VARIANT], ({ steps }) => (this.tried = steps));
      this.#stop = stop;
      const text = await result;
      if (text) return this.#open(text, `${variantName(variant)} ${seed}`);
      this.message = t('new-none', { count: this.tried });
      return false;
    });
  }

  /** Puts another form of the puzzle on the board, as a game of its own. Says whether it is there. */
  reform(form: Form): Promise<boolean> {
    return this.#work(async (engine) => {
      const { start, title } = this.#bench;
      if (start.rules?.length) {
        this.message = t('new-has-rules');
        return false;
      }
      const { result, stop } = engine.watch('otherForm', [start, form, anySeed()]);
      this.#stop = stop;
      const digits = await result;
      if (digits === start.values.map((value, cell) => (start.givens[cell] ? value : '.')).join('')) {
        this.message = form === 'minimal' ? t('new-is-minimal') : t('new-has-form');
        return false;
      }
      return this.#open(digits, `${title || 'Puzzle'}, ${form}`);
    });
  }

  stop(): void {
    this.#stop?.();
  }

  /** Hints have to find the technique that is needed, if it is one, whatever it assumes. */
  async #open(digits: string, title: string, wanted = ''): Promise<boolean> {
    const bench = this.#bench;
    // On a first visit it may be made before the engine has put the first board down.
    await bench.idle();
    await bench.open(digits, { title });
    if (!bench.choice.uniqueness && bench.techniques.find(({ id }) => id === wanted)?.family === 'uniqueness') {
      bench.choice = { ...bench.choice, uniqueness: true };
      bench.say(joined(t('page-full', { text: shownTitle(title) }), t('new-needs-unique')));
    }
    return true;
  }

  async #work(work: (engine: Engine) => Promise<boolean>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.tried = 0;
    this.message = '';
    try {
      return await work((this.#engine ??= new Engine()));
    } catch (error) {
      this.message = error instanceof Stopped ? t('page-stopped') : messageOf(error);
      return false;
    } finally {
      this.busy = false;
      this.#stop = undefined;
    }
  }
}
