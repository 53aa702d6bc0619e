/** The set editor: truths and links that the user puts together, and what they prove. */

import { candidateName, cellName, cellOf } from '../board/geometry';
import { Engine, Stopped } from '../engine/client';
import type { ChosenSets, CoverView, ProofLimits, SetView, SetsView, State } from '../engine/generated/ninerooks';
import { messageOf } from '../engine/protocol';
import type { Bench } from './bench.svelte';
import { isLive } from './cover';
import { verdictText } from './said';
import { t } from './words.svelte';

export type Side = 'truths' | 'links';
/** What a click on a candidate adds, or that it is to be proved false. */
export type Act = Side | 'prove';
export type Kind = 'cell' | 'row' | 'column' | 'box';

const NONE: ChosenSets = { truths: [], links: [] };
const other = (side: Side): Side => (side === 'truths' ? 'links' : 'truths');
const same = (a: ChosenSets, b: ChosenSets): boolean => JSON.stringify(a) === JSON.stringify(b);

/** A place in a text that cannot be read. */
export interface Fault {
  message: string;
  column: number;
}

export class SetEditor {
  readonly #bench: Bench;
  /** Its own worker, begun at need, so that a long search can be stopped. */
  #engine: Engine | undefined;
  #stop: (() => void) | undefined;

  /** All sets, by number. */
  all = $state.raw<SetView[]>([]);
  chosen = $state.raw<ChosenSets>(NONE);
  view = $state.raw<SetsView | undefined>(undefined);
  /** What a search said that found nothing. */
  answer = $state('');
  fault = $state.raw<Fault | undefined>(undefined);
  /** What is searched for, while it is. */
  busy = $state('');
  act = $state<Act>('truths');
  kind = $state<Kind>('row');
  limits = $state<ProofLimits>({ max_rank: undefined, max_truths: undefined, once: false, disjoint: false });

  /** The board of a step whose sets are looked at, and the puzzle that it is of. */
  #step = $state.raw<{ board: State; start: State } | undefined>(undefined);
  #past = $state.raw<ChosenSets[]>([]);
  #future = $state.raw<ChosenSets[]>([]);
  /** Whether the text is being typed: then one undo takes all of it back. */
  #typing = false;

  constructor(bench: Bench) {
    this.#bench = bench;
  }

  /** The board of a step that the sets are judged on in place of the user's. */
  get board(): State | undefined {
    return this.#step?.start === this.#bench.start ? this.#step.board : undefined;
  }

  get state(): State {
    return this.board ?? this.#bench.state;
  }

  get isEmpty(): boolean {
    return this.chosen.truths.length + this.chosen.links.length === 0;
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  async load(): Promise<void> {
    if (this.all.length === 0) this.all = await this.#bench.engine.call('sets');
  }

  /** Judges what is chosen. */
  async judge(state: State, chosen: ChosenSets): Promise<void> {
    if (this.isEmpty) {
      this.view = undefined;
      return;
    }
    try {
      const view = await this.#bench.engine.call('judgeSectors', state, chosen);
      // A later choice has a later answer.
      if (this.chosen === chosen && this.state === state) this.view = view;
    } catch (error) {
      this.view = undefined;
      this.#say(messageOf(error));
    }
  }

  /** What a click on a candidate does. Says whether it meant something. */
  press(candidate: number): boolean {
    if (this.act === 'prove') {
      void this.prove(candidate);
      return true;
    }
    const { kind } = this;
    const isOpen = kind === 'cell' ? !this.state.values[cellOf(candidate)] : isLive(this.state, candidate);
    const set = this.all.find((of) => of.kind === kind && of.candidates.includes(candidate));
    if (!isOpen || !set) {
      this.#bench.notice = kind === 'cell' ? t('sets-cell-full', { cell: cellName(cellOf(candidate)) }) : t('sets-no-candidate', { candidate: candidateName(candidate) });
      return false;
    }
    this.toggle(this.act, set.index);
    return true;
  }

  /** Adds the set of a candidate that the pointer goes over, if it is not there yet. */
  add(candidate: number): void {
    if (this.act === 'prove') return;
    const [side, kind] = [this.act, this.kind];
    const isOpen = kind === 'cell' ? !this.state.values[cellOf(candidate)] : isLive(this.state, candidate);
    const set = this.all.find((of) => of.kind === kind && of.candidates.includes(candidate));
    if (isOpen && set && !this.chosen[side].some(([of]) => of === set.index)) this.toggle(side, set.index);
  }

  /** Adds a set, or takes it away where it is there. One of the other side changes sides. */
  toggle(side: Side, index: number): void {
    const has = this.chosen[side].some(([of]) => of === index);
    const without = (list: [number, number][]): [number, number][] => list.filter(([of]) => of !== index);
    const own = without(this.chosen[side]);
    if (!has) own.push([index, 1]);
    this.#become({ ...this.chosen, [other(side)]: without(this.chosen[other(side)]), [side]: own });
    const set = this.all[index];
    if (set) this.#bench.notice = t(has ? 'sets-removed' : 'sets-added', side === 'truths' ? { side: t('sets-truth'), name: set.truth } : { side: t('sets-link'), name: set.link });
  }

  /** Lets a set count so much more often, or less. */
  more(side: Side, index: number, by: number): void {
    const list = this.chosen[side].map(([of, times]): [number, number] => [of, of === index ? Math.max(1, Math.min(99, times + by)) : times]);
    this.#become({ ...this.chosen, [side]: list });
  }

  clear(): void {
    this.#become(NONE);
  }

  undo(): void {
    const last = this.#past.at(-1);
    if (!last) return;
    this.#future = [...this.#future, this.chosen];
    this.#past = this.#past.slice(0, -1);
    this.#set(last);
  }

  redo(): void {
    const next = this.#future.at(-1);
    if (!next) return;
    this.#past = [...this.#past, this.chosen];
    this.#future = this.#future.slice(0, -1);
    this.#set(next);
  }

  /** Reads what is typed, letter by letter. What cannot be read leaves the sets as they were. */
  async type(text: string): Promise<void> {
    const judged = await this.#bench.engine.call('judge', this.state, text).catch((error: Error) => error);
    if (judged instanceof Error) {
      this.fault = undefined;
      this.#say(judged.message);
    } else if (judged.kind === 'fault') {
      this.fault = { message: judged.message, column: judged.column };
    } else {
      const typing = this.#typing;
      if (judged.view.cover) this.#become(chosenOf(judged.view.cover), !typing);
      this.#typing = true;
    }
  }

  /** The text is left. */
  endTyping(): void {
    this.#typing = false;
    this.fault = undefined;
  }

  /** The links that go with the truths, or the truths that go with the links. */
  async complete(side: Side): Promise<void> {
    const name = side === 'links' ? 'autoLinks' : 'autoTruths';
    const view = await this.#search(t(`sets-looking-${side}`), name, [this.state, this.chosen]);
    this.#show(view, t(`sets-no-${side}`));
  }

  /** The smallest pattern that proves a candidate false. */
  async prove(candidate: number): Promise<void> {
    const name = candidateName(candidate);
    if (!isLive(this.state, candidate)) {
      this.#say(t('sets-no-candidate', { candidate: name }));
      return;
    }
    const limits = { ...this.limits };
    const view = await this.#search(t('sets-looking-proof', { candidate: name }), 'prove', [this.state, candidate, limits]);
    this.#show(view, t('sets-no-proof', { candidate: name }));
  }

  stop(): void {
    this.#stop?.();
  }

  /** Eliminates what is proved false, on the user's board. */
  take(): void {
    const { view, board } = this;
    if (!view?.after) return;
    const { state } = this.#bench;
    if (board) {
      // A step's board may be another than the user's: only what is false is taken over.
      const candidates = [...state.candidates];
      for (const candidate of view.eliminations) candidates[cellOf(candidate)]! &= ~(1 << Math.floor(candidate / 81));
      this.#step = undefined;
      void this.#bench.become({ ...state, candidates });
    } else void this.#bench.become(view.after);
    this.#bench.notice = t('game-chain-taken');
  }

  /** Shows the sets of a step on its board. */
  open(board: State, cover: CoverView): void {
    this.#step = { board, start: this.#bench.start };
    this.#become(chosenOf(cover));
    this.#bench.show('sets');
  }

  /** Back to the user's own board. */
  leaveStep(): void {
    this.#step = undefined;
  }

  async #search<N extends 'autoLinks' | 'autoTruths' | 'prove'>(what: string, name: N, args: unknown[]): Promise<SetsView | undefined> {
    this.stop();
    this.#engine ??= new Engine();
    this.busy = what;
    this.answer = '';
    const watched = this.#engine.watch(name, args as never);
    this.#stop = watched.stop;
    try {
      return (await watched.result) as SetsView;
    } catch (error) {
      this.#say(error instanceof Stopped ? t('page-stopped') : messageOf(error));
      return undefined;
    } finally {
      if (this.#stop === watched.stop) {
        this.busy = '';
        this.#stop = undefined;
      }
    }
  }

  #show(view: SetsView | undefined, otherwise: string): void {
    if (!view) return;
    if (view.cover) this.#become(chosenOf(view.cover));
    const said = verdictText(view) || otherwise;
    this.#say(said);
    this.answer = view.cover ? '' : said;
  }

  #become(chosen: ChosenSets, remember = true): void {
    if (same(chosen, this.chosen)) return;
    if (remember) this.#past = [...this.#past, this.chosen];
    this.#future = [];
    this.#set(chosen);
  }

  #set(chosen: ChosenSets): void {
    this.chosen = chosen;
    this.answer = '';
    this.fault = undefined;
    this.#typing = false;
  }

  #say(what: string): void {
    this.answer = what;
    this.#bench.notices.speak(what);
  }
}

const chosenOf = (cover: CoverView): ChosenSets => ({
  truths: cover.truths.map(({ sector, times }) => [sector.index, times]),
  links: cover.links.map(({ sector, times }) => [sector.index, times]),
});

const editors = new WeakMap<Bench, SetEditor>();

/** The set editor of a workbench: what is in it stays while other panels are shown. */
export function editorOf(bench: Bench): SetEditor {
  const editor = editors.get(bench) ?? new SetEditor(bench);
  editors.set(bench, editor);
  return editor;
}
