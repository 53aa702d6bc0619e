/** An exercise: a board of its own, on which the player marks what a technique does there. */

import { candidateOf, cellName, cellOf, digitOf, digitsOf } from '../../board/geometry';
import type { Highlight } from '../../board/board';
import type { Engine } from '../../engine/client';
import type { State, StatusView, StepLine, StepView } from '../../engine/generated/ninerooks';
import type { Listed } from '../../engine/worker';
import { messageOf } from '../../engine/protocol';
import { patternOf, whereOf } from '../where';
import type { Exercise } from './file';
import { techniqueName } from '../said';
import { t } from '../words.svelte';
import { fits, named, wrong, type Verdict } from './judge';

/** What is told beforehand: nothing, where to look, the pattern. */
export const HINTS = ['Where?', 'What to look at?'] as const;

/** Of the techniques behind the one of the lesson only so many are asked whether something follows from them. */
const OTHERS = 45;

/** A board of the file. What was eliminated since the givens is not the puzzle's own. */
export async function boardOf(engine: Engine, text: string): Promise<State | undefined> {
  const read = await engine.call('read', text);
  return read.kind === 'puzzle' ? { ...read.state, excluded: Array<number>(81).fill(0) } : undefined;
}

export class Find {
  readonly exercise: Exercise;
  readonly #engine: Engine;
  readonly #order: readonly string[];
  board = $state.raw<State | undefined>(undefined);
  /** All steps of the technique in it. */
  #steps: Listed = { id: 0, lines: [] };
  placed = $state.raw<readonly number[]>([]);
  gone = $state.raw<readonly number[]>([]);
  verdict = $state.raw<Verdict | undefined>(undefined);
  /** How many hints were given. */
  hints = $state(0);
  hint = $state.raw<StepView | undefined>(undefined);
  /** The step that was found, or shown. */
  solved = $state.raw<StepView | undefined>(undefined);
  /** Whether it counts as missed. */
  missed = $state(false);
  fault = $state('');

  constructor(engine: Engine, exercise: Exercise, order: readonly string[]) {
    this.exercise = exercise;
    this.#engine = engine;
    this.#order = order;
  }

  async load(): Promise<void> {
    try {
      const board = await boardOf(this.#engine, this.exercise.board);
      if (!board) throw new Error('this board cannot be read');
      this.#steps = await this.#engine.call('instances', board, this.exercise.technique);
      this.board = board;
    } catch (error) {
      this.fault = t('find-fault', { fault: messageOf(error) });
    }
  }

  leave(): void {
    void this.#engine.call('release', this.#steps.id);
  }

  get lines(): readonly StepLine[] {
    return this.#steps.lines;
  }

  /** The steps with the technique's name in the player's language. */
  get #named(): StepLine[] {
    return this.lines.map((line) => ({ ...line, name: techniqueName(line) }));
  }

  get name(): string {
    const [line] = this.lines;
    return line ? techniqueName(line) : '';
  }

  /** Whether digits are written here, or candidates eliminated; of some techniques both. */
  get places(): boolean {
    return this.lines.some(({ placements }) => placements.length > 0);
  }
  get eliminates(): boolean {
    return this.lines.some(({ eliminations }) => eliminations.length > 0);
  }

  get done(): boolean {
    return this.solved !== undefined;
  }

  isLive(candidate: number): boolean {
    const cell = cellOf(candidate);
    const { board } = this;
    return !!board && !board.values[cell] && ((board.candidates[cell] ?? 0) & (1 << (digitOf(candidate) - 1))) !== 0;
  }

  /** The candidates of a cell. */
  candidates(cell: number): number[] {
    const digits = this.board && !this.board.values[cell] ? digitsOf(this.board.candidates[cell] ?? 0) : [];
    return digits.map((digit) => candidateOf(digit, cell));
  }

  /** What a candidate is marked as, or nothing. */
  mark(candidate: number): 'placed' | 'gone' | undefined {
    return this.placed.includes(candidate) ? 'placed' : this.gone.includes(candidate) ? 'gone' : undefined;
  }

  /** Marks a candidate; once more takes the mark away. Where both can be said, eliminated, then placed, then nothing. */
  toggle(candidate: number): void {
    if (this.done || !this.isLive(candidate)) return;
    const now = this.mark(candidate);
    this.verdict = undefined;
    const without = (list: readonly number[]): number[] => list.filter((one) => one !== candidate);
    [this.placed, this.gone] = [without(this.placed), without(this.gone)];
    if (now === undefined && this.eliminates) this.gone = [...this.gone, candidate];
    else if (now !== 'placed' && this.places) {
      // A cell has one digit.
      this.placed = [...this.placed.filter((one) => cellOf(one) !== cellOf(candidate)), candidate];
    }
  }

  clear(): void {
    [this.placed, this.gone, this.verdict] = [[], [], undefined];
  }

  /** Judges the marks. Once more with the same marks, what is still missing is shown as well. */
  async check(): Promise<void> {
    if (this.done) return;
    const again = this.verdict?.kind === 'more' ? this.verdict : undefined;
    if (again) return this.#solve(again.step);
    const answer = { placed: this.placed, gone: this.gone };
    const verdict = fits(this.#named, answer) ?? (await this.#wrong(answer));
    this.verdict = verdict;
    if (verdict.kind === 'wrong') this.missed = true;
    if (verdict.kind === 'right') await this.#solve(verdict.step);
  }

  async #wrong(answer: { placed: readonly number[]; gone: readonly number[] }): Promise<Verdict> {
    const { board } = this;
    if (!board) return { kind: 'nothing', text: '' };
    const status = await this.#engine.call('status', marked(board, answer));
    const others = await this.#others(board);
    const other = (candidate: number): string | undefined => {
      const found = others.find(({ placements, eliminations }) => placements.includes(candidate) || eliminations.includes(candidate));
      return found && techniqueName(found);
    };
    return wrong(this.lines, answer, this.name, { isTrue: (candidate) => isTrue(status, answer, candidate), other });
  }

  /** What some of the techniques find that are harder than that of the lesson. */
  async #others(board: State): Promise<readonly StepLine[]> {
    const at = this.#order.indexOf(this.exercise.technique);
    const order = this.#order.slice(at + 1, OTHERS);
    if (order.length === 0) return [];
    const found = await this.#engine.call('all', board, { profile: 'own', off: [], uniqueness: true, own: { order, carries: false } }, false);
    void this.#engine.call('release', found.id);
    return found.lines;
  }

  /** The next hint: about a step that has some of the marks, where there is one. */
  async tell(): Promise<void> {
    this.hint ??= await this.#view(this.#meant());
    this.hints += 1;
  }

  async show(): Promise<void> {
    this.missed = true;
    await this.#solve(this.#meant());
  }

  /** The step that the marks are nearest to. */
  #meant(): number {
    const marks = new Set([...this.placed, ...this.gone]);
    const at = this.lines.findIndex(({ placements, eliminations }) => [...placements, ...eliminations].some((one) => marks.has(one)));
    return Math.max(at, 0);
  }

  async #solve(index: number): Promise<void> {
    this.solved = await this.#view(index);
  }

  #view(index: number): Promise<StepView> {
    return this.#engine.call('view', this.#steps.id, index);
  }

  /** What is to be done, in a sentence. */
  get task(): string {
    const key = !this.eliminates ? 'find-digit' : this.places ? 'find-both' : 'find-candidates';
    return t(key, { technique: named(this.name) });
  }

  /** What is marked, in words. */
  get marks(): string {
    const name = (key: 'find-mark-is' | 'find-mark-not') => (one: number) => t(key, { cell: cellName(cellOf(one)), digit: String(digitOf(one)) });
    return [...this.placed.map(name('find-mark-is')), ...this.gone.map(name('find-mark-not'))].join(t('hint-comma'));
  }

  get highlights(): Highlight[] {
    const pattern = this.hint && this.hints > 1 ? patternOf(this.hint) : [];
    const own = [...this.placed.map((candidate) => ({ candidate, kind: 'truth' as const })), ...this.gone.map((candidate) => ({ candidate, kind: 'eliminated' as const }))];
    const marks = new Set(own.map(({ candidate }) => candidate));
    const bad = this.verdict?.kind === 'wrong' ? [{ candidate: this.verdict.candidate, kind: 'bad' as const }] : [];
    return [...pattern.filter(({ candidate }) => !marks.has(candidate)), ...own.filter(({ candidate }) => candidate !== bad[0]?.candidate), ...bad];
  }

  get shaded(): number[] {
    return this.hint && this.hints > 0 ? whereOf(this.hint) : [];
  }
}

/** The board with the marks of the player. */
function marked(board: State, { placed, gone }: { placed: readonly number[]; gone: readonly number[] }): State {
  const values = [...board.values];
  const candidates = [...board.candidates];
  for (const one of placed) values[cellOf(one)] = digitOf(one);
  for (const one of gone) candidates[cellOf(one)] = (candidates[cellOf(one)] ?? 0) & ~(1 << (digitOf(one) - 1));
  return { ...board, values, candidates };
}

/** Whether the only solution has a candidate that is marked. */
function isTrue({ wrong: cells, missing }: StatusView, { placed }: { placed: readonly number[] }, candidate: number): boolean {
  return placed.includes(candidate) ? !cells.includes(cellOf(candidate)) : missing.includes(candidate);
}
