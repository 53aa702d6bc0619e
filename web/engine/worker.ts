/** The engine in a worker: it answers one request after the other, and can be told to stop. */

import init, * as engine from './generated/ninerooks';
import type {
  Act,
  CellNames,
  Choice,
  ChosenSets,
  End,
  GameView,
  PartView,
  PatternsView,
  Pick,
  ProofLimits,
  Scale,
  ScoreView,
  State,
  StepLine,
  StepView,
} from './generated/ninerooks';
import { messageOf, pause, type FromWorker, type Service, type ToWorker } from './protocol';

/** Objects of the engine that the page has the numbers of. */
const held = new Map<number, { free(): void }>();
let next = 1;

function hold(object: { free(): void }): number {
  held.set(next, object);
  return next++;
}

function get<T>(id: number, kind: new (...args: never[]) => T): T {
  const object = held.get(id);
  if (!(object instanceof kind)) throw new Error(`the engine has no object ${id}`);
  return object;
}

/** Steps, and the number to ask more of them with. */
export interface Listed {
  id: number;
  lines: StepLine[];
}

/** A text of several puzzles. */
export interface List {
  id: number;
  length: number;
  /** Lines or blocks that could not be read, and the line of the first of them. */
  faults: number;
  firstFault: number;
}

/** All steps, or those up to a stop. */
export interface AllSteps extends Listed {
  stopped: boolean;
}

export interface Walked extends Listed {
  end: End;
  stopped: boolean;
  /** As HoDoKu counts. */
  score: ScoreView;
  /** How much shorter the path became, or nothing. */
  shorter: string;
}

/** A path that is the best in some way, and how it compares. */
export interface BestPath extends Listed {
  end: End;
  score: ScoreView;
  says: string;
}

/** The steps that decide whether a candidate is true. */
export interface Reason extends Listed {
  says: string;
}

/** Why a puzzle has no solution: the steps, how much there is to check, and the givens and rules that contradict each other. */
export interface Reasoned extends Listed {
  inferences: number;
  parts: PartView[];
}

/** Steps of an example that are shown. */
const MOST_SHOWN = 20;
/** The patterns of a board, and those of one digit as they are seen. */
export interface PatternLook {
  view: PatternsView;
  /** How many patterns of the digit pass through each cell. */
  heat: number[];
  /** Their names in each cell, where they were asked for. */
  names: CellNames[];
}

/** What part of a path is wanted, and whether without what nothing later needs. */
export interface WalkWish {
  /** Of equal steps those that are seen most easily: a path has the order of its profile, a hint is what is seen next. */
  bySight: boolean;
  /** So many steps at most. */
  most: number;
  /** Up to the first step of a technique. */
  until: string;
  simplify: boolean;
}

async function walk(service: Service, state: State, choice: Choice, { bySight, most, until, simplify }: WalkWish): Promise<Walked> {
  const walk = bySight ? engine.Walk.hints(state, choice) : new engine.Walk(state, choice);
  let last = performance.now();
  let said = '';
  let going = true;
  while (going && walk.length < most && !service.stopped()) {
    going = walk.advance(1);
    const line = walk.last();
    if (until && line?.technique === until) break;
    // What there is is told each time: what comes next may never end, and is then stopped from outside.
    if (performance.now() - last > 100) said = line?.line ?? said;
    service.progress({ steps: walk.length, last: said, technique: line?.technique });
    // Messages are taken in ten times a second; more often costs more than the steps.
    if (performance.now() - last > 100) {
      await pause();
      last = performance.now();
    }
  }
  const end = walk.end();
  const stopped = service.stopped();
  let shorter = '';
  if (simplify && !stopped && (end.kind === 'solved' || end.kind === 'stuck')) {
    service.progress({ steps: walk.length, last: 'Leaving out what nothing needs…', walked: true });
    shorter = walk.simplify() ?? '';
  }
  const steps = walk.intoSteps();
  const score = steps.score(end.kind === 'solved');
  return { id: hold(steps), lines: steps.lines(0), end, stopped, score, shorter };
}

/** The techniques of a choice in their order. */
function orderOf({ profile, off, own }: Choice): string[] {
  const order = own?.order ?? engine.profiles().find(({ id }) => id === profile)?.techniques ?? [];
  return order.filter((id) => !off.includes(id));
}

/**
 * All steps of a position, technique by technique: what each finds is told at once, and a stop keeps it. Where there is not one
 * solution all of them share one budget, so there they are asked together.
 */
async function all(service: Service, state: State, choice: Choice, allForms: boolean): Promise<AllSteps> {
  const order = engine.status(state).solutions === 'one' ? orderOf(choice) : [];
  const steps = new engine.Steps(state, { ...choice, off: [...choice.off, ...order] }, allForms);
  let last = performance.now();
  for (const id of order) {
    if (service.stopped()) break;
    const from = steps.length;
    steps.append(new engine.Steps(state, { ...choice, off: [...choice.off, ...order.filter((other) => other !== id)] }, allForms));
    const lines = steps.lines(from);
    if (lines.length > 0) service.progress({ steps: steps.length, last: lines.at(-1)?.line ?? '', technique: id, lines });
    if (performance.now() - last < 100) continue;
    await pause();
    last = performance.now();
  }
  return { lines: steps.lines(0), id: hold(steps), stopped: service.stopped() };
}

/** Tries puzzles until one has the level or needs the technique: its digits, or nothing where that many were not enough. */
const make = (service: Service, wanted: string, symmetry: string, seed: number, most: number): Promise<string | undefined> => {
  const maker = new engine.Maker(wanted, symmetry, seed);
  return tried(service, maker, () => maker.advance(1), most);
};

/** The same with rules: a text that the board reads, or nothing. */
const makeVariant = (service: Service, rules: string, level: string, seed: number, most: number): Promise<string | undefined> => {
  const maker = new engine.VariantMaker(rules, level, seed);
  return tried(service, maker, () => maker.advance(), most);
};

async function tried(service: Service, maker: { free(): void }, advance: () => string | undefined, most: number): Promise<string | undefined> {
  let last = performance.now();
  try {
    for (let tried = 0; tried < most && !service.stopped(); tried++) {
      const puzzle = advance();
      if (puzzle !== undefined) return puzzle;
      if (performance.now() - last < 100 && tried + 1 < most) continue;
      service.progress({ steps: tried + 1, last: '' });
      await pause();
      last = performance.now();
    }
    if (service.stopped()) throw new Error('Stopped.');
    return undefined;
  } finally {
    maker.free();
  }
}

/** The game that is played. */
let play: engine.Play | undefined;

/** The game as it is, with the text that keeps it: whoever shows it can keep it at once. */
export interface Played extends GameView {
  session: string;
}

const seen = (game: engine.Play): Played => ({ ...game.view(), session: game.save() });

/** Does something to the game; gives back what it is then, or nothing where nothing has changed. */
function played(what: (game: engine.Play) => boolean): Played | undefined {
  if (!play) throw new Error('no game was begun');
  return what(play) ? seen(play) : undefined;
}

/** What the page may ask. The first argument is the service, which the page does not give. */
export const api = {
  read: (_: Service, text: string) => engine.read(text),
  decode: (_: Service, bytes: Uint8Array) => engine.decode(bytes),
  /** All puzzles of a text. */
  list: (_: Service, text: string): List => {
    const list = new engine.PuzzleList(text);
    const { length, faults, firstFault } = list;
    return { length, faults, firstFault, id: hold(list) };
  },
  listLines: (_: Service, id: number, from: number, most: number) => get(id, engine.PuzzleList).lines(from, most),
  listGet: (_: Service, id: number, index: number) => get(id, engine.PuzzleList).get(index),
  picture: (_: Service, state: State, candidates: boolean, dark: boolean, caption: string) => engine.picture(state, candidates, dark, caption),
  turned: (_: Service, state: State, number: number) => engine.turned(state, number),
  assume: (_: Service, state: State, candidate: number, isTrue: boolean) => engine.assume(state, candidate, isTrue),
  profileText: (_: Service, choice: Choice, name: string) => engine.profileText(choice, name),
  readProfile: (_: Service, text: string) => engine.readProfile(text),
  write: (_: Service, state: State, format: string) => engine.write(state, format),
  formats: (_: Service) => engine.formats(),
  profiles: (_: Service) => engine.profiles(),
  techniques: (_: Service) => engine.techniqueList(),
  style: (_: Service, theme: string) => engine.style(theme),
  status: (_: Service, state: State) => engine.status(state),
  /** The puzzle in a photograph, of which these are the pixels in grey, line by line. */
  photo: (_: Service, pixels: Uint8Array, width: number) => engine.readPhoto(pixels, width),
  /** How long people take for the givens. */
  human: (_: Service, state: State) => engine.human(state),
  /** How hard a board is on a scale. */
  rating: (_: Service, state: State, scale: Scale) => engine.rating(state, scale),
  /** The setter's desk: what is left of a puzzle, what it does not need, and why it is broken. */
  desk: (_: Service, state: State, positions: number) => engine.desk(state, positions),
  needless: (_: Service, state: State) => engine.needless(state),
  broken: (_: Service, state: State): Reasoned => {
    const broken = new engine.Broken(state);
    const { inferences } = broken;
    const parts = broken.parts();
    const steps = broken.intoSteps();
    return { inferences, parts, lines: steps.lines(0), id: hold(steps) };
  },
  /** The rules that the puzzle adds to the classic ones, where there are some. */
  rules: (_: Service, state: State) => engine.rules(state),
  /** The game: a new puzzle, and what the player does. */
  open: (_: Service, id: string, title: string, state: State): Played => {
    if (play) play.open(id, title, state);
    else play = new engine.Play(id, title, state);
    return seen(play);
  },
  act: (_: Service, act: Act) => played((game) => game.act(act)),
  restart: (_: Service) => played((game) => game.restart()),
  undoMistakes: (_: Service) => played((game) => game.undoMistakes()),
  undo: (_: Service) => played((game) => game.undo()),
  redo: (_: Service) => played((game) => game.redo()),
  rename: (_: Service, title: string) => played((game) => (game.rename(title), true)),
  becomeCopy: (_: Service, id: string) => played((game) => (game.becomeCopy(id), true)),
  /** What the chain that is drawn is worth. */
  chain: (_: Service) => play?.chain(),
  takeChain: (_: Service) => played((game) => game.takeChain()),
  /** A game that was kept. One that cannot be read leaves the present one as it is. */
  loadGame: (_: Service, text: string): Played => {
    const loaded = engine.Play.load(text);
    play?.free();
    play = loaded;
    return seen(play);
  },
  make: (service: Service, wanted: string, symmetry: string, seed: number, most: number) => make(service, wanted, symmetry, seed, most),
  makeVariant: (service: Service, rules: string, level: string, seed: number, most: number) => makeVariant(service, rules, level, seed, most),
  /** The digits of the puzzle in another form. */
  otherForm: (_: Service, state: State, form: string, seed: number) => engine.otherForm(state, form, seed),
  /** A path to its end, or to so many steps, or to the first step of a technique. */
  walk: (service: Service, state: State, choice: Choice, wish: WalkWish) => walk(service, state, choice, wish),
  /** Why a candidate is false, or true. */
  why: (_: Service, state: State, choice: Choice, candidate: number): Reason => {
    const why = new engine.Why(state, choice, candidate);
    const says = why.says;
    const steps = why.intoSteps();
    return { says, lines: steps.lines(0), id: hold(steps) };
  },
  /** The path with the fewest steps beyond singles, or the one whose dearest step costs least. */
  best: (_: Service, state: State, choice: Choice, goal: 'fewest' | 'gentlest'): BestPath => {
    const best = new engine.BestSteps(state, choice, goal);
    const { end, says } = best;
    const steps = best.intoSteps();
    return { end, says, score: steps.score(end.kind === 'solved'), lines: steps.lines(0), id: hold(steps) };
  },
  /** A walkthrough: for a forum, as a page of HTML, and its entries. */
  forum: (_: Service, id: number, title: string, joins: boolean, explains: boolean, end: string) => get(id, engine.Steps).forum(title, joins, explains, end),
  page: (_: Service, id: number, title: string, joins: boolean, explains: boolean, end: string) => get(id, engine.Steps).page(title, joins, explains, end),
  entries: (_: Service, id: number, joins: boolean) => get(id, engine.Steps).entries(joins),
  /** What the steps count in HoDoKu. */
  score: (_: Service, id: number): ScoreView => get(id, engine.Steps).score(false),
  /** The boards of a path: the first, and the one after each step. */
  boards: (_: Service, id: number) => get(id, engine.Steps).boards(),
  /** All steps of a position. */
  all: (service: Service, state: State, choice: Choice, allForms: boolean) => all(service, state, choice, allForms),
  /** The steps of one technique, all of each: for the examples of its page. */
  example: (_: Service, state: State, technique: string): StepView[] => {
    const steps = engine.Steps.of(state, technique);
    const views = Array.from({ length: Math.min(steps.length, MOST_SHOWN) }, (_, i) => steps.view(i));
    steps.free();
    return views;
  },
  /** All steps of one technique in a position, whatever it assumes. */
  instances: (_: Service, state: State, technique: string): Listed => {
    const steps = engine.Steps.of(state, technique);
    return { lines: steps.lines(0), id: hold(steps) };
  },
  view: (_: Service, id: number, index: number): StepView => get(id, engine.Steps).view(index),
  json: (_: Service, id: number, index: number) => get(id, engine.Steps).json(index),
  pathJson: (_: Service, id: number) => get(id, engine.Steps).pathJson(),
  svg: (_: Service, id: number, index: number, dark: boolean) => get(id, engine.Steps).svg(index, dark),
  release: (_: Service, id: number) => {
    held.get(id)?.free();
    held.delete(id);
  },
  // The patterns of a board.
  patternMethods: (_: Service) => engine.patternMethods(),
  patterns: (_: Service, state: State): number => hold(new engine.Patterns(state)),
  patternView: (_: Service, id: number, digit: number, most: number): PatternLook => {
    const patterns = get(id, engine.Patterns);
    const names = most > 0 ? patterns.names(digit, most) : [];
    return { view: patterns.view(), heat: [...patterns.heat(digit)], names };
  },
  patternPage: (_: Service, id: number, pick: Pick, from: number, most: number) =>
    get(id, engine.Patterns).page(pick, from, most),
  patternNames: (_: Service, id: number, cell: number, most: number) => get(id, engine.Patterns).cellNames(cell, most),
  patternBasic: (_: Service, id: number, digit: number) => get(id, engine.Patterns).basic(digit),
  patternStep: (_: Service, id: number, method: string) => get(id, engine.Patterns).step(method),
  patternGo: (_: Service, id: number, at: number) => get(id, engine.Patterns).go(at),
  patternAssume: (_: Service, id: number, pick: Pick, keep: boolean) => get(id, engine.Patterns).assume(pick, keep),
  patternFollow: (_: Service, id: number, method: string) => get(id, engine.Patterns).follow(method),
  patternRetract: (_: Service, id: number, all: boolean): void => {
    const patterns = get(id, engine.Patterns);
    if (all) patterns.endAssumption();
    else patterns.retract();
  },
  /** Set logic: the sets, and what truths and links of them prove. */
  sets: (_: Service) => engine.setList(),
  judge: (_: Service, state: State, text: string) => engine.judge(state, text),
  judgeSectors: (_: Service, state: State, chosen: ChosenSets) => engine.judgeSectors(state, chosen),
  autoLinks: (_: Service, state: State, chosen: ChosenSets) => engine.autoLinks(state, chosen),
  autoTruths: (_: Service, state: State, chosen: ChosenSets) => engine.autoTruths(state, chosen),
  prove: (_: Service, state: State, candidate: number, limits: ProofLimits) => engine.prove(state, candidate, limits),
  /** The strong chains of a board. */
  medusa: (_: Service, state: State) => engine.medusa(state),
};

const stops = new Set<number>();
const send = (message: FromWorker): void => postMessage(message);
/** Why there is no engine. */
let broken = '';
let give: (module: WebAssembly.Module | undefined) => void;
let line: Promise<unknown> = new Promise<WebAssembly.Module | undefined>((resolve) => (give = resolve))
  .then((module) => init(module && { module_or_path: module }))
  .then(() => send({ ready: true }))
  // Without it, whatever is asked for is answered by that.
  .catch((error: unknown) => (broken = messageOf(error)));

async function answer(id: number, name: keyof typeof api, args: unknown[]): Promise<void> {
  const service: Service = {
    stopped: () => stops.has(id),
    progress: (progress) => send({ id, progress }),
  };
  try {
    if (broken) throw new Error(broken);
    const call = api[name] as (service: Service, ...args: unknown[]) => unknown;
    send({ id, result: await call(service, ...args) });
  } catch (error) {
    send({ id, error: messageOf(error) });
  }
  stops.delete(id);
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if ('module' in data) give(data.module);
  else if ('stop' in data) stops.add(data.stop);
  else line = line.then(() => answer(data.id, data.name, data.args));
});
