/** The setter's desk: a puzzle that is being made, and what the engine says of it at every stroke. */

import { SvelteSet } from 'svelte/reactivity';

import type { BoardView } from '../../board/board';
import { cellName } from '../../board/geometry';
import { Engine, Stopped } from '../../engine/client';
import type { DeskView, NeedlessView, PartView, RulesView, State, StepView } from '../../engine/generated/ninerooks';
import type { Reasoned } from '../../engine/worker';
import { messageOf } from '../../engine/protocol';
import type { Bench } from '../bench.svelte';
import { readingFault } from '../faults';
import { t } from '../words.svelte';
import { TOOLS, cellsOf, type Tool } from './tools';

/** What is made: givens, 0 for none, and rules as they print themselves. */
interface Draft {
  values: readonly number[];
  rules: readonly string[];
}

const EMPTY: Draft = { values: Array<number>(81).fill(0), rules: [] };
const KEY = 'ninerooks-desk';
/** Positions that the engine looks at, first for an answer at once and then for a better one. */
const STAGES = [400, 4000, 30_000];
const ALL_DIGITS = 511;

const isDraft = (draft: Partial<Draft> | null): draft is Draft =>
  Array.isArray(draft?.values) && draft.values.length === 81 && draft.values.every((digit) => Number.isInteger(digit) && digit >= 0 && digit <= 9) &&
  Array.isArray(draft.rules) && draft.rules.every((rule) => typeof rule === 'string');

/** What was made at the last visit. */
function kept(): Draft {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<Draft> | null;
    if (isDraft(found)) return found;
  } catch {
    // Storage is spoiled, or turned off.
  }
  return EMPTY;
}

export class Desk {
  readonly bench: Bench;
  /** An engine of its own: the search for solutions does not keep the game waiting. */
  #engine: Engine | undefined;
  isOpen = $state(false);
  draft = $state.raw<Draft>(EMPTY);
  #undone = $state.raw<readonly Draft[]>([]);
  #done = $state.raw<readonly Draft[]>([]);
  tool = $state.raw<Tool>(TOOLS[0] as Tool);
  typed = $state('');
  cursor = $state(0);
  /** The cells of the stroke that is being drawn, in order. */
  stroke = $state.raw<readonly number[]>([]);
  /** The cells of a rule that is pointed at in the list. */
  lit = $state.raw<readonly number[]>([]);
  showTruths = $state(true);
  seen = $state.raw<DeskView | undefined>();
  drawn = $state.raw<RulesView | undefined>();
  /** Whether a better answer is being looked for. */
  counting = $state(false);
  fault = $state('');
  needless = $state.raw<NeedlessView | undefined>();
  broken = $state.raw<Reasoned | undefined>();
  /** What is being looked for on request. */
  asking = $state<'needless' | 'broken' | undefined>();
  step = $state.raw<StepView | undefined>();
  #turn = 0;
  #stop: (() => void) | undefined;
  readonly #none = new SvelteSet<number>();

  constructor(bench: Bench) {
    this.bench = bench;
  }

  open(): void {
    if (this.isOpen) return;
    this.isOpen = true;
    this.#engine ??= new Engine();
    if (this.draft === EMPTY) this.draft = kept();
    this.#ask();
  }

  close(): void {
    this.isOpen = false;
    this.#turn += 1;
    this.#stop?.();
  }

  get state(): State {
    return {
      values: [...this.draft.values],
      givens: this.draft.values.map((digit) => digit > 0),
      candidates: Array<number>(81).fill(ALL_DIGITS),
      rules: [...this.draft.rules],
    };
  }

  get view(): BoardView {
    const { seen, step } = this;
    const truths = this.showTruths && seen && !seen.fault && seen.truths.length ? seen.truths.map((bits, cell) => bits | (seen.open[cell] ?? 0)) : undefined;
    const shown = step?.before;
    return {
      values: shown?.values ?? this.draft.values,
      givens: this.draft.values.map((digit) => digit > 0),
      candidates: shown?.candidates ?? truths ?? [],
      showCandidates: shown !== undefined || truths !== undefined,
      cursor: this.cursor,
      selected: this.stroke.length ? new Set(this.stroke) : this.#none,
      wrong: this.#none,
      filter: 0,
      shaded: this.lit,
      cellColors: new Map(),
      candidateColors: new Map(),
      links: [],
      ruleMarks: this.drawn && { under: this.drawn.under, above: this.drawn.above, outside: this.drawn.outside },
      figure: step?.scene.figure,
      dark: this.bench.dark,
    };
  }

  get canUndo(): boolean {
    return this.#done.length > 0;
  }

  get canRedo(): boolean {
    return this.#undone.length > 0;
  }

  undo(): void {
    const last = this.#done.at(-1);
    if (!last) return;
    [this.#done, this.#undone] = [this.#done.slice(0, -1), [...this.#undone, this.draft]];
    this.#become(last);
  }

  redo(): void {
    const next = this.#undone.at(-1);
    if (!next) return;
    [this.#done, this.#undone] = [[...this.#done, this.draft], this.#undone.slice(0, -1)];
    this.#become(next);
  }

  #change(next: Draft): void {
    [this.#done, this.#undone] = [[...this.#done, this.draft], []];
    this.#become(next);
  }

  #become(next: Draft): void {
    this.draft = next;
    this.stroke = [];
    this.lit = [];
    this.fault = '';
    try {
      localStorage.setItem(KEY, JSON.stringify(next));
    } catch {
      this.fault = t('desk-not-kept');
    }
    this.#ask();
  }

  clear(): void {
    this.#change(EMPTY);
  }

  /** A digit in the cell under the cursor, or 0 to take it away. */
  write(digit: number): void {
    if (this.draft.values[this.cursor] === digit) return;
    this.#change({ ...this.draft, values: this.draft.values.map((old, cell) => (cell === this.cursor ? digit : old)) });
  }

  choose(tool: Tool): void {
    this.stroke = [];
    if (tool.way === 'grid') {
      const rule = tool.rule([], '');
      const at = this.draft.rules.indexOf(rule);
      if (at >= 0) this.remove(at);
      else void this.#add(rule);
      return;
    }
    this.tool = tool;
  }

  has(tool: Tool): boolean {
    return this.draft.rules.includes(tool.rule([], ''));
  }

  remove(rule: number): void {
    this.#change({ ...this.draft, rules: this.draft.rules.filter((_, at) => at !== rule) });
  }

  /** A pointer comes down on a cell: for digits it is the cursor, else a stroke begins; sets of cells grow with each. */
  press(cell: number): void {
    this.cursor = cell;
    this.step = undefined;
    if (this.tool.way === 'digit') return;
    if (this.tool.way === 'cells') this.toggle(cell);
    else this.stroke = [cell];
  }

  drag(cell: number): void {
    this.cursor = cell;
    if (this.tool.way === 'digit' || this.tool.way === 'cell' || this.stroke.at(-1) === cell) return;
    // Back over the last cell takes it away.
    if (this.tool.way !== 'cells' && this.stroke.at(-2) === cell) this.stroke = this.stroke.slice(0, -1);
    else if (!this.stroke.includes(cell)) this.stroke = [...this.stroke, cell];
  }

  toggle(cell: number): void {
    this.stroke = this.stroke.includes(cell) ? this.stroke.filter((other) => other !== cell) : [...this.stroke, cell];
  }

  /** The pointer is up: what needs nothing else is put down. */
  release(): void {
    if (!this.tool.asks && (this.tool.way === 'line' || this.tool.way === 'pair') && this.stroke.length > 1) void this.put();
  }

  /** Whether the stroke can be put down. */
  get ready(): boolean {
    const { way, asks } = this.tool;
    if (way === 'digit') return false;
    const least = way === 'cell' ? 1 : way === 'line' || way === 'pair' ? 2 : 1;
    const isTyped = asks === 'maybe' ? /^\d*$/.test(this.typed) : !asks || (asks === 'number' ? /^\d+$/ : /^[1-9]{1,4}$/).test(this.typed);
    return this.stroke.length >= least && isTyped;
  }

  async put(): Promise<void> {
    if (!this.ready) return;
    const [rule, typed] = [this.tool.rule(this.stroke, this.typed.trim()), this.typed];
    // At once: what is typed while the engine looks at it is for the next one.
    [this.stroke, this.typed] = [[], ''];
    if (!(await this.#add(rule))) this.typed ||= typed;
  }

  /** Whether the engine takes a rule. */
  async #add(rule: string): Promise<boolean> {
    if (this.draft.rules.includes(rule)) {
      this.fault = t('desk-twice');
      return false;
    }
    try {
      await this.bench.engine.call('rules', { ...this.state, rules: [...this.draft.rules, rule] });
    } catch (error) {
      this.fault = t('desk-refused', { why: messageOf(error) });
      return false;
    }
    // What was put down while the engine looked at it stays.
    this.#change({ ...this.draft, rules: [...this.draft.rules, rule] });
    return true;
  }

  /** Asks for what is left of the puzzle: soon, and then better. A later stroke puts an end to it. */
  #ask(): void {
    const turn = ++this.#turn;
    this.#stop?.();
    [this.needless, this.broken, this.step, this.asking] = [undefined, undefined, undefined, undefined];
    this.counting = true;
    void this.#lookOn(turn, this.state);
  }

  async #lookOn(turn: number, state: State): Promise<void> {
    try {
      await this.#look(turn, state);
    } catch (error) {
      // What was ended for a later stroke is not missed.
      if (turn !== this.#turn) return;
      // An earlier search that did not hear was ended together with its worker, and what waited behind it too.
      if (error instanceof Stopped) return this.#lookOn(turn, state);
      this.counting = false;
      this.fault = messageOf(error);
    }
  }

  async #look(turn: number, state: State): Promise<void> {
    const engine = this.#engine;
    if (!engine) return;
    this.drawn = await this.bench.engine.call('rules', state);
    for (const positions of STAGES) {
      const { result, stop } = engine.watch('desk', [state, positions]);
      this.#stop = stop;
      const seen = await result;
      if (turn !== this.#turn) return;
      this.seen = seen;
      if (seen.fault || (seen.complete && seen.open.every((bits) => bits === 0))) break;
    }
    this.#stop = undefined;
    this.counting = false;
  }

  async ask(what: 'needless' | 'broken'): Promise<void> {
    const [engine, turn] = [this.#engine, this.#turn];
    if (!engine || this.asking) return;
    this.asking = what;
    const { result, stop } = engine.watch(what, [this.state]);
    this.#stop = stop;
    try {
      const found = await result;
      if (turn !== this.#turn) return;
      if (what === 'needless') this.needless = found as NeedlessView | undefined;
      else this.broken = found as Reasoned;
    } catch (error) {
      if (turn === this.#turn && !(error instanceof Stopped)) this.fault = messageOf(error);
    }
    if (turn === this.#turn) [this.asking, this.#stop] = [undefined, undefined];
  }

  stop(): void {
    this.#stop?.();
    this.asking = undefined;
  }

  /** Shows a step of the reason why the puzzle is broken. */
  async show(index: number): Promise<void> {
    if (!this.#engine || !this.broken) return;
    this.step = await this.#engine.call('view', this.broken.id, index);
  }

  /** A given or a rule in words, and its cells. */
  part({ cell, rule }: PartView): { name: string; cells: number[] } {
    if (cell !== undefined) return { name: t('desk-given', { digit: this.draft.values[cell] ?? 0, cell: cellName(cell) }), cells: [cell] };
    const name = this.draft.rules[rule ?? 0] ?? '';
    return { name, cells: cellsOf(name) };
  }

  /** The board of the game, to be changed here. */
  take(): void {
    this.#begin(this.bench.start);
  }

  /** A puzzle in any format, to go on with. */
  async paste(text: string): Promise<void> {
    const read = await this.bench.engine.call('read', text);
    if (read.kind === 'fault') this.fault = readingFault(read.message);
    else this.#begin(read.state);
  }

  #begin({ values, givens, rules }: State): void {
    this.#change({ values: values.map((digit, cell) => (givens[cell] ? digit : 0)), rules: rules ?? [] });
  }

  /** Puts the puzzle on the board, to be solved, shared, copied and printed. */
  async play(): Promise<void> {
    const digits = this.draft.values.map((digit) => digit || '.').join('');
    const fault = await this.bench.open(digits, { title: t('desk-game'), rules: [...this.draft.rules] });
    if (fault !== undefined) this.fault = fault;
    else this.close();
  }
}
