/** The pages of the techniques: the manual of the program, loaded when it is first opened. */

const FILES = import.meta.glob<string>('../../crates/logic/src/techniques/*.md', { query: '?raw', import: 'default', eager: true });

const PAGES = new Map(Object.entries(FILES).map(([path, text]) => [path.replace(/^.*\/|\.md$/g, '').replaceAll('_', '-'), text]));

/** The page of a technique, in Markdown. */
export const page = (id: string): string => PAGES.get(id) ?? '';
