/** What the player has chosen for good: kept by this browser, and nowhere else. */

import type { Choice } from '../engine/generated/ninerooks';
import { isLanguage, type Language } from './words.svelte';

/** Whose pencil marks are shown: the player's, those that the digits leave of them, or all candidates. */
export type Marks = 'mine' | 'checked' | 'all';
export const MARKS: readonly Marks[] = ['mine', 'checked', 'all'];
export type Theme = 'auto' | 'light' | 'dark';

interface Kept {
  theme: Theme;
  marks: Marks;
  /** The same in puzzles that singles solve, from their beginning on. */
  easyMarks: Marks;
  choice: Choice;
  /** The order of techniques that the player has made, kept while another profile is chosen. */
  own: Choice | undefined;
  showErrors: boolean;
  /** Whether single letters are keys. */
  letters: boolean;
  /** Whether a click on a digit lights its equals and its houses. */
  lights: boolean;
  /** Whether the time is shown; where nothing was chosen, to whoever plays without the tools for experts. */
  clock: boolean | undefined;
  /** Whether a digit is chosen on the pad and then its cells, rather than a cell and then its digit. */
  digitFirst: boolean;
  /** Whether a whole path comes without the steps that nothing needs. */
  simplify: boolean;
  /** Whether the player has left the screen of a first visit. */
  visited: boolean;
  /** Whether the tools for experts are shown: whoever begins with a new puzzle on the first screen finds them one button away. */
  experts: boolean;
  /** The language that the player has chosen; without, that of the browser. */
  language: Language | undefined;
}

const KEY = 'ninerooks-settings';
const FIRST: Kept = {
  theme: 'auto',
  marks: 'all',
  easyMarks: 'checked',
  choice: { profile: 'default', off: [], uniqueness: false },
  own: undefined,
  showErrors: false,
  letters: true,
  lights: true,
  clock: undefined,
  digitFirst: false,
  simplify: true,
  visited: false,
  experts: true,
  language: undefined,
};

const isOne = <T>(list: readonly T[], value: unknown): value is T => list.includes(value as T);

/** What is kept, each part for itself: one that is spoiled is as on the first visit. */
function kept(): Kept {
  let found: Partial<Kept> = {};
  try {
    found = (JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept> | null) ?? {};
  } catch {
    // Storage is spoiled, or turned off.
  }
  const { theme, marks, easyMarks, choice, own, clock, language } = found;
  const flag = (name: 'showErrors' | 'letters' | 'lights' | 'digitFirst' | 'simplify' | 'visited' | 'experts'): boolean => {
    const value = found[name];
    return typeof value === 'boolean' ? value : FIRST[name];
  };
  return {
    theme: isOne(['auto', 'light', 'dark'] as const, theme) ? theme : FIRST.theme,
    marks: isOne(MARKS, marks) ? marks : FIRST.marks,
    easyMarks: isOne(MARKS, easyMarks) ? easyMarks : FIRST.easyMarks,
    choice: isChoice(choice) ? choice : FIRST.choice,
    own: isChoice(own) ? own : undefined,
    showErrors: flag('showErrors'),
    letters: flag('letters'),
    lights: flag('lights'),
    clock: typeof clock === 'boolean' ? clock : FIRST.clock,
    digitFirst: flag('digitFirst'),
    simplify: flag('simplify'),
    visited: flag('visited'),
    experts: flag('experts'),
    language: isLanguage(language) ? language : undefined,
  };
}

const isChoice = (choice: Choice | undefined): choice is Choice =>
  typeof choice?.profile === 'string' && isNames(choice.off) && (choice.own == null || isNames(choice.own.order));

const isNames = (list: unknown): boolean => Array.isArray(list) && list.every((id) => typeof id === 'string');

export class Settings {
  #kept = $state.raw<Kept>(kept());

  #set(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // Storage is full, or turned off.
    }
  }

  get theme(): Theme {
    return this.#kept.theme;
  }
  set theme(theme: Theme) {
    this.#set({ theme });
  }
  get marks(): Marks {
    return this.#kept.marks;
  }
  set marks(marks: Marks) {
    this.#set({ marks });
  }
  get easyMarks(): Marks {
    return this.#kept.easyMarks;
  }
  set easyMarks(easyMarks: Marks) {
    this.#set({ easyMarks });
  }
  get choice(): Choice {
    return this.#kept.choice;
  }
  set choice(choice: Choice) {
    this.#set({ choice });
  }
  get own(): Choice | undefined {
    return this.#kept.own;
  }
  set own(own: Choice | undefined) {
    this.#set({ own });
  }
  get showErrors(): boolean {
    return this.#kept.showErrors;
  }
  set showErrors(showErrors: boolean) {
    this.#set({ showErrors });
  }
  get letters(): boolean {
    return this.#kept.letters;
  }
  set letters(letters: boolean) {
    this.#set({ letters });
  }
  get lights(): boolean {
    return this.#kept.lights;
  }
  set lights(lights: boolean) {
    this.#set({ lights });
  }
  get clock(): boolean {
    return this.#kept.clock ?? !this.experts;
  }
  set clock(clock: boolean) {
    this.#set({ clock });
  }
  get digitFirst(): boolean {
    return this.#kept.digitFirst;
  }
  set digitFirst(digitFirst: boolean) {
    this.#set({ digitFirst });
  }
  get simplify(): boolean {
    return this.#kept.simplify;
  }
  set simplify(simplify: boolean) {
    this.#set({ simplify });
  }
  get experts(): boolean {
    return this.#kept.experts;
  }
  set experts(experts: boolean) {
    this.#set({ experts });
  }
  get visited(): boolean {
    return this.#kept.visited;
  }
  set visited(visited: boolean) {
    this.#set({ visited });
  }
  get language(): Language | undefined {
    return this.#kept.language;
  }
  set language(language: Language | undefined) {
    this.#set({ language });
  }
}
