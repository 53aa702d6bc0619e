/** The patterns of the board: what is looked at, the steps that were taken, and what is assumed. */

import { cellName } from '../../../board/geometry';
import { Engine, Stopped } from '../../../engine/client';
import type { CellNames, MethodView, PatternPage, PatternStep, PatternView, PatternsView, Pick, State } from '../../../engine/generated/ninerooks';
import { messageOf } from '../../../engine/protocol';
import type { Bench } from '../../bench.svelte';
import { t } from '../../words.svelte';

/** What is in the cells. */
export type Look = 'heat' | 'letters' | 'candidates';

/** Patterns on a page of the list. */
export const PAGE = 6;
/** Letters are told of no more patterns than these in a cell. */
const NAMED = 60;

/** A step as it was asked for, to ask for it again. */
export type Ask = { digit: number } | { method: string };
/** Something that was assumed, or that was found to follow by a method. */
export type Assumed = { pick: Pick; keep: boolean } | { follow: string };
/** All that was done from a board on: it can be done again elsewhere. */
export interface Done {
  digit: number;
  asks: Ask[];
  assumed: Assumed[];
}

const spaces = new WeakMap<Bench, Space>();

/** The patterns of a bench. They are kept while other panels are shown. */
export function spaceOf(bench: Bench): Space {
  const space = spaces.get(bench) ?? new Space(bench);
  spaces.set(bench, space);
  return space;
}

/** Whether two boards say the same. Candidates of cells with a digit are nobody's business. */
const same = (a: State, b: State): boolean =>
  a.values.every((value, cell) => value === b.values[cell] && (value > 0 || a.candidates[cell] === b.candidates[cell]));

export class Space {
  /** Its own worker, so that a long search holds nothing else up and can be stopped. */
  readonly engine = new Engine();

  view = $state.raw<PatternsView | undefined>(undefined);
  heat = $state.raw<number[]>([]);
  names = $state.raw<CellNames[]>([]);
  /** The digit that these are about: the one before, until the answer for another one is there. */
  looked = $state.raw(0);
  page = $state.raw<PatternPage>({ total: 0, from: 0, patterns: [] });
  methods = $state.raw<MethodView[]>([]);
  method = $state('clash');

  digit = $state(0);
  look = $state<Look>('heat');
  /** Only the patterns through this cell are turned over. */
  through = $state<number | undefined>(undefined);
  /** The pattern that is shown, counted in those that are turned over. */
  at = $state(0);
  /** Whether it is drawn on the board. */
  drawn = $state(false);

  /** The steps; those from the view's place on were taken back. */
  steps = $state.raw<PatternStep[]>([]);
  /** The step that is drawn on the board, or −1. */
  shown = $state(-1);

  busy = $state(false);
  /** What the run under way has done so far. */
  progress = $state('');
  message = $state('');

  readonly #bench: Bench;
  #id = 0;
  /** The boards along the path. */
  #states: State[] = [];
  #asks: Ask[] = [];
  /** The lines of what is assumed, as they were asked for. */
  #assumed: Assumed[] = [];
  #stop: (() => void) | undefined;
  #stopped = false;
  #looks = 0;
  #pages = 0;
  /** The board that is being converted, and when that is done. */
  #opening: State | undefined;
  #opened: Promise<void> = Promise.resolve();

  constructor(bench: Bench) {
    this.#bench = bench;
    void this.engine.call('patternMethods').then((methods) => (this.methods = methods));
  }

  /** The pattern that is shown. */
  get current(): PatternView | undefined {
    return this.page.patterns[this.at - this.page.from];
  }

  get assumes(): boolean {
    return (this.view?.assumed.length ?? 0) > 0;
  }

  get pick(): Pick {
    return { digit: this.digit, cell: this.through, number: undefined };
  }

  /** The board has become another one: a place of the path, or something new. */
  async follow(state: State): Promise<void> {
    if (this.busy || this.#opening === state) return;
    const here = this.view?.at ?? 0;
    const known = this.#states[here];
    if (known && same(known, state)) return;
    const places = this.#states.map((_, at) => at).filter((at) => same(this.#states[at] ?? state, state));
    const nearest = places.sort((a, b) => Math.abs(a - here) - Math.abs(b - here))[0];
    if (nearest !== undefined) await this.go(nearest);
    else await (this.#opened = this.#open(state));
  }

  async #open(state: State): Promise<void> {
    this.#opening = state;
    const [old, start] = [this.#id, this.#states[0]];
    // Another puzzle has another digit that says something.
    if (start && start.givens.some((given, cell) => given !== state.givens[cell])) this.digit = 0;
    if (old) void this.engine.call('release', old).catch(() => undefined);
    [this.#id, this.#states, this.#asks, this.#assumed] = [0, [], [], []];
    [this.steps, this.shown, this.through, this.at, this.message] = [[], -1, undefined, 0, ''];
    try {
      const id = await this.engine.call('patterns', state);
      if (this.#opening !== state) return;
      this.#id = id;
      this.#states = [state];
      await this.refresh();
      if (!this.digit) await this.choose(this.#telling());
    } catch (error) {
      this.view = undefined;
      this.message = words(error);
    } finally {
      if (this.#opening === state) this.#opening = undefined;
    }
  }

  /** A digit whose patterns say something, or the first that is not done. */
  #telling(): number {
    const digits = this.view?.digits ?? [];
    const says = digits.find(({ eliminations, placements }) => eliminations.length + placements.length > 0);
    return (says ?? digits.find(({ live }) => live > 1))?.digit ?? 1;
  }

  /** Looks at everything anew. */
  async refresh(): Promise<void> {
    const [asked, id] = [++this.#looks, this.#id];
    if (!id) return;
    const names = this.look === 'letters' ? NAMED : 0;
    const digit = this.digit || 1;
    const look = await this.engine.call('patternView', id, digit, names);
    // A later question has a later answer.
    if (asked !== this.#looks) return;
    [this.view, this.heat, this.names, this.looked] = [look.view, look.heat, look.names, digit];
    this.#assumed = this.#assumed.slice(0, look.view.assumed.length);
    await this.#turn();
  }

  /** Gets the page with the pattern that is shown. */
  async #turn(): Promise<void> {
    const [asked, id] = [++this.#pages, this.#id];
    const from = Math.floor(this.at / PAGE) * PAGE;
    const page = await this.engine.call('patternPage', id, { ...this.pick, digit: this.digit || 1 }, from, PAGE);
    if (asked !== this.#pages) return;
    this.page = page;
    if (this.at >= page.total && this.at > 0) await this.flip(Math.max(0, page.total - 1));
  }

  async choose(digit: number): Promise<void> {
    [this.digit, this.at, this.through, this.shown, this.drawn] = [digit, 0, undefined, -1, false];
    await this.refresh();
  }

  async show(look: Look): Promise<void> {
    [this.look, this.shown] = [look, -1];
    await this.refresh();
  }

  /** Turns to a pattern. */
  async flip(at: number): Promise<void> {
    [this.at, this.drawn, this.shown] = [Math.max(0, at), true, -1];
    const { from, patterns } = this.page;
    if (at < from || at >= from + patterns.length) await this.#turn();
  }

  /** Turns over only the patterns through a cell, or all of them again. */
  async filter(cell: number | undefined): Promise<void> {
    [this.through, this.at, this.shown] = [cell === this.through ? undefined : cell, 0, -1];
    await this.#turn();
    const said = { count: this.page.total, digit: this.digit };
    this.#bench.notices.speak(this.through === undefined ? t('flip-spoken', said) : t('flip-spoken-through', { ...said, cell: cellName(this.through) }));
  }

  /** The patterns of all digits in a cell. */
  inCell(cell: number): Promise<CellNames[]> {
    return this.#id ? this.engine.call('patternNames', this.#id, cell, NAMED) : Promise.resolve([]);
  }

  /** Takes off what the patterns of the digit say at once. */
  async basic(): Promise<void> {
    await this.#run(() => this.#take({ digit: this.looked }));
  }

  /** The next step by the method; under an assumption the next thing that follows. */
  async next(): Promise<void> {
    const act = this.assumes ? () => this.#infer() : () => this.#take({ method: this.method });
    await this.#run(act);
  }

  /** Goes on until nothing is found. */
  async all(): Promise<void> {
    const act = this.assumes ? () => this.#infer() : () => this.#take({ method: this.method });
    await this.#run(async () => {
      let count = 0;
      while (!this.#stopped && (await act())) this.progress = t('method-so-far', { count: ++count });
      return count > 0;
    });
  }

  stop(): void {
    this.#stopped = true;
    this.#stop?.();
  }

  async #run(act: () => Promise<boolean>): Promise<void> {
    if (this.busy) return;
    [this.busy, this.#stopped, this.message, this.progress] = [true, false, '', ''];
    const { life } = this.engine;
    try {
      const any = await act();
      if (this.#stopped) this.message = t('page-stopped');
      else if (!any) this.message = this.#nothing();
    } catch (error) {
      this.message = words(error);
      const gone = this.assumes ? ` ${t('method-gone')}` : '';
      if (this.engine.life !== life) await this.#again().then(() => (this.message += gone), () => undefined);
    } finally {
      this.busy = false;
      this.#stop = undefined;
      if (this.message) this.#bench.notices.speak(this.message);
    }
    await this.follow(this.#bench.state);
  }

  #nothing(): string {
    if (this.view?.contradiction) return t('assumed-impossible', { reason: this.view.contradiction });
    if (this.view?.solved) return t('method-all-done');
    return t('method-nothing');
  }

  #watch<N extends 'patternBasic' | 'patternStep' | 'patternFollow'>(name: N, value: number | string) {
    const watched = this.engine.watch(name, [this.#id, value] as never);
    this.#stop = watched.stop;
    return watched.result;
  }

  async #take(ask: Ask): Promise<boolean> {
    const step = 'digit' in ask ? await this.#watch('patternBasic', ask.digit) : await this.#watch('patternStep', ask.method);
    if (!step) return false;
    const at = this.#states.length ? (this.view?.at ?? 0) : 0;
    this.#asks = [...this.#asks.slice(0, at), ask];
    this.#states = [...this.#states.slice(0, at + 1), step.after];
    this.steps = [...this.steps.slice(0, at), step];
    await this.refresh();
    [this.shown, this.drawn] = [at, false];
    if (step.eliminations.length + step.placements.length > 0) await this.#bench.become(step.after);
    this.#bench.notices.speak(told(step));
    return true;
  }

  /** After a search that was ended with its worker: all steps before it once more. */
  async #again(): Promise<void> {
    const [at, start, asks] = [this.view?.at ?? 0, this.#states[0], this.#asks];
    if (!start) return;
    this.#id = await this.engine.call('patterns', start);
    for (const ask of asks.slice(0, at)) {
      if ('digit' in ask) await this.engine.call('patternBasic', this.#id, ask.digit);
      else await this.engine.call('patternStep', this.#id, ask.method);
    }
    this.#asks = asks.slice(0, at);
    this.#states = this.#states.slice(0, at + 1);
    this.steps = this.steps.slice(0, at);
    this.shown = -1;
    await this.refresh();
  }

  /** Goes to a place of the path, and the board with it. */
  async go(at: number): Promise<void> {
    const state = this.#states[at];
    if (!state || this.busy) return;
    await this.engine.call('patternGo', this.#id, at);
    this.shown = -1;
    await this.refresh();
    if (!same(state, this.#bench.state)) await this.#bench.become(state);
  }

  /** Assumes that patterns are false, or that one of them is true. Nothing of it is proved. */
  async assume(pick: Pick, keep: boolean): Promise<void> {
    await this.#run(async () => {
      await this.#assume(pick, keep);
      this.#bench.notices.speak(t('method-not-proved', { line: this.view?.assumed.at(-1) ?? '' }));
      return true;
    });
  }

  async #assume(pick: Pick, keep: boolean): Promise<void> {
    await this.engine.call('patternAssume', this.#id, pick, keep);
    this.#assumed = [...this.#assumed, { pick, keep }];
    await this.refresh();
    this.shown = -1;
  }

  /** The board that the path begins with, and what was done from there; nothing where nothing was. */
  get done(): (Done & { start: State }) | undefined {
    const start = this.#states[0];
    const asks = this.#asks.slice(0, this.view?.at ?? 0);
    if (!start || asks.length + this.#assumed.length === 0) return undefined;
    return { start, digit: this.digit, asks, assumed: this.#assumed };
  }

  /** Does all of it on the present board. */
  async again({ digit, asks, assumed }: Done): Promise<void> {
    await this.follow(this.#bench.state);
    await this.#opened;
    await this.#run(async () => {
      for (const ask of asks) if (this.#stopped || !(await this.#take(ask))) return false;
      await this.choose(digit);
      for (const one of assumed) {
        if (this.#stopped) return false;
        if ('pick' in one) await this.#assume(one.pick, one.keep);
        else if (!(await this.#infer(one.follow))) return false;
      }
      return true;
    });
  }

  async #infer(method = this.method): Promise<boolean> {
    const any = await this.#watch('patternFollow', method);
    if (any) this.#assumed = [...this.#assumed, { follow: method }];
    await this.refresh();
    if (any) this.#bench.notices.speak(this.view?.assumed.at(-1) ?? '');
    return any;
  }

  async retract(all: boolean): Promise<void> {
    await this.engine.call('patternRetract', this.#id, all);
    this.message = '';
    await this.refresh();
  }
}

/** What a step does to the board. */
export function outcome({ placements, eliminations }: PatternStep): string {
  const parts = [
    placements.length ? t('patterns-written', { count: placements.length }) : '',
    eliminations.length ? t('patterns-eliminated', { count: eliminations.length }) : '',
  ].filter(Boolean);
  return parts.join(', ') || t('patterns-no-candidate');
}

export const told = (step: PatternStep): string => `${step.method}: ${step.line}: ${outcome(step)}.`;

const words = (error: unknown): string =>
  error instanceof Stopped ? t('page-stopped') : messageOf(error);
