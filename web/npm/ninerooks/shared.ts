/** What both engines have in common: where they are found, and how their steps are handed over. */

/** A step in short. */
export interface Step {
  /** The technique's id: `x-wing`. */
  technique: string;
  /** Its name: `X-Wing`. */
  name: string;
  /** All of it in a line: `X-Wing: 3 r17\c49 => r268c4,r246c9<>3`. */
  line: string;
  /** What it writes: `3r3c2`. */
  placements: string[];
  /** What it eliminates. */
  eliminations: string[];
  /** What it costs, by the usual prices. */
  cost: number;
  /** Whether it assumes that there is only one solution. */
  assumesUniqueness: boolean;
}

/** Where an engine is. */
export type Source = URL | string | Response | BufferSource | WebAssembly.Module;

/** Of Node only what is used here: types of Node are not needed to use this. */
interface Node {
  getBuiltinModule?(name: 'node:fs'): { readFileSync(url: URL): Uint8Array<ArrayBuffer> };
}

/** The engine that is given, or the file beside the module. */
export async function found(beside: URL, source?: Source | Promise<Source>): Promise<Source> {
  const given = await source;
  if (given !== undefined) return given;
  // Node's fetch opens no files.
  const files = (globalThis as { process?: Node }).process?.getBuiltinModule?.('node:fs');
  return files && beside.protocol === 'file:' ? files.readFileSync(beside) : beside;
}

/** A step in a line, as an engine says it. */
export interface Line {
  technique: string;
  name: string;
  line: string;
  placements: number[];
  eliminations: number[];
  cost: number;
  uniqueness: boolean;
}

export function short({ technique, name, line, placements, eliminations, cost, uniqueness }: Line): Step {
  return { technique, name, line, placements: placements.map(candidate), eliminations: eliminations.map(candidate), cost, assumesUniqueness: uniqueness };
}

/** The engine's number of a candidate, as people write it. */
export function candidate(number: number): string {
  const cell = number % 81;
  return `${Math.floor(number / 81) + 1}r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}`;
}

export const digitsOf = ({ values }: { values: number[] }): string => values.map((value) => value || '.').join('');
