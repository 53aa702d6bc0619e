import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { beforeAll, expect, test } from 'vitest';

import { branchesOf, dimmed, fishOf, pointed } from '../app/argument.svelte';
import { reasons } from '../app/reasons';
import { Steps, initSync, read, type StepView } from '../engine/generated/ninerooks';
import { candidateName } from '../board/geometry';

const PAGES = join(import.meta.dirname, '../../crates/logic/src/techniques');

/** The first step of every example of a technique. */
const examples = (technique: string): StepView[] =>
  [...readFileSync(join(PAGES, `${technique.replaceAll('-', '_')}.md`), 'utf8').matchAll(/```grid\n([^`]*)```\s*```step/g)].flatMap(([, grid = '']) => {
    const reading = read(grid);
    if (reading.kind === 'fault') throw new Error(`${technique}: ${reading.message}`);
    const steps = Steps.of(reading.state, technique);
    const views = steps.length > 0 ? [steps.view(0)] : [];
    steps.free();
    return views;
  });

const ids = readdirSync(PAGES).filter((file) => file.endsWith('.md')).map((file) => file.replace('.md', '').replaceAll('_', '-')).filter((id) => /forcing|kraken|refutation/.test(id));
let all: StepView[] = [];
beforeAll(() => {
  initSync({ module: readFileSync(join(import.meta.dirname, '../engine/generated/ninerooks_bg.wasm')) });
  all = ids.flatMap(examples);
}, 120_000);

const drawn = (edges: string): number => (edges.match(/class="(?:edge|weak)[ "]/g) ?? []).length;

test('each line between candidates belongs to one line of one branch', () => {
  expect(all.length).toBeGreaterThan(10);
  for (const view of all) {
    const edges = branchesOf(view).flatMap(({ lines }) => lines.flatMap((line) => line.edges));
    expect(edges.toSorted((a, b) => a - b), view.step.line).toEqual(Array.from({ length: drawn(view.scene.figure.edges) }, (_, i) => i));
  }
});

test('the text has a paragraph for each branch and a numbered line for each of its lines, in the same order', () => {
  for (const view of all) {
    const text = reasons(view.explanation);
    for (const [i, branch] of branchesOf(view).entries()) {
      const { digit, cell } = /(?<digit>\d)(?<cell>r\dc\d)/.exec(candidateName(branch.assumed.candidate))!.groups!;
      const about = `${view.step.line}\n${text[i]?.text}`;
      expect(text[i]?.text, about).toMatch(new RegExp(`${cell} is (?:not )?${digit}`));
      // What ends a branch is a line more, or all that there is in a sentence.
      const told = text[i]?.inferences.length ?? 0;
      expect([0, 1], about).toContain(Math.max(told, 1) - branch.lines.length);
      branch.lines.forEach((line, k) => {
        const said = text[i]?.inferences[k]?.text ?? text[i]?.text ?? '';
        if (said.includes('then ')) return;
        expect(said, about).toMatch(new RegExp(`^${k + 1}: `));
        // The last that a line leads to: `r78c2` of `4r78c2`; what is refuted inside has lines of its own.
        const end = line.text.startsWith('[') ? '' : (line.text.split(/[-= ]/).at(-1)?.slice(1) ?? '');
        expect(said, about).toContain(end);
      });
    }
  }
});

test('of what is pointed at the lines stay, all others are dimmed; the numbers on the board are those of the lines', () => {
  const view = examples('forcing-net-verity').find((one) => branchesOf(one).length > 2)!;
  const branches = branchesOf(view);
  const last = branches.length - 1;
  const whole = pointed(view, branches, { branch: last })!;
  const lit = (edges: string): number => drawn(edges) - (edges.match(/class="(?:edge|weak)[^"]* nr-dim"/g) ?? []).length;
  expect(lit(whole.figure!.edges)).toBe(branches[last]!.lines.flatMap((line) => line.edges).length);
  const one = pointed(view, branches, { branch: last, line: 0 })!;
  expect(lit(one.figure!.edges)).toBe(branches[last]!.lines[0]!.edges.length);
  expect(lit(view.scene.figure.edges)).toBe(drawn(view.scene.figure.edges));
  const tags = new Set(whole.highlights!.map(({ tag }) => tag));
  expect(tags).toContain('C1');
  expect(tags).not.toContain('A1');
  expect(pointed(view, branches, { branch: 99 })).toBeUndefined();
  expect(dimmed('<path class="sees" d=""/>', new Set([0]))).toBe('<path class="sees nr-dim" d=""/>');
});

test('a kraken shows its fish, a net without fish shows none', () => {
  const kraken = ids.filter((id) => id.startsWith('kraken')).flatMap(examples);
  expect(kraken.length).toBeGreaterThan(0);
  for (const view of kraken.filter((one) => / \d [rcb]\d.*\\/.test(one.step.line))) {
    const fish = fishOf(view)!;
    expect(fish.lines.some(({ kind }) => kind === 'truth'), view.step.line).toBe(true);
    expect(fish.lines.some(({ kind }) => kind === 'link'), view.step.line).toBe(true);
    for (const { candidates } of fish.lines) for (const candidate of candidates) expect(candidateName(candidate)[0]).toBe(fish.digit);
  }
  expect(fishOf(examples('forcing-net-verity')[0]!)).toBeUndefined();
});
