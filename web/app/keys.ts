/** What keys do, anywhere on the page where no text is typed. */

import { ARROWS, next } from '../board/geometry';
import type { Bench, Mode } from './bench.svelte';
import { t } from './words.svelte';

const MODES: Record<string, Mode> = { z: 'place', x: 'candidate', m: 'centre', c: 'color', v: 'link', w: 'assume' };

/** The modes, and what they are called. */
export function modes(bench: Bench): readonly { mode: Mode; key: string; name: string }[] {
  const isAll = bench.notes.shown === 'all';
  const pencil = isAll || bench.notes.isPlain
    ? [{ mode: 'candidate' as const, key: 'X', name: bench.settings.experts ? t('mode-candidate') : t('mode-note') }]
    : [
        { mode: 'candidate' as const, key: 'X', name: t('mode-corner') },
        { mode: 'centre' as const, key: 'M', name: t('mode-centre') },
      ];
  const plain = [{ mode: 'place' as const, key: 'Z', name: t('mode-place') }, ...pencil, { mode: 'color' as const, key: 'C', name: t('mode-colour') }];
  if (!bench.settings.experts) return plain;
  return [
    ...plain,
    { mode: 'link', key: 'V', name: t('mode-link') },
    { mode: 'assume', key: 'W', name: t('mode-assume') },
  ];
}

/** The digit of a key, whatever Shift makes of it. */
function digitOf(event: KeyboardEvent): number {
  const match = /^(?:Digit|Numpad)([0-9])$/.exec(event.code);
  if (match) return Number(match[1]);
  return /^[0-9]$/.test(event.key) ? Number(event.key) : -1;
}

/** Whether text is typed here. */
export const isText = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement ||
  (target instanceof HTMLInputElement && !['checkbox', 'radio', 'button', 'file'].includes(target.type));

/** Whether arrows, Home and End mean the board where the keyboard is: not in lists, tabs and texts that have their own. */
function isBoards(target: EventTarget | null): boolean {
  if (!(target instanceof Element) || target === document.body || target.closest('.nr-board')) return true;
  return target instanceof HTMLButtonElement && !target.closest('[role=tablist], [role=listbox], [data-own-keys]');
}

/** Whether Space presses what has the keyboard. */
const isPressed = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, summary, input, a, select') !== null;

let awaitsFilter = false;

/** Takes a key. Says whether it meant something. */
export function boardKey(bench: Bench, event: KeyboardEvent): boolean {
  const digit = digitOf(event);
  const command = event.ctrlKey || event.metaKey;
  if (awaitsFilter && digit >= 0) {
    awaitsFilter = false;
    bench.filter = digit === 0 || bench.filter === digit ? 0 : digit;
    return true;
  }
  awaitsFilter = false;
  if (event.altKey) return false;
  if (digit > 0) return done(() => writeDigit(bench, digit, event));
  if (digit === 0 && !command) return done(() => bench.clear());
  if (event.key === 'Delete' || event.key === 'Backspace') return done(() => bench.clear());
  if (isBoards(event.target) && moveKey(bench, event)) return true;
  if (command) return event.key.toLowerCase() === 'a' && done(() => selectAll(bench));
  if (event.key === 'Escape') return escape(bench);
  if (event.key === ' ') return !isPressed(event.target) && done(() => space(bench));
  return bench.settings.letters && letter(bench, event);
}

function writeDigit(bench: Bench, digit: number, event: KeyboardEvent): void {
  if (event.shiftKey) bench.press(digit, 'candidate');
  else if (event.ctrlKey || event.metaKey) bench.press(digit, 'centre');
  else bench.press(digit);
}

function selectAll(bench: Bench): void {
  for (let cell = 0; cell < 81; cell++) bench.selected.add(cell);
}

function escape(bench: Bench): boolean {
  if (bench.asker) return done(() => (bench.asker = undefined));
  if (bench.linkFrom !== undefined) return done(() => (bench.linkFrom = undefined));
  if (bench.selected.size > 0) return done(() => bench.selected.clear());
  return false;
}

/** Single letters, which can be switched off. */
function letter(bench: Bench, event: KeyboardEvent): boolean {
  switch (event.key) {
    case 'f':
      return done(() => (awaitsFilter = true));
    case 'b':
      return done(() => (bench.filter = bench.filter === 10 ? 0 : 10));
    case ',':
      return done(() => (bench.filter = bench.filter <= 1 ? 9 : bench.filter - 1));
    case '.':
      return done(() => (bench.filter = bench.filter >= 9 ? 1 : bench.filter + 1));
    case 'r':
      return done(() => bench.wipe());
  }
  const mode = MODES[event.key];
  if (mode) return done(() => (bench.mode = mode === 'centre' && !modes(bench).some((one) => one.mode === mode) ? 'candidate' : mode));
  const color = 'abcde'.indexOf(event.key) + 1;
  // `b` and `c` have other meanings; their colours are to be had in the colour mode by 2 and 3.
  return color > 0 && done(() => bench.paint(color, bench.hover?.candidate));
}

function done(act: () => unknown): true {
  act();
  return true;
}

/** Space eliminates the digit that is looked at, or goes to the next mode. */
function space(bench: Bench): void {
  if (bench.filter >= 1 && bench.filter <= 9) bench.notes.pencil(bench.filter, 'centre');
  else {
    const list = modes(bench);
    bench.mode = list[(list.findIndex(({ mode }) => mode === bench.mode) + 1) % list.length]?.mode ?? 'place';
  }
}

function moveKey(bench: Bench, event: KeyboardEvent): boolean {
  const arrow = ARROWS[event.key];
  if (arrow) return move(bench, arrow, event);
  const command = event.ctrlKey || event.metaKey;
  const row = Math.floor(bench.cursor / 9);
  if (event.key === 'Home') return done(() => go(bench, command ? 0 : event.shiftKey ? bench.cursor % 9 : row * 9, false));
  if (event.key === 'End') return done(() => go(bench, command ? 80 : row * 9 + 8, false));
  return false;
}

function move(bench: Bench, arrow: readonly [number, number], event: KeyboardEvent): true {
  let cell = next(bench.cursor, arrow);
  // With Ctrl to the next cell without a digit.
  if (event.ctrlKey) for (let i = 0; i < 8 && bench.state.values[cell]; i++) cell = next(cell, arrow);
  go(bench, cell, event.shiftKey);
  return true;
}

function go(bench: Bench, cell: number, extend: boolean): void {
  if (extend) bench.selected.add(bench.cursor).add(cell);
  else bench.selected.clear();
  bench.cursor = cell;
}
