/** An explanation in lines, and the candidates that a line names. */

import { candidateOf } from '../board/geometry';

export interface Reason {
  text: string;
  /** What follows, one thing after the other. */
  inferences: Inference[];
}

export interface Inference {
  text: string;
  /** What follows when something is assumed besides. */
  inside: Inference[];
}

/** Paragraphs, each with the list of inferences under it. A long sentence of one line each part is split. */
export function reasons(text: string): Reason[] {
  const found: Reason[] = [];
  for (const line of text.split('\n')) {
    const [, indent = '', inference] = /^( *)- (.*)$/.exec(line) ?? [];
    if (inference === undefined) {
      if (line.trim()) found.push({ text: line, inferences: [] });
      continue;
    }
    if (found.length === 0) found.push({ text: '', inferences: [] });
    // Two spaces for each assumption that it is inside.
    let list = found.at(-1)?.inferences ?? [];
    for (let depth = indent.length / 2; depth >= 1; depth--) list = list.at(-1)?.inside ?? list;
    list.push({ text: inference, inside: [] });
  }
  return found;
}

/** Whether it brings its number with it: `3: …`, `6.1: …`. */
export const isNumbered = ({ text }: Inference): boolean => /^\d+(\.\d+)*: /.test(text);

/** It and all that is inside. */
export const whole = ({ text, inside }: Inference): string => [text, ...inside.map(whole)].join('\n');

const digits = (text: string): number[] => [...text].map(Number).filter((digit) => digit >= 1 && digit <= 9);

/** Candidates by their names: `3r4c5`, `57r1c28`, `3 in r4c5`, `3 of r4c5`. */
export function named(text: string): number[] {
  const found: number[] = [];
  for (const [, of = '', rows = '', columns = ''] of text.matchAll(/([1-9]+)(?:\s+(?:in|of|from|is eliminated from)\s+)?r([1-9]+)c([1-9]+)/g)) {
    for (const digit of digits(of)) {
      for (const r of digits(rows)) for (const c of digits(columns)) found.push(candidateOf(digit, (r - 1) * 9 + c - 1));
    }
  }
  for (const [, digit = '', r = '', c = ''] of text.matchAll(/([1-9]) in row ([1-9]) column ([1-9])/g)) {
    found.push(candidateOf(Number(digit), (Number(r) - 1) * 9 + Number(c) - 1));
  }
  // A cell that gets its digit, or not: `r4c5 is 3`, `r4c5 is not 3`, `r4c5=3`.
  for (const [, r = '', c = '', digit = ''] of text.matchAll(/r(?:ow )?([1-9]) ?c(?:olumn )?([1-9])(?: is (?:not )?|=|<>)([1-9])/g)) {
    found.push(candidateOf(Number(digit), (Number(r) - 1) * 9 + Number(c) - 1));
  }
  return [...new Set(found)];
}
