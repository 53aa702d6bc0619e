/** The marks of a hypothesis, layer by layer, as highlights of the board. */

import type { Highlight } from '../../board/board';
import type { MarkView, AssumptionView } from '../../engine/generated/ninerooks';

/** Something to stop at: the assumption, a layer, or what comes of it. */
export interface Stage {
  name: string;
  /** The last layer that is shown; -1 for none. */
  layer: number;
  end: boolean;
}

/** The letter of a layer: A, B, … Z, A2. */
const letter = (layer: number): string => String.fromCharCode(65 + (layer % 26)) + (layer < 26 ? '' : String(Math.floor(layer / 26) + 1));

export function stages(marks: readonly MarkView[]): Stage[] {
  const layers = [...new Set(marks.map(({ layer }) => layer))].sort((a, b) => a - b);
  return [
    { name: 'Assume', layer: -1, end: false },
    ...layers.map((layer) => ({ name: letter(layer), layer, end: false })),
    { name: 'End', layer: layers.at(-1) ?? -1, end: true },
  ];
}

/** What is marked so far. What is true is in a circle on the one way and in a square on the other. */
export function highlights(marks: readonly MarkView[], assumed: AssumptionView, stage: Stage, eliminated: readonly number[]): Highlight[] {
  const two = assumed.ways.length > 1;
  const found = new Map<number, Highlight & { ways: Set<number> }>();
  const put = (candidate: number, way: number, tag: string): void => {
    const known = found.get(candidate);
    const ways = new Set([...(known?.ways ?? []), way]);
    const kind = ways.size > 1 ? 'two' : way === 0 ? 'truth' : 'fin';
    const tags = known?.tag && known.tag !== tag ? `${known.tag} ${tag}` : tag;
    found.set(candidate, { candidate, kind, tag: tags, ways });
  };
  const struck = new Map<number, string>();
  assumed.ways.forEach(({ candidate, is_true }, way) => {
    if (is_true) put(candidate, way, '?');
    else struck.set(candidate, '?');
  });
  for (const { candidate, letter, is_true, layer, way } of marks) {
    if (layer > stage.layer) continue;
    if (is_true) put(candidate, way, letter);
    else struck.set(candidate, letter);
  }
  const list: Highlight[] = [...found.values()].map(({ candidate, kind, tag }) => ({ candidate, kind, tag: tag ?? '' }));
  // On two ways a mark that is false on the one may be true on the other: only circles and squares count.
  if (!two) for (const [candidate, tag] of struck) if (!found.has(candidate)) list.push({ candidate, kind: 'eliminated', tag });
  if (!stage.end) return list;
  const at = (candidate: number, kind: Highlight['kind']): void => {
    const known = list.find((highlight) => highlight.candidate === candidate);
    if (known) known.kind = kind;
    else list.push({ candidate, kind });
  };
  for (const { empty } of assumed.ways) for (const candidate of empty) at(candidate, 'bad');
  if (two) for (const candidate of eliminated) at(candidate, 'eliminated');
  return list;
}
