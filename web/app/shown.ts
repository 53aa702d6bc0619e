/** What the board shows: the player's game, with what a panel has laid over it. */

import type { BoardView } from '../board/board';
import type { GameView, State } from '../engine/generated/ninerooks';
import type { Bench } from './bench.svelte';
import type { Marks } from './settings.svelte';

export const EMPTY: State = {
  values: Array<number>(81).fill(0),
  givens: Array<boolean>(81).fill(false),
  candidates: Array<number>(81).fill(511),
};

export function shownBy(bench: Bench): BoardView {
  const { overlay, game, settings } = bench;
  const state = overlay?.state ?? bench.state;
  const wrong = new Set(bench.status?.repeated ?? []);
  if (settings.showErrors) bench.status?.wrong.forEach((cell) => wrong.add(cell));
  const explains = overlay?.figure ?? overlay?.sets ?? overlay?.highlights ?? overlay?.texts ?? overlay?.heat;
  // What is said about a candidate, or drawn from one to another, needs all of them.
  const needsAll = bench.asker !== undefined || bench.mode === 'link' || bench.mode === 'assume';
  const mine = bench.notes.shown !== 'all' && !explains && !overlay?.state && !needsAll;
  return {
    ...state,
    showCandidates: !mine,
    own: mine && game ? { ...own(game, bench.notes.shown), inPlaces: bench.notes.isPlain } : undefined,
    cursor: bench.cursor,
    selected: bench.selected,
    wrong: overlay?.state ? new Set() : wrong,
    filter: (!explains && !overlay?.hatch && bench.entry.digit) || bench.filter,
    looksAt: settings.lights && !explains && !overlay?.hatch && bench.selected.size <= 1 ? bench.cursor : undefined,
    shaded: overlay?.shaded ?? bench.lit,
    hatch: overlay?.hatch,
    cellColors: new Map(game?.cell_colors ?? []),
    candidateColors: new Map(game?.candidate_colors ?? []),
    links: game?.links ?? [],
    linkFrom: bench.linkFrom,
    ruleMarks: bench.rules.view,
    figure: overlay?.figure,
    numbered: bench.numbered,
    highlights: overlay?.highlights,
    sets: overlay?.under ? [...overlay.under, ...(overlay.sets ?? [])] : overlay?.sets,
    dims: overlay?.dims,
    heat: overlay?.heat,
    texts: overlay?.texts,
    textsMean: overlay?.textsMean,
    frame: overlay?.frame,
    dark: bench.dark,
  };
}

/** The player's own pencil marks; kept up to date, those that a digit rules out are left out. */
function own({ centre, corner, possible }: GameView, marks: Marks): { centre: number[]; corner: number[] } {
  const kept = (list: number[]): number[] => (marks === 'mine' ? list : list.map((bits, cell) => bits & (possible[cell] ?? 0)));
  return { centre: kept(centre), corner: kept(corner) };
}
