/** Whether somebody is here for the first time: known before anything is shown, so that no other screen is seen first. */

import { Games } from './games';
import { hasUnwritten } from './keeper.svelte';
import { hasOldBoard } from './memory';
import type { Settings } from './settings.svelte';

/** Whether there is neither a link nor a game, and the first screen was never left. */
export async function isFirstVisit({ visited }: Pick<Settings, 'visited'>): Promise<boolean> {
  const isLink = location.hash !== '' || new URLSearchParams(location.search).has('embed');
  if (isLink || visited || hasOldBoard() || hasUnwritten()) return false;
  return (await new Games().list().catch(() => [])).length === 0;
}
