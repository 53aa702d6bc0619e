/** The end of a game: it is written down once, and said. */

import { untrack } from 'svelte';

import type { Bench } from './bench.svelte';
import type { Keeper } from './keeper.svelte';
import { addSolved } from './played';
import { timeText } from './round.svelte';
import { joined, t } from './words.svelte';

/** Watches the game on the board: one that was seen unsolved and is solved now was played to its end. */
export function recordEnds(bench: Bench, keeper: Keeper): void {
  let open = '';
  $effect(() => {
    const { game, status, state } = bench;
    const isFull = state.values.every(Boolean);
    untrack(() => {
      if (game?.id !== open) [bench.round.paused, bench.round.won] = [false, false];
      if (!game) return;
      if (!isFull) [open, bench.round.won] = [game.id, false];
      // The status comes after the board: that of another game says nothing of this one.
      else if (open === game.id && status?.solved && !bench.round.won) end(bench, keeper, game.id);
    });
  });
}

function end(bench: Bench, keeper: Keeper, id: string): void {
  bench.round.won = true;
  bench.entry.armed = 0;
  const { seconds } = keeper;
  bench.notices.speak(joined(t('status-solved'), seconds ? t('done-spoken', { time: timeText(seconds) }) : ''));
  // What is practised begins in the middle, and what was taken at once was not played.
  if (bench.practised || bench.round.wasGiven(id)) return;
  addSolved({ id, title: bench.title, level: bench.round.present, seconds, helps: bench.round.helps(id), at: Date.now() });
}
