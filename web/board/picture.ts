/** The board itself: lines, labels, digits, candidates. The same as the engine draws. */

import type { BoardView } from './board';
import { CELL, LEFT, TOP, candidateOf, digitsOf, middle, place } from './geometry';

const BASE_LINE = 0.364;

export function text(x: number, y: number, size: number, kind: string, content: string): string {
  return `<text x="${round(x)}" y="${round(y + size * BASE_LINE)}" class="${kind}">${escape(content)}</text>`;
}

export const round = (n: number): number => Math.round(n * 10) / 10;

export const escape = (content: string): string =>
  content.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c] ?? c);

/** Lines and labels, which never change. */
export function grid(): string {
  const lines = (wanted: boolean): string =>
    Array.from({ length: 10 }, (_, i) => i)
      .filter((i) => (i % 3 === 0) === wanted)
      .map((i) => `M${LEFT + i * CELL} ${TOP}v${9 * CELL}M${LEFT} ${TOP + i * CELL}h${9 * CELL}`)
      .join('');
  const labels = Array.from({ length: 9 }, (_, i) => {
    const at = i * CELL + CELL / 2;
    return text(LEFT - 14, TOP + at, 13, 'label', `r${i + 1}`) + text(LEFT + at, TOP - 11, 13, 'label', `c${i + 1}`);
  });
  return `<path class="fine" d="${lines(false)}"/><path class="thick" d="${lines(true)}"/>${labels.join('')}`;
}

export function values(view: BoardView): string {
  const parts = view.values.map((value, cell) => {
    const { x, y } = middle(cell);
    if (value) {
      const kind = view.givens[cell] ? 'given' : 'placed';
      const wrong = view.wrong.has(cell) ? ' nr-wrong' : '';
      return text(x, y, 36, `${kind}${wrong}`, String(value));
    }
    const isEmpty = view.showCandidates && (view.candidates[cell] ?? 0) === 0;
    return isEmpty && view.texts === undefined ? text(x, y, 36, 'none given', '!') : '';
  });
  return `<g class="values">${parts.join('')}</g>`;
}

/** Pencil marks of a cell, wherever in it they are written, as bits. */
export const marksIn = (own: NonNullable<BoardView['own']>, cell: number): number => (own.centre[cell] ?? 0) | (own.corner[cell] ?? 0);

export function candidates(view: BoardView): string {
  if (view.texts) {
    const shown = view.texts.map((content, cell) => (view.values[cell] ? '' : cellText(cell, content ?? '')));
    return `<g class="marks nr-texts">${shown.join('')}</g>`;
  }
  const { own: mine } = view;
  if (mine && !mine.inPlaces) return own(view, mine);
  if (!view.showCandidates && !mine) return '';
  const shown = mine ? view.candidates.map((_, cell) => marksIn(mine, cell)) : view.candidates;
  const parts: string[] = [];
  shown.forEach((bits, cell) => {
    if (view.values[cell]) return;
    const digits = digitsOf(bits);
    const bivalue = view.filter === 10 && digits.length === 2;
    for (const digit of digits) {
      const { x, y } = place(candidateOf(digit, cell));
      const lit = bivalue || view.filter === digit;
      const tinted = view.cellColors.has(cell) || view.candidateColors.has(candidateOf(digit, cell));
      parts.push(text(x, y, 14.5, lit ? 'live strong nr-lit' : tinted ? 'plain nr-tinted' : 'plain', String(digit)));
    }
  });
  return `<g class="marks">${parts.join('')}</g>`;
}

/** The corners in the order in which they are filled, then the middles of the sides. */
const CORNERS: readonly [number, number][] = [[-1, -1], [1, -1], [-1, 1], [1, 1], [0, -1], [0, 1], [-1, 0], [1, 0], [0, 0]];

/** Pencil marks of the player's own: in the corners, and side by side in the centre. */
function own(view: BoardView, marks: NonNullable<BoardView['own']>): string {
  const parts = view.values.map((value, cell) => {
    if (value) return '';
    const { x, y } = middle(cell);
    const lit = (digit: number): string => (view.filter === digit ? ' nr-lit strong' : '');
    const corners = digitsOf(marks.corner[cell] ?? 0).map((digit, i) => {
      const [right, down] = CORNERS[i] ?? [0, 0];
      return text(x + right * 21, y + down * 20, 15, `nr-corner${lit(digit)}`, String(digit));
    });
    const centre = digitsOf(marks.centre[cell] ?? 0);
    const size = centre.length > 6 ? 11 : centre.length > 4 ? 14 : 19;
    const isLit = centre.includes(view.filter) ? lit(view.filter) : '';
    return corners.join('') + (centre.length ? text(x, y, size, `nr-centre nr-centre-${size}${isLit}`, centre.join('')) : '');
  });
  return `<g class="marks nr-own">${parts.join('')}</g>`;
}

/** Text in a cell, over several lines where it is long. */
function cellText(cell: number, content: string): string {
  const { x, y } = middle(cell);
  const lines = content.split('\n');
  // What a word would say in too small a print, a sign says: the word is for those who hear it.
  const sign = { eliminated: 'gone', true: 'sure' }[lines[1] ?? ''];
  if (sign) return text(x, y, 15, `nr-text nr-text-${sign}`, sign === 'sure' ? `${lines[0] ?? ''}✓` : (lines[0] ?? ''));
  const size = lines.length > 3 || lines.some((line) => line.length > 9) ? 9 : lines.length > 1 ? 11 : 15;
  return lines.map((line, i) => text(x, y + (i - (lines.length - 1) / 2) * (size + 1), size, `live nr-text nr-text-${size}`, line)).join('');
}
