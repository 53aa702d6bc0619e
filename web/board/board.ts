/**
 * The board: a picture in SVG, and a grid of cells for keys, pointers and screen readers over it.
 * It needs nothing else of Ninerooks and keeps nothing but what it shows. Of the rules of Sudoku it knows
 * which cells see each other, to mark them; no digit is right or wrong to it.
 */

import { CELL, LEFT, TOP, VIEW, WIDE, candidateOf, column, corner, digitAt, digitsOf, row } from './geometry';
import { candidates, grid, values } from './picture';
import { colors, frame, hatchLines, hatched, heat, highlights, lights, links, selection, sets } from './layers';
import './board.css';

/** Fragments of SVG that a step adds, from the bottom to the top. */
export interface BoardFigure {
  areas: string;
  edges: string;
  /** All candidates in their marks, in place of the board's own. */
  marks: string;
  names: string;
  /** The numbers of a chain's nodes. */
  numbers: string;
}

/** Fragments of SVG for the rules that a puzzle adds to the classic ones: what lies under the lines of the grid, and above. */
export interface BoardRules {
  under: string;
  above: string;
  /** Whether something is outside the grid, for which there has to be room. */
  outside?: boolean | undefined;
}

/** A line between two candidates that somebody drew. */
export interface UserLink {
  from: number;
  to: number;
  kind: 'strong' | 'weak' | 'other';
}

/** A candidate that stands out, and in which way. */
export interface Highlight {
  candidate: number;
  kind: 'truth' | 'fin' | 'two' | 'link' | 'both' | 'eliminated' | 'bad' | 'plain' | 'lit';
  /** A few characters beside it. */
  tag?: string;
}

/** How a person without marks sees a digit: the cells that it is seen from, those that they rule out, and the one that is left. */
export interface Hatch {
  from: readonly number[];
  out: readonly number[];
  left?: { cell: number; digit: number };
}

/** A line through the candidates of a set. */
export interface SetLine {
  candidates: number[];
  kind: 'truth' | 'link';
}

/** Everything that is to be seen. */
export interface BoardView {
  values: readonly number[];
  givens: readonly boolean[];
  /** The candidates of each cell as bits. */
  candidates: readonly number[];
  showCandidates: boolean;
  /** Pencil marks of the player's own, as bits, in place of the candidates; `inPlaces`: each where the candidate would be. */
  own?: { centre: readonly number[]; corner: readonly number[]; inPlaces?: boolean } | undefined;
  cursor: number;
  selected: ReadonlySet<number>;
  /** Cells with a digit that cannot be. */
  wrong: ReadonlySet<number>;
  /** A digit whose candidates stand out, 10 for all cells with two candidates. */
  filter: number;
  /** A cell whose digit lights its equals and its houses. */
  looksAt?: number | undefined;
  /** Cells that are shaded: where to look. */
  shaded?: readonly number[] | undefined;
  hatch?: Hatch | undefined;
  /** Whether the marks of the figure are faint. */
  dims?: boolean | undefined;
  /** Colours 1 to 5 of cells and of candidates. */
  cellColors: ReadonlyMap<number, number>;
  candidateColors: ReadonlyMap<number, number>;
  links: readonly UserLink[];
  /** A candidate where a link begins that is being drawn. */
  linkFrom?: number | undefined;
  ruleMarks?: BoardRules | undefined;
  figure?: BoardFigure | undefined;
  /** Whether the nodes of a chain show their numbers. */
  numbered?: boolean | undefined;
  highlights?: readonly Highlight[] | undefined;
  sets?: readonly SetLine[] | undefined;
  /** How warm each cell is, 0 to 1. */
  heat?: readonly number[] | undefined;
  /** A line of text in each cell, in place of its candidates. */
  texts?: readonly (string | undefined)[] | undefined;
  /** What these texts are, for those who hear them: `patterns of 9`. */
  textsMean?: string | undefined;
  /** A word at a dashed frame around the board, which is then not the board as it is. */
  frame?: string | undefined;
  dark: boolean;
}

/** What a pointer did to a cell, and to which of its nine places. */
export interface Hit {
  cell: number;
  digit: number;
  candidate: number;
  event: PointerEvent | MouseEvent;
}

export interface BoardEvents {
  press?(hit: Hit): void;
  /** The pointer went on to another place while it was down. */
  drag?(hit: Hit): void;
  release?(hit: Hit): void;
  double?(hit: Hit): void;
  /** The pointer is over a place, or has left. */
  hover?(hit: Hit | undefined): void;
  key?(event: KeyboardEvent): void;
  focus?(cell: number): void;
}

const LAYERS = ['lights', 'colors', 'heat', 'rules', 'areas', 'lines', 'signs', 'selection', 'sets', 'links', 'edges', 'values', 'marks', 'highlights', 'names'] as const;

/** The board in words, for those who do not see it. */
export interface BoardWords {
  name(): string;
  /** What is in a cell. */
  cell(view: BoardView, cell: number): string;
}

export class Board {
  readonly element: HTMLElement;
  readonly #words: BoardWords;
  readonly #picture: SVGSVGElement;
  readonly #layers = new Map<string, SVGGElement>();
  readonly #shown = new Map<string, string>();
  readonly #cells: HTMLElement[] = [];
  #table: HTMLElement | undefined;
  #view = VIEW;

  constructor(host: HTMLElement, words: BoardWords, events: BoardEvents = {}) {
    this.element = host;
    this.#words = words;
    host.classList.add('nr-board');
    this.#picture = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    this.#picture.setAttribute('aria-hidden', 'true');
    for (const name of LAYERS) {
      const layer = document.createElementNS('http://www.w3.org/2000/svg', 'g');
      layer.dataset['layer'] = name;
      this.#picture.append(layer);
      this.#layers.set(name, layer);
    }
    host.append(this.#picture, this.#grid());
    this.#fit(VIEW);
    this.#put('lines', grid());
    this.#listen(events);
  }

  /** Shows a view. Only what has changed is drawn. */
  show(view: BoardView): void {
    this.#picture.setAttribute('class', `ninerooks ${view.dark ? 'dark' : 'light'}${view.dims ? ' nr-dims' : ''}`);
    const figure = view.figure;
    const wanted = view.ruleMarks?.outside ? WIDE : VIEW;
    if (wanted !== this.#view) this.#fit(wanted);
    this.#put('lights', lights(view) + hatchLines(view));
    this.#put('colors', colors(view));
    this.#put('heat', heat(view));
    this.#put('rules', view.ruleMarks?.under ?? '');
    this.#put('signs', view.ruleMarks?.above ?? '');
    this.#put('areas', figure?.areas ?? '');
    this.#put('selection', selection(view));
    this.#put('sets', sets(view));
    this.#put('edges', figure?.edges ?? '');
    this.#put('values', values(view));
    this.#put('marks', figure?.marks ?? candidates(view));
    this.#put('highlights', hatched(view) + highlights(view));
    this.#put('names', (figure?.names ?? '') + (view.numbered ? (figure?.numbers ?? '') : '') + frame(view));
    this.#put('links', links(view));
    this.#label(view);
  }

  /** Moves the keyboard to a cell. */
  focus(cell: number): void {
    this.#cells[cell]?.focus({ preventScroll: true });
  }

  /** The picture as it is, for printing or saving. */
  get picture(): SVGSVGElement {
    return this.#picture;
  }

  #put(name: string, text: string): void {
    if (this.#shown.get(name) === text) return;
    this.#shown.set(name, text);
    const layer = this.#layers.get(name);
    if (layer) layer.innerHTML = text;
  }

  #grid(): HTMLElement {
    const table = document.createElement('div');
    table.setAttribute('role', 'grid');
    this.#table = table;
    table.setAttribute('aria-multiselectable', 'true');
    for (let r = 0; r < 9; r++) {
      const line = document.createElement('div');
      line.setAttribute('role', 'row');
      for (let c = 0; c < 9; c++) {
        const cell = document.createElement('div');
        cell.setAttribute('role', 'gridcell');
        cell.dataset['cell'] = String(r * 9 + c);
        cell.tabIndex = -1;
        line.append(cell);
        this.#cells.push(cell);
      }
      table.append(line);
    }
    return table;
  }

  /** Shows this part of the picture, and puts the cells where it has them. */
  #fit(view: typeof VIEW): void {
    this.#view = view;
    this.#picture.setAttribute('viewBox', `${view.x} ${view.y} ${view.width} ${view.height}`);
    this.#cells.forEach(({ style }, cell) => {
      const { x, y } = corner(cell);
      style.left = `${(100 * (x - view.x)) / view.width}%`;
      style.top = `${(100 * (y - view.y)) / view.height}%`;
      style.width = `${(100 * CELL) / view.width}%`;
      style.height = `${(100 * CELL) / view.height}%`;
    });
  }

  #label(view: BoardView): void {
    if (this.#table) set(this.#table, 'aria-label', this.#words.name());
    this.#cells.forEach((element, cell) => {
      set(element, 'aria-label', this.#words.cell(view, cell));
      set(element, 'aria-selected', String(view.selected.has(cell)));
      element.tabIndex = cell === view.cursor ? 0 : -1;
    });
  }

  #listen(events: BoardEvents): void {
    let down = false;
    let last = -1;
    const hit = (event: PointerEvent | MouseEvent): Hit | undefined => {
      const area = this.element.getBoundingClientRect();
      const shown = this.#view;
      const x = ((event.clientX - area.left) / area.width) * shown.width + shown.x - LEFT;
      const y = ((event.clientY - area.top) / area.height) * shown.height + shown.y - TOP;
      if (x < 0 || y < 0 || x >= 9 * CELL || y >= 9 * CELL) return undefined;
      const cell = Math.floor(y / CELL) * 9 + Math.floor(x / CELL);
      const digit = digitAt((x % CELL) / CELL, (y % CELL) / CELL);
      return { cell, digit, candidate: candidateOf(digit, cell), event };
    };
    const tell = (handler: ((hit: Hit) => void) | undefined, event: PointerEvent | MouseEvent): void => {
      const found = hit(event);
      if (found) handler?.(found);
    };
    this.element.addEventListener('pointerdown', (event) => {
      down = true;
      last = hit(event)?.cell ?? -1;
      tell(events.press, event);
    });
    this.element.addEventListener('pointermove', (event) => {
      const found = hit(event);
      events.hover?.(found);
      if (down && found && found.cell !== last) {
        last = found.cell;
        events.drag?.(found);
      }
    });
    this.element.addEventListener('pointerup', (event) => {
      if (down) tell(events.release, event);
      down = false;
    });
    this.element.addEventListener('pointerleave', () => events.hover?.(undefined));
    window.addEventListener('pointerup', () => (down = false));
    this.element.addEventListener('dblclick', (event) => tell(events.double, event));
    this.element.addEventListener('contextmenu', (event) => event.preventDefault());
    this.element.addEventListener('keydown', (event) => events.key?.(event));
    this.element.addEventListener('focusin', (event) => {
      const cell = (event.target as HTMLElement).dataset['cell'];
      if (cell !== undefined) events.focus?.(Number(cell));
    });
  }
}

function set(element: HTMLElement, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
