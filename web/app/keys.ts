/** What keys do on the board. */

import type { Bench, Mode } from './bench.svelte';

const MODES: Record<string, Mode> = { z: 'place', x: 'candidate', c: 'color', v: 'link' };
export const MODE_LIST: readonly { mode: Mode; key: string; name: string }[] = [
  { mode: 'place', key: 'z', name: 'Digit' },
  { mode: 'candidate', key: 'x', name: 'Candidate' },
  { mode: 'color', key: 'c', name: 'Colour' },
  { mode: 'link', key: 'v', name: 'Link' },
];

/** The digit of a key, whatever Shift makes of it. */
function digitOf(event: KeyboardEvent): number {
  const match = /^(?:Digit|Numpad)([0-9])$/.exec(event.code);
  if (match) return Number(match[1]);
  return /^[0-9]$/.test(event.key) ? Number(event.key) : -1;
}

const ARROWS: Record<string, [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

let awaitsFilter = false;

/** Takes a key that was pressed on the board. Says whether it meant something. */
export function boardKey(bench: Bench, event: KeyboardEvent): boolean {
  const digit = digitOf(event);
  const command = event.ctrlKey || event.metaKey;
  if (awaitsFilter && digit >= 0) {
    awaitsFilter = false;
    bench.filter = digit === 0 || bench.filter === digit ? 0 : digit;
    return true;
  }
  awaitsFilter = false;
  const arrow = ARROWS[event.key];
  if (arrow) return move(bench, arrow, event);
  if (digit > 0 && !event.altKey) {
    if (event.shiftKey || command || bench.mode === 'candidate') bench.toggle(digit);
    else if (bench.mode === 'color') bench.paint(((digit - 1) % 5) + 1);
    else bench.place(digit);
    return true;
  }
  if (digit === 0 && !command) return done(() => bench.clear());
  if (command) return withCommand(bench, event);
  switch (event.key) {
    case 'Delete':
    case 'Backspace':
      return done(() => bench.clear());
    case 'Home':
      return done(() => go(bench, event.shiftKey ? bench.cursor % 9 : Math.floor(bench.cursor / 9) * 9, false));
    case 'End':
      return done(() => go(bench, Math.floor(bench.cursor / 9) * 9 + 8, false));
    case 'Escape':
      return done(() => bench.selected.clear());
    case ' ':
      return done(() => space(bench));
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
  if (mode) return done(() => (bench.mode = mode));
  const color = 'abcde'.indexOf(event.key) + 1;
  // `b` and `c` have other meanings; their colours are to be had in the colour mode by 2 and 3.
  if (color > 0) return done(() => bench.paint(color, bench.hover?.candidate));
  return false;
}

function done(act: () => unknown): true {
  act();
  return true;
}

function withCommand(bench: Bench, event: KeyboardEvent): boolean {
  switch (event.key.toLowerCase()) {
    case 'a':
      return done(() => {
        for (let cell = 0; cell < 81; cell++) bench.selected.add(cell);
      });
    case 'home':
      return done(() => go(bench, 0, false));
    case 'end':
      return done(() => go(bench, 80, false));
  }
  return false;
}

/** Space strikes out the digit that is looked at, or goes to the next mode. */
function space(bench: Bench): void {
  if (bench.filter >= 1 && bench.filter <= 9) bench.toggle(bench.filter);
  else bench.mode = MODE_LIST[(MODE_LIST.findIndex(({ mode }) => mode === bench.mode) + 1) % 4]?.mode ?? 'place';
}

function move(bench: Bench, [down, right]: [number, number], event: KeyboardEvent): true {
  let cell = bench.cursor;
  const step = (): void => {
    cell = ((Math.floor(cell / 9) + down + 9) % 9) * 9 + (((cell % 9) + right + 9) % 9);
  };
  step();
  // With Ctrl to the next cell without a digit.
  if (event.ctrlKey) for (let i = 0; i < 8 && bench.state.values[cell]; i++) step();
  go(bench, cell, event.shiftKey);
  return true;
}

function go(bench: Bench, cell: number, extend: boolean): void {
  if (extend) bench.selected.add(bench.cursor).add(cell);
  else bench.selected.clear();
  bench.cursor = cell;
}
