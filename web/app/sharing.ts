/** Links to a board with all that is shown on it, and what is done when one is followed. */

import { tick } from 'svelte';

import type { Bench, Panel } from './bench.svelte';
import type { Maker } from './maker.svelte';
import { spaceOf } from './panels/patterns/space.svelte';
import { readRecipe, recipeOf, titleOf, writeRecipe } from './recipe';
import { editorOf } from './sets.svelte';
import { fromFragment, toFragment, type Drawn, type Shared } from './share';
import type { Solver } from './solver.svelte';
import { t } from './words.svelte';

/** The address of what is shown. */
export async function addressOf(bench: Bench, solver: Solver): Promise<string> {
  const patterns = bench.panel === 'patterns' ? spaceOf(bench).done : undefined;
  const board = (await bench.engine.call('write', patterns?.start ?? solver.base ?? bench.state, 'sudokuwiki')).text;
  const sets = bench.panel === 'sets' ? editorOf(bench).view?.cover?.sets : undefined;
  const way = bench.assumed?.assumed.ways[0];
  const recipe = recipeOf(bench.title);
  const fragment = toFragment({
    board,
    rules: bench.start.rules,
    step: solver.shownStep,
    is: solver.lines[solver.current]?.line,
    view: bench.panel === 'play' ? 'solve' : bench.panel,
    profile: bench.choice.own ? undefined : bench.choice.profile,
    sets,
    drawn: bench.game,
    assumed: way && { candidate: way.candidate, isTrue: way.is_true },
    patterns,
    made: recipe && writeRecipe(recipe),
  });
  return new URL(fragment, location.href).href;
}

/** Opens what the address says, beside the player's own games. It is taken out of the address once it is read. */
export async function follow(bench: Bench, solver: Solver, maker: Maker, views: readonly Panel[]): Promise<void> {
  const shared = fromFragment(location.hash);
  if (!location.hash) return;
  history.replaceState(history.state, '', location.pathname + location.search);
  const recipe = readRecipe(shared.made ?? '');
  if (!shared.board && shared.made !== undefined) {
    if (!recipe) return bench.say(t('link-broken'), 'fault');
    if (!(await maker.make(recipe))) return bench.say(maker.message, 'fault');
  }
  if (shared.board) {
    // What is no rule is refused by the engine.
    const opening = bench.open(shared.board, { afresh: true, title: recipe && titleOf(recipe), rules: shared.rules });
    const fault = await opening.catch(String);
    if (fault !== undefined) return bench.say(t('link-broken'), 'fault');
    bench.say(t('link-opened'));
    if (shared.drawn) bench.notes.showAll(bench.game?.id);
    if (shared.drawn) await draw(bench, shared.drawn);
  }
  const { profile, view } = shared;
  if (profile && bench.profiles.some(({ id }) => id === profile)) bench.choice = { profile, off: [], uniqueness: bench.choice.uniqueness };
  const panel = views.find((id) => id === view);
  if (panel) bench.show(panel);
  // The new board has taken the old steps away before new ones are looked for.
  await tick();
  if (shared.patterns && panel === 'patterns') await spaceOf(bench).again(shared.patterns);
  if (shared.sets) await editorOf(bench).type(shared.sets);
  if (shared.assumed) {
    bench.mode = 'assume';
    await bench.assume(shared.assumed.candidate, shared.assumed.isTrue);
  }
  if (shared.step) await show(bench, solver, shared);
}

async function draw(bench: Bench, { cell_colors, candidate_colors, links }: Drawn): Promise<void> {
  for (const [cell, color] of cell_colors) await bench.act({ act: 'paint-cells', cells: [cell], color });
  for (const [candidate, color] of candidate_colors) await bench.act({ act: 'paint-candidate', candidate, color });
  for (const link of links) await bench.act({ act: 'connect', link });
}

/** Shows the step that is meant: by what it says, or else by its number. */
async function show(bench: Bench, solver: Solver, { step = 1, is }: Shared): Promise<void> {
  if (bench.panel === 'play') bench.show('solve');
  const find = (): number => (is === undefined ? -1 : solver.lines.findIndex(({ line }) => line === is));
  // A number alone is one of the path as it is found.
  await solver.walk(is === undefined ? { show: step - 1, simplify: false } : { show: step - 1 });
  // It may be of a path as it was found, or of one without what nothing needs, whatever is wanted here.
  if (is !== undefined && find() < 0) await solver.walk({ show: step - 1, simplify: !bench.settings.simplify });
  const at = find();
  if (at >= 0) await solver.select(at);
  else if (is !== undefined) bench.say(t('link-other-step'), 'fault');
}
