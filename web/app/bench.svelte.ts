/** The workbench: the board and what was done to it, for every panel. */

import { SvelteSet } from 'svelte/reactivity';

import type { BoardView, Highlight, Hit, SetLine, UserLink } from '../board/board';
import { cellOf, digitOf } from '../board/geometry';
import { Engine } from '../engine/client';
import type {
  Act,
  Choice,
  Figure,
  FollowedView,
  FormatView,
  GameView,
  ProfileView,
  State,
  StatusView,
  StepView,
  TechniqueView,
} from '../engine/generated/ninerooks';
import type { Played } from '../engine/worker';
import type { List } from '../engine/worker';
import { newId } from './games';
import { keepList, keptList } from './listtext';
import { Notices } from './notices.svelte';
import { Settings, type Marks } from './settings.svelte';

/** What a panel lays over the board. It goes when another panel, or nothing, is shown. */
export interface Overlay {
  /** The board that is shown in place of the user's own, such as the one before a step. */
  state?: State;
  /** Whether playing goes on from that board. */
  goOn?: boolean;
  figure?: Figure;
  /** Cells that are shaded: where to look. */
  shaded?: number[];
  highlights?: Highlight[];
  sets?: SetLine[];
  heat?: number[];
  texts?: (string | undefined)[];
  textsMean?: string;
  frame?: string;
}

/** A list of puzzles that the engine holds, and which of them is on the board. */
export interface PuzzleList extends List {
  at: number;
  /** The life of the engine that its number is of. */
  life: number;
  text: string;
}

/** A step that the engine holds. */
export interface Handle {
  id: number;
  index: number;
}

/** What clicks on the board mean to a panel that wants them. True: the panel has taken it. */
export type Taker = (hit: Hit) => boolean;

/** What digits do: a candidate is eliminated, or a mark is written in the corners, as the marks are. */
export type Mode = 'place' | 'candidate' | 'centre' | 'color' | 'link' | 'assume';
/** `play` is the pad, where it has no room beside the board. */
export type Panel = 'play' | 'solve' | 'sets' | 'patterns' | 'cube' | 'pages';

const EMPTY: State = {
  values: Array<number>(81).fill(0),
  givens: Array<boolean>(81).fill(false),
  candidates: Array<number>(81).fill(511),
};

/** The puzzle that a first visit finds on the board. */
export const FIRST = '4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......';

const same = (a: State, b: State): boolean => JSON.stringify(a) === JSON.stringify(b);

export class Bench {
  /** Quick answers: the game, what the board is, and the pictures of steps. */
  readonly engine = new Engine();
  readonly settings = new Settings();
  readonly notices = new Notices();

  game = $state.raw<Played | undefined>(undefined);
  state = $state.raw<State>(EMPTY);
  /** The board as it was opened. */
  start = $state.raw<State>(EMPTY);
  status = $state.raw<StatusView | undefined>(undefined);

  /** Done when the status of the present board is known. */
  settled: Promise<void> = Promise.resolve();

  cursor = $state(0);
  readonly selected = new SvelteSet<number>();
  mode = $state<Mode>('place');
  /** The colour, 1 to 5, that colouring puts down. */
  color = $state(1);
  /** What a drawn link means. */
  linkKind = $state<UserLink['kind']>('strong');
  /** Where a link begins that is being drawn by choosing candidates. */
  linkFrom = $state<number | undefined>(undefined);
  filter = $state(0);

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
  /** What a panel that takes clicks does where the pointer goes on with the button down. */
  dragTaker: ((hit: Hit) => void) | undefined;

  profiles = $state.raw<ProfileView[]>([]);
  techniques = $state.raw<TechniqueView[]>([]);
  formats = $state.raw<FormatView[]>([]);
  dark = $state(false);
  /** Whether the nodes of a chain show their numbers. */
  numbered = $state(false);
  /** The technique whose page is open. */
  page = $state('hidden-single');
  /** Whether the game is one that the player wants to find again; the sample puzzle is not, until it is played. */
  worthKeeping = $state(false);
  /** The technique that is practised, and the board for it: hints look for nothing else there. */
  practice = $state.raw<{ technique: string; start: State } | undefined>(undefined);
  /** The list of puzzles that was opened. */
  list = $state.raw<PuzzleList | undefined>(undefined);
  /** What the player assumes, and what follows from it. */
  assumed = $state.raw<FollowedView | undefined>(undefined);
  /** Cells that are lit for a moment. */
  lit = $state.raw<number[]>([]);

  /** What the board shows. */
  get view(): BoardView {
    const { overlay, game, settings } = this;
    const state = overlay?.state ?? this.state;
    const wrong = new Set(this.status?.repeated ?? []);
    if (settings.showErrors) this.status?.wrong.forEach((cell) => wrong.add(cell));
    const explains = overlay?.figure ?? overlay?.sets ?? overlay?.highlights ?? overlay?.texts ?? overlay?.heat;
    const mine = settings.marks !== 'all' && !explains && !overlay?.state;
    return {
      ...state,
      showCandidates: !mine,
      own: mine && game ? own(game, settings.marks) : undefined,
      cursor: this.cursor,
      selected: this.selected,
      wrong: overlay?.state ? new Set() : wrong,
      filter: this.filter,
      looksAt: settings.lights && !explains && this.selected.size <= 1 ? this.cursor : undefined,
      shaded: overlay?.shaded ?? this.lit,
      cellColors: new Map(game?.cell_colors ?? []),
      candidateColors: new Map(game?.candidate_colors ?? []),
      links: game?.links ?? [],
      linkFrom: this.linkFrom,
      figure: overlay?.figure,
      numbered: this.numbered,
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
    return this.game !== undefined;
  }

  get title(): string {
    return this.game?.title ?? '';
  }

  get canUndo(): boolean {
    return this.game?.can_undo ?? false;
  }

  get canRedo(): boolean {
    return this.game?.can_redo ?? false;
  }

  get choice(): Choice {
    return this.settings.choice;
  }
  set choice(choice: Choice) {
    this.settings.choice = choice;
  }

  /** The technique that is practised on this board. */
  get practised(): string | undefined {
    return this.practice?.start === this.start ? this.practice.technique : undefined;
  }

  /** What is asked for steps: the profile, or the technique that is practised. */
  get asked(): Choice {
    const only = this.practised;
    if (only === undefined) return this.choice;
    const off = this.techniques.map(({ id }) => id).filter((id) => id !== only);
    return { profile: 'everything', off, uniqueness: true };
  }

  /** Opens a board to find steps of one technique in it. */
  async practise(state: State, technique: string, another = false): Promise<void> {
    if (another) state = await this.engine.call('turned', state, Math.floor(Math.random() * 2 ** 32));
    await this.begin(state, `Practice: ${this.name(technique)}`);
    this.practice = { technique, start: this.start };
    this.show('solve');
  }

  /** What screen readers hear, and what is seen for a while. */
  get notice(): string {
    return this.notices.text;
  }
  set notice(text: string) {
    this.say(text);
  }

  say(text: string, kind: 'told' | 'fault' = 'told'): void {
    this.notices.say(text, kind);
  }

  /** Goes on with a game that was kept under this id, which may be that of a copy. */
  async load(session: string, id: string): Promise<void> {
    const view = await this.engine.call('loadGame', session);
    this.#leaveList();
    this.#take(view.id === id ? view : ((await this.engine.call('becomeCopy', id)) ?? view));
    this.worthKeeping = true;
  }

  /** Loads what the engine offers. */
  async loadOffers(): Promise<void> {
    [this.profiles, this.techniques, this.formats] = await Promise.all([
      this.engine.call('profiles'),
      this.engine.call('techniques'),
      this.engine.call('formats'),
    ]);
    if (!this.choice.own && !this.profiles.some(({ id }) => id === this.choice.profile)) this.choice = { profile: 'default', off: [], uniqueness: false };
  }

  name(technique: string): string {
    return this.techniques.find(({ id }) => id === technique)?.name ?? technique;
  }

  /** Reads a text in any format. Says what is wrong with it, or nothing. */
  async open(text: string, worthKeeping = true): Promise<string | undefined> {
    const read = await this.engine.call('read', text);
    if (read.kind === 'fault') {
      const { line, column, message, snippet, caret, nearest } = read;
      const near = nearest.length ? `\nMost like: ${nearest.join(', ')}` : '';
      return `Line ${line}, column ${column}: ${message}\n${snippet}\n${' '.repeat(caret)}^${near}`;
    }
    const many = read.count > 1;
    const list = many ? await this.engine.call('list', text) : undefined;
    if (list) this.#takeList({ ...list, at: 0, life: this.engine.life, text });
    await this.begin(read.state, read.title ?? '', worthKeeping && !many);
    if (list) this.goneTo(0);
    const more = list ? `, the first of ${list.length} puzzles` : '';
    const faults = list?.faults ? ` ${list.faults} of its lines could not be read, the first is line ${list.firstFault}.` : '';
    this.say(`Read as: ${read.format}${more}.${faults}`);
    return undefined;
  }

  #takeList(list: PuzzleList | undefined): void {
    const old = this.list;
    if (old?.life === this.engine.life) void this.engine.call('release', old.id);
    this.list = list;
    keepList(list && { text: list.text, at: list.at, shown: false });
  }

  /** Opens the list again that was open before the page was loaded anew. */
  async resumeList(): Promise<void> {
    const kept = keptList();
    if (!kept || this.list) return;
    const list = await this.engine.call('list', kept.text);
    if (this.list || kept.at < 0 || kept.at >= list.length) return;
    this.#takeList({ ...list, at: kept.at, life: this.engine.life, text: kept.text });
    if (!kept.shown) return;
    // A puzzle in which nothing was done is not among the games that are kept.
    const [line] = await this.engine.call('listLines', list.id, kept.at, 1);
    const givens = this.state.givens.map((given, cell) => (given ? this.state.values[cell] : '.')).join('');
    if (line && line.digits !== givens) await this.openOfList(kept.at);
    else this.goneTo(kept.at);
  }

  /** The board is no puzzle of the list, as far as is known. */
  #leaveList(): void {
    const { list } = this;
    if (list) keepList({ text: list.text, at: list.at, shown: false });
  }

  closeList(): void {
    this.#takeList(undefined);
  }

  /** Another puzzle of the list is on the board. */
  goneTo(at: number): void {
    if (!this.list) return;
    this.list = { ...this.list, at };
    keepList({ text: this.list.text, at, shown: true });
  }

  /** Opens a puzzle of the list. */
  async openOfList(at: number): Promise<void> {
    const { list } = this;
    if (!list || at < 0 || at >= list.length) return;
    const read = await this.engine.call('listGet', list.id, at);
    if (read.kind !== 'puzzle' || this.list !== list) return;
    this.list = { ...list, at };
    await this.begin(read.state, read.title ?? `Puzzle ${at + 1} of ${list.length}`, false);
    this.goneTo(at);
  }

  /** A new game, with nothing drawn on it. Undo brings the old one back. */
  async begin(state: State, title = '', worthKeeping = true): Promise<void> {
    this.selected.clear();
    const view = await this.engine.call('open', newId(), title, state);
    this.#leaveList();
    this.worthKeeping = worthKeeping;
    this.#take(view);
  }

  /** The board after a step, or any other state of the same puzzle. Says whether it is another. */
  become(state: State): Promise<boolean> {
    return this.#change(this.engine.call('act', { act: 'become', state }));
  }

  /** Back to the beginning, without the user's marks. */
  async restart(): Promise<void> {
    if (await this.#change(this.engine.call('restart'))) this.say('Started over. Undo brings your game back.');
  }

  /** Takes back what is wrong, and nothing else. */
  undoMistakes(): Promise<boolean> {
    return this.#change(this.engine.call('undoMistakes'));
  }

  /** Takes what the chain that is drawn removes. */
  async takeChain(): Promise<void> {
    if (await this.#change(this.engine.call('takeChain'))) this.say('Taken. Undo brings the candidates back.');
  }

  undo(): void {
    void this.#change(this.engine.call('undo'));
  }

  redo(): void {
    void this.#change(this.engine.call('redo'));
  }

  async rename(title: string): Promise<void> {
    await this.#change(this.engine.call('rename', title));
  }

  async becomeCopy(id: string): Promise<void> {
    await this.#change(this.engine.call('becomeCopy', id));
  }

  async #change(answer: Promise<Played | undefined>): Promise<boolean> {
    const view = await answer;
    if (view) {
      this.worthKeeping = true;
      this.#take(view);
    }
    return view !== undefined;
  }

  #take(view: Played): void {
    this.game = view;
    if (!same(view.start, this.start)) this.start = view.start;
    if (same(view.state, this.state)) return;
    const { state } = view;
    this.state = state;
    this.assumed = undefined;
    this.lit = [];
    this.settled = this.engine.call('status', state).then((status) => {
      // A later state has a later answer.
      if (this.state === state) this.status = status;
    });
  }

  /** Does something to the board that is shown. Where a step of a path is shown, the game goes on from there. */
  async act(act: Act): Promise<void> {
    const { overlay } = this;
    if (overlay?.goOn && overlay.state) {
      const went = this.become(overlay.state);
      this.say(`Your game goes on from ${(overlay.frame ?? 'here').toLowerCase()}. Undo brings your own board back.`);
      await Promise.all([went, this.#change(this.engine.call('act', act))]);
    } else await this.#change(this.engine.call('act', act));
  }

  /** The cells that an act is about. */
  get targets(): number[] {
    return this.selected.size > 0 ? [...this.selected] : [this.cursor];
  }

  /** What a digit does in the mode that is on. */
  press(digit: number, mode = this.mode): void {
    if (mode === 'candidate') this.pencil(digit, 'corner');
    else if (mode === 'centre') this.pencil(digit, 'centre');
    else if (mode === 'color') this.paint(((digit - 1) % 5) + 1);
    else if (mode === 'assume') void this.assume((digit - 1) * 81 + this.cursor);
    else if (mode === 'link') this.pickLink((digit - 1) * 81 + this.cursor);
    else this.place(digit);
  }

  /** Writes a digit into the cells, or takes it away where all of them have it. */
  place(digit: number): void {
    void this.act({ act: 'place', digit, cells: this.targets });
  }

  /** A pencil mark of the player's own; where all candidates are shown, one is eliminated or brought back. */
  pencil(digit: number, layer: 'corner' | 'centre'): void {
    if (this.settings.marks === 'all') this.toggle(digit);
    else void this.act({ act: layer, digit, cells: this.targets });
  }

  /** Strikes a candidate of the cells out, or brings it back where none of them has it. */
  toggle(digit: number, cells = this.targets): void {
    void this.act({ act: 'strike', digit, cells });
  }

  /** Takes digits away, or else marks, or else colours. */
  clear(): void {
    void this.act({ act: 'clear', cells: this.targets });
  }

  /** Writes all candidates that the digits leave. */
  fill(): void {
    void this.act({ act: this.settings.marks === 'all' ? 'restore' : 'fill-marks' });
  }

  paint(color: number, candidate?: number): void {
    if (candidate !== undefined && this.isLive(candidate)) void this.act({ act: 'paint-candidate', candidate, color });
    else void this.act({ act: 'paint-cells', cells: candidate === undefined ? this.targets : [cellOf(candidate)], color });
  }

  /** Takes all colours and links away. */
  wipe(): void {
    void this.act({ act: 'wipe' });
  }

  /** Assumes that a candidate is true; once more: that it is false; once more: nothing. */
  async assume(candidate: number, isTrue?: boolean): Promise<void> {
    const way = this.assumed?.assumed.ways[0];
    const again = way?.candidate === candidate;
    if (isTrue === undefined && again && !way.is_true) return this.unassume();
    if (!this.isLive(candidate)) return this.say(`${digitOf(candidate)} is no candidate of this cell.`);
    const { state } = this;
    const followed = await this.engine.call('assume', state, candidate, isTrue ?? !again);
    if (this.state !== state) return;
    this.assumed = followed;
    if (!followed) this.say('A cell or a house has no candidate left, so there is nothing to assume.');
  }

  unassume(): void {
    this.assumed = undefined;
  }

  /** Draws a link, or takes it away where it is already. */
  link(from: number, to: number, kind: UserLink['kind']): void {
    void this.act({ act: 'connect', link: { from, to, kind } });
  }

  /** Chooses a candidate as an end of a link; the second one draws it. */
  pickLink(candidate: number): void {
    const from = this.linkFrom;
    if (!this.isLive(candidate)) return this.say(`${digitOf(candidate)} is no candidate of this cell.`);
    this.linkFrom = from === undefined ? candidate : undefined;
    if (from !== undefined && from !== candidate) this.link(from, candidate, this.linkKind);
    else if (from === undefined) this.say('The link begins here. Now the other end.');
  }

  isLive(candidate: number): boolean {
    const cell = cellOf(candidate);
    return !this.state.values[cell] && ((this.state.candidates[cell] ?? 0) & (1 << (digitOf(candidate) - 1))) !== 0;
  }

  /** Opens a panel. What another one has laid over the board goes. */
  show(panel: Panel): void {
    if (panel === this.panel) return;
    this.overlay = undefined;
    this.taker = undefined;
    this.dragTaker = undefined;
    this.notices.clear();
    this.panel = panel;
  }

  readPage(technique: string): void {
    this.page = technique;
    this.show('pages');
  }
}

const CAPITALS = new Set(['pom', 'als']);

/** A profile's name for people. */
export const profileName = (id: string): string =>
  id
    .split('-')
    .map((word) => (CAPITALS.has(word) ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');

/** The player's own pencil marks; kept up to date, those that a digit rules out are left out. */
function own({ centre, corner, possible }: GameView, marks: Marks): { centre: number[]; corner: number[] } {
  const kept = (list: number[]): number[] => (marks === 'mine' ? list : list.map((bits, cell) => bits & (possible[cell] ?? 0)));
  return { centre: kept(centre), corner: kept(corner) };
}
