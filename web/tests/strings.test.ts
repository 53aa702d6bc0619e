import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { parse } from 'svelte/compiler';
import { expect, test } from 'vitest';

const APP = join(import.meta.dirname, '../app');

/** Views whose text is still English only. */
const ENGLISH: readonly string[] = [];

/** What is written alike in every language: names, keys, file formats, notation. */
const ALIKE = /^(?:Ninerooks|Sudoku|3D|xy|Ctrl\+[A-Z]|SVG|PNG|JSON|[{}\drcbnRCBN ]+|svg|data:.*)$/;

/** Attributes that somebody reads or hears. */
const READ = ['title', 'aria-label', 'placeholder', 'alt', 'aria-valuetext', 'label'];

interface Node {
  type: string;
  [key: string]: unknown;
}

const isNode = (part: unknown): part is Node => typeof part === 'object' && part !== null && typeof (part as Node).type === 'string';

/** All strings in an expression but those that choose a message: what `t` is given, what is compared, what is looked up. */
function literals(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(literals);
  if (!isNode(part)) return [];
  if (part.type === 'Literal') return typeof part['value'] === 'string' ? [part['value']] : [];
  if (part.type === 'TemplateElement') return [(part['value'] as { raw: string }).raw];
  if (part.type === 'CallExpression' || part.type === 'BinaryExpression' || part.type === 'MemberExpression') return [];
  if (part.type === 'ConditionalExpression') return [...literals(part['consequent']), ...literals(part['alternate'])];
  return Object.entries(part).flatMap(([key, value]) => (key === 'loc' ? [] : literals(value)));
}

/** The words of a template that are in it as they are. */
function words(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(words);
  if (!isNode(part)) return [];
  if (part.type === 'Text') return [part['data'] as string];
  if (part.type === 'ExpressionTag') return literals(part['expression']);
  if (part.type === 'Attribute') return READ.includes(part['name'] as string) ? words(part['value']) : [];
  if (part.type === 'StyleSheet' || part.type === 'Comment' || part.type === 'Script') return [];
  return Object.entries(part).flatMap(([key, value]) => (key === 'expression' ? [] : words(value)));
}

/** What is left of a text that has letters and is not alike in every language. */
const said = (source: string): string[] =>
  words(parse(source, { modern: true }).fragment)
    .map((text) => text.trim())
    .filter((text) => /\p{L}/u.test(text) && !ALIKE.test(text));

const views = readdirSync(APP, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.svelte')).sort();

test.each(views.filter((path) => !ENGLISH.includes(path)))('every word of %s is in the messages', (path) => {
  expect(said(readFileSync(join(APP, path), 'utf8'))).toEqual([]);
});

test('views that are named as English have English text', () => {
  for (const path of ENGLISH) expect(said(readFileSync(join(APP, path), 'utf8')), path).not.toEqual([]);
});

test('a text, an attribute and a string in braces are found, and what chooses a message is not', () => {
  expect(said('<p title="One">Two {three ? "Four" : t("five")} {`six ${seven}`}</p>').sort()).toEqual(['Four', 'One', 'Two', 'six']);
  expect(said('<p class="one">{t(kind === "two" ? "three" : "four")} · 5 <b data-x="six">Ninerooks</b></p>')).toEqual([]);
});
