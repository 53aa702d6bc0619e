/** The rules that the puzzle on the board adds to the classic ones. */

import type { Engine } from '../engine/client';
import type { RuleKind, RulesView, State } from '../engine/generated/ninerooks';
import { t } from './words.svelte';

export class Rules {
  readonly #engine: Engine;
  /** How they are drawn, and which there are; nothing where there are none. */
  view = $state.raw<RulesView | undefined>(undefined);
  #start: State | undefined;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  /** A puzzle comes on the board. */
  async begin(start: State): Promise<void> {
    this.#start = start;
    this.view = undefined;
    if (!start.rules?.length) return;
    const view = await this.#engine.call('rules', start);
    if (this.#start === start) this.view = view;
  }
}

/** What a kind of rule says, in a sentence. */
export const ruleText = ({ kind, value }: RuleKind): string => t(`rule-${kind}` as 'rule-difference', { value });
