/**
 * The picture of an argument, branch by branch and line by line: all but the branch that is pointed at is dimmed, and the numbers on
 * the board are those of the lines in the text. Of forcing chains and nets each case is a branch, with a letter and a hue; a
 * refutation is one branch.
 */

import type { Highlight, SetLine } from '../board/board';
import { box, candidateName, candidateOf, cellName } from '../board/geometry';
import type { StepView } from '../engine/generated/ninerooks';
import type { Bench, Overlay } from './bench.svelte';
import { reasons, type Reason } from './reasons';
import { parts } from './why/names';
import type { FishShape, Shape } from './why/shape';

interface Group {
  digit: string;
  cells: string[];
}
/** A candidate or a group that would be true or false, as the engine writes it. */
type Node = { place: string } | { eliminate: string } | { 'group-true': Group } | { 'group-false': Group };
interface Chain {
  nodes: Node[];
}
interface Case {
  assumed: { place: string } | { eliminate: string };
  chains: Chain[];
  nested?: { after: number; branch: Case }[];
}

/** A line of a branch: what it adds, and the lines between candidates that it draws, by their numbers in the picture. */
interface Line {
  /** In notation. */
  text: string;
  marks: Highlight[];
  edges: number[];
}
/** A part of a chain. */
interface Piece {
  text: string;
  nodes: Node[];
  edges: number[];
}
export interface Branch {
  /** A letter, where there are several. */
  name: string;
  /** The number of its hue, from 1. */
  hue: number;
  /** What is assumed. */
  assumed: Highlight;
  lines: Line[];
}

const CELLS = new Map(Array.from({ length: 81 }, (_, cell) => [cellName(cell), cell]));
const indexOf = (name: string): number => candidateOf(Number(name[0]), CELLS.get(name.slice(1)) ?? 0);

const isTrue = (node: Node): boolean => 'place' in node || 'group-true' in node;
const candidates = (node: Node): number[] => {
  if ('place' in node) return [indexOf(node.place)];
  if ('eliminate' in node) return [indexOf(node.eliminate)];
  const { digit, cells } = 'group-true' in node ? node['group-true'] : node['group-false'];
  return cells.map((cell) => indexOf(digit + cell));
};
/** `4r6c5`, `4r56c5`. */
const nameOf = (node: Node): string => {
  const named = candidates(node).map(candidateName);
  return (named[0]?.[0] ?? '') + parts(named.map((name) => name.slice(1))).join(',');
};
/** `6r6c5-6r4c6=6r3c6`: what is before a minus is true, and so is what is behind an equals sign. */
const notation = ({ nodes }: Chain): string => nodes.map((node, i) => (i === 0 ? '' : isTrue(node) ? '=' : '-') + nameOf(node)).join('');
const marksOf = (node: Node, tag: string): Highlight[] => candidates(node).map((candidate) => ({ candidate, kind: isTrue(node) ? 'truth' : 'fin', tag }));

/** Branches of a step that argues by cases, or by one assumption in numbered lines; none of others. */
export function branchesOf(view: StepView): Branch[] {
  const shape = JSON.parse(view.shape) as Shape;
  if (shape.kind === 'forcing') return cases((shape as unknown as { branches: Case[] }).branches, reasons(view.explanation));
  if (shape.kind === 'refutation') return [refuted(view, shape.target)];
  return [];
}

/**
 * The engine draws branch by branch, chain by chain, those inside a branch after its own. Its text has a line for what is refuted inside,
 * where that comes in, for each thing that is found true, with what leads to it, and for the end, to which all others lead.
 */
function cases(branches: readonly Case[], told: readonly Reason[]): Branch[] {
  let edge = 0;
  return branches.map(({ assumed, chains, nested = [] }, i) => {
    const name = branches.length > 1 ? String.fromCharCode(65 + i) : '';
    const lines: Line[] = [];
    let open: Piece[] = [];
    const close = (pieces: Piece[], text = pieces.map((piece) => piece.text).join(', ')): void => {
      const tag = `${name}${lines.length + 1}`;
      lines.push({ text, edges: pieces.flatMap(({ edges }) => edges), marks: pieces.flatMap(({ nodes }) => nodes.flatMap((node) => marksOf(node, tag))) });
    };
    const drawn = chains.map(({ nodes }) => nodes.slice(1).map(() => edge++));
    const inside = nested.map(({ after, branch }) => ({ after, pieces: branch.chains.map((chain): Piece => ({ text: notation(chain), nodes: chain.nodes.slice(1), edges: chain.nodes.slice(1).map(() => edge++) })) }));
    const known = new Set(isTrue(assumed) ? [nameOf(assumed)] : []);
    for (let at = 0; at <= chains.length; at++) {
      for (const { pieces } of inside.filter(({ after }) => after === at)) close(pieces, `[${pieces.map(({ text }) => text).join(', ')}]`);
      const nodes = chains[at]?.nodes ?? [];
      let from = 0;
      nodes.forEach((node, k) => {
        if (k === 0 || (!isTrue(node) && k < nodes.length - 1)) return;
        open.push({ text: notation({ nodes: nodes.slice(from, k + 1) }), nodes: nodes.slice(from + 1, k + 1), edges: drawn[at]?.slice(from, k) ?? [] });
        from = k;
        if (!isTrue(node) || known.has(nameOf(node))) return;
        known.add(nameOf(node));
        close(open);
        open = [];
      });
    }
    const last = lines.at(-1);
    if (open.length && last && (told[i]?.inferences.length ?? 0) <= lines.length) last.edges.push(...open.flatMap(({ edges }) => edges));
    else if (open.length) close(open);
    return { name, hue: (i % 9) + 1, assumed: marksOf(assumed, name)[0] as Highlight, lines };
  });
}

/** Its lines are numbered on the board already. */
function refuted({ scene }: StepView, target: string): Branch {
  const roles = new Map(scene.roles);
  const lines: Line[] = [];
  for (const [candidate, tag] of scene.tags) {
    const line = (lines[Number(tag) - 1] ??= { text: '', marks: [], edges: [] });
    line.text += `${line.text && ' '}${roles.get(candidate) === 'truth' ? '' : '-'}${candidateName(candidate)}`;
    line.marks.push({ candidate, tag, kind: roles.get(candidate) === 'truth' ? 'truth' : 'fin' });
  }
  return { name: '', hue: 0, assumed: { candidate: indexOf(target), kind: 'truth' }, lines: Array.from(lines, (line) => line ?? { text: '', marks: [], edges: [] }) };
}

/** What is pointed at: a branch, or one of its lines from 0; everything up to it is shown. */
export interface Point {
  branch: number;
  line?: number | undefined;
}

/** A picture's lines between candidates, of which all but some are dimmed or left out. */
export function dimmed(edges: string, lit: ReadonlySet<number>): string {
  let edge = -1;
  return edges.replace(/<(\w+) class="([^"]*)"/g, (all, name: string, kinds: string) => {
    const kind = kinds.split(' ')[0] ?? '';
    if (kind === 'edge' || kind === 'weak') edge += 1;
    const isLit = kind === 'edge' || kind === 'weak' || kind === 'head' ? lit.has(edge) : false;
    return isLit ? all : `<${name} class="${kinds} nr-dim"`;
  });
}

/** What is on the board while something is pointed at. */
export function pointed(view: StepView, branches: readonly Branch[], { branch, line }: Point): Overlay | undefined {
  const shown = branches[branch];
  if (!shown) return undefined;
  const lines = shown.lines.slice(0, line === undefined ? undefined : line + 1);
  const { figure } = view.scene;
  const edges = dimmed(figure.edges, new Set(lines.flatMap((one) => one.edges)));
  // What comes in twice has the number of the line where it came first.
  const marks = new Map<number, Highlight>();
  for (const mark of [shown.assumed, ...lines.flatMap((one) => one.marks)]) if (!marks.has(mark.candidate)) marks.set(mark.candidate, mark);
  const newest = line === undefined ? [] : (shown.lines[line]?.marks ?? []).map(({ candidate }): Highlight => ({ candidate, kind: 'lit' }));
  return { state: view.before, figure: { ...figure, edges }, highlights: [...marks.values(), ...newest], dims: true };
}

/** The fish of a kraken, which the cases are about: lines through the places of its digit in its base and in its cover. */
export function fishOf(view: StepView): { digit: string; lines: SetLine[] } | undefined {
  const shape = JSON.parse(view.shape) as Shape;
  if (shape.kind !== 'forcing' || typeof shape.start === 'string') return undefined;
  const fish: FishShape | undefined = 'fins' in shape.start ? shape.start.fins : 'cover' in shape.start ? shape.start.cover : undefined;
  if (!fish) return undefined;
  const bit = 1 << (Number(fish.digit) - 1);
  const live = (house: string): number[] =>
    [...CELLS].filter(([name, cell]) => inHouse(name, cell, house) && !view.before.values[cell] && ((view.before.candidates[cell] ?? 0) & bit) !== 0).map(([, cell]) => candidateOf(Number(fish.digit), cell));
  const lines = (houses: readonly string[], kind: SetLine['kind']): SetLine[] => houses.map((house) => ({ candidates: live(house), kind }));
  return { digit: fish.digit, lines: [...lines(fish.base, 'truth'), ...lines(fish.cover, 'link')].filter(({ candidates: places }) => places.length > 1) };
}

const inHouse = (name: string, cell: number, house: string): boolean =>
  house.startsWith('b') ? box(cell) + 1 === Number(house[1]) : name.includes(house);

/** What a step's text and its row of branches point at together. */
export class Argument {
  readonly branches: Branch[];
  readonly #bench: Bench;
  readonly #view: StepView;
  readonly #whole: Overlay | undefined;
  /** What stays when the pointer has gone. */
  chosen = $state.raw<Point | undefined>(undefined);

  constructor(bench: Bench, view: StepView) {
    this.#bench = bench;
    this.#view = view;
    this.branches = branchesOf(view);
    this.#whole = bench.overlay;
  }

  /** What a branch assumes: `A: 4r6c5`, or with a minus where it assumes that this is false. */
  assumed({ name, assumed: { candidate, kind } }: Branch): string {
    return `${name && `${name}: `}${kind === 'truth' ? '' : '−'}${candidateName(candidate)}`;
  }

  /** The line that is chosen, with its number, in notation. */
  get told(): string {
    const { chosen } = this;
    const branch = chosen && this.branches[chosen.branch];
    const line = chosen?.line;
    if (!branch || line === undefined) return '';
    return `${branch.name}${line + 1}: ${branch.lines[line]?.text ?? ''}`;
  }

  /** Chooses something, or nothing if it was chosen already. */
  choose(point: Point | undefined): void {
    const old = this.chosen;
    this.chosen = point && old && point.branch === old.branch && point.line === old.line ? undefined : point;
    this.show(undefined);
  }

  /** One line on, or back; before the first is the whole branch. */
  go(by: number): void {
    const all = this.branches.flatMap(({ lines }, branch) => lines.map((_, line): Point => ({ branch, line })));
    const now = this.chosen;
    const at = now ? all.findIndex(({ branch, line }) => branch === now.branch && line === (now.line ?? 0)) + (now.line === undefined && by > 0 ? -1 : 0) : by > 0 ? -1 : all.length;
    this.chosen = all[at + by];
    this.show(undefined);
  }

  /** Points at something while the pointer or the keyboard is there. */
  show(point: Point | undefined): void {
    const wanted = point ?? this.chosen;
    this.#bench.overlay = (wanted && pointed(this.#view, this.branches, wanted)) ?? this.#whole;
  }
}
