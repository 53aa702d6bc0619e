/** What the panel lays over the board. */

import { candidateOf } from '../../../board/geometry';
import type { Highlight, SetLine } from '../../../board/board';
import type { CellNames, DigitPatterns, State } from '../../../engine/generated/ninerooks';

/** What a cell has room for: so many lines of so many characters, in larger and smaller print. */
const ROOM = [
  { lines: 1, across: 6 },
  { lines: 3, across: 6 },
  { lines: 3, across: 9 },
  { lines: 5, across: 9 },
  { lines: 5, across: 11 },
] as const;

/** Letters broken into lines that a cell has room for, `9a.b.c` at its points and `4abc` anywhere; or else how many there are. */
export function broken(text: string, count: number): string {
  const parts = text.includes('.') ? text.split(/(?<=\.)/) : text.split('');
  for (const { lines, across } of ROOM) {
    const filled = fill(parts, across);
    if (text && filled.length <= lines) return filled.join('\n');
  }
  return `${count}\npatterns`;
}

function fill(parts: string[], across: number): string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + part.length <= across) lines[lines.length - 1] = last + part;
    else lines.push(part);
  }
  return lines;
}

/** Whether a digit can go in an open cell. */
const isLive = (state: State, digit: number, cell: number): boolean =>
  !state.values[cell] && ((state.candidates[cell] ?? 0) & (1 << (digit - 1))) !== 0;

/** How many patterns pass through each open cell, and what that means. */
export function heatTexts(state: State, digit: DigitPatterns, heat: number[]): string[] {
  return heat.map((count, cell) => {
    if (!isLive(state, digit.digit, cell)) return '';
    if (count === 0) return '0\neliminated';
    return count === digit.live ? `${count}\ntrue` : String(count);
  });
}

export const letterTexts = (state: State, digit: number, names: CellNames[]): string[] =>
  names.map(({ text, count }, cell) => {
    if (!isLive(state, digit, cell)) return '';
    return count === 0 ? '0\neliminated' : broken(text, count);
  });

/** The frames of a pattern's nine cells. */
export const frames = (digit: number, cells: number[]): SetLine[] =>
  cells.map((cell) => ({ kind: 'truth', candidates: [candidateOf(digit, cell)] }));

/** A pattern among the candidates, and what its digit's patterns say. */
export function marks(state: State, digit: DigitPatterns, cells: number[]): Highlight[] {
  const open = cells.filter((cell) => isLive(state, digit.digit, cell));
  return [
    ...digit.eliminations.map((candidate): Highlight => ({ candidate, kind: 'eliminated' })),
    ...open.map((cell): Highlight => ({ candidate: candidateOf(digit.digit, cell), kind: 'truth' })),
  ];
}
