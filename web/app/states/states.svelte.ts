/** Follows the game through its states. */

import type { State, StepLine } from '../../engine/generated/ninerooks';
import type { Bench } from '../bench.svelte';
import { keyOf } from '../games';
import type { Keeper } from '../keeper.svelte';
import { t } from '../words.svelte';
import { byHand, distance, stateOf, Tree, type Came, type Row } from './tree';

/** Steps that are remembered, in case the game takes one of them. */
const MOST_STEPS = 5000;

export class States {
  /** Whether the player looks at them. */
  isOpen = $state(false);
  rows = $state.raw<Row[]>([]);
  /** The state on the board. */
  at = $state(0);
  #tree: Tree | undefined;
  readonly #bench: Bench;
  readonly #keeper: Keeper;
  /** The tree of each game that was on the board. */
  readonly #trees = new Map<string, Tree>();
  readonly #opening = new Set<string>();
  /** Steps that were shown: from which state each state came. */
  readonly #steps = new Map<string, Came & { from: string }>();
  /** The board of a path that was shown last: typing goes on from there. */
  #shown = '';

  constructor(bench: Bench, keeper: Keeper) {
    this.#bench = bench;
    this.#keeper = keeper;
    keeper.treeOf = (id) => this.#trees.get(id)?.toText();
  }

  /** Learns the steps that the player can see, each with the board before it and the one after it. */
  learn(lines: readonly StepLine[], boards: readonly State[]): void {
    if (this.#steps.size > MOST_STEPS) this.#steps.clear();
    const keys = boards.map(keyOf);
    lines.forEach(({ technique, name, line, cost }, i) => {
      const [from, to] = [keys[i], keys[i + 1]];
      if (from !== undefined && to !== undefined && from !== to) this.#steps.set(to, { from, technique, name, line, cost });
    });
  }

  /** The board that a panel shows in place of the game's. */
  see(board: State): void {
    this.#shown = keyOf(board);
  }

  /** The game has changed: its state is in the tree from now on. */
  follow(): void {
    const { game } = this.#bench;
    if (!game) return;
    const tree = this.#trees.get(game.id);
    if (tree) this.#visit(tree, game.state);
    else void this.#open(game.id);
  }

  /** Puts a state on the board again. */
  async go(index: number): Promise<void> {
    const visit = this.#tree?.visits[index];
    if (!visit || index === this.at) return;
    await this.#bench.become(stateOf(visit.key));
    this.#bench.notices.speak(t('states-gone', { number: index, what: visit.line || t('states-beginning') }));
  }

  /** The tree of a game that comes on the board: that which was kept, or a new one. */
  async #open(id: string): Promise<void> {
    if (this.#opening.has(id)) return;
    this.#opening.add(id);
    const kept = Tree.read(await this.#keeper.keptTree(id));
    this.#opening.delete(id);
    const { game } = this.#bench;
    if (!game || this.#trees.has(id)) return;
    // Meanwhile another one has come: this one is opened when it is back.
    if (game.id !== id) return this.follow();
    const root = keyOf(game.start);
    // A game that goes on as a copy goes on with its states.
    const isCopy = this.#tree?.visits[0]?.key === root && keyOf(game.state) !== root;
    const tree = kept?.visits[0]?.key === root ? kept : isCopy ? new Tree(this.#tree?.visits ?? []) : Tree.from(root);
    this.#trees.set(id, tree);
    this.#visit(tree, game.state);
    if (tree.visits.length > 1) this.#keeper.changed();
  }

  #visit(tree: Tree, state: State): void {
    const key = keyOf(state);
    let index = tree.find(key);
    if (index < 0) index = this.#along(tree, key);
    if (index < 0) index = this.#byHand(tree, key, state);
    this.#tree = tree;
    if (index >= 0) tree.at = index;
    else this.#bench.say(t('states-full'), 'fault');
    this.at = tree.at;
    this.rows = tree.rows();
  }

  /** Adds the steps that lead from a state of the tree to this one, where they are known. */
  #along(tree: Tree, key: string): number {
    const way: [string, Came][] = [];
    let from = key;
    while (tree.find(from) < 0) {
      const step = this.#steps.get(from);
      if (!step || way.length > MOST_STEPS) return -1;
      const { technique, name, line, cost } = step;
      way.push([from, { technique, name, line, cost }]);
      from = step.from;
    }
    return way.reverse().reduce((parent, [to, came]) => (parent < 0 ? -1 : tree.add(parent, to, came)), tree.find(from));
  }

  /** Adds what the player did: to the state that was on the board, or to that of a path which was shown. */
  #byHand(tree: Tree, key: string, state: State): number {
    const here = tree.visits[tree.at]?.key ?? key;
    const shown = this.#shown;
    const isNearer = shown !== '' && distance(stateOf(shown), state) < distance(stateOf(here), state);
    let parent = tree.at;
    if (isNearer) parent = tree.find(shown) < 0 ? this.#along(tree, shown) : tree.find(shown);
    if (parent < 0) parent = tree.at;
    const before = stateOf(tree.visits[parent]?.key ?? here);
    return tree.add(parent, key, { name: '', line: byHand(before, state) });
  }
}
