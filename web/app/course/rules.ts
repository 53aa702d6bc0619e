/** What a technique is, in the player's language: short, and loaded with the first lesson. English ones are on the pages. */

import { FluentBundle, FluentResource } from '@fluent/bundle';

import { LANGUAGES, type Language } from '../words.svelte';

const FILES = import.meta.glob<string>('../words/*/lessons.ftl', { query: '?raw', import: 'default' });

const loaded = new Map<Language, FluentBundle>();

async function rules(language: Language): Promise<FluentBundle | undefined> {
  const known = loaded.get(language);
  const load = FILES[`../words/${language}/lessons.ftl`];
  if (known || !load) return known;
  const bundle = new FluentBundle(LANGUAGES[language].tag, { useIsolating: false });
  bundle.addResource(new FluentResource(await load()));
  loaded.set(language, bundle);
  return bundle;
}

/** The rule of a lesson; nothing where the language has none. */
export async function ruleOf(technique: string, language: Language): Promise<string> {
  const bundle = await rules(language);
  const pattern = bundle?.getMessage(`lesson-${technique}`)?.value;
  return pattern && bundle ? bundle.formatPattern(pattern) : '';
}
