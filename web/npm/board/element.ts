/**
 * `<ninerooks-board puzzle="…">`: the board of Ninerooks in a page of somebody else's. A puzzle of 81 characters is shown at
 * once; for other texts and for steps the engine is loaded.
 */

import type { Shown, Step } from 'ninerooks';
import styles from 'virtual:styles';

import { Board, type BoardView, type BoardWords } from '../../board/board';
import { ARROWS, column, digitsOf, leftBy, next, row } from '../../board/geometry';
import type { NinerooksBoard as Described } from './index';

const HOST = `:host{display:block;max-width:36rem;color-scheme:light dark}:host([hidden]){display:none}
:host(:not(:focus-within)) :is(.nr-cursor,.nr-selected){display:none}
[data-theme=light]{background:#fff}[data-theme=dark]{background:#15191e}`;

const WORDS: BoardWords = {
  name: () => 'Sudoku',
  cell(view, cell) {
    const where = `row ${row(cell) + 1} column ${column(cell) + 1}`;
    const digit = view.values[cell];
    if (digit) return `${where}, ${digit}${view.givens[cell] ? ', given' : ''}`;
    const candidates = view.showCandidates ? digitsOf(view.candidates[cell] ?? 0).join(' ') : '';
    return candidates ? `${where}, empty, candidates ${candidates}` : `${where}, empty`;
  },
};

const NOTHING: Shown = { values: Array(81).fill(0), givens: Array(81).fill(false), candidates: Array(81).fill(0) };
const isDark = matchMedia('(prefers-color-scheme: dark)');

/** A line of 81 characters: digits, and anything else for an open cell. */
function line(text: string): Shown | undefined {
  const signs = text.replace(/\s/g, '');
  if (!/^[0-9.*_-]{81}$/.test(signs)) return undefined;
  const values = [...signs].map((sign) => Number(sign) || 0);
  return { values, givens: values.map((value) => value > 0), candidates: [] };
}

const digitsIn = (values: number[]): string => values.map((value) => value || '.').join('');

export class NinerooksBoard extends HTMLElement {
  static readonly observedAttributes = ['puzzle', 'step', 'theme', 'candidates', 'readonly', 'profile'];

  readonly #shadow = this.attachShadow({ mode: 'open' });
  readonly #theme = document.createElement('div');
  readonly #board: Board;
  #start: Shown = NOTHING;
  #values: number[] = [...NOTHING.values];
  #steps: Step[] | undefined;
  #cursor = 0;
  /** Counts what was asked for, so that a late answer to an old question is dropped. */
  #turn = 0;
  #isOpen = false;

  constructor() {
    super();
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`${HOST}\n${styles}`);
    this.#shadow.adoptedStyleSheets = [sheet];
    const host = document.createElement('div');
    this.#theme.append(host);
    this.#shadow.append(this.#theme);
    this.#board = new Board(host, WORDS, {
      press: ({ cell }) => this.#go(cell),
      focus: (cell) => {
        this.#cursor = cell;
        this.#show();
      },
      key: (event) => {
        if (this.#key(event)) event.preventDefault();
      },
    });
  }

  connectedCallback(): void {
    isDark.addEventListener('change', this.#show);
    this.#isOpen = true;
    void this.#load();
  }

  disconnectedCallback(): void {
    isDark.removeEventListener('change', this.#show);
    this.#isOpen = false;
  }

  attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    if (!this.#isOpen || before === after) return;
    if (name === 'puzzle' || name === 'profile') void this.#load();
    else if (name === 'step') void this.#walk();
    else this.#show();
  }

  /** The digits, as 81 characters, `.` for an open cell. */
  get digits(): string {
    return digitsIn(this.#values);
  }

  /** The number of the step that is shown, from 1; 0 for none. */
  get step(): number {
    return Math.max(0, Math.floor(Number(this.getAttribute('step')) || 0));
  }

  set step(number: number) {
    if (number > 0) this.setAttribute('step', String(number));
    else this.removeAttribute('step');
  }

  /** How many steps there are; 0 while none was shown. */
  get steps(): number {
    return this.#steps?.length ?? 0;
  }

  async #load(): Promise<void> {
    const turn = ++this.#turn;
    const text = this.getAttribute('puzzle') ?? '';
    this.#steps = undefined;
    try {
      const read = text.trim() ? (line(text) ?? (await (await engine()).read(text))) : NOTHING;
      if (turn !== this.#turn) return;
      this.#start = read;
      this.#values = [...read.values];
      await this.#walk();
    } catch (error) {
      if (turn === this.#turn) this.#fail(error);
    }
  }

  /** Finds the path where a step is wanted. */
  async #walk(): Promise<void> {
    const turn = this.#turn;
    try {
      if (this.step > 0 && !this.#steps) {
        this.#show();
        const path = await (await engine()).solve(this.getAttribute('puzzle') ?? '', { explain: true, profile: this.getAttribute('profile') ?? 'default' });
        if (turn !== this.#turn) return;
        this.#steps = path.steps;
      }
      this.#show();
      const shown = this.#shown;
      if (shown) this.#tell('ninerooks-step', { number: Math.min(this.step, this.steps), count: this.steps, line: shown.line, explanation: shown.explanation });
    } catch (error) {
      if (turn === this.#turn) this.#fail(error);
    }
  }

  get #shown(): Step | undefined {
    return this.step > 0 ? this.#steps?.[Math.min(this.step, this.steps) - 1] : undefined;
  }

  #fail(error: unknown): void {
    this.#start = NOTHING;
    this.#values = [...NOTHING.values];
    this.#show();
    this.#tell('ninerooks-error', { message: error instanceof Error ? error.message : String(error) });
  }

  #tell(name: string, detail: object): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }

  readonly #show = (): void => {
    const theme = this.getAttribute('theme');
    const dark = theme === 'dark' || (theme !== 'light' && isDark.matches);
    this.#theme.dataset['theme'] = dark ? 'dark' : 'light';
    const step = this.#shown;
    const board = step?.before ?? this.#start;
    const values = step ? board.values : this.#values;
    const view: BoardView = {
      values,
      givens: board.givens,
      // What the digits leave, where nobody has moved on from what the text says.
      candidates: step || (board.candidates.length && this.digits === digitsIn(board.values)) ? board.candidates : leftBy(values),
      showCandidates: step !== undefined || this.hasAttribute('candidates'),
      cursor: this.#cursor,
      selected: new Set([this.#cursor]),
      wrong: new Set(),
      filter: 0,
      cellColors: new Map(),
      candidateColors: new Map(),
      links: [],
      figure: step?.figure,
      numbered: true,
      dark,
    };
    this.#board.show(view);
  };

  #go(cell: number): void {
    this.#cursor = cell;
    this.#show();
    this.#board.focus(cell);
  }

  /** Takes a key. Says whether it meant something. */
  #key(event: KeyboardEvent): boolean {
    if (event.altKey || event.ctrlKey || event.metaKey) return false;
    const arrow = ARROWS[event.key];
    if (arrow) {
      this.#go(next(this.#cursor, arrow));
      return true;
    }
    if (event.key === 'Home' || event.key === 'End') {
      this.#go(row(this.#cursor) * 9 + (event.key === 'End' ? 8 : 0));
      return true;
    }
    if (event.key === 'PageDown' || event.key === 'PageUp') {
      const number = Math.min(this.step, this.steps || this.step) + (event.key === 'PageDown' ? 1 : -1);
      if (number >= 0 && (!this.#steps || number <= this.steps)) this.step = number;
      return true;
    }
    if (/^[0-9]$/.test(event.key)) return this.#write(Number(event.key));
    return (event.key === 'Delete' || event.key === 'Backspace') && this.#write(0);
  }

  #write(digit: number): boolean {
    const cell = this.#cursor;
    if (this.hasAttribute('readonly') || this.#shown || this.#start.givens[cell]) return false;
    const value = this.#values[cell] === digit ? 0 : digit;
    if (value === this.#values[cell]) return true;
    this.#values[cell] = value;
    this.#show();
    this.#tell('ninerooks-change', { row: row(cell) + 1, column: column(cell) + 1, digit: value, digits: this.digits });
    return true;
  }
}

/** The engine, loaded when it is first needed. */
const engine = (): Promise<typeof import('ninerooks')> => import('ninerooks');

// `index.d.ts`, which is written by hand, says what it is.
const described: new () => Described = NinerooksBoard;
if (!customElements.get('ninerooks-board')) customElements.define('ninerooks-board', described);
