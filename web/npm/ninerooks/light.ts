/**
 * The same by a small engine: hints, paths and pictures by the first techniques of the profile `default`, from singles to
 * chains. A step that it finds is the one that `ninerooks` finds, in the same words; where it finds none, or is asked for what it
 * does not have, the whole engine is loaded and asked.
 */

import type { Count, ExplainedStep, Options, Path, Puzzle, State, Step, StepOptions } from './index.js';
import init, * as engine from './light/light.js';
import { digitsOf, found, short, type Source } from './shared.js';

export type { Count, ExplainedStep, Figure, Options, Path, ProofView, Puzzle, Source, State, Step, StepOptions } from './index.js';

/** Whether the whole engine may be loaded. */
export interface Whole {
  /** It is where nothing is said. With `false` what needs it finds nothing, and a text that needs it is refused. */
  whole?: boolean;
}

let loading: Promise<unknown> | undefined;

/** Loads the small engine, once. Nobody has to call it, but to load it early, or from another place than beside this module. */
export async function load(source?: Source | Promise<Source>): Promise<void> {
  loading ??= start(source).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  await loading;
}

async function start(source?: Source | Promise<Source>): Promise<void> {
  await init({ module_or_path: await found(new URL('./light/light_bg.wasm', import.meta.url), source) });
}

/** Loads the whole engine, once, before it is needed or from another place. */
export const loadWhole = async (source?: Source | Promise<Source>): Promise<void> => (await theWhole()).load(source);

const theWhole = (): Promise<typeof import('./index.js')> => import('./index.js');

/** The ids of the techniques that the small engine has, in the order in which they are asked. */
export async function techniques(): Promise<string[]> {
  await load();
  return engine.knows();
}

/** Reads a puzzle in any format; the small engine knows lines of 81 cells, with `+` before placed digits too. */
export async function read(text: string, { whole = true }: Whole = {}): Promise<State> {
  await load();
  const { state } = engine.read(text);
  if (state) return state;
  if (!whole) throw new Error('expected a line of 81 cells');
  return (await theWhole()).read(text);
}

/** The next step, explained; nothing where the techniques find none, or the board is solved. */
export async function hint(puzzle: Puzzle, options: StepOptions & Whole = {}): Promise<ExplainedStep | undefined> {
  const state = await board(puzzle, options);
  if (isFor(state, options)) {
    const step = using(engine.Plain.hint(state, choice(options)), (path) => (path.length > 0 ? explained(path, 0, options) : 'none'));
    if (step !== 'none') return step;
  }
  return isOver(state) || options.whole === false ? undefined : (await theWhole()).hint(state, options);
}

/** The path to the solution, or as far as the techniques go: where the plain ones end, the whole engine goes on. */
export async function solve(puzzle: Puzzle, options: StepOptions & Whole & { explain: true }): Promise<Path<ExplainedStep>>;
export async function solve(puzzle: Puzzle, options?: StepOptions & Whole): Promise<Path>;
export async function solve(puzzle: Puzzle, options: StepOptions & Whole = {}): Promise<Path> {
  const state = await board(puzzle, options);
  const { whole = true } = options;
  if (!isFor(state, options) && whole) return (await theWhole()).solve(state, options);
  const begun = using(engine.Plain.solve(state, isFor(state, options) ? choice(options) : { off: engine.knows(), uniqueness: false }), (path) => walked(path, options));
  if (begun.solved || !whole) return begun;
  const rest = await (await theWhole()).solve(begun.board, options);
  return { ...rest, steps: [...begun.steps, ...rest.steps] };
}

/** Every step of a position that the plain techniques find, by what it costs; where they find none, what the whole engine finds. */
export async function steps(puzzle: Puzzle, options: Options & Whole = {}): Promise<Step[]> {
  const state = await board(puzzle, options);
  const plain = isFor(state, options) ? using(engine.Plain.all(state, choice(options)), (path) => path.lines().map(short)) : [];
  return plain.length > 0 || options.whole === false ? plain : (await theWhole()).steps(state, options);
}

/** How many solutions a puzzle has: `none`, `one`, `several`, or `unknown` where that would take too long. */
export async function count(puzzle: Puzzle): Promise<Count> {
  return engine.count(await board(puzzle, {}));
}

/** The board with a digit written, such as `5r1c3`. One that is no candidate there is refused. */
export const place = async (puzzle: Puzzle, digit: string): Promise<State> => engine.place(await board(puzzle, {}), digit);

/** The board without a candidate. One that is not there is refused. */
export const eliminate = async (puzzle: Puzzle, gone: string): Promise<State> => engine.eliminate(await board(puzzle, {}), gone);

/** A picture of a board, as SVG that stands alone. A picture of a step is what `hint` and `solve` give with `picture`. */
export async function draw(puzzle: Puzzle, options: { candidates?: boolean; theme?: 'light' | 'dark'; caption?: string } = {}): Promise<string> {
  const { candidates = true, theme = 'light', caption = '' } = options;
  return engine.picture(await board(puzzle, {}), candidates, theme === 'dark', caption);
}

async function board(puzzle: Puzzle, options: Whole): Promise<State> {
  if (typeof puzzle === 'string') return read(puzzle, options);
  await load();
  return puzzle;
}

const choice = ({ without = [], uniqueness = false }: Options): engine.PlainChoice => ({ off: without, uniqueness });

/** Whether the plain techniques are the first ones that are asked for. Puzzles with rules have techniques of their own. */
const isFor = ({ rules = [] }: State, { profile = 'default' }: Options): boolean => profile === 'default' && rules.length === 0;

const isOver = ({ values }: State): boolean => values.every((value) => value > 0);

/** Makes something of a path, and lets it go. */
function using<T>(path: engine.Plain, make: (path: engine.Plain) => T): T {
  try {
    return make(path);
  } finally {
    path.free();
  }
}

function walked(path: engine.Plain, options: StepOptions): Path {
  const state = path.state();
  const end = path.end();
  return {
    solved: end === 'solved',
    end: end === 'astray' ? 'contradiction' : end,
    message: MESSAGES[end],
    steps: options.explain ? Array.from({ length: path.length }, (_, i) => explained(path, i, options)) : path.lines().map(short),
    board: state,
    digits: digitsOf(state),
  };
}

const MESSAGES: Record<engine.PlainEnd, string> = {
  solved: 'Solved. Every step was checked.',
  stuck: 'No plain technique goes further.',
  astray: 'The board has no solution.',
  refused: 'A defect of Ninerooks: the checker refuses a step.',
};

function explained(path: engine.Plain, index: number, { picture }: StepOptions): ExplainedStep {
  const { step, place, explanation, proof, before, after, figure }: engine.PlainStep = path.view(index);
  const whole = { ...short(step), place, explanation, proof, before, after, figure };
  return picture ? { ...whole, picture: path.svg(index, picture === 'dark') } : whole;
}
