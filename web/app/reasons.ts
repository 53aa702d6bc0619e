/** An explanation in lines, and the candidates that a line names. */

import { candidateOf } from '../board/geometry';

export interface Reason {
  text: string;
  /** What follows, one thing after the other. */
  inferences: string[];
}

/** Paragraphs, each with the list of inferences under it. A long sentence of one line each part is split. */
export function reasons(text: string): Reason[] {
  const found: Reason[] = [];
  for (const line of text.split('\n')) {
    const last = found.at(-1);
    if (line.startsWith('- ') && last) last.inferences.push(line.slice(2));
    else if (line.startsWith('- ')) found.push({ text: '', inferences: [line.slice(2)] });
    else if (line.trim()) found.push({ text: line, inferences: [] });
  }
  return found;
}

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
