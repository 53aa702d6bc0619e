import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { beforeAll, expect, test } from 'vitest';

import { DEGREES, cellsOf, partOf, partSpoken, regionOf, withoutMarks, type Degree } from '../app/degrees';
import { LANGUAGES, speak, type Language } from '../app/words.svelte';
import { Steps, initSync, read, type State, type StepView } from '../engine/generated/ninerooks';

const ENGINE = join(import.meta.dirname, '../engine/generated/ninerooks_bg.wasm');
const PAGES = join(import.meta.dirname, '../../crates/logic/src/techniques');
const PARTS = DEGREES.filter((degree): degree is Exclude<Degree, 'whole'> => degree !== 'whole');

function first(grid: string, technique: string): StepView[] {
  const reading = read(grid);
  if (reading.kind === 'fault') throw new Error(`${technique}: ${reading.message}`);
  const steps = Steps.of(reading.state, technique);
  const views = steps.length > 0 ? [steps.view(0)] : [];
  steps.free();
  return views;
}

let all: StepView[] = [];
beforeAll(() => {
  initSync({ module: readFileSync(ENGINE) });
  all = readdirSync(PAGES).filter((file) => file.endsWith('.md')).flatMap((file) => {
    const grids = [...readFileSync(join(PAGES, file), 'utf8').matchAll(/```grid\n([^`]*)```\s*```step/g)];
    return grids.flatMap(([, grid = '']) => first(grid, file.slice(0, -3).replaceAll('_', '-')));
  });
}, 120_000);

test('every step has a region that is not the board, and from degree to degree more is said', async () => {
  await speak('en');
  expect(all.length).toBeGreaterThan(100);
  for (const view of all) {
    const region = regionOf(view);
    const about = `${view.step.line}: ${region.houses.join()}`;
    expect(region.houses.length, about).toBeGreaterThan(0);
    expect(cellsOf(region).length, about).toBeLessThan(64);
    const texts = PARTS.map((degree) => partSpoken(view, degree));
    expect(new Set(texts).size, about).toBe(PARTS.length);
    expect(texts[1], about).toContain(view.step.name);
    expect(texts[0], about).not.toContain(view.step.name);
  }
});

test('no degree before the last gives away what is written or eliminated, in words or on the board', async () => {
  await speak('en');
  for (const view of all) {
    const { placements, eliminations } = view.step;
    const [placed] = placements;
    for (const degree of PARTS) {
      const text = partSpoken(view, degree);
      const about = `${degree} of ${view.step.line}: ${text}`;
      expect(text, about).not.toContain('=');
      expect(text, about).not.toContain('<>');
      const { shaded, hatch } = partOf(view, degree);
      expect(shaded.length, about).toBeGreaterThan(0);
      expect(hatch?.left, about).toBeUndefined();
      expect(hatch?.out ?? [], about).toEqual([]);
      // The cell of a digit is not singled out before it is asked where that is.
      if (placed !== undefined && degree !== 'place') expect(shaded.length, about).toBeGreaterThan(8);
      // The first degree is about houses alone: no digit, no cell, no number of cells.
      if (degree === 'region') expect(text.replace(/(?:row|column|box|rows|columns|boxes) [\d, and]+/g, ''), about).not.toMatch(/\d/);
    }
    // What is eliminated outside the pattern is not shaded.
    const pattern = new Set(view.scene.roles.filter(([, role]) => role !== 'eliminated').map(([candidate]) => candidate % 81));
    const only = eliminations.map((candidate) => candidate % 81).filter((cell) => !pattern.has(cell));
    const { shaded } = partOf(view, 'place');
    if (pattern.size > 0) expect(shaded.filter((cell) => only.includes(cell)), view.step.line).toEqual([]);
    else expect(shaded.length, view.step.line).toBeGreaterThan(8);
  }
});

test.each(Object.keys(LANGUAGES) as Language[])('%s: every degree of every step is said, with no gap', async (language) => {
  await speak(language);
  for (const view of all) for (const degree of PARTS) expect(partSpoken(view, degree), view.step.line).not.toMatch(/hint-|place-|undefined|\{|\s{2}|\.\./);
});

const EASY = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const stateOf = (text: string): State => {
  const reading = read(text);
  if (reading.kind === 'fault') throw new Error(reading.message);
  return reading.state;
};
const cell = (name: string): number => (Number(name[1]) - 1) * 9 + Number(name[3]) - 1;

test('without pencil marks a hidden single is seen by crossing lines, from the digits on the board', () => {
  const steps = Steps.of(stateOf(EASY), 'hidden-single');
  const views = Array.from({ length: steps.length }, (_, i) => steps.view(i));
  const view = views.find(({ step }) => / in b\d/.test(step.line))!;
  const shown = withoutMarks(view)!;
  const { digit, cell: left } = shown.hatch.left!;
  expect(view.step.placements).toEqual([(digit - 1) * 81 + left]);
  expect(shown.hatch.from.length).toBeGreaterThan(0);
  for (const from of shown.hatch.from) expect(view.before.values[from]).toBe(digit);
  // All other empty cells of the house are crossed out, and the one that is left is not.
  const open = shown.shaded.filter((one) => !view.before.values[one]);
  expect([...shown.hatch.out, left].toSorted()).toEqual(open.toSorted());
});

test('without pencil marks a cell with one digit left is counted: each other digit is shown where it is seen', () => {
  const [view] = first(EASY, 'naked-single');
  const { hatch } = withoutMarks(view!)!;
  expect(new Set(hatch.from.map((one) => view!.before.values[one])).size).toBe(8);
  expect(hatch.from.map((one) => view!.before.values[one])).not.toContain(hatch.left?.digit);
});

test('a single that needs what was eliminated is not shown as if it were seen from digits', () => {
  // On an empty board 5 is eliminated from all of row 3 but r3c5: no digit says where it is.
  const state = stateOf('.'.repeat(81));
  const keep = cell('r3c5');
  for (let c = 0; c < 9; c++) if (18 + c !== keep) state.candidates[18 + c]! &= ~(1 << 4);
  const steps = Steps.of(state, 'hidden-single');
  expect(steps.length).toBeGreaterThan(0);
  expect(withoutMarks(steps.view(0))).toBeUndefined();
  steps.free();
});
