import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';

import { lessonsOf } from '../app/course/file';
import { introOf } from '../app/course/intro';
import { ruleOf } from '../app/course/rules';
import { LANGUAGES, type Language } from '../app/words.svelte';

const WORDS = join(import.meta.dirname, '../app/words');
const PAGES = join(import.meta.dirname, '../../crates/logic/src/techniques');
const TECHNIQUES = lessonsOf(readFileSync(join(import.meta.dirname, '../exercises.txt'), 'utf8')).map(({ technique }) => technique);
const OTHERS = (Object.keys(LANGUAGES) as Language[]).filter((language) => language !== 'en');

/** Words of English that no other language of the page has. */
const ENGLISH = /\b(?:the|and|is|are|which|with|cells?|rows?|columns?|box(?:es)?|true|false|digits?|candidates?|eliminated|if|both)\b/i;
/** What is named alike everywhere. */
const ALIKE = /ALS|AIC(?: Ring)?/g;

const file = (language: string): string => readFileSync(join(WORDS, language, 'lessons.ftl'), 'utf8');

test.each(OTHERS)('%s: every lesson has a rule of its own, and there is no other rule', (language) => {
  const text = file(language);
  const ids = new FluentResource(text).body.map(({ id }) => id);
  expect(ids.length, 'some cannot be read').toBe([...text.matchAll(/^-?[a-z][\w-]* *=/gm)].length);
  const rules = ids.filter((id) => !id.startsWith('-')).map((id) => id.replace('lesson-', ''));
  expect(rules.toSorted()).toEqual(TECHNIQUES.toSorted());
  // Parts of rules that none of them uses would be left behind.
  for (const part of ids.filter((id) => id.startsWith('-'))) expect(text, part).toMatch(new RegExp(`\\{ ${part}[ (]`));
});

test.each(OTHERS)('%s: a rule is a few whole sentences, without English or gaps', async (language) => {
  const said = await Promise.all(TECHNIQUES.map((technique) => ruleOf(technique, language)));
  expect(new Set(said).size).toBe(TECHNIQUES.length);
  for (const [i, rule] of said.entries()) {
    const about = `${language}, ${TECHNIQUES[i] ?? ''}: ${rule}`;
    const full = language === 'zh' || language === 'ja';
    expect(rule, about).toMatch(full ? /。$/ : /\.$/);
    expect(rule, about).not.toMatch(/[{}]|\?\?|  |\.\.|。。|lesson-/);
    const sentences = rule.split(full ? /。/ : /[.:] /).length - (full ? 1 : 0);
    expect(sentences, about).toBeGreaterThanOrEqual(full ? 1 : 2);
    expect(sentences, about).toBeLessThanOrEqual(7);
    expect(rule.length, about).toBeLessThan(full ? 330 : 680);
    if (full) expect(rule.replaceAll(ALIKE, ''), about).not.toMatch(/[A-Za-z]{2}/);
    else expect(rule, about).not.toMatch(ENGLISH);
  }
});

test('English has its rules from the pages, and says nothing that it has not', async () => {
  expect(readdirSync(join(WORDS, 'en'))).not.toContain('lessons.ftl');
  for (const technique of TECHNIQUES) {
    expect(await ruleOf(technique, 'en')).toBe('');
    expect(introOf(readFileSync(join(PAGES, `${technique.replaceAll('-', '_')}.md`), 'utf8')).rule, technique).toMatch(/\.\)?$/);
  }
  expect(await ruleOf('no-such-technique', 'de')).toBe('');
});
