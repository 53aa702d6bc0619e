import { existsSync, readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import type { StepView } from '../engine/generated/ninerooks';
import { facts } from '../app/states/compare';
import { explainerRating, rated } from '../app/states/explainer';

const read = (path: string): string => readFileSync(new URL(`../../crates/logic/${path}`, import.meta.url), 'utf8');

/** A step with nothing but what the table asks for. */
const view = (technique: string, cost: number, eliminations: number[]): StepView =>
  ({
    step: { technique, name: technique, cost, eliminations, placements: [], uniqueness: false },
    proof: { line: '', covers: [], reasoning: [] },
  }) as unknown as StepView;

describe('two steps beside each other', () => {
  it('are told apart by cost, by what they count in HoDoKu and in Sudoku Explainer, and by what they eliminate', () => {
    const worths = [{ technique: 'x-wing', score: 140, level: 'hard', like: undefined }];
    const table = facts(view('x-wing', 70, [0, 1]), view('aic', 130, [1]), worths);
    const row = (name: string): string[] => table.filter((fact) => fact.name === name).flatMap(({ a, b }) => [a, b]);
    expect(row('Cost')).toEqual(['70', '130']);
    expect(row('Counts in HoDoKu')).toEqual(['140, hard', '']);
    expect(row('Sudoku Explainer rates it')).toEqual(['3.2', 'no fixed rating']);
    expect(row('Only this one eliminates')).toEqual(['1r1c1', 'nothing']);
    expect(row('Both eliminate')).toEqual(['1r1c2', '1r1c2']);
  });
});

describe('the ratings of Sudoku Explainer', () => {
  it('are those of the profile of its name', () => {
    const said = new Map<string, string>();
    let told = '';
    for (const line of read('profiles/explainer.toml').split('\n')) {
      const [comment, id] = [/^ *# (.*)/.exec(line)?.[1], /^ *"(.*)",/.exec(line)?.[1]];
      if (comment !== undefined) told = comment;
      else if (id !== undefined && /^[\d., ]+$/.test(told)) said.set(id, told);
    }
    expect(said.size).toBeGreaterThan(15);
    const rating = (id: string, house: string): string | undefined => explainerRating({ technique: id, line: `1 in ${house} => r1c1=1` } as StepView['step'])?.toFixed(1);
    for (const [id, is] of said) expect(`${id} ${[...new Set([rating(id, 'b1'), rating(id, 'r1')])].join(', ')}`).toBe(`${id} ${is}`);
  });

  it('are of techniques that there are', () => {
    const known = (id: string): boolean => existsSync(new URL(`../../crates/logic/src/techniques/${id.replaceAll('-', '_')}.md`, import.meta.url));
    expect(known('x-wang')).toBe(false);
    expect(rated.filter((id) => !known(id))).toEqual([]);
  });
});
