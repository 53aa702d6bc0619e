/** Why almost-locked sets, exocets and set logic are right, in short. */

import type { StepView } from '../../engine/generated/ninerooks';
import { listed, t } from '../words.svelte';
import { isImpossible } from './chains';
import { both, candidate as one, cells, digits, houses, parts, sector, withDigits } from './names';
import type { Digit, Shape } from './shape';

type Of<K extends Shape['kind']> = Extract<Shape, { kind: K }>;

/** More truths than this are only counted. */
const MOST_TRUTHS = 6;

export function almostLocked({ sets, links }: Of<'almost-locked'>, gone: readonly Digit[], result: string): string {
  const [first, last] = [sets[0], sets.at(-1)];
  if (!first || !last) return '';
  if (links.length === sets.length) return t('why-als-ring', { sets: listed(sets.map(withDigits)), links: digits([...new Set(links)]), result });
  const common = first.digits.filter((digit) => last.digits.includes(digit) && gone.includes(digit));
  const given = { first: withDigits(first), last: withDigits(last), common: digits(common), links: digits([...new Set(links)]), result };
  const wide = sets.find((set) => set.digits.length === set.cells.length + 2);
  if (wide) return t('why-als-wide', { ...given, middle: withDigits(wide) });
  return sets.length === 2 ? t('why-als-xz', given) : t('why-als-chain', { ...given, sets: listed(sets.slice(1, -1).map(withDigits)) });
}

export function blossom({ stem, petals }: Of<'blossom'>, gone: readonly Digit[], result: string): string {
  const given = { sets: listed(petals.map(({ set }) => withDigits(set))), common: digits([...new Set(gone)]), result };
  if (typeof stem !== 'string') {
    const why = t(isImpossible(stem) ? 'why-impossible' : 'why-deadly', { cells: cells(stem.cells), digits: digits(stem.digits) });
    return both(why, t('why-blossom-pattern', given));
  }
  const of = sector(stem);
  return 'cell' in of ? t('why-blossom-cell', { ...given, cell: of.cell }) : t('why-blossom-house', { ...given, digit: of.digit, house: houses([of.house]) });
}

export function aligned({ cells: all, exclusions }: Of<'aligned'>, result: string): string {
  const by = new Set(exclusions.filter((exclusion) => exclusion.by.length > 0).map((exclusion) => parts(exclusion.by).join(',')));
  return t('why-aligned', { cells: cells(all), by: listed([...by]), result });
}

export function exocet({ digits: of, base, targets, second }: Of<'exocet'>, result: string): string {
  if (second) return t('why-double-exocet', { digits: digits(of), base: cells([...base, ...second.base]), targets: cells([...targets, ...second.targets]), result });
  return t('why-exocet', { digits: digits(of), base: cells(base), targets: cells(targets), result });
}

/** Truths and links are named where they are few. */
export function sets({ truths, rank }: Of<'sets'>, { proof: { covers } }: StepView, result: string): string {
  const [cover] = covers;
  if (rank > 0) return t('why-rank', { truths, links: truths + rank, rank, result });
  if (!cover || covers.length > 1 || truths > MOST_TRUTHS) return t('why-rank-zero', { truths, result });
  return t('why-cover', { truths: cover.truths.map(({ set }) => set).join(' '), links: cover.links.map(({ set }) => set).join(' '), result });
}

const MAPS = { diagonal: 'why-map-diagonal', 'anti-diagonal': 'why-map-anti-diagonal', 'half-turn': 'why-map-half-turn', 'quarter-turn': 'why-map-quarter-turn', other: 'why-map-other' } as const;

export function symmetrical({ map, cycles, given }: Of<'symmetrical'>, result: string): string {
  const named = { map: t(MAPS[map]), cycles: cycles.map((cycle) => cycle.join('-')).join(' '), result };
  return given ? t('why-anti-symmetrical', { ...named, candidate: one(given) }) : t('why-symmetrical', named);
}
