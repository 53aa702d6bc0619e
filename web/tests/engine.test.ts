import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { FluentResource } from '@fluent/bundle';
import { beforeAll, expect, test } from 'vitest';

import { chainFault, lostText, readingFault } from '../app/faults';
import { bestText, premiseText, shorterText } from '../app/said';
import { LANGUAGES, own, speak, type Language } from '../app/words.svelte';
import { BestSteps, Walk, formats, initSync, profiles, read, status, write, type State } from '../engine/generated/ninerooks';

const OTHERS = (Object.keys(LANGUAGES) as Language[]).filter((language) => language !== 'en');
/** Formats that are called alike everywhere, and descriptions that are in the title. */
const ALIKE = ['f-puzzles', 'iss', 'opensudoku', 'sdk', 'sdx', 'ss', 'sudokupad-json', 'sudokuwiki', 'sudokuwiki-bd', 'sudokuwiki-n', 'sukaku', 'susser'];
/** Words of English that no other language of the page has. */
const ENGLISH = /\b(?:the|and|is|are|which|with|cells?|rows?|true|false|digits?|candidates?|expected|found)\b/i;

beforeAll(() => initSync({ module: readFileSync(join(import.meta.dirname, '../engine/generated/ninerooks_bg.wasm')) }));

test.each(OTHERS)('%s: every profile and every format has its words, and there are no others', async (language) => {
  await speak(language);
  const wanted = profiles().flatMap(({ id, about, audience }) => [[`profile-${id}`, about], [`profile-${id}-for`, audience]] as const);
  const forms = formats().flatMap(({ name, title, description }) => [...(ALIKE.includes(name) ? [] : [[`format-${name}`, title] as const]), [`format-${name}-about`, description] as const]);
  for (const [key, english] of [...wanted, ...forms]) {
    expect(own(key, ''), `${language}: ${key}`).not.toBe('');
    expect(own(key, ''), `${language}: ${key}`).not.toBe(english);
    expect(own(key, '').replaceAll(/Exocets?|<game>|size|grid|cells/g, ''), `${language}: ${key}`).not.toMatch(ENGLISH);
  }
  const text = readFileSync(join(import.meta.dirname, '../app/words', language, 'engine.ftl'), 'utf8');
  const ids = new FluentResource(text).body.map(({ id }) => id);
  // Profiles that are not called after a program have names of their own.
  const names = ids.filter((id) => id.endsWith('-name'));
  expect(names.map((id) => id.slice(8, -5)).filter((id) => !profiles().some((profile) => profile.id === id))).toEqual([]);
  expect(names).toContain('profile-default-name');
  expect(ids.filter((id) => !names.includes(id)).toSorted()).toEqual([...wanted, ...forms].map(([key]) => key).toSorted());
  expect(own('no-such-key', 'English')).toBe('English');
});

const LINE = '4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......';
const TEXTS = [LINE.slice(1), `${LINE}1`, '', 'hello', `${LINE.slice(0, 40)}x${LINE.slice(41)}`, LINE.match(/.{9}/g)?.slice(1).join('\n') ?? '', '{"size":9,', '[[1,2', 'S9B12', '+'];

test.each(OTHERS)('%s: what is wrong with a text is said without English', async (language) => {
  await speak('en');
  const faults = TEXTS.flatMap((text) => {
    const found = read(text);
    return found.kind === 'fault' ? [found.message] : [];
  });
  expect(faults.length).toBeGreaterThan(7);
  expect(faults.map(readingFault)).toEqual(faults.map((fault) => fault.replace(/`(.+?)`/g, '“$1”')));
  await speak(language);
  for (const fault of faults) {
    expect(readingFault(fault), fault).not.toMatch(ENGLISH);
    expect(readingFault(fault), fault).toMatch(/[.。]$/);
  }
  expect(new Set(faults.map(readingFault)).size).toBeGreaterThan(2);
  expect(readingFault('expected 81 cells, found 80')).toContain('80');
});

test.each(OTHERS)('%s: what is wrong with a drawn chain, too: every sentence that the engine has', async (language) => {
  await speak('en');
  const source = readFileSync(join(import.meta.dirname, '../../crates/play/src/chain.rs'), 'utf8');
  const [, body = ''] = /impl fmt::Display for Fault \{([^]*?)\n\}\n/.exec(source) ?? [];
  const sentences = [...body.matchAll(/"([{A-Z][^"]{20,}\.)"/g)].map(([, text = '']) =>
    text.replace('{others} {is} in {sector}', '4r1c2 5r1c3 are in row 1').replace(/\{(?:end|from|at)\}/g, '1r2c3').replace('{to}', '1r4c5'),
  );
  expect(sentences).toHaveLength(7);
  expect(sentences.map(chainFault)).toEqual(sentences);
  await speak(language);
  const said = sentences.map(chainFault);
  expect(new Set(said).size).toBe(7);
  for (const [i, text] of said.entries()) {
    expect(text).not.toBe(sentences[i]);
    expect(text.replaceAll(/\d+r\d+c\d+/g, '')).not.toMatch(ENGLISH);
  }
});

test.each(OTHERS)('%s: and what a format cannot keep', async (language) => {
  await speak('en');
  const found = read(`+1${'.'.repeat(80)}:229`);
  if (found.kind !== 'puzzle') throw new Error(found.message);
  const { lost } = write(found.state, 'line');
  expect(lost).toEqual(['1 placed digit became a given', '1 excluded candidate came back']);
  expect(lost.map(lostText)).toEqual(lost);
  await speak(language);
  for (const text of [...lost, '3 givens became placed digits', '2 values became only candidates', '1 only candidate became a value', '1 listed candidate', 'the title']) {
    expect(lostText(text), text).not.toMatch(ENGLISH);
  }
  expect(readdirSync(join(import.meta.dirname, '../app/words', language))).toContain('engine.ftl');
});

const PATHS = [
  '.7..2958.94..............6.4.16......239.....5....24......6814..........35..4...7',
  '7.8...3.....2.1...5.........4.....263...8.......1...9..9.6....4....7.5...........',
];
const CHOICE = { profile: 'default', off: [], uniqueness: false, own: undefined };
const stateOf = (text: string): State => {
  const found = read(text);
  if (found.kind === 'fault') throw new Error(found.message);
  return found.state;
};
const numbers = (text: string): string[] => [...new Set(text.match(/\d+/g) ?? [])].toSorted();

test('how a path was made shorter, the best paths, and what is assumed of a puzzle are told with the same numbers and without English', { timeout: 120_000 }, async () => {
  const shorter = PATHS.map((text) => {
    const walk = new Walk(stateOf(text), CHOICE);
    while (walk.advance(100));
    return walk.simplify() ?? '';
  });
  const best = PATHS.flatMap((text) => (['fewest', 'gentlest'] as const).map((goal) => new BestSteps(stateOf(text), CHOICE, goal).says));
  const premise = status(stateOf(`${'.'.repeat(80)}1`)).premise ?? '';
  expect(shorter.filter(Boolean).length).toBeGreaterThan(0);
  expect([...best, premise].filter(Boolean)).toHaveLength(best.length + 1);
  for (const language of OTHERS) {
    await speak(language);
    for (const english of shorter) {
      expect(numbers(shorterText(english)), `${language}: ${english}`).toEqual(numbers(english));
      expect(shorterText(english), `${language}: ${english}`).not.toMatch(ENGLISH);
    }
    for (const english of best) {
      expect(numbers(bestText(english)), `${language}: ${english}: ${bestText(english)}`).toEqual(numbers(english));
      expect(bestText(english), `${language}: ${english}`).not.toMatch(ENGLISH);
    }
    expect(premiseText(premise)).not.toMatch(ENGLISH);
  }
});
