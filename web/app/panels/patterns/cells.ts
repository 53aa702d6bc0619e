/** What the panel lays over the board. */

import { candidateOf } from '../../../board/geometry';
import type { Highlight, SetLine } from '../../../board/board';
import type { CellNames, DigitPatterns, State } from '../../../engine/generated/ninerooks';

/** Characters in a line of a cell, and lines. */
const ACROSS = 11;
const LINES = 5;

/** Letters broken into lines that a cell has room for: `9a.b.c` at its points, `4abc` anywhere. */
export function broken(text: string, count: number): string {
  const lines: string[] = [];
  let line = '';
  for (const part of text.includes('.') ? text.split(/(?<=\.)/) : text.split('')) {
    if (line.length + part.length > ACROSS) {
      lines.push(line);
      line = '';
    }
    line += part;
  }
  if (line) lines.push(line);
  return text && lines.length <= LINES ? lines.join('\n') : `${count}\npatterns`;
}

/** Whether a digit can stand in an open cell. */
const isLive = (state: State, digit: number, cell: number): boolean =>
  !state.values[cell] && ((state.candidates[cell] ?? 0) & (1 << (digit - 1))) !== 0;

/** How many patterns pass through each open cell, and what that means. */
export function heatTexts(state: State, digit: DigitPatterns, heat: number[]): string[] {
  return heat.map((count, cell) => {
    if (!isLive(state, digit.digit, cell)) return '';
    if (count === 0) return '0\nfalls';
    return count === digit.live ? `${count}\ntrue` : String(count);
  });
}

export const letterTexts = (state: State, digit: number, names: CellNames[]): string[] =>
  names.map(({ text, count }, cell) => {
    if (!isLive(state, digit, cell)) return '';
    return count === 0 ? '0\nfalls' : broken(text, count);
  });

/** The frames of a pattern's nine cells. */
export const frames = (digit: number, cells: number[]): SetLine[] =>
  cells.map((cell) => ({ kind: 'truth', candidates: [candidateOf(digit, cell)] }));

/** A pattern among the candidates, and what its digit's patterns say. */
export function marks(state: State, digit: DigitPatterns, cells: number[]): Highlight[] {
  const open = cells.filter((cell) => isLive(state, digit.digit, cell));
  return [
    ...digit.eliminations.map((candidate): Highlight => ({ candidate, kind: 'falls' })),
    ...open.map((cell): Highlight => ({ candidate: candidateOf(digit.digit, cell), kind: 'truth' })),
  ];
}
