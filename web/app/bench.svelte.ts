/** The workbench: the board and what was done to it, for every panel. */

import { SvelteMap, SvelteSet } from 'svelte/reactivity';

import type { BoardView, Highlight, Hit, SetLine, UserLink } from '../board/board';
import { PEERS, candidateOf, cellOf, digitOf } from '../board/geometry';
import { Engine } from '../engine/client';
import type {
  Choice,
  Figure,
  FormatView,
  ProfileView,
  State,
  StatusView,
  StepView,
  TechniqueView,
} from '../engine/generated/ninerooks';

/** What a panel lays over the board. It goes when another panel, or nothing, is shown. */
export interface Overlay {
  /** The board that is shown in place of the user's own, such as the one before a step. */
  state?: State;
  figure?: Figure;
  highlights?: Highlight[];
  sets?: SetLine[];
  heat?: number[];
  texts?: (string | undefined)[];
  textsMean?: string;
  frame?: string;
}

/** A step that the engine holds. */
export interface Handle {
  id: number;
  index: number;
}

/** What clicks on the board mean to a panel that wants them. True: the panel has taken it. */
export type Taker = (hit: Hit) => boolean;

export type Mode = 'place' | 'candidate' | 'color' | 'link';
export type Panel = 'solve' | 'sets' | 'patterns' | 'cube' | 'pages';

/** Everything that undo brings back. */
interface Moment {
  state: State;
  cellColors: [number, number][];
  candidateColors: [number, number][];
  links: UserLink[];
}

const EMPTY: State = {
  values: Array<number>(81).fill(0),
  givens: Array<boolean>(81).fill(false),
  candidates: Array<number>(81).fill(511),
};

/** The puzzle that a first visit finds on the board. */
export const FIRST = '4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......';

const copy = (state: State): State => ({
  values: [...state.values],
  givens: [...state.givens],
  candidates: [...state.candidates],
});

export class Bench {
  /** Quick answers: what the board is, and the pictures of steps. */
  readonly engine = new Engine();

  state = $state.raw<State>(EMPTY);
  /** The board as it was opened. */
  start = $state.raw<State>(EMPTY);
  title = $state('');
  status = $state.raw<StatusView | undefined>(undefined);

  cursor = $state(0);
  readonly selected = new SvelteSet<number>();
  mode = $state<Mode>('place');
  /** The colour, 1 to 5, that colouring puts down. */
  color = $state(1);
  filter = $state(0);
  showCandidates = $state(true);
  /** Whether digits that are written strike out what they see. */
  auto = $state(true);
  /** Whether wrong digits are shown. */
  showErrors = $state(false);
  readonly cellColors = new SvelteMap<number, number>();
  readonly candidateColors = new SvelteMap<number, number>();
  links = $state.raw<UserLink[]>([]);

  panel = $state<Panel>('solve');
  overlay = $state.raw<Overlay | undefined>(undefined);
  /** The step that is shown, and the numbers to ask more of it with. */
  step = $state.raw<StepView | undefined>(undefined);
  handle = $state.raw<Handle | undefined>(undefined);
  /** Whether all of that step may be shown; of a hint only a part may be wanted. */
  told = $state(false);
  /** The candidate or cell that the pointer is over. */
  hover = $state.raw<Hit | undefined>(undefined);
  taker: Taker | undefined;

  choice = $state.raw<Choice>({ profile: 'default', off: [], uniqueness: false });
  profiles = $state.raw<ProfileView[]>([]);
  techniques = $state.raw<TechniqueView[]>([]);
  formats = $state.raw<FormatView[]>([]);
  dark = $state(false);
  /** The technique whose page is open. */
  page = $state('hidden-single');
  /** What screen readers are told, and what stands at the foot of the page for a while. */
  notice = $state('');

  #past = $state.raw<Moment[]>([]);
  #future = $state.raw<Moment[]>([]);

  /** What the board shows. */
  get view(): BoardView {
    const { overlay } = this;
    const state = overlay?.state ?? this.state;
    const wrong = new Set(this.status?.repeated ?? []);
    if (this.showErrors && !overlay?.state) this.status?.wrong.forEach((cell) => wrong.add(cell));
    return {
      ...state,
      showCandidates: this.showCandidates || overlay?.figure !== undefined || overlay?.sets !== undefined,
      cursor: this.cursor,
      selected: this.selected,
      wrong,
      filter: this.filter,
      cellColors: this.cellColors,
      candidateColors: this.candidateColors,
      links: this.links,
      figure: overlay?.figure,
      highlights: overlay?.highlights,
      sets: overlay?.sets,
      heat: overlay?.heat,
      texts: overlay?.texts,
      textsMean: overlay?.textsMean,
      frame: overlay?.frame,
      dark: this.dark,
    };
  }

  /** Whether a puzzle was put on the board. */
  get loaded(): boolean {
    return this.state !== EMPTY;
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** Loads what the engine offers. */
  async load(): Promise<void> {
    [this.profiles, this.techniques, this.formats] = await Promise.all([
      this.engine.call('profiles'),
      this.engine.call('techniques'),
      this.engine.call('formats'),
    ]);
  }

  name(technique: string): string {
    return this.techniques.find(({ id }) => id === technique)?.name ?? technique;
  }

  /** Reads a text in any format. Says what is wrong with it, or nothing. */
  async open(text: string): Promise<string | undefined> {
    const read = await this.engine.call('read', text);
    if (read.kind === 'fault') {
      const { line, column, message, snippet, caret, nearest } = read;
      const near = nearest.length ? `\nNearest formats: ${nearest.join(', ')}` : '';
      return `Line ${line}, column ${column}: ${message}\n${snippet}\n${' '.repeat(caret)}^${near}`;
    }
    this.begin(read.state, read.title ?? '');
    const more = read.count > 1 ? `, the first of ${read.count} puzzles` : '';
    this.notice = `Read as ${read.format}${more}.`;
    return undefined;
  }

  /** A new board, with nothing drawn on it. Undo brings the old one back. */
  begin(state: State, title = ''): void {
    if (this.state !== EMPTY) this.#remember();
    this.start = copy(state);
    this.title = title;
    this.cellColors.clear();
    this.candidateColors.clear();
    this.links = [];
    this.selected.clear();
    this.#set(copy(state));
  }

  /** The board after a step, or any other state of the same puzzle. */
  become(state: State): void {
    this.#remember();
    this.#set(copy(state));
  }

  /** Back to the beginning, without the user's marks. */
  restart(): void {
    this.begin(this.start, this.title);
  }

  #set(state: State): void {
    this.state = state;
    void this.engine.call('status', state).then((status) => {
      // A later state has a later answer.
      if (this.state === state) this.status = status;
    });
  }

  #now(): Moment {
    return {
      state: this.state,
      cellColors: [...this.cellColors],
      candidateColors: [...this.candidateColors],
      links: this.links,
    };
  }

  #remember(): void {
    this.#past = [...this.#past, this.#now()];
    this.#future = [];
  }

  #restore(moment: Moment): void {
    this.cellColors.clear();
    this.candidateColors.clear();
    for (const [cell, color] of moment.cellColors) this.cellColors.set(cell, color);
    for (const [candidate, color] of moment.candidateColors) this.candidateColors.set(candidate, color);
    this.links = moment.links;
    this.#set(moment.state);
  }

  undo(): void {
    const moment = this.#past.at(-1);
    if (!moment) return;
    this.#future = [...this.#future, this.#now()];
    this.#past = this.#past.slice(0, -1);
    this.#restore(moment);
  }

  redo(): void {
    const moment = this.#future.at(-1);
    if (!moment) return;
    this.#past = [...this.#past, this.#now()];
    this.#future = this.#future.slice(0, -1);
    this.#restore(moment);
  }

  /** The cells that an act is about. */
  #targets(): number[] {
    return this.selected.size > 0 ? [...this.selected] : [this.cursor];
  }

  /** Writes a digit into the cells, or takes it away where all of them have it. */
  place(digit: number): void {
    const cells = this.#targets().filter((cell) => !this.state.givens[cell]);
    if (cells.length === 0) return;
    const state = copy(this.state);
    const all = cells.every((cell) => state.values[cell] === digit);
    for (const cell of cells) {
      state.values[cell] = all ? 0 : digit;
      if (all) state.candidates[cell] = this.#possible(state, cell);
      else if (this.auto) for (const peer of PEERS[cell] ?? []) state.candidates[peer]! &= ~(1 << (digit - 1));
    }
    this.become(state);
  }

  /** The digits that no cell in sight has. */
  #possible(state: State, cell: number): number {
    return (PEERS[cell] ?? []).reduce((bits, peer) => bits & ~(1 << ((state.values[peer] ?? 0) - 1)), 511);
  }

  /** Strikes a candidate of the cells out, or brings it back where none of them has it. */
  toggle(digit: number, cells = this.#targets()): void {
    const open = cells.filter((cell) => !this.state.values[cell]);
    if (open.length === 0) return;
    const state = copy(this.state);
    const bit = 1 << (digit - 1);
    const any = open.some((cell) => (state.candidates[cell] ?? 0) & bit);
    for (const cell of open) state.candidates[cell] = any ? state.candidates[cell]! & ~bit : state.candidates[cell]! | bit;
    this.become(state);
  }

  /** Takes digits away, or else colours. */
  clear(): void {
    const cells = this.#targets();
    const filled = cells.filter((cell) => this.state.values[cell] && !this.state.givens[cell]);
    if (filled.length > 0) {
      const state = copy(this.state);
      for (const cell of filled) state.values[cell] = 0;
      for (const cell of filled) state.candidates[cell] = this.#possible(state, cell);
      this.become(state);
    } else if (cells.some((cell) => this.cellColors.has(cell))) {
      this.#remember();
      for (const cell of cells) this.cellColors.delete(cell);
    }
  }

  /** Takes digits back, with what they had struck out, and brings candidates back. */
  takeBack(cells: readonly number[], lost: readonly number[]): void {
    const state = copy(this.state);
    const taken = cells.filter((cell) => !state.givens[cell]).map((cell) => ({ cell, digit: state.values[cell] ?? 0 }));
    for (const { cell } of taken) state.values[cell] = 0;
    for (const { cell, digit } of taken) {
      state.candidates[cell] = this.#possible(state, cell);
      for (const peer of PEERS[cell] ?? []) state.candidates[peer]! |= this.#possible(state, peer) & (1 << (digit - 1));
    }
    for (const candidate of lost) state.candidates[cellOf(candidate)]! |= 1 << (digitOf(candidate) - 1);
    this.become(state);
  }

  /** Writes all candidates that the digits leave. */
  fill(): void {
    const state = copy(this.state);
    state.candidates = state.values.map((value, cell) => (value ? 0 : this.#possible(state, cell)));
    this.become(state);
  }

  paint(color: number, candidate?: number): void {
    this.#remember();
    const put = (map: SvelteMap<number, number>, key: number): void => {
      if (map.get(key) === color) map.delete(key);
      else map.set(key, color);
    };
    if (candidate !== undefined && this.isLive(candidate)) put(this.candidateColors, candidate);
    else for (const cell of candidate === undefined ? this.#targets() : [cellOf(candidate)]) put(this.cellColors, cell);
  }

  /** Takes all colours and links away. */
  wipe(): void {
    this.#remember();
    this.cellColors.clear();
    this.candidateColors.clear();
    this.links = [];
  }

  /** Draws a link, or takes it away where it is already. */
  link(from: number, to: number, kind: UserLink['kind']): void {
    this.#remember();
    const same = (link: UserLink): boolean =>
      link.kind === kind && ((link.from === from && link.to === to) || (link.from === to && link.to === from));
    this.links = this.links.some(same) ? this.links.filter((link) => !same(link)) : [...this.links, { from, to, kind }];
  }

  isLive(candidate: number): boolean {
    const cell = cellOf(candidate);
    return !this.state.values[cell] && ((this.state.candidates[cell] ?? 0) & (1 << (digitOf(candidate) - 1))) !== 0;
  }

  /** Opens a panel. What another one has laid over the board goes. */
  show(panel: Panel): void {
    if (panel !== this.panel) {
      this.overlay = undefined;
      this.taker = undefined;
    }
    this.panel = panel;
  }

  readPage(technique: string): void {
    this.page = technique;
    this.show('pages');
  }
}
