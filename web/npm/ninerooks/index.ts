/**
 * Sudoku by logic that a person can follow: the engine of Ninerooks, compiled to WebAssembly.
 *
 * The first call loads the engine; `load` does it before, or from another place. A call works on the thread that it is
 * made on, most for some milliseconds. Candidates are written as `5r1c3`: the 5 in row 1, column 3.
 */

import init, * as engine from './engine/ninerooks.js';
import type { Choice, Count, Figure, ProofView, ScoreView, State, StepView } from './engine/ninerooks.js';
import { candidate, digitsOf, found, short, type Source, type Step } from './shared.js';

export type { Count, CoverView, Figure, ProofView, ScoreView, SectorView, State, Sum, Weighted, WorthView } from './engine/ninerooks.js';

export type { Source, Step } from './shared.js';

/** A puzzle in any text that Ninerooks reads, or a board. */
export type Puzzle = string | State;

/** Which techniques are used. */
export interface Options {
  /** A built-in profile, such as `basic`, `default`, `everything` or `hodoku`; `default` where nothing is said. */
  profile?: string;
  /** The ids of techniques that are not used. */
  without?: string[];
  /** Whether techniques may assume that there is only one solution; not where nothing is said. */
  uniqueness?: boolean;
}

/** What is wanted of steps. */
export interface StepOptions extends Options {
  /** Whether steps of a path are explained: takes several times as long. */
  explain?: boolean;
  /** Whether each explained step has a picture, and for which background. */
  picture?: 'light' | 'dark';
}

/** A step with all that there is to say. */
export interface ExplainedStep extends Step {
  /** Where to look for it: `with the 3s of rows 1 and 7`. */
  place: string;
  /** Why it is right, in plain words. */
  explanation: string;
  /** Why it is right, for a checker, and whether the checker accepts it. */
  proof: ProofView;
  /** The board before it. */
  before: State;
  /** The board after it. */
  after: State;
  /** Layers of SVG that `@ninerooks/board` lays over the board. */
  figure: Figure;
  /** A picture of it that stands alone, as SVG, where one was wanted. */
  picture?: string;
}

/** A path, and how it ended. */
export interface Path<S extends Step = Step> {
  /** Whether the puzzle is solved. */
  solved: boolean;
  /** `solved`, `stuck`, `contradiction` or `refused`. */
  end: string;
  /** The same in words. */
  message: string;
  /** The steps, in order. */
  steps: S[];
  /** The board where it ended. */
  board: State;
  /** Its digits as 81 characters, `.` for an open cell. */
  digits: string;
}

/** How hard a puzzle is, by the steps of a path. */
export interface Rating {
  /** Whether the path solves the puzzle; otherwise the rating is of the steps that there are. */
  solved: boolean;
  /** As HoDoKu says it: `easy`, `medium`, `hard`, `unfair` or `extreme`. */
  level: string;
  /** The sum over the steps, as HoDoKu counts. */
  score: number;
  /** The dearest step, by the usual prices: its technique's id and name, and what it costs. */
  hardest: { technique: string; name: string; cost: number } | undefined;
  /** How many steps of each technique there are, by id. */
  techniques: Record<string, number>;
}

/** What truths and links prove. */
export interface Judgement {
  /** Whether they prove something: the checker has accepted it. */
  proved: boolean;
  /** `proved`, `uncovered`, `no-elimination`, `contradiction` … */
  verdict: string;
  /** The same in words. */
  message: string;
  /** What they eliminate; nothing without a proof. */
  eliminations: string[];
  /** What is then the last candidate of a set. */
  placements: string[];
}

/** A text that is no puzzle, with the place where it goes wrong. */
export class PuzzleError extends Error {
  override name = 'PuzzleError';
  /** The line, from 1. */
  readonly line: number;
  /** The column, from 1. */
  readonly column: number;

  constructor(message: string, line: number, column: number) {
    super(`${message} (line ${line}, column ${column})`);
    this.line = line;
    this.column = column;
  }
}

let loading: Promise<unknown> | undefined;

/**
 * Loads the engine, once. Nobody has to call it, but to load the engine early, or from another place than beside this
 * module: an address, a response, its bytes, or a compiled module that another thread has sent.
 */
export async function load(source?: Source | Promise<Source>): Promise<void> {
  loading ??= start(source).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  await loading;
}

async function start(source?: Source | Promise<Source>): Promise<void> {
  await init({ module_or_path: await found(new URL('./engine/ninerooks_bg.wasm', import.meta.url), source) });
}

/** Reads a puzzle in any format: a line of 81 characters, a grid with candidates, an address of a page, and many more. */
export async function read(text: string): Promise<State> {
  await load();
  return board(text);
}

/** Writes a board in a format, such as `line`, `grid`, `sudokuwiki` or `f-puzzles`, and says what the format cannot keep. */
export async function write(puzzle: Puzzle, format = 'line'): Promise<{ text: string; lost: string[] }> {
  await load();
  return engine.write(board(puzzle), format);
}

/** The path to the solution, or as far as the techniques go. It never guesses. */
export async function solve(puzzle: Puzzle, options: StepOptions & { explain: true }): Promise<Path<ExplainedStep>>;
export async function solve(puzzle: Puzzle, options?: StepOptions): Promise<Path>;
export async function solve(puzzle: Puzzle, options: StepOptions = {}): Promise<Path> {
  return walked(puzzle, options, (steps, end, state) => ({
    solved: end.kind === 'solved',
    end: end.kind,
    message: end.message,
    steps: options.explain ? all(steps, (i) => explained(steps, i, options)) : steps.lines(0).map(short),
    board: state,
    digits: digitsOf(state),
  }));
}

/** The next step, explained; nothing where the techniques find none, or the board is solved. */
export async function hint(puzzle: Puzzle, options: StepOptions = {}): Promise<ExplainedStep | undefined> {
  return walked(puzzle, options, (steps) => (steps.length > 0 ? explained(steps, 0, options) : undefined), true);
}

/** Every step that a position has, by what it costs; each says something that no other says. */
export async function steps(puzzle: Puzzle, options: Options = {}): Promise<Step[]> {
  await load();
  const found = new engine.Steps(board(puzzle), choice(options), false);
  try {
    return found.lines(0).map(short);
  } finally {
    found.free();
  }
}

/** How hard a puzzle is: level and score as HoDoKu counts them, over the path that a profile takes. */
export async function rate(puzzle: Puzzle, options: Options = {}): Promise<Rating> {
  return walked(puzzle, options, (steps, end) => {
    const solved = end.kind === 'solved';
    const { level, score }: ScoreView = steps.score(solved);
    const techniques: Record<string, number> = {};
    let hardest: Rating['hardest'];
    for (const { technique, name, cost } of steps.lines(0)) {
      techniques[technique] = (techniques[technique] ?? 0) + 1;
      if (!hardest || cost > hardest.cost) hardest = { technique, name, cost };
    }
    return { solved, level, score, hardest, techniques };
  });
}

/** How many solutions a puzzle has: `none`, `one`, `several`, or `unknown` where that would take too long. */
export async function count(puzzle: Puzzle): Promise<Count> {
  await load();
  return engine.status(board(puzzle)).solutions;
}

/**
 * Judges an argument: truths and links in set notation, such as `3R17 3c49`, or a fish such as `3r17c49`. What it is said to
 * eliminate is false: the checker has accepted the proof, and knows nothing of techniques.
 */
export async function check(puzzle: Puzzle, sets: string): Promise<Judgement> {
  await load();
  const judged = engine.judge(board(puzzle), sets);
  if (judged.kind === 'fault') throw new PuzzleError(judged.message, judged.line, judged.column);
  const { verdict, message, eliminations, placements } = judged.view;
  return { proved: verdict === 'proved', verdict, message, eliminations: eliminations.map(candidate), placements: placements.map(candidate) };
}

/** A picture of a board, as SVG that stands alone. A picture of a step is what `hint` and `solve` give with `picture`. */
export async function draw(puzzle: Puzzle, options: { candidates?: boolean; theme?: 'light' | 'dark'; caption?: string } = {}): Promise<string> {
  await load();
  const { candidates = true, theme = 'light', caption = '' } = options;
  return engine.picture(board(puzzle), candidates, theme === 'dark', caption);
}

function board(puzzle: Puzzle): State {
  if (typeof puzzle !== 'string') return puzzle;
  const reading = engine.read(puzzle);
  if (reading.kind === 'fault') throw new PuzzleError(reading.message, reading.line, reading.column);
  return reading.state;
}

const choice = ({ profile = 'default', without = [], uniqueness = false }: Options): Choice => ({ profile, off: without, uniqueness });

/** Walks a path, or finds a hint, and makes something of it. */
async function walked<T>(
  puzzle: Puzzle,
  options: Options,
  make: (steps: engine.Steps, end: engine.End, board: State) => T,
  isHint = false,
): Promise<T> {
  await load();
  const walk = isHint ? engine.Walk.hints(board(puzzle), choice(options)) : new engine.Walk(board(puzzle), choice(options));
  while (walk.advance(1) && !isHint);
  const end = walk.end();
  const state = walk.state();
  const steps = walk.intoSteps();
  try {
    return make(steps, end, state);
  } finally {
    steps.free();
  }
}

const all = <T>(steps: engine.Steps, make: (index: number) => T): T[] => Array.from({ length: steps.length }, (_, i) => make(i));

function explained(steps: engine.Steps, index: number, { picture }: StepOptions): ExplainedStep {
  const { step, place, explanation, proof, before, after, scene }: StepView = steps.view(index);
  const whole = { ...short(step), place, explanation, proof, before, after, figure: scene.figure };
  return picture ? { ...whole, picture: steps.svg(index, picture === 'dark') } : whole;
}
