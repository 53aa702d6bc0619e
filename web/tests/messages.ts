import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { FluentBundle, FluentResource } from '@fluent/bundle';

/** The folder of the page's messages, one folder a language. */
export const WORDS = join(import.meta.dirname, '../app/words');

export type Say = (key: string, given?: Record<string, string | number>) => string;

/** The messages of a language, as the page has them. */
export function words(language: string): Say {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const file of readdirSync(join(WORDS, language))) bundle.addResource(new FluentResource(readFileSync(join(WORDS, language, file), 'utf8')));
  return (key, given = {}) => bundle.formatPattern(bundle.getMessage(key)?.value ?? key, given);
}
