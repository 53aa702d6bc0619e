/** What has changed on a board, for those who do not see it. */

import type { BoardView } from '../board/board';
import type { GameView } from '../engine/generated/ninerooks';
import { label } from './spoken';
import { t } from './words.svelte';

const differ = (a: readonly number[], b: readonly number[]): number[] => a.flatMap((one, cell) => (one === b[cell] ? [] : [cell]));

/** The cells that are others than before: by their digits, or else by marks, or else by candidates. */
function changed(before: GameView, after: GameView): number[] {
  const digits = differ(before.state.values, after.state.values);
  if (digits.length > 0) return digits;
  const marks = [...new Set([...differ(before.centre, after.centre), ...differ(before.corner, after.corner)])];
  return marks.length > 0 ? marks : differ(before.state.candidates, after.state.candidates);
}

/** A cell as it is now, or how many have changed; nothing where it was only a colour or a line. `view`: the board as it is shown. */
export function changeText(before: GameView, after: GameView, view: BoardView): string {
  const [cell, ...others] = changed(before, after);
  if (cell === undefined) return '';
  return others.length > 0 ? t('board-changed', { count: others.length + 1 }) : label(view, cell);
}
