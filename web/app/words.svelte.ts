/** What the page says, in the player's language: messages of Fluent, of which only that language's are loaded. */

import { FluentBundle, FluentResource } from '@fluent/bundle';

import type { Messages } from './words/messages';

/** The languages by their own names; the tag says how numbers and dates are written. */
export const LANGUAGES = {
  en: { name: 'English', tag: 'en-GB' },
  de: { name: 'Deutsch', tag: 'de' },
  fr: { name: 'Français', tag: 'fr' },
  es: { name: 'Español', tag: 'es' },
  zh: { name: '简体中文', tag: 'zh-Hans' },
  ja: { name: '日本語', tag: 'ja' },
} as const;
export type Language = keyof typeof LANGUAGES;

// The rules of the lessons are files of their own: course/rules.ts.
const FILES = import.meta.glob<string>(['./words/*/*.ftl', '!./words/*/lessons.ftl'], { query: '?raw', import: 'default' });

let bundle = $state.raw<FluentBundle | undefined>();
let spoken = $state<Language>('en');
/** The language that was asked for last: one that is loaded more slowly than a later one is not wanted any more. */
let wanted: Language = 'en';

export const isLanguage = (name: unknown): name is Language => typeof name === 'string' && Object.hasOwn(LANGUAGES, name);

/** The language of the page. */
export const language = (): Language => spoken;

/** For dates and numbers. */
export const tag = (): string => LANGUAGES[spoken].tag;

/** The first language of a browser's list that the page has. */
export function preferred(list: readonly string[]): Language {
  return list.map((name) => name.toLowerCase().split('-')[0]).find(isLanguage) ?? 'en';
}

/** Loads a language; from then on the page speaks it. */
export async function speak(next: Language): Promise<void> {
  wanted = next;
  const ours = Object.entries(FILES).filter(([path]) => path.startsWith(`./words/${next}/`));
  const texts = await Promise.all(ours.map(([, load]) => load()));
  if (wanted !== next) return;
  // Marks around what is filled in are for languages written from right to left.
  const made = new FluentBundle(LANGUAGES[next].tag, { useIsolating: false });
  for (const text of texts) made.addResource(new FluentResource(text));
  bundle = made;
  spoken = next;
  if (typeof document !== 'undefined') document.documentElement.lang = LANGUAGES[next].tag;
}

/** What a message has to be given: nothing, or its variables. */
type Given<K extends keyof Messages> = [Messages[K]] extends [never] ? [] : [Record<Messages[K], string | number>];

/** A message. Where it is read in a template or a `$derived`, it changes with the language. */
export function t<K extends keyof Messages>(key: K, ...[given]: Given<K>): string {
  const pattern = bundle?.getMessage(key)?.value;
  return pattern && bundle ? bundle.formatPattern(pattern, given) : key;
}

/** What the engine names in English, such as a format: as players of the language say it; where they say nothing else, so. */
export function own(key: string, english: string): string {
  const pattern = bundle?.getMessage(key)?.value;
  return pattern && bundle ? bundle.formatPattern(pattern) : english;
}

/** A technique by the name that players of the language use; where they have none of their own, by the English one. */
export const technique = (id: string, english: string): string => own(`technique-${id}`, english);

/** `4.2`, `12.0`: a rating as the language writes numbers. */
export const rating = (number: number): string => number.toLocaleString(tag(), { minimumFractionDigits: 1 });

/** `a, b and c`; `a, b or c`. */
export function listed(list: readonly string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string {
  const text = new Intl.ListFormat(tag(), { type }).format(list);
  // As everywhere else in these messages, digits and Latin letters have air beside Chinese.
  return spoken === 'zh' ? text.replace(/([!-~])([和或])(?=[!-~])/g, '$1 $2 ') : text;
}

/** What is between two sentences: nothing in Chinese and Japanese. */
export const gap = (): string => (spoken === 'zh' || spoken === 'ja' ? '' : ' ');

/** One sentence after the other. */
export const joined = (...sentences: readonly string[]): string => sentences.filter(Boolean).join(gap());

/** What the engine says in English, and a message for the other languages. */
export const orEnglish = (english: string, message: () => string): string => (spoken === 'en' ? english : message());
