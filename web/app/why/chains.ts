/** Why chains, colours and assumptions are right, in short. */

import type { StepView } from '../../engine/generated/ninerooks';
import { listed, t } from '../words.svelte';
import { both, candidate, cellOfName, cells, digitOfName, digits, end, houses, node, notation, oneOf, sector, withDigits } from './names';
import type { Candidate, Cell, Chain, Digit, Forcing, Link, Nets, Node, Pattern, Shape, TwoWay } from './shape';

type Of<K extends Shape['kind']> = Extract<Shape, { kind: K }>;

const IMPOSSIBLE = ['broken-wing', 'oddagon', 'tridagon', 'impossible'];
export const isImpossible = ({ pattern }: Pattern): boolean => IMPOSSIBLE.includes(pattern);

export function chain(shape: Chain, result: string): string {
  const said = shape.ring ? t('why-ring', { first: node(shape.nodes[0] as Node), last: node(shape.nodes.at(-1) as Node), result }) : (named(shape, result) ?? open(shape, result));
  const rules = shape.links.some((link) => link !== 'set' && 'rule' in link) ? [t('why-by-rules')] : [];
  const all = shape.links.map(besides).filter((besides) => besides !== undefined);
  return [...all, ...rules].reduce(both, said);
}

const open = ({ nodes }: Chain, result: string): string => t('why-chain', { first: node(nodes[0] as Node), last: node(nodes.at(-1) as Node), result });

/** Where a strong link comes from, if it is seen in no cell and no house. */
function besides(link: Link): string | undefined {
  if (link === 'set' || 'sector' in link) return undefined;
  if ('fish' in link) return t('why-by-fish', { digit: link.fish.digit, houses: houses(link.fish.base), others: houses(link.fish.cover) });
  if ('rule' in link) return undefined; // said once, of all of them
  if ('exocet' in link) return t('why-by-exocet', { base: cells(link.exocet.base), targets: cells(link.exocet.targets) });
  const { cells: at, digits: of } = link.pattern;
  return t(isImpossible(link.pattern) ? 'why-by-impossible' : 'why-by-pattern', { cells: cells(at), digits: digits(of) });
}

interface Place {
  digit: Digit;
  cells: Cell[];
}

function placeOf(of: Node): Place | undefined {
  if ('candidate' in of) return { digit: digitOfName(of.candidate), cells: [cellOfName(of.candidate)] };
  return 'group' in of ? of.group : undefined;
}

/** A chain that people know by another rule than link by link. */
function named({ nodes, links }: Chain, result: string): string | undefined {
  const places = nodes.map(placeOf).filter((place) => place !== undefined);
  const strong = links.filter((_, i) => i % 2 === 0).map((link) => (link !== 'set' && 'sector' in link ? sector(link.sector) : undefined)).filter((of) => of !== undefined);
  const [first, second, , , , last] = places;
  if (places.length < nodes.length || strong.length * 2 < nodes.length || !first || !second) return undefined;
  if (places.length === 4 && places.every(({ digit }) => digit === first.digit)) return turbot(places as [Place, Place, Place, Place], strong, result);
  const end = places.at(-1);
  if (end && end.digit === first.digit && strong.every((of) => 'cell' in of)) return t('why-xy-chain', { first: cells(first.cells), last: cells(end.cells), digit: first.digit, result });
  const [, middle] = strong;
  const isW = last && middle && 'house' in middle && strong.length === 3 && [strong[0], strong[2]].every((of) => of && 'cell' in of) && last.digit === first.digit && second.digit === middle.digit;
  if (!isW) return undefined;
  return t('why-w-wing', { cells: cells([...first.cells, ...last.cells]), digits: digits([first.digit, second.digit]), digit: middle.digit, house: houses([middle.house]), other: first.digit, result });
}

/** Two strong links of a digit: skyscraper, kite, empty rectangle, turbot fish. */
function turbot([a, b, c, d]: [Place, Place, Place, Place], strong: readonly ReturnType<typeof sector>[], result: string): string | undefined {
  const [one, other] = strong;
  if (!one || !other || !('house' in one) || !('house' in other)) return undefined;
  const { digit } = a;
  const ends = t('why-or', { first: cells(a.cells), last: cells(d.cells) });
  return t('why-turbot', { digit, first: houses([one.house]), last: houses([other.house]), one: cells(b.cells), other: cells(c.cells), ends, result });
}

export function nets({ nets: all, links, end: of }: Nets, { step }: StepView, first: Candidate | undefined, result: string): string {
  return links.map(byWayOf).filter((way) => way !== undefined).reduce(both, coloured({ nets: all, links, end: of }, step.name, first, result));
}

/** How a candidate excludes another that it does not see. */
function byWayOf({ from, to, via }: Nets['links'][number]): string | undefined {
  if ('sector' in via) return undefined;
  const named = { one: candidate(from), other: candidate(to) };
  if ('ranges' in via) return t('why-by-ranges', { ...named, houses: houses(via.ranges.map(({ block }) => block)) });
  return t('why-by-set', { ...named, set: withDigits(via['almost-locked-set']) });
}

function coloured({ nets: all, links, end: of }: Nets, technique: string, first: Candidate | undefined, result: string): string {
  const [net] = all;
  const [from] = links.map((link) => link.from);
  const sideOf = (name: Candidate): number => net?.sides.findIndex((side) => side.includes(name)) ?? -1;
  const froms = [...new Set(links.map((link) => link.from))];
  const isTrap = net && all.length === 1 && 'clash' in of && froms.every((name) => sideOf(name) < 0 && [0, 1].every((side) => links.some((link) => link.from === name && sideOf(link.to) === side)));
  if (net && isTrap) return t('why-trap', { one: notation(net.sides[0]), other: notation(net.sides[1]), result });
  if (net && first && sideOf(first) === 0) return t('why-wrap', { one: notation(net.sides[0]), other: notation(net.sides[1]), end: end(of), result });
  const assumed = from && sideOf(from) < 0 ? from : (first ?? from);
  return assumed ? t('why-net', { candidate: candidate(assumed), end: end(of), result }) : t('why-step', { technique, result });
}

export const hypothesis = ({ target, conflict }: Of<'hypothesis'>, result: string): string =>
  t('why-hypothesis', { candidate: candidate(target), end: end({ empty: conflict }), result });

export function whip({ target, links }: Of<'whip'>, result: string): string {
  const last = links.at(-1)?.sector ?? '';
  return t('why-whip', { candidate: candidate(target), count: links.length - 1, end: end({ empty: last }), result });
}

export function refutation({ target, lines, conflict, by_rule: rule }: Of<'refutation'>, result: string): string {
  const inside = lines.flatMap((line) => ('refuted' in line ? [candidate(line.refuted.target)] : []));
  const last = rule ? t('why-end-rule') : end({ empty: conflict });
  return t('why-refutation', { candidate: candidate(target), count: inside.length, inside: listed(inside), end: last, result });
}

export function twoWay({ ways, meeting }: TwoWay, result: string): string {
  const [one, other] = ways.map((way) => candidate(way.candidate)) as [string, string];
  const impossible = ways.find((way) => way.conflict);
  if (meeting !== 'conflict' || !impossible?.conflict) return t('why-two-way', { one, other, result });
  const [wrong, right] = impossible === ways[0] ? [one, other] : [other, one];
  return t('why-one-way', { one, other, wrong, right, end: end({ empty: impossible.conflict }), result });
}

const assumedOf = (assumed: { place: Candidate } | { eliminate: Candidate }): Candidate => ('place' in assumed ? assumed.place : assumed.eliminate);

export function forcing({ start, branches }: Forcing, result: string): string {
  const all = branches.map(({ assumed }) => assumedOf(assumed));
  const [branch] = branches;
  const first = candidate(all[0] ?? '');
  if (start === 'impossible' && branch?.conflict) return t('place' in branch.assumed ? 'why-if-true' : 'why-if-false', { candidate: first, end: end(branch.conflict), result });
  if (start === 'impossible' || start === 'candidate') return t('why-either', { candidate: first, result });
  if ('sector' in start) {
    const of = sector(start.sector);
    if ('cell' in of) return t('why-each-candidate', { cell: of.cell, digits: listed(all.map(digitOfName), 'disjunction'), result });
    return t('why-each-place', { digit: of.digit, house: houses([of.house]), cells: listed(all.map(cellOfName), 'disjunction'), result });
  }
  if ('guardians' in start) {
    const why = t(isImpossible(start.guardians) ? 'why-impossible' : 'why-deadly', { cells: cells(start.guardians.cells), digits: digits(start.guardians.digits) });
    return both(why, t('why-each-guardian', { guardians: oneOf(all), result }));
  }
  const { digit, base, cover, fins } = 'fins' in start ? start.fins : start.cover;
  return t('fins' in start ? 'why-kraken' : 'why-kraken-cover', { digit, houses: houses(base), others: houses(cover), fins: cells(fins), cells: cells(all.map(cellOfName)), result });
}
