/** The legend of a picture, which the engine draws with English words, as signs with words in the player's language. */

import { t } from './words.svelte';

/** What a sign means, and the message for it. */
const MEANINGS = {
  eliminated: 'eliminated',
  'is placed': 'placed',
  'truth: one is true': 'truth',
  'link: at most one is': 'link',
  pattern: 'pattern',
  fin: 'fin',
  'on the way': 'on-the-way',
  'one of the two is true': 'one-of-two',
  'not both are true': 'not-both',
  'both ends see it': 'sees',
  start: 'start',
  end: 'end',
  given: 'given',
  'placed before': 'placed-before',
  guardian: 'guardian',
  'one parity': 'parity-one',
  'the other parity': 'parity-other',
  'would be false': 'would-false',
  'would be true': 'would-true',
  'true on the one way': 'way-one',
  'true on the other': 'way-other',
  'candidate of the patterns': 'of-patterns',
  'other digits of a set': 'others-of-set',
  'other digits of an exocet': 'others-of-exocet',
  'other places of a fish': 'others-of-fish',
  'digits that could be exchanged': 'exchangeable',
  'one side': 'one-side',
  'the other side': 'other-side',
  'one side of a chain': 'chain-side',
  'sides a and b of the chains': 'sides-two',
  'sides A and B': 'capitals-two',
  'sides a, b, c of the chains': 'sides-three',
  'sides A, B, C': 'capitals-three',
  'sides in small letters': 'sides-small',
  'sides in capitals': 'sides-capital',
  'common digit': 'common-digit',
  'excluding cell': 'excluding',
  'range: its first line': 'range-first',
  'its second line': 'range-second',
  'both lines': 'range-both',
  'not in the range': 'range-outside',
  'restricted commons': 'commons',
  'restricted common: X': 'common-x',
  'digit of both sets: Z': 'common-z',
  'digit of both ends: Z': 'common-ends',
  'eliminated digit': 'eliminated-digit',
  'base digits': 'base-digits',
  'in the targets': 'in-targets',
  base: 'base',
  targets: 'targets',
  'second base': 'base-second',
  'its targets': 'targets-second',
  escape: 'escape',
  companions: 'companions',
  mirrors: 'mirrors',
  'cross-lines': 'cross-lines',
  'one of these is true': 'one-of-these',
  'two solutions, if alone': 'two-solutions',
  stem: 'stem',
  petals: 'petals',
  crossing: 'crossing',
  'beside it': 'beside',
  'in lines': 'in-lines',
  'in boxes': 'in-boxes',
  'in rows': 'in-rows',
  'in columns': 'in-columns',
} as const;

/** A sign and what it means. */
export interface Sign {
  /** What is drawn, and the part of the legend that it takes. */
  svg: string;
  box: string;
  text: string;
}

export interface Legend {
  signs: Sign[];
  /** Truths, links and patterns that are left, a line of each. */
  lines: string[];
  /** Small boards, which have words of their own, and where they begin. */
  boards: string;
  from: number;
}

/** Where the words of the engine's legend are: behind their sign, and as much below its middle. */
const [SIGN, BELOW] = [36, 4.9];
/** Rows of three small boards, with their captions. */
const [IN_A_ROW, ROW] = [3, 162];

const WORDS = /<text class="key" x="([\d.-]+)" y="([\d.-]+)">([^<]*)<\/text>\s*/g;

/** The parts of a legend. */
export function readLegend(legend: string, height: number): Legend {
  const inner = legend.replace(/^\s*<g transform="[^"]*">\s*/, '').replace(/<\/g>\s*$/, '');
  const [signs, lines]: [Sign[], string[]] = [[], []];
  let end = 0;
  for (const found of inner.matchAll(WORDS)) {
    const svg = inner.slice(end, found.index).trim();
    const [, x = '0', y = '0', text = ''] = found;
    end = found.index + found[0].length;
    if (svg) signs.push({ svg, box: `${Number(x) - SIGN - 1} ${Number(y) - BELOW - 12} 34 24`, text: meaning(text) });
    else if (/^(?:Truths|Links|Patterns left): /.test(text)) lines.push(text);
    else lines.push(`${lines.pop() ?? ''} ${text}`.trim());
  }
  const boards = inner.slice(end).trim();
  const rows = Math.ceil((boards.match(/small-caption/g)?.length ?? 0) / IN_A_ROW);
  return { signs, lines: lines.map(line), boards: boards && legend.replace(inner.slice(0, end), ''), from: height - rows * ROW };
}

function line(text: string): string {
  const [name = '', ...rest] = text.split(': ');
  const said = rest.join(': ');
  if (name === 'Truths') return t('signs-truths', { sets: said });
  if (name === 'Links') return t('signs-links', { sets: said });
  const counts = said.split(', ').map((one) => {
    const [count = '', digit = ''] = one.split(' of ');
    return t('signs-patterns-of', { count, digit });
  });
  return t('signs-patterns-left', { counts: counts.join(', ') });
}

/** What a sign means, in the language of the page; where that is not known, as the engine says it. */
export function meaning(text: string): string {
  if (text in MEANINGS) return t(`signs-${MEANINGS[text as keyof typeof MEANINGS]}`);
  const named = /^([A-Za-z!]): (.*)$/.exec(text);
  if (named) return t('signs-named', { name: named[1] ?? '', meaning: meaning(named[2] ?? '') });
  for (const [pattern, say] of FORMS) {
    const found = pattern.exec(text);
    if (found) return say(found[1] ?? '', found[2] ?? '');
  }
  return text;
}

const FORMS: readonly (readonly [RegExp, (first: string, second: string) => string])[] = [
  [/^excludes (\d) elsewhere$/, (digit) => t('signs-excludes-digit', { digit })],
  [/^excludes other digits from (r\dc\d)$/, (cell) => t('signs-excludes-cell', { cell })],
  [/^two solutions with (\d+) alone$/, (digits) => t('signs-deadly', { digits })],
  [/^almost-locked (\d+)$/, (digits) => t('signs-almost-locked', { digits })],
  [/^(\d+) cells, as many digits of houses$/, (count) => t('signs-multi-sector', { count })],
  [/^(r\dc\d) would be empty$/, (cell) => t('signs-empty-cell', { cell })],
  [/^no (\d) left in ((?:row|column|box) \d)$/, (digit, house) => t('signs-empty-house', { digit, house: house.replace(/^(.)\w+ /, '$1') })],
];

const KEYS = /<text class="key" x="([\d.]+)" y="([\d.]+)">([^<]*)<\/text>/g;

/** How wide a character is in a legend; those of Chinese and Japanese are square. */
const wide = (text: string): number => [...text].reduce((sum, sign) => sum + (sign > '\u2e80' ? 13.5 : 7.6), 0);

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * A picture that is saved or printed, with the name of its step and its legend in the language of the page. The engine has
 * measured the English words: others that are longer than what they take are drawn narrower.
 */
export function pictureInWords(svg: string, name: string, own: string): string {
  const [, right = '600'] = /viewBox="0 0 ([\d.]+)/.exec(svg) ?? [];
  const keys = [...svg.matchAll(KEYS)].map(([, x = '0', y = '0']) => ({ x: Number(x), y }));
  let at = 0;
  const inWords = svg.replace(KEYS, (whole, x: string, y: string, text: string) => {
    const next = keys[(at += 1)];
    const room = (next?.y === y ? next.x - SIGN - 8 : Number(right) - 16) - Number(x);
    const isLine = /^(?:Truths|Links|Patterns left): /.test(text);
    const said = escaped(isLine ? line(text) : meaning(text));
    if (said === text) return whole;
    const narrow = wide(said) > room ? ` textLength="${room.toFixed(1)}" lengthAdjust="spacingAndGlyphs"` : '';
    return `<text class="key" x="${x}" y="${y}"${narrow}>${said}</text>`;
  });
  return inWords.replace(/(<title>|<text class="title"[^>]*>)([^<]*)/g, (whole, before: string, text: string) => (text.startsWith(name) ? before + escaped(own) + text.slice(name.length) : whole));
}
