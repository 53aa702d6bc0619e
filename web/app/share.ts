/** The state of the page in its address: nothing is sent anywhere. */

import type { GameView, Link } from '../engine/generated/ninerooks';
import type { Done } from './panels/patterns/space.svelte';

/** What an address says. */
export interface Shared {
  /** The board in SudokuWiki's form. */
  board?: string | undefined;
  /** The rules that the puzzle adds to the classic ones. */
  rules?: string[] | undefined;
  /** The number of the step that is shown, from 1. */
  step?: number | undefined;
  /** That step in a line: its number may be another one by the time that the link is followed. */
  is?: string | undefined;
  view?: string | undefined;
  /** What the puzzle was made from, as `writeRecipe` writes it. */
  made?: string | undefined;
  profile?: string | undefined;
  /** Truths and links in set notation. */
  sets?: string | undefined;
  /** Colours and links that the player drew. */
  drawn?: Drawn | undefined;
  /** A candidate, and what the player assumes of it. */
  assumed?: { candidate: number; isTrue: boolean } | undefined;
  /** What was done with the patterns of the board, with what is assumed of them. */
  patterns?: Done | undefined;
}

export type Drawn = Pick<GameView, 'cell_colors' | 'candidate_colors' | 'links'>;

const KINDS: readonly Link['kind'][] = ['strong', 'weak', 'other'];

/** `c12-3` a cell and its colour, `k345-2` a candidate and its colour, `s12-34` a strong link. */
function fromDrawn({ cell_colors, candidate_colors, links }: Drawn): string {
  const cells = cell_colors.map(([cell, color]) => `c${cell}-${color}`);
  const candidates = candidate_colors.map(([candidate, color]) => `k${candidate}-${color}`);
  return [...cells, ...candidates, ...links.map(({ from, to, kind }) => `${kind[0] ?? ''}${from}-${to}`)].join('.');
}

/** What cannot be read, or does not exist, is left out. */
function toDrawn(text: string): Drawn {
  const drawn: Drawn = { cell_colors: [], candidate_colors: [], links: [] };
  for (const [, sign, first, second] of text.matchAll(/([ckswo])(\d{1,3})-(\d{1,3})/g)) {
    const [a, b] = [Number(first), Number(second)];
    const kind = KINDS.find((name) => name[0] === sign);
    const isColor = b >= 1 && b <= 5;
    if (sign === 'c' && a < 81 && isColor) drawn.cell_colors.push([a, b]);
    else if (sign === 'k' && a < 729 && isColor) drawn.candidate_colors.push([a, b]);
    else if (kind && a < 729 && b < 729 && a !== b) drawn.links.push({ from: a, to: b, kind });
  }
  return drawn;
}

/**
 * `9`, then part by part: `b9` Basic POM of the digit 9, `mclash` a step of a method, `k9n12` keep only pattern 12 of 9,
 * `d9c40` discard those of 9 through cell 40, `fclash` what follows by a method. What is there several times is counted.
 */
function fromPatterns({ digit, asks, assumed }: Done): string {
  const steps = asks.map((ask) => ('digit' in ask ? `b${ask.digit}` : `m${ask.method}`));
  const lines = assumed.map((one) => {
    if ('follow' in one) return `f${one.follow}`;
    const { cell, number } = one.pick;
    return `${one.keep ? 'k' : 'd'}${one.pick.digit}${cell === undefined ? '' : `c${cell}`}${number === undefined ? '' : `n${number}`}`;
  });
  const parts: [string, number][] = [];
  for (const part of [...steps, ...lines]) {
    const last = parts.at(-1);
    if (last?.[0] === part) last[1] += 1;
    else parts.push([part, 1]);
  }
  return [digit, ...parts.map(([part, times]) => (times > 1 ? `${part}*${times}` : part))].join('.');
}

/** What cannot be read ends it. */
function toPatterns(text: string): Done | undefined {
  const [first = '', ...parts] = text.split('.');
  if (!/^[1-9]$/.test(first)) return undefined;
  const done: Done = { digit: Number(first), asks: [], assumed: [] };
  for (const part of parts) {
    const [, sign = '', rest = '', times = '1'] = /^([bmfkd])([\w-]+)(?:\*(\d{1,3}))?$/.exec(part) ?? [];
    const [, digit, cell, number] = /^([1-9])(?:c(\d{1,2}))?(?:n(\d{1,5}))?$/.exec(rest) ?? [];
    const isAsk = sign === 'm' || (sign === 'b' && digit !== undefined && rest.length === 1);
    if (isAsk && done.assumed.length === 0) {
      for (let i = 0; i < Number(times); i++) done.asks.push(sign === 'm' ? { method: rest } : { digit: Number(digit) });
    } else if (sign === 'f') for (let i = 0; i < Number(times); i++) done.assumed.push({ follow: rest });
    else if ((sign === 'k' || sign === 'd') && digit !== undefined && !(Number(cell) > 80)) {
      const pick = { digit: Number(digit), cell: cell === undefined ? undefined : Number(cell), number: number === undefined ? undefined : Number(number) };
      done.assumed.push({ pick, keep: sign === 'k' });
    } else break;
  }
  return done;
}

/** `#S9B…&step=12&view=sets`. */
export function toFragment({ board, rules, step, is, view, profile, sets, drawn, assumed, patterns, made }: Shared): string {
  const parts = [board ?? ''];
  const put = (name: string, value: string | undefined): void => void (value && parts.push(`${name}=${encodeURIComponent(value)}`));
  put('rules', rules?.join(';'));
  if (step) parts.push(`step=${step}`);
  put('is', step ? is : undefined);
  put('view', view === 'solve' ? undefined : view);
  put('profile', profile === 'default' ? undefined : profile);
  put('sets', sets);
  put('new', made);
  put('drawn', drawn && fromDrawn(drawn));
  put('if', assumed && `${assumed.candidate}${assumed.isTrue ? 't' : 'f'}`);
  put('pom', patterns && fromPatterns(patterns));
  return `#${parts.join('&')}`;
}

export function fromFragment(fragment: string): Shared {
  const [board, ...rest] = fragment.replace(/^#/, '').split('&');
  const said = new URLSearchParams(rest.join('&'));
  const step = Number(said.get('step') ?? '');
  const drawn = said.get('drawn');
  const [, number, is] = /^(\d{1,3})([tf])$/.exec(said.get('if') ?? '') ?? [];
  return {
    // The text of any format, as bookmarklets of pages of others have it: what stands in front would need no decoding.
    board: board || said.get('text') || undefined,
    rules: said.get('rules')?.split(';'),
    step: Number.isInteger(step) && step > 0 ? step : undefined,
    is: said.get('is') ?? undefined,
    view: said.get('view') ?? undefined,
    made: said.get('new') ?? undefined,
    profile: said.get('profile') ?? undefined,
    sets: said.get('sets') ?? undefined,
    drawn: drawn ? toDrawn(drawn) : undefined,
    assumed: number && Number(number) < 729 ? { candidate: Number(number), isTrue: is === 't' } : undefined,
    patterns: toPatterns(said.get('pom') ?? ''),
  };
}

/** Other solvers that take a board in their address. */
export const ELSEWHERE: readonly { name: string; address: (line: string) => string }[] = [
  { name: 'SudokuWiki', address: (line) => `https://www.sudokuwiki.org/sudoku.htm?bd=${line}` },
  { name: 'SudokuExchange', address: (line) => `https://sudokuexchange.com/play/?s=${line}` },
  { name: 'Sudoku Coach', address: (line) => `https://sudoku.coach/en/solver/${line}` },
];

/** Saves a text as a file. */
export const save = (name: string, text: string, type: string): void => saveBlob(name, new Blob([text], { type }));

function saveBlob(name: string, blob: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** Draws a picture in SVG as a PNG. */
async function toPng(svg: string, width = 1200): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = Math.round((width * image.naturalHeight) / image.naturalWidth);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done, fail) => canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('this browser draws no PNG'))), 'image/png'));
}

/** Saves a picture in SVG as a PNG file. */
export async function savePng(name: string, svg: string): Promise<void> {
  saveBlob(name, await toPng(svg));
}

/** Puts a picture in SVG on the clipboard, as a PNG. */
export async function copyPng(svg: string): Promise<void> {
  // The picture is a promise, since the browser asks for it within the click.
  await navigator.clipboard.write([new ClipboardItem({ 'image/png': toPng(svg) })]);
}
