/** What a user or a view lays over the board. */

import type { BoardView } from './board';
import { CELL, LEFT, MARK, PEERS, TOP, cellOf, column, corner, digitOf, digitsOf, middle, place, row, type Point } from './geometry';
import { marksIn, round, text } from './picture';

const cells = (list: Iterable<number>, kind: string, inset = 0): string =>
  [...list]
    .map((cell) => {
      const { x, y } = corner(cell);
      const side = CELL - 2 * inset;
      return `<rect class="${kind}" x="${x + inset}" y="${y + inset}" width="${side}" height="${side}"/>`;
    })
    .join('');

/** The letters of colours, so that nobody has to tell them by colour alone. */
export const COLOR_LETTERS = ' abcde';

export function colors(view: BoardView): string {
  const own = [...view.cellColors].map(([cell, color]) => {
    const { x, y } = corner(cell);
    const letter = text(x + CELL - 7, y + 8, 10, 'nr-color-letter', COLOR_LETTERS[color] ?? '');
    return cells([cell], `nr-color nr-color-${color}`) + letter;
  });
  const marks = [...view.candidateColors].map(([candidate, color]) => {
    const { x, y } = place(candidate);
    const letter = text(x + 8.6, y - 5.5, 8, 'nr-color-letter', COLOR_LETTERS[color] ?? '');
    return `<circle class="nr-color nr-color-${color}" cx="${round(x)}" cy="${round(y)}" r="${MARK}"/>${letter}`;
  });
  return own.join('') + marks.join('') + filtered(view);
}

/** What is lit under everything: where to look, wrong digits, and what goes with the digit under the cursor. */
export function lights(view: BoardView): string {
  const at = view.looksAt;
  const digit = at === undefined ? 0 : (view.values[at] ?? 0);
  const equal = digit || (view.filter <= 9 ? view.filter : 0);
  const equals = equal ? view.values.flatMap((value, cell) => (value === equal ? [cell] : [])) : [];
  const houses = digit && at !== undefined ? (PEERS[at] ?? []) : [];
  // A wrong digit has its own light alone: under several it could not be read.
  const wrong = new Set(view.wrong);
  const right = (list: Iterable<number>): number[] => [...list].filter((cell) => !wrong.has(cell));
  return cells(right(houses), 'nr-house') + cells(right(view.shaded ?? []), 'nr-shaded') + cells(right(equals), 'nr-equal') + cells(wrong, 'nr-wrong-cell');
}

/** What rules a digit out: rings around the cells that it is seen from, and crosses. */
export function hatched({ hatch }: BoardView): string {
  if (!hatch) return '';
  const { from, out, left } = hatch;
  const crosses = out.map((cell) => {
    const { x, y } = middle(cell);
    return `<path class="nr-hatch-out" d="M${x - 9} ${y - 9}L${x + 9} ${y + 9}M${x - 9} ${y + 9}L${x + 9} ${y - 9}"/>`;
  });
  const answer = left ? cells([left.cell], 'nr-hatch-left', 3.5) + text(middle(left.cell).x, middle(left.cell).y, 36, 'nr-hatch-digit', String(left.digit)) : '';
  // Round, so that nobody takes them for the cursor.
  const rings = from.map((cell) => `<circle class="nr-hatch-from" cx="${middle(cell).x}" cy="${middle(cell).y}" r="${CELL / 2 - 4}"/>`);
  return rings.join('') + crosses.join('') + answer;
}

/** One line from each of those cells along its row and its column, as far as it rules something out: under the digits. */
export function hatchLines({ hatch }: BoardView): string {
  if (!hatch) return '';
  return hatch.from
    .flatMap((cell) =>
      [row, column].flatMap((along) => {
        const ends = hatch.out.filter((other) => along(other) === along(cell));
        const ways = [ends.filter((end) => end < cell)[0], ends.filter((end) => end > cell).at(-1)];
        return ways.flatMap((end) => (end === undefined ? [] : [`<path class="nr-hatch-line" d="${chain([middle(cell), middle(end)])}"/>`]));
      }),
    )
    .join('');
}

/** The cells where the digit that is looked at may stand. */
function filtered(view: BoardView): string {
  if (!view.filter) return '';
  const fits = (cell: number): boolean => {
    if (view.values[cell]) return false;
    const bits = view.own ? marksIn(view.own, cell) : (view.candidates[cell] ?? 0);
    return view.filter === 10 ? digitsOf(bits).length === 2 : (bits & (1 << (view.filter - 1))) !== 0;
  };
  return cells(
    view.values.map((_, cell) => cell).filter(fits),
    'nr-filter',
    1.5,
  );
}

export function heat(view: BoardView): string {
  if (!view.heat) return '';
  return view.heat
    .map((part, cell) => {
      if (part <= 0) return '';
      const { x, y } = corner(cell);
      return `<rect class="nr-heat" x="${x}" y="${y}" width="${CELL}" height="${CELL}" fill-opacity="${(0.08 + 0.62 * part).toFixed(2)}"/>`;
    })
    .join('');
}

export function selection(view: BoardView): string {
  return cells(view.selected, 'nr-selected', 1.5) + cells(view.cursor >= 0 ? [view.cursor] : [], 'nr-cursor', 2);
}

export function frame(view: BoardView): string {
  if (!view.frame) return '';
  const side = 9 * CELL + 6;
  const word = text(LEFT + 4.5 * CELL, TOP + 9 * CELL + 9.5, 11, 'nr-frame-word', view.frame);
  return `<rect class="nr-frame" x="${LEFT - 3}" y="${TOP - 3}" width="${side}" height="${side}"/>${word}`;
}

const chain = (points: Point[]): string => points.map((p, i) => `${i ? 'L' : 'M'}${round(p.x)} ${round(p.y)}`).join('');

/** The way through the candidates of a set, the nearest one next. */
function way(candidates: number[]): Point[] {
  const left = candidates.map(place);
  const done = left.splice(0, 1);
  for (let last = done[0]; last && left.length; ) {
    const from = last;
    const far = (p: Point): number => (p.x - from.x) ** 2 + (p.y - from.y) ** 2;
    const next = left.reduce((best, p) => (far(p) < far(best) ? p : best));
    left.splice(left.indexOf(next), 1);
    done.push(next);
    last = next;
  }
  return done;
}

export function sets(view: BoardView): string {
  return (view.sets ?? [])
    .map(({ candidates, kind }) => {
      const of = new Set(candidates.map(cellOf));
      if (of.size === 1) return cells(of, `nr-set nr-set-${kind}`, kind === 'truth' ? 2.4 : 5);
      const through = way(candidates);
      const only = through[0];
      // A digit has the hue that it has in the pictures of steps.
      const hue = `hue-${digitOf(candidates[0] ?? 0)}`;
      if (through.length === 1 && only) {
        return `<circle class="nr-set nr-set-${kind} ${hue}" cx="${round(only.x)}" cy="${round(only.y)}" r="${MARK + 3}"/>`;
      }
      return `<path class="nr-set nr-set-${kind} ${hue}" d="${chain(through)}"/>`;
    })
    .join('');
}

export function highlights(view: BoardView): string {
  return (view.highlights ?? [])
    .map(({ candidate, kind, tag }) => {
      const { x, y } = place(candidate);
      // What is lit keeps the mark that it has.
      if (kind === 'lit') return `<circle class="nr-lit-ring" cx="${round(x)}" cy="${round(y)}" r="${MARK + 3}"/>`;
      const [cx, cy] = [round(x), round(y)];
      const square = (of: string, half: number): string =>
        `<rect x="${round(x - half)}" y="${round(y - half)}" width="${round(2 * half)}" height="${round(2 * half)}" rx="2" class="nr-mark nr-mark-${of}"/>`;
      const circle = `<circle cx="${cx}" cy="${cy}" r="${kind === 'two' ? MARK - 0.6 : MARK}" class="nr-mark nr-mark-${kind}"/>`;
      // What is two things at once is a circle in a square.
      const shape = kind === 'link' || kind === 'fin' ? square(kind, MARK) : kind === 'two' ? square('fin', MARK + 1) + circle : circle;
      const strike = kind === 'eliminated' ? `<path class="strike" d="M${round(x - 8)} ${round(y + 8)}L${round(x + 8)} ${round(y - 8)}"/>` : '';
      const letters = tag ? text(x + MARK, y - MARK, 9, 'nr-tag', tag) : '';
      return `<g class="marks">${shape}${text(x, y, 14.5, `nr-on-${kind} strong`, String(digitOf(candidate)))}</g>${strike}${letters}`;
    })
    .join('');
}

export function links(view: BoardView): string {
  return begun(view) + view.links
    .map(({ from, to, kind }) => {
      const [a, b] = [place(from), place(to)];
      const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
      // A little to the side where the candidates are in their cells, so that a line along a row goes past the digits.
      const side = (b.x - a.x) * (a.y - middle(cellOf(from)).y) - (b.y - a.y) * (a.x - middle(cellOf(from)).x);
      const bend = Math.min(14, length / 6) * (side < 0 ? -1 : 1);
      const control = { x: (a.x + b.x) / 2 - ((b.y - a.y) / length) * bend, y: (a.y + b.y) / 2 + ((b.x - a.x) / length) * bend };
      const d = `M${round(a.x)} ${round(a.y)}Q${round(control.x)} ${round(control.y)} ${round(b.x)} ${round(b.y)}`;
      const ring = [a, b].map((p) => `<circle class="nr-link-end" cx="${round(p.x)}" cy="${round(p.y)}" r="${MARK + 1}"/>`).join('');
      const core = kind === 'strong' ? `<path class="nr-link-core" d="${d}"/>` : '';
      return `<g class="nr-link nr-link-${kind}"><path d="${d}"/>${core}${ring}</g>`;
    })
    .join('');
}

/** The candidate where a link begins that is being drawn. */
function begun(view: BoardView): string {
  if (view.linkFrom === undefined) return '';
  const { x, y } = place(view.linkFrom);
  return `<circle class="nr-link-begun" cx="${round(x)}" cy="${round(y)}" r="${MARK + 2}"/>`;
}
