import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';

import { LANGUAGES, preferred } from '../app/words.svelte';

const APP = join(import.meta.dirname, '../app');
const TYPES = join(APP, 'words/messages.ts');
/** Names of techniques are taken from the engine where a language has none of its own: a file for itself. */
const TECHNIQUES = 'techniques.ftl';
/** So is what else English has from the engine, engine.test.ts, and the rules of the lessons, which it has from the pages, lessons.test.ts. */
const NOT_ENGLISH = [TECHNIQUES, 'engine.ftl', 'lessons.ftl'];

interface Message {
  id: string;
  variables: string[];
}

/** The variables of a pattern, however deep they are. */
function variables(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(variables);
  if (part === null || typeof part !== 'object') return [];
  const { type, name } = part as { type?: string; name?: string };
  return [...(type === 'var' && name ? [name] : []), ...Object.values(part).flatMap(variables)];
}

/** The messages of a file; whatever the parser skips because it is not right counts as missing. */
function messages(language: string, file: string): Message[] {
  const text = readFileSync(join(APP, 'words', language, file), 'utf8');
  const found = new FluentResource(text).body.map(({ id, value }) => ({ id, variables: [...new Set(variables(value))].sort() }));
  const begun = [...text.matchAll(/^-?[a-z][\w-]* *=/gm)].length;
  expect(found.length, `${language}/${file} has messages that cannot be read`).toBe(begun);
  return found;
}

const files = (language: string): string[] => readdirSync(join(APP, 'words', language)).filter((file) => !NOT_ENGLISH.includes(file)).sort();
const all = (language: string): Message[] => files(language).flatMap((file) => messages(language, file));

/** Every file of the page with its text, but for the messages themselves. */
const sources = (): [string, string][] =>
  readdirSync(APP, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(svelte|ts)$/.test(path) && !path.startsWith('words/'))
    .map((path) => [path, readFileSync(join(APP, path), 'utf8')]);

test.each(Object.keys(LANGUAGES))('%s has every message of English, with the same variables, in the same order', (language) => {
  expect(files(language)).toEqual(files('en'));
  for (const file of files('en')) expect(messages(language, file), `${language}/${file}`).toEqual(messages('en', file));
});

test('no message is there twice, and none is unused', () => {
  const ids = all('en').map(({ id }) => id);
  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  const text = sources().map(([, source]) => source).join('\n');
  // Ids that are put together: `level-${id}-about`.
  const made = [...text.matchAll(/`([a-z]+-[a-z-]*)\$\{[^`}]*\}([a-z-]*)`/g)].map(([, before = '', after = '']) => [before, after] as const);
  const isUsed = (id: string): boolean => text.includes(`'${id}'`) || made.some(([before, after]) => id.startsWith(before) && id.endsWith(after));
  expect(ids.filter((id) => !isUsed(id))).toEqual([]);
});

test('names of techniques are of techniques that there are, each once', () => {
  const pages = readdirSync(join(APP, '../../crates/logic/src/techniques')).flatMap((file) => (file.endsWith('.md') ? [file.slice(0, -3).replaceAll('_', '-')] : []));
  for (const language of Object.keys(LANGUAGES).filter((name) => name !== 'en')) {
    const ids = messages(language, TECHNIQUES).map(({ id }) => id.replace('technique-', ''));
    expect(ids.filter((id) => !pages.includes(id)), language).toEqual([]);
    expect(new Set(ids).size, language).toBe(ids.length);
  }
});

test('every message can be written in every language', () => {
  for (const [language, { tag }] of Object.entries(LANGUAGES)) {
    const bundle = new FluentBundle(tag, { useIsolating: false });
    for (const file of files(language)) bundle.addResource(new FluentResource(readFileSync(join(APP, 'words', language, file), 'utf8')));
    for (const { id, variables: names } of all(language)) {
      for (const number of [0, 1, 2, 1234]) {
        const faults: Error[] = [];
        const text = bundle.formatPattern(bundle.getMessage(id)?.value ?? '', Object.fromEntries(names.map((name) => [name, number])), faults);
        expect([text.length > 0, faults], `${language}: ${id}`).toEqual([true, []]);
      }
    }
  }
});

test('what each message has to be given is in its type', () => {
  const line = ({ id, variables: names }: Message): string => `  '${id}': ${names.map((name) => `'${name}'`).join(' | ') || 'never'};`;
  const text = `/** Made from words/en by \`NINEROOKS_BLESS=1 npm run unit\`: every message, and what it has to be given. */
export interface Messages {
${all('en').map(line).join('\n')}
}
`;
  if (process.env['NINEROOKS_BLESS']) writeFileSync(TYPES, text);
  expect(readFileSync(TYPES, 'utf8')).toBe(text);
});

test('the first language of the browser that the page has', () => {
  expect(preferred(['de-AT', 'en'])).toBe('de');
  expect(preferred(['pt-BR', 'es-419', 'en'])).toBe('es');
  expect(preferred(['zh-Hant-TW'])).toBe('zh');
  expect(preferred(['xx', 'constructor'])).toBe('en');
  expect(preferred([])).toBe('en');
});
