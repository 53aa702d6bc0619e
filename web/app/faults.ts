/** What the engine says in English of a text, a chain, a hypothesis or a format, in the player's language. English is as the engine has it. */

import { listed, orEnglish, t } from './words.svelte';

/** Why a text cannot be read: `expected 81 cells, found 80`. The place is said elsewhere. */
export const readingFault = (message: string): string =>
  orEnglish(message.replace(/`([^`]*)`/g, '“$1”'), () => {
    const [, expected = '', found = ''] = /^expected (.*), found (.*)$/s.exec(message) ?? [];
    const count = Number.parseInt(found, 10);
    const [, sign] = /^`(.)`$/su.exec(found) ?? [];
    if (expected === '81 cells' && !Number.isNaN(count)) return t('open-not-cells', { count });
    if (expected === 'no more than 81 cells') return t('open-more-cells');
    if (expected === '9 rows' && !Number.isNaN(count)) return t('open-not-rows', { count });
    if (found === 'the end') return t('open-ends');
    return sign ? t('open-sign', { sign }) : t('open-other');
  });

const NAME = String.raw`(\d+r\d+c\d+)`;
const CHAIN: readonly [RegExp, (found: readonly string[]) => string][] = [
  [new RegExp(`^${NAME} is no candidate`), ([candidate = '']) => t('chain-gone', { candidate })],
  [new RegExp(`^${NAME} and ${NAME} share no cell`), ([one = '', other = '']) => t('chain-apart', { one, other })],
  [new RegExp(`^${NAME} and ${NAME} are not a strong link: (.*) (?:is|are) in `), ([one = '', other = '', others = '']) => t('chain-not-strong', { one, other, others: listed(others.split(' ')) })],
  [new RegExp(`^More than two links meet in ${NAME}`), ([candidate = '']) => t('chain-fork', { candidate })],
  [/^These links are not one chain/, () => t('chain-pieces')],
  [new RegExp(`^Two weak links meet in ${NAME}`), ([candidate = '']) => t('chain-two-weak', { candidate })],
  [new RegExp(`^A chain begins and ends with a strong link: at ${NAME}`), ([candidate = '']) => t('chain-ends', { candidate })],
];

/** What is wrong with a chain that the player has drawn. */
export const chainFault = (message: string): string =>
  orEnglish(message, () => {
    for (const [form, say] of CHAIN) {
      const found = form.exec(message);
      if (found) return say(found.slice(1));
    }
    return message;
  });

const HOUSES = { r: 'house-row', c: 'house-column', b: 'house-box' } as const;

/** A house by its letter, or the first one of its English name. */
const houseName = (kind: string, number: string): string => t(HOUSES[kind.toLowerCase() as keyof typeof HOUSES], { number });

/** A cell as it is; `3 in row 7` in words. */
function place(text: string): string {
  const [, digit = '', kind = '', number = ''] = /^(\d) in (row|column|box) (\d)$/.exec(text) ?? [];
  return digit ? t('layers-place', { digit, house: houseName(kind.charAt(0), number) }) : text;
}

/** Why a mark of a hypothesis is there, where it ends, and where two ways meet: one sentence of each kind. */
const LAYERS: readonly [RegExp, (found: readonly string[]) => string][] = [
  [/^the only one left in (\d)N(\d)$/i, ([row = '', column = '']) => t('layers-only-cell', { cell: `r${row}c${column}` })],
  [/^the only one left in (\d)([RCB])(\d)$/i, ([digit = '', kind = '', number = '']) => t('layers-only-house', { digit, house: houseName(kind, number) })],
  [new RegExp(`^${NAME} is true$`), ([candidate = '']) => t('layers-seen', { candidate })],
  [/^by a pattern$/, () => t('layers-pattern')],
  [/^(r\dc\d) would be empty$/, ([cell = '']) => t('layers-empty-cell', { cell })],
  [/^no place would be left for (\d) in (row|column|box) (\d)$/, ([digit = '', kind = '', number = '']) => t('layers-empty-house', { digit, house: houseName(kind.charAt(0), number) })],
  [new RegExp(`^${NAME} is true on both ways$`), ([candidate = '']) => t('layers-both', { candidate })],
  [new RegExp(`^(.+) is ${NAME} on the one way and ${NAME} on the other$`), ([where = '', one = '', other = '']) => t('layers-cross', { where: place(where), one, other })],
  [/^one way is impossible/, () => t('layers-impossible')],
  [/^the same candidates are false on both ways$/, () => t('layers-same')],
];

/** What the engine says of a hypothesis: the reason of a mark, a contradiction, where two ways begin and meet. */
export const layerText = (message: string): string =>
  orEnglish(message, () => {
    for (const [form, say] of LAYERS) {
      const found = form.exec(message);
      if (found) return say(found.slice(1));
    }
    return place(message);
  });

const LOST = [
  [/placed digits? became/, 'copy-lost-placed'],
  [/givens? became/, 'copy-lost-givens'],
  [/values? became/, 'copy-lost-values'],
  [/only candidates? became/, 'copy-lost-only'],
  [/excluded candidates? came/, 'copy-lost-excluded'],
  [/listed candidates?/, 'copy-lost-listed'],
  [/^\d+ rules? \(/, 'copy-lost-rules'],
] as const;

/** What a format cannot keep. */
export const lostText = (message: string): string =>
  orEnglish(message, () => {
    const key = LOST.find(([form]) => form.test(message))?.[1];
    return key ? t(key, { count: Number.parseInt(message, 10) }) : t('copy-lost-entry');
  });
