/** The workbench: the board and what was done to it, for every panel. */

import { SvelteSet } from 'svelte/reactivity';

import type { BoardView, Hatch, Highlight, Hit, SetLine, UserLink } from '../board/board';
import { cellOf, digitOf } from '../board/geometry';
import { Engine } from '../engine/client';
import type {
  Act,
  Choice,
  Figure,
  FollowedView,
  FormatView,
  ProfileView,
  State,
  StatusView,
  StepView,
  TechniqueView,
} from '../engine/generated/ninerooks';
import type { Played } from '../engine/worker';
import { changeText } from './changes';
import { Entry } from './entry.svelte';
import { readingFault } from './faults';
import { newId, type KeptGame } from './games';
import { Puzzles } from './list.svelte';
import { Notes } from './notes.svelte';
import { Notices } from './notices.svelte';
import { shownTitle } from './recipe';
import { Round } from './round.svelte';
import { Rules } from './rules.svelte';
import { Settings } from './settings.svelte';
import { EMPTY, shownBy } from './shown';
import { orEnglish, own, t, technique as techniqueName } from './words.svelte';

/** What a panel lays over the board. It goes when another panel, or nothing, is shown. */
export interface Overlay {
  /** The board that is shown in place of the user's own, such as the one before a step. */
  state?: State;
  /** Whether playing goes on from that board. */
  goOn?: boolean;
  figure?: Figure;
  /** Cells that are shaded: where to look. */
  shaded?: number[];
  hatch?: Hatch;
  /** The marks of the figure are faint: what is pointed at is among the highlights. */
  dims?: boolean;
  /** Sets that belong to the step itself, such as the fish of a kraken. */
  under?: SetLine[];
  highlights?: Highlight[];
  sets?: SetLine[];
  heat?: number[];
  texts?: (string | undefined)[];
  textsMean?: string;
  frame?: string;
}

/** Where games are kept: whoever opens a puzzle again finds the game of it. */
export interface Finder {
  /** The newest game that began with this board; rather one in which something was done. */
  find(state: State): Promise<{ game: KeptGame; played: boolean } | undefined>;
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

const same = (a: State, b: State): boolean => JSON.stringify(a) === JSON.stringify(b);

export class Bench {
  /** Quick answers: the game, what the board is, and the pictures of steps. */
  readonly engine = new Engine();
  readonly settings = new Settings();
  readonly notices = new Notices();
  readonly notes = new Notes(this);
  readonly entry = new Entry(this);
  readonly round = new Round(this);
  readonly rules = new Rules(this.engine);

  game = $state.raw<Played | undefined>(undefined);
  state = $state.raw<State>(EMPTY);
  /** The board as it was opened. */
  start = $state.raw<State>(EMPTY);
  status = $state.raw<StatusView | undefined>(undefined);

  /** Done when the status of the present board is known. */
  settled: Promise<void> = Promise.resolve();
  /** Done when the first game is on the board. */
  #begun!: () => void;
  #turn: Promise<unknown> = new Promise<void>((done) => (this.#begun = done));

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
  readonly puzzles = new Puzzles(this);
  finder: Finder | undefined;
  /** Who wants to be told the next candidate that is clicked, or whose digit is pressed. */
  asker = $state.raw<((candidate: number) => void) | undefined>(undefined);
  /** What the player assumes, and what follows from it. */
  assumed = $state.raw<FollowedView | undefined>(undefined);
  /** Cells that are lit for a moment. */
  lit = $state.raw<number[]>([]);

  /** What the board shows. */
  get view(): BoardView {
    return shownBy(this);
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
    await this.begin(state, t('game-practice', { technique: this.name(technique) }));
    this.notes.showAll(this.game?.id);
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

  /**
   * One thing after the other: a key that is pressed while a puzzle is being opened is for that puzzle, and one that is
   * pressed before the first is on the board waits for it.
   */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#turn.then(work);
    this.#turn = turn.catch(() => undefined);
    return turn;
  }

  /** Done when what was asked for until now is on the board. */
  idle(): Promise<void> {
    return this.inTurn(() => Promise.resolve());
  }

  /** Another game comes on the board: the first one has nothing to wait for. */
  #opening<T>(work: () => Promise<T>): Promise<T> {
    return this.loaded ? this.inTurn(work) : work();
  }

  /** Goes on with a game that was kept under this id, which may be that of a copy. */
  load(session: string, id: string): Promise<void> {
    return this.#opening(() => this.#load(session, id));
  }

  async #load(session: string, id: string): Promise<void> {
    const view = await this.engine.call('loadGame', session);
    this.puzzles.left();
    this.selected.clear();
    this.notes.copy(view.id, id);
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
    return techniqueName(technique, this.techniques.find(({ id }) => id === technique)?.name ?? technique);
  }

  /** A format that the engine names. */
  formatName(title: string): string {
    const name = this.formats.find((one) => one.title === title)?.name;
    return name ? own(`format-${name}`, title) : title;
  }

  /**
   * Reads a text in any format. Says what is wrong with it, or nothing. A puzzle that was played before is as the player
   * left it; `afresh`: as the text has it. `title`: its name, whatever the text says. `rules`: what the text does not say of them.
   */
  open(text: string, { worthKeeping = true, afresh = false, title = '', rules }: { worthKeeping?: boolean; afresh?: boolean; title?: string | undefined; rules?: string[] | undefined } = {}): Promise<string | undefined> {
    return this.#opening(async () => {
      const read = await this.engine.call('read', text);
      if (read.kind === 'fault') {
        const { line, column, message, snippet, caret, nearest } = read;
        const near = nearest.length ? `\n${t('open-like', { formats: nearest.map((title) => this.formatName(title)).join(t('list-comma')) })}` : '';
        return `${t('open-fault', { line: String(line), column: String(column), fault: readingFault(message) })}\n${snippet}\n${' '.repeat(caret)}^${near}`;
      }
      const list = read.count > 1 ? await this.puzzles.read(text) : undefined;
      if (!list && !afresh && (await this.#goOn(read.state))) return undefined;
      await this.#begin(rules ? { ...read.state, rules } : read.state, title || (read.title ?? ''), worthKeeping && !list);
      if (list) this.puzzles.goneTo(0);
      const format = this.formatName(read.format);
      const said = list ? t('game-read-list', { format, count: String(list.length) }) : t('game-read', { format });
      const faults = list?.faults ? ` ${t('game-faults', { count: String(list.faults), line: String(list.firstFault ?? 0) })}` : '';
      this.say(title ? t('page-full', { text: shownTitle(title) }) : `${said}${faults}`);
      return undefined;
    });
  }

  /** Goes on with the game of a puzzle, where there is one that was played. */
  async #goOn(state: State): Promise<boolean> {
    const found = await this.finder?.find(state);
    if (!found) return false;
    const { game, played } = found;
    const isHere = game.id === this.game?.id;
    // A game that cannot be read is no reason not to play the puzzle.
    if (!isHere && (!played || !(await this.#load(game.session, game.id).then(() => true, () => false)))) return false;
    const where = isHere ? t('game-here') : t('game-played');
    this.say(played ? `${where} ${t('game-anew')}` : where);
    return true;
  }

  /** A new game, with nothing drawn on it. Undo brings the old one back. */
  begin(state: State, title = '', worthKeeping = true): Promise<void> {
    return this.#opening(() => this.#begin(state, title, worthKeeping));
  }

  async #begin(state: State, title: string, worthKeeping: boolean): Promise<void> {
    this.selected.clear();
    // A game in which nothing was done is not kept twice.
    const found = await this.finder?.find(state);
    const kept = found?.played ? undefined : found?.game;
    const view = await this.engine.call('open', kept?.id ?? newId(), title || (kept?.title ?? ''), state);
    this.puzzles.left();
    this.worthKeeping = worthKeeping;
    this.notes.begin(view.id, view.start);
    this.#take(view);
  }

  /** The board after a step, or any other state of the same puzzle. Says whether it is another. */
  become(state: State): Promise<boolean> {
    return this.#change(() => this.engine.call('act', { act: 'become', state }));
  }

  /** Back to the beginning, without the user's marks. */
  async restart(): Promise<void> {
    if (await this.#change(() => this.engine.call('restart'))) this.say(t('game-restarted'));
  }

  /** Takes back what is wrong, and nothing else. */
  undoMistakes(): Promise<boolean> {
    return this.#change(() => this.engine.call('undoMistakes'));
  }

  /** Takes what the chain that is drawn removes. */
  async takeChain(): Promise<void> {
    if (await this.#change(() => this.engine.call('takeChain'))) this.say(t('game-chain-taken'));
  }

  undo(): void {
    void this.#aloud(() => this.#change(() => this.engine.call('undo')), t('pad-undo'));
  }

  redo(): void {
    void this.#aloud(() => this.#change(() => this.engine.call('redo')), t('pad-redo'));
  }

  async rename(title: string): Promise<void> {
    await this.#change(() => this.engine.call('rename', title));
  }

  async becomeCopy(id: string): Promise<void> {
    this.notes.copy(this.game?.id, id);
    await this.#change(() => this.engine.call('becomeCopy', id));
  }

  #change(ask: () => Promise<Played | undefined>): Promise<boolean> {
    return this.inTurn(async () => {
      const view = await ask();
      if (view) {
        this.worthKeeping = true;
        this.#take(view);
      }
      return view !== undefined;
    });
  }

  #take(view: Played): void {
    this.game = view;
    this.#begun();
    if (!same(view.start, this.start)) {
      this.start = view.start;
      void this.rules.begin(view.start);
      void this.round.begin(view.start);
    }
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
    const { overlay, start } = this;
    const from = overlay?.goOn ? overlay.state : undefined;
    const place = overlay?.frame ?? t('game-from-here');
    const goesOn = from && t('game-goes-on', { place: orEnglish(place.toLowerCase(), () => place) });
    if (goesOn) this.say(goesOn);
    const work = (): Promise<boolean> =>
      this.#change(async () => {
        const went = from && this.start === start ? await this.engine.call('act', { act: 'become', state: from }) : undefined;
        return (await this.engine.call('act', act)) ?? went;
      });
    await (goesOn ? work() : this.#aloud(work));
  }

  /** Says what the player has changed, once it is known whether it is wrong. The end of a game is said by itself. */
  async #aloud(work: () => Promise<boolean>, name = ''): Promise<void> {
    const before = this.game;
    if (!(await work()) || !before) return;
    const after = this.game;
    await this.settled;
    if (!after || this.game !== after || this.status?.solved) return;
    const what = before.id === after.id ? changeText(before, after, this.view) : shownTitle(after.title);
    if (what) this.notices.speak(name ? t('page-colon', { name, what }) : what);
  }

  /** The cells that an act is about. */
  get targets(): number[] {
    return this.selected.size > 0 ? [...this.selected] : [this.cursor];
  }

  /** What a digit does in the mode that is on. */
  press(digit: number, mode = this.mode): void {
    if (this.asker) this.ask((digit - 1) * 81 + this.cursor);
    else if (mode === 'candidate') this.notes.pencil(digit, 'corner');
    else if (mode === 'centre') this.notes.pencil(digit, 'centre');
    else if (mode === 'color') this.paint(((digit - 1) % 5) + 1);
    else if (mode === 'assume') void this.assume((digit - 1) * 81 + this.cursor);
    else if (mode === 'link') this.pickLink((digit - 1) * 81 + this.cursor);
    else this.place(digit);
  }

  /** Writes a digit into the cells, or takes it away where all of them have it. */
  place(digit: number): void {
    void this.act({ act: 'place', digit, cells: this.targets });
  }

  /** Eliminates a candidate of the cells, or brings it back where none of them has it. */
  toggle(digit: number, cells = this.targets): void {
    void this.act({ act: 'strike', digit, cells });
  }

  /** Takes digits away, or else marks, or else colours. */
  clear(): void {
    void this.act({ act: 'clear', cells: this.targets });
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
    if (!this.isLive(candidate)) return this.say(t('game-no-candidate', { digit: digitOf(candidate) }));
    const { state } = this;
    const followed = await this.engine.call('assume', state, candidate, isTrue ?? !again);
    if (this.state !== state) return;
    this.assumed = followed;
    if (!followed) this.say(t('game-nothing-to-assume'));
  }

  unassume(): void {
    this.assumed = undefined;
  }

  /** Draws a link, or takes it away where it is already. */
  link(from: number, to: number, kind: UserLink['kind']): void {
    void this.act({ act: 'connect', link: { from, to, kind } });
  }

  /** Asks about a candidate what whoever waits for one wants to know. */
  ask(candidate: number): void {
    const asker = this.asker;
    if (!this.isLive(candidate)) return this.say(t('game-no-candidate', { digit: digitOf(candidate) }));
    this.asker = undefined;
    asker?.(candidate);
  }

  /** Chooses a candidate as an end of a link; the second one draws it. */
  pickLink(candidate: number): void {
    const from = this.linkFrom;
    if (!this.isLive(candidate)) return this.say(t('game-no-candidate', { digit: digitOf(candidate) }));
    this.linkFrom = from === undefined ? candidate : undefined;
    if (from !== undefined && from !== candidate) this.link(from, candidate, this.linkKind);
    else if (from === undefined) this.say(t('game-link-begins'));
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
    this.asker = undefined;
    this.notices.clear();
    this.panel = panel;
  }

  readPage(technique: string): void {
    this.page = technique;
    this.show('pages');
  }
}
