import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { beforeAll, expect, test } from 'vitest';

import { layerText } from '../app/faults';
import { whyText } from '../app/said';
import { pictureInWords, readLegend } from '../app/signs';
import { shortly } from '../app/why/why';
import { LANGUAGES, speak, t, technique, type Language } from '../app/words.svelte';
import { Steps, initSync, read, type StepView } from '../engine/generated/ninerooks';

const ENGINE = join(import.meta.dirname, '../engine/generated/ninerooks_bg.wasm');
const PAGES = join(import.meta.dirname, '../../crates/logic/src/techniques');

/** Every example that fires, of every technique's page: the first step of each. */
function examples(): [string, StepView][] {
  return readdirSync(PAGES).filter((file) => file.endsWith('.md')).flatMap((file) => {
    const id = file.slice(0, -3).replaceAll('_', '-');
    const grids = [...readFileSync(join(PAGES, file), 'utf8').matchAll(/```grid\n([^`]*)```\s*```step/g)].map(([, grid = '']) => grid);
    return grids.flatMap((grid): [string, StepView][] => {
      const reading = read(grid);
      if (reading.kind === 'fault') throw new Error(`${id}: ${reading.message}`);
      const steps = Steps.of(reading.state, id);
      const views = steps.length > 0 ? [steps.view(0)] : [];
      steps.free();
      return views.map((view) => [id, view]);
    });
  });
}

let all: [string, StepView][] = [];
let english: string[] = [];
beforeAll(async () => {
  initSync({ module: readFileSync(ENGINE) });
  all = examples();
  await speak('en');
  english = all.map(([, view]) => shortly(view));
}, 120_000);

/** Words of English that no other language of the page has. */
const ENGLISH = /\b(?:the|and|is|are|which|with|cells?|rows?|columns?|box(?:es)?|true|false|digits?|candidates?|eliminated|if|both)\b/i;
/** What is not said but written in notation, or named alike everywhere. */
const ALIKE = /[rcb]\d+|\d[RCBNrcbn]\d+|\b(?:[rcbn]\d+)+\b|ALS|Exocet|X|Medusa/g;
const numbers = (text: string): string[] => [...new Set(text.match(/\d+/g) ?? [])].sort();

test('every technique has an example', () => {
  const pages = readdirSync(PAGES).filter((file) => file.endsWith('.md')).map((file) => file.slice(0, -3).replaceAll('_', '-'));
  const found = new Set(all.map(([id]) => id));
  expect(pages.filter((id) => !found.has(id))).toEqual([]);
  expect(new Set(all.map(([, view]) => (JSON.parse(view.shape) as { kind: string }).kind)).size).toBe(27);
});

test.each(Object.keys(LANGUAGES) as Language[])('%s: every example is explained in a sentence of its own', { timeout: 60_000 }, async (language) => {
  await speak(language);
  for (const [i, [id, view]] of all.entries()) {
    const text = shortly(view);
    const about = `${language}, ${id}: ${text}`;
    const result = view.step.line.split(' => ')[1] ?? '';
    expect(text, about).not.toBe(t('why-step', { technique: technique(view.step.technique, view.step.name), result }));
    expect(text, about).not.toMatch(/\{ ?\$|why-|house-|undefined|null|NaN|\[object|  /);
    expect(text, about).toMatch(/[.。]$/);
    expect(text.length, about).toBeLessThan(900);
    if (language === 'en') continue;
    expect(whyText(view), about).toBe(text);
    expect(numbers(text), about).toEqual(expect.arrayContaining(numbers(english[i] ?? '')));
    if (language === 'zh' || language === 'ja') expect(text.replaceAll(ALIKE, ''), about).not.toMatch(/[A-Za-z]{2}/);
    else expect(text, about).not.toMatch(ENGLISH);
  }
});

/** The legends of all examples, in the language of the page. */
const legends = () => all.map(([id, { scene: { figure } }]) => ({ id, ...readLegend(figure.legend, figure.legend_height) }));

test.each(['de', 'fr', 'es', 'zh', 'ja'] as const)('%s: reasons of marks, contradictions and meetings of hypotheses', async (language) => {
  await speak(language);
  const said = all.flatMap(([, { scene: { marks, assumed } }]) => [
    ...marks.map(({ why }) => why),
    ...(assumed?.ways ?? []).flatMap(({ conflict }) => conflict ?? []),
    ...[assumed?.start, assumed?.meeting].filter((text) => text != null),
  ]);
  expect(said.length).toBeGreaterThan(20);
  for (const text of new Set(said)) {
    expect(layerText(text), text).not.toMatch(/layers-|house-|\{/);
    if (/^r\dc\d$/.test(text)) continue;
    expect(layerText(text), text).not.toBe(text);
    expect(layerText(text).replaceAll(ALIKE, ''), text).not.toMatch(ENGLISH);
  }
});

test('a legend has all signs and words that the engine has drawn, and small boards', async () => {
  await speak('en');
  const drawn = all.map(([, { scene: { figure } }]) => (figure.legend.match(/class="key"/g) ?? []).length);
  const read = legends();
  // Lines that are broken are put together again.
  const fewer = read.filter(({ signs, lines }, i) => signs.length + lines.length !== drawn[i]);
  expect(fewer.length).toBeLessThan(read.length / 5);
  for (const { id, lines } of read) for (const line of lines) expect(line, id).toMatch(/^(?:Truths|Links|Patterns left): \d/);
  const wing = read.find(({ id }) => id === 'xy-wing');
  expect(wing?.signs.map(({ text }) => text)).toEqual(expect.arrayContaining(['pattern', 'eliminated']));
  expect(wing?.lines.map((line) => line.split(':')[0])).toEqual(['Truths', 'Links']);
  const boards = read.filter((one) => one.boards);
  expect(boards.length).toBeGreaterThan(0);
  for (const { id, boards: svg, from } of read) if (svg) expect(from, id).toBeGreaterThan(20);
});

test.each(['de', 'fr', 'es', 'zh', 'ja'] as const)('%s: no sign of a legend is left in English', async (language) => {
  await speak('en');
  const before = legends().map(({ signs }) => signs.map(({ text }) => text));
  await speak(language);
  for (const [i, { id, signs, lines }] of legends().entries()) {
    for (const [j, { text }] of signs.entries()) {
      const was = before[i]?.[j] ?? '';
      if (/[a-z]{3}/.test(was) && !/base$/.test(was)) expect(text, id).not.toBe(was);
      expect(text, id).not.toMatch(/\{|signs-/);
      if (language === 'zh' || language === 'ja') expect(text.replaceAll(/truth|link|RCC|Exocet|ALS/g, ''), id).not.toMatch(/[a-z]{3}/i);
    }
    for (const line of lines) expect(line, id).not.toMatch(/^(?:Truths|Patterns)/);
  }
});

test.each(['en', 'de', 'fr', 'es', 'zh', 'ja'] as const)('%s: a picture that is saved has its words in the language, each in its place', async (language) => {
  await speak(language);
  for (const id of ['x-wing', 'als-xz', 'naked-pair']) {
    const grid = /```grid\n([^`]*)```\s*```step/.exec(readFileSync(join(PAGES, `${id.replace('-', '_')}.md`), 'utf8'))?.[1] ?? '';
    const reading = read(grid);
    if (reading.kind === 'fault') throw new Error(reading.message);
    const steps = Steps.of(reading.state, id);
    const [svg, { step }] = [steps.svg(0, false), steps.view(0)];
    steps.free();
    const made = pictureInWords(svg, step.name, technique(id, step.name));
    if (language === 'en') expect(made).toBe(svg);
    expect(made).toContain(`<title>${technique(id, step.name)}: `);
    const said = (text: string): string[] => [...text.matchAll(/<text class="key"[^>]*>([^<]*)</g)].map(([, words = '']) => words);
    const where = (text: string): string[] => [...text.matchAll(/<text class="key" (x="[\d.]+" y="[\d.]+")/g)].map(([, place = '']) => place);
    expect(where(made)).toEqual(where(svg));
    expect(said(made)).toContain(t('signs-eliminated'));
    if (language !== 'en') expect(said(made).join(' ')).not.toMatch(ENGLISH);
    expect(made.replace(/<text.*?<\/text>|<title>.*?<\/title>/g, '')).toBe(svg.replace(/<text.*?<\/text>|<title>.*?<\/title>/g, ''));
  }
});

test('an XY-Wing as players of each language say it', async () => {
  const view = all.find(([id]) => id === 'xy-wing')?.[1];
  const said: Partial<Record<Language, RegExp>> = {
    de: /^Der Pivot r5c6 hat nur 4 und 8\. Was er auch ist, eine der Zellen r3c6 oder r4c4 muss dann 6 sein;.*: r6c6<>6\.$/,
    fr: /^Le pivot r5c6 n’a que 4 et 8\. Quel qu’il soit, il reste 6 pour une des pinces, r3c6 ou r4c4\s;.*\s: r6c6<>6\.$/,
    ja: /^ピボット r5c6 には 4、8 しか入りません。/,
  };
  for (const [language, text] of Object.entries(said)) {
    await speak(language as Language);
    expect(view && whyText(view)).toMatch(text);
  }
});

test('a missing message and an English word would be found', () => {
  expect('why-chain').toMatch(/why-/);
  expect('Wenn r1c2 is 3').toMatch(ENGLISH);
  expect('r1c2 は row'.replaceAll(ALIKE, '')).toMatch(/[A-Za-z]{2}/);
});
