/** Why deadly and impossible patterns are right, in short: what could be exchanged, and what follows. */

import { t } from '../words.svelte';
import { isImpossible } from './chains';
import { allOf, both, cellOfName, cells, digitOfName, digits, houses, oneOf } from './names';
import type { Candidate, Deadly } from './shape';

export function deadly(shape: Deadly, eliminated: readonly Candidate[], isPlaced: boolean, result: string): string {
  return both(reason(shape), then(shape, eliminated, isPlaced, result));
}

/** Why one of the guardians is true. */
function reason(shape: Deadly): string {
  const { pattern, guardians } = shape;
  const named = { cells: cells(shape.cells), digits: digits(shape.digits) };
  const guarded = cells(guardians.map(cellOfName));
  if (isImpossible(shape)) {
    if (pattern === 'oddagon') return t('why-oddagon', named);
    return pattern === 'broken-wing' ? t('why-broken-wing', { ...named, guarded }) : t('why-impossible', named);
  }
  switch (pattern) {
    case 'rectangle':
    case 'loop':
      return t('why-exchange', named);
    case 'avoidable-rectangle':
      return t('why-exchange-placed', named);
    case 'grave':
      return t('why-grave', { guardians: allOf(guardians) });
    case 'lite-grave':
      return t('why-lite-grave', { cells: named.cells, guardians: allOf(guardians) });
    case 'reverse-grave':
      return t('why-reverse-grave', { ...named, guarded });
    case 'clue-cover':
      return t('why-clue-cover', { cells: named.cells, guardians: allOf(guardians) });
    default:
      return t('why-deadly', named);
  }
}

/** What follows where one of the guardians is true. */
function then({ pattern, guardians, then: of, cells: all, digits: own }: Deadly, eliminated: readonly Candidate[], isPlaced: boolean, result: string): string {
  const named = oneOf(guardians);
  if (of === 'seen') {
    const held = [...new Set(guardians.map(cellOfName))];
    const [cell = ''] = held;
    if (isPlaced || pattern === 'clue-cover' || (pattern === 'grave' && held.length === 1)) return t('why-then-true', { guardians: named, result });
    const isInPattern = all.includes(cell) && eliminated.every((name) => cellOfName(name) === cell && own.includes(digitOfName(name)));
    if (held.length === 1 && isInPattern) return t('why-then-cell', { cell, result });
    return t(guardians.length === 1 ? 'why-then-true' : 'why-then-seen', { guardians: named, result });
  }
  if ('subset' in of) return t('why-then-subset', { guardians: named, cells: cells(of.subset.cells), digits: digits(of.subset.digits), house: houses(of.subset.houses), result });
  if ('locked' in of) return t('why-then-locked', { digit: of.locked.digit, houses: houses(of.locked.houses), candidates: oneOf(eliminated), result });
  if ('hidden' in of) {
    const held = cells([...of.hidden.cells, ...guardians.map(cellOfName)]);
    return t('why-then-hidden', { guardians: named, digits: digits(of.hidden.digits), house: houses([of.hidden.house]), cells: held, result });
  }
  return t('why-then-chains', { guardians: named, result });
}
