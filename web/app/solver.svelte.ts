/** Hints, paths and all steps of a position. */

import { tick } from 'svelte';

import { Engine, Stopped } from '../engine/client';
import type { Progress } from '../engine/protocol';
import type { AllSteps, Walked, WalkWish } from '../engine/worker';
import type { Choice, ScoreView, State, StepLine, StepView } from '../engine/generated/ninerooks';
import { messageOf } from '../engine/protocol';
import type { Bench, Overlay } from './bench.svelte';
import { fishOf } from './argument.svelte';
import { DEGREES, partOf, partSpoken, withoutMarks, type Degree } from './degrees';
import { bestText, endText, lineText, scoreLevel, shorterText, whyText } from './said';
import type { States } from './states/states.svelte';
import { Trouble } from './trouble.svelte';
import { joined, orEnglish, t } from './words.svelte';

const ASK = { region: 'hint-what', kind: 'hint-where', place: 'hint-show', whole: 'hint-take' } as const;

/** So many keys are remembered while the page is busy with the one before. */
const MOST_WISHES = 4;

/** What path is wanted: the step that is shown first, up to which technique, whether without what nothing needs. */
export interface PathWish {
  show?: number;
  until?: string;
  simplify?: boolean;
}

/** How a walkthrough is written: its heading, whether singles are together, whether with reasons. */
export interface WalkthroughWish {
  title: string;
  joins: boolean;
  explains: boolean;
}

const ONE_STEP: WalkWish = { bySight: true, most: 1, until: '', simplify: false };

/** What the list shows. */
export type Kind = 'none' | 'hint' | 'path' | 'all';

export class Solver {
  /** Its own worker, so that a long search holds nothing else up and can be stopped. */
  readonly engine = new Engine();
  /** What is wrong with the board, which comes before any step. */
  readonly trouble: Trouble;

  kind = $state<Kind>('none');
  lines = $state.raw<StepLine[]>([]);
  current = $state(-1);
  degree = $state<Degree>('region');
  /** How a path ended, or why there is no step. */
  message = $state('');
  /** What a path that solves the puzzle counts. */
  score = $state.raw<ScoreView | undefined>(undefined);
  busy = $state(false);
  /** A hint is looked for: nothing is said of it before the player asks. */
  hinting = $state(false);
  /** A step is being taken: until it is, nothing that is asked for changes places. */
  applies = $state(false);
  progress = $state.raw<Progress | undefined>(undefined);
  /** The board that the steps begin at. */
  base: State | undefined;

  /** Who follows the game through its states. */
  states: States | undefined;

  readonly #bench: Bench;
  #id = 0;
  #stop: (() => void) | undefined;
  /** The board is changed by this object itself. */
  #own = false;
  #asked = 0;
  #turn: Promise<void> = Promise.resolve();
  /** How often the player has stopped a search: what was asked for before is not begun any more. */
  #stops = 0;
  #wishes = 0;
  /** The list that is shown is that of the search that goes on. */
  #grows = false;
  /** The techniques that have found something in the search that goes on. */
  #found = new Set<string>();

  constructor(bench: Bench) {
    this.#bench = bench;
    this.trouble = new Trouble(bench);
  }

  /** The number of the step that is shown, from 1, where there is a path. */
  get shownStep(): number | undefined {
    return this.kind === 'path' && this.current >= 0 ? this.current + 1 : undefined;
  }

  /** What the main button does next. */
  get hintName(): string {
    return t(this.#asks && this.#shows ? ASK[this.degree] : 'hint-ask');
  }

  /** Whether that button takes the step. */
  get takesNext(): boolean {
    return this.#asks && this.degree === 'whole' && !this.applies;
  }

  get #asks(): boolean {
    return this.kind !== 'none' && this.lines.length > 0;
  }

  /** The next step: first which part of the board to look at, then for what, then where, then all of it; then it is taken. */
  hint(): Promise<void> {
    return this.#inTurn(() => this.#hint());
  }

  /** Takes the step that is shown, or the next one. */
  apply(): Promise<void> {
    return this.#inTurn(async () => {
      this.applies = true;
      await this.#apply().finally(() => (this.applies = false));
    });
  }

  /** One wish after the other: a key that is pressed twice quickly takes two steps, and each sees the board of its own time. */
  #inTurn(wish: () => Promise<void>): Promise<void> {
    if (this.#wishes >= MOST_WISHES) return Promise.resolve();
    this.#wishes += 1;
    const stops = this.#stops;
    const turn = this.#turn.then(() => (stops === this.#stops ? wish() : undefined)).finally(() => (this.#wishes -= 1));
    this.#turn = turn.catch(() => undefined);
    return turn;
  }

  async #hint(): Promise<void> {
    const seen = this.#shows;
    if (this.#bench.panel !== 'play') this.#bench.show('solve');
    if (this.#asks) {
      // What another view covered is seen again first: nobody takes a step unseen.
      if (!seen) return;
      if (this.degree === 'whole') return this.#apply();
      this.degree = DEGREES[DEGREES.indexOf(this.degree) + 1] ?? 'whole';
      this.#lay();
      this.#tell();
      return;
    }
    if (await this.#troubled(() => this.hint())) return;
    this.degree = 'region';
    await this.#search('hint', ONE_STEP);
    this.#tell();
  }

  async #apply(): Promise<void> {
    if (this.kind === 'none' || this.current < 0) {
      if (await this.#troubled(() => this.apply())) return;
      this.degree = 'whole';
      await this.#search('hint', ONE_STEP);
    }
    const view = this.#bench.step;
    if (!view) return;
    const isPath = this.kind === 'path';
    if (isPath) await this.#become(view.after);
    else {
      this.close();
      await this.#bench.become(view.after);
    }
    // What the page does where the board has changed is done before the next wish.
    await tick();
    this.#bench.notices.speak(t('hint-taken', { step: lineText(view.step) }));
    if (isPath && this.current + 1 < this.lines.length) await this.select(this.current + 1);
  }

  /** Takes all steps up to the one that is shown, which is taken as well. */
  takeAll(): void {
    const view = this.#bench.step;
    if (!view) return;
    this.#bench.round.give(this.#bench.game?.id);
    this.close();
    void this.#bench.become(view.after);
  }

  /** The path as the program writes it. */
  pathJson(): Promise<string> {
    return this.engine.call('pathJson', this.#id);
  }

  /** How the path ends, in words. */
  get ending(): string {
    const { message, score } = this;
    return score ? joined(message, t('page-full', { text: t('solve-score', { level: scoreLevel(score.level), score: score.score }) })) : message;
  }

  /** All of a step of the list. */
  look(index: number): Promise<StepView> {
    return this.engine.call('view', this.#id, index);
  }

  /** What the techniques of the list count in HoDoKu. */
  async worths(): Promise<ScoreView['worths']> {
    return (await this.engine.call('score', this.#id)).worths;
  }

  /** The path as a walkthrough: text for a forum, or a page that needs nothing else. */
  walkthrough(form: 'forum' | 'page', { title, joins, explains }: WalkthroughWish): Promise<string> {
    return this.engine.call(form, this.#id, title, joins, explains, this.ending);
  }

  /** The path with the fewest steps beyond singles, or the one whose dearest step costs least. */
  async best(goal: 'fewest' | 'gentlest'): Promise<void> {
    if (await this.#troubled(() => this.best(goal))) return;
    this.close();
    this.degree = 'whole';
    const { state, asked: choice } = this.#bench;
    const found = await this.#watch('best', [state, choice, goal] as const);
    if (!found) return;
    this.#take('path', found.id, found.lines, state);
    this.message = joined(endText(found.end), bestText(found.says));
    if (found.end.kind === 'solved') this.score = found.score;
    this.#bench.notices.speak(this.ending);
    if (found.lines.length > 0) await this.select(0);
  }

  /** The whole path from here. */
  async walk({ show = 0, until = '', simplify = !until && this.#bench.settings.simplify }: PathWish = {}): Promise<void> {
    if (await this.#troubled(() => this.walk({ show, until, simplify }))) return;
    this.degree = 'whole';
    await this.#search('path', { bySight: false, most: 100_000, until, simplify });
    if (until && this.lines.at(-1)?.technique === until) show = this.lines.length - 1;
    if (this.lines.length > 0) await this.select(Math.min(show, this.lines.length - 1));
  }

  /** All steps of the position. */
  async all(allForms: boolean): Promise<void> {
    await this.#ready();
    this.close();
    this.degree = 'whole';
    const { state, asked: choice } = this.#bench;
    const asked = this.#asked;
    const listed = (await this.#watch('all', [state, choice, allForms] as const)) ?? (await this.#listAgain(asked, state, choice, allForms));
    // The growing list may have been closed.
    if (!listed || asked !== this.#asked) return void (listed && this.engine.call('release', listed.id));
    // What was chosen while the list grew is chosen still.
    const chosen = Math.max(this.current, 0);
    this.#take('all', listed.id, listed.lines, state);
    this.message = listed.stopped ? t('solve-stopped-after', { count: listed.lines.length }) : listed.lines.length === 0 ? t('solve-no-step') : '';
    this.#bench.notices.speak(this.message || t('solve-steps', { count: listed.lines.length }));
    if (listed.lines.length > 0) await this.select(chosen);
  }

  /** Why a candidate is false, or true: the fewest steps that decide it. */
  async why(candidate: number): Promise<void> {
    if (await this.#troubled(() => this.why(candidate))) return;
    this.close();
    this.degree = 'whole';
    const { state, asked: choice } = this.#bench;
    const reason = await this.#watch('why', [state, choice, candidate] as const);
    if (!reason) return;
    this.#take(reason.lines.length > 0 ? 'path' : 'none', reason.id, reason.lines, state);
    this.message = orEnglish(reason.says, () => (reason.lines.length > 0 ? t('solve-reason', { count: reason.lines.length }) : t('solve-no-reason')));
    this.#bench.notices.speak(this.message);
    if (reason.lines.length > 0) await this.select(reason.lines.length - 1);
  }

  /** Shows a step of the list. */
  async select(index: number): Promise<void> {
    if (index < 0 || index >= this.lines.length) return;
    this.current = index;
    // The list is growing: it is shown when all of it is there.
    if (!this.#id) return;
    const [id, asked] = [this.#id, ++this.#asked];
    const view = await this.engine.call('view', id, index);
    // A later choice has a later answer.
    if (asked !== this.#asked || id !== this.#id) return;
    this.#bench.step = view;
    this.#bench.handle = { id, index };
    this.states?.learn([view.step], [view.before, view.after]);
    if (this.kind === 'path') this.states?.see(view.before);
    this.#lay();
  }

  /** Ends the search that goes on, and what was asked for after it. */
  stop(): void {
    this.#stops += 1;
    this.#stop?.();
  }

  /** Takes everything away again. */
  close(): void {
    this.#stop?.();
    if (this.#id) void this.engine.call('release', this.#id).catch(() => undefined);
    this.#id = 0;
    this.base = undefined;
    this.#asked += 1;
    this.kind = 'none';
    this.lines = [];
    this.current = -1;
    this.trouble.clear();
    this.message = '';
    this.score = undefined;
    this.#bench.step = undefined;
    this.#bench.handle = undefined;
    if (this.#shows) this.#bench.overlay = undefined;
  }

  /** The board is another one: steps of the old one are no longer of use. */
  boardChanged(): void {
    if (this.#own) this.#own = false;
    else this.close();
  }

  /** Whether the board shows what this object lays over it. */
  get #shows(): boolean {
    return this.#bench.panel === 'solve' || this.#bench.panel === 'play';
  }

  /** Puts what may be shown of the step on the board. */
  #lay(): void {
    const view = this.#bench.step;
    this.#bench.told = view !== undefined && this.degree === 'whole';
    if (this.#shows) this.#bench.overlay = view && this.#overlay(view);
  }

  #overlay(view: StepView): Overlay | undefined {
    if (this.degree !== 'whole') return partOf(view, this.degree);
    // Who plays without all candidates sees a single as one does without them.
    const byEye = this.kind === 'hint' && this.#bench.notes.shown !== 'all' && withoutMarks(view);
    if (byEye) return byEye;
    const fish = fishOf(view);
    const shown = { state: view.before, figure: view.scene.figure, ...(fish && { under: fish.lines }) };
    // Further on in a path the board is not the player's own: that is said, and playing goes on from there.
    if (this.kind !== 'path' || isSame(view.before, this.#bench.state)) return shown;
    return { ...shown, goOn: true, frame: t('hint-frame', { number: this.current + 1, count: this.lines.length }) };
  }

  /** Lays the step over the board again, after another panel had it. */
  resume(): void {
    this.#lay();
  }

  async #become(state: State): Promise<void> {
    this.#own = true;
    if (!(await this.#bench.become(state))) this.#own = false;
  }

  /** A key that was pressed just before may still be changing the board. */
  async #ready(): Promise<void> {
    await this.#bench.idle();
    await tick();
  }

  /** What is wrong with the board comes before steps: they would lead to nonsense. */
  async #troubled(again: () => unknown): Promise<boolean> {
    await this.#ready();
    await this.#bench.settled;
    const found = this.trouble.find(again);
    if (!found) return false;
    this.close();
    this.trouble.say(found);
    return true;
  }

  async #search(kind: Kind, wish: WalkWish): Promise<void> {
    this.close();
    this.hinting = kind === 'hint';
    const { state, asked: choice } = this.#bench;
    const walked = (await this.#watch('walk', [state, choice, wish] as const)) ?? (await this.#findAgain(kind, state, choice));
    if (!walked) return;
    this.#take(kind, walked.id, walked.lines, state);
    if (walked.lines.length > 0) this.#bench.round.help(this.#bench.game?.id);
    this.message = kind === 'path' && !walked.stopped ? joined(endText(walked.end), shorterText(walked.shorter)) : '';
    if (kind === 'path' && walked.end.kind === 'solved') this.score = walked.score;
    if (walked.stopped) this.message = t('solve-stopped-after', { count: walked.lines.length });
    if (kind === 'hint' && walked.lines.length === 0) this.message = endText(walked.end);
    if (this.message) this.#bench.notices.speak(this.ending);
    if (kind === 'hint' && walked.lines.length > 0) await this.select(0);
  }

  /**
   * The worker was deep in a search and had to be ended: what it had found is found again, and whoever stops that as well keeps
   * what there is by then. With the techniques alone that had found something: all others found nothing, which took the time.
   */
  async #findAgain(kind: Kind, state: State, choice: Choice): Promise<Walked | undefined> {
    const whole = this.progress?.walked ?? false;
    while (kind === 'path' && state === this.#bench.state && this.#found.size > 0) {
      const most = this.progress?.steps ?? 0;
      const off = this.#bench.techniques.map(({ id }) => id).filter((id) => !this.#found.has(id));
      this.message = t('solve-keeping', { count: most });
      const walked = await this.#watch('walk', [state, { ...choice, off }, { bySight: false, most, until: '', simplify: false }] as const);
      if (walked) return { ...walked, stopped: !whole || walked.stopped };
    }
    return undefined;
  }

  /** The same for all steps: those that were listed are found once more, without the technique that had to be ended. */
  async #listAgain(asked: number, state: State, choice: Choice, allForms: boolean): Promise<AllSteps | undefined> {
    while (asked === this.#asked && state === this.#bench.state && this.#found.size > 0) {
      const off = this.#bench.techniques.map(({ id }) => id).filter((id) => !this.#found.has(id));
      this.message = t('solve-keeping', { count: this.lines.length });
      const listed = await this.#watch('all', [state, { ...choice, off }, allForms] as const);
      if (listed) return { ...listed, stopped: true };
    }
    return undefined;
  }

  #take(kind: Kind, id: number, lines: StepLine[], base: State): void {
    this.#id = id;
    this.kind = kind;
    this.lines = lines;
    this.base = base;
    if (kind === 'path') void this.engine.call('boards', id).then((boards) => this.states?.learn(lines, boards), () => undefined);
  }

  async #watch<N extends 'walk' | 'all' | 'why' | 'best'>(name: N, args: readonly unknown[]) {
    this.busy = true;
    this.progress = undefined;
    this.#grows = false;
    const found = new Set<string>();
    const asked = this.#asked;
    this.#found = found;
    const watched = this.engine.watch(name, args as never, (progress) => {
      this.progress = progress;
      if (progress.technique) found.add(progress.technique);
      if (progress.lines && asked === this.#asked) this.#grow(progress.lines);
    });
    this.#stop = watched.stop;
    try {
      return await watched.result;
    } catch (error) {
      this.message = error instanceof Stopped ? t('page-stopped') : messageOf(error);
      this.#bench.notices.speak(this.message);
      return undefined;
    } finally {
      this.busy = false;
      this.#stop = undefined;
    }
  }

  /** A list is shown while it grows; its steps can be looked at when it is whole, or was stopped. */
  #grow(lines: StepLine[]): void {
    this.kind = 'all';
    this.lines = this.#grows ? [...this.lines, ...lines] : lines;
    this.#grows = true;
  }

  #tell(): void {
    const view = this.#bench.step;
    if (!view || this.kind !== 'hint') return;
    this.#bench.notices.speak(this.degree === 'whole' ? whyText(view) : partSpoken(view, this.degree));
  }
}

const isSame = (a: State, b: State): boolean =>
  a.values.every((value, cell) => value === b.values[cell] && (value > 0 || a.candidates[cell] === b.candidates[cell]));
