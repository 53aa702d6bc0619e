/** The board in words, in the player's language. */

import type { BoardView, BoardWords } from '../board/board';
import { column, digitsOf, row } from '../board/geometry';
import { marksIn } from '../board/picture';
import { t } from './words.svelte';

/** A cell: `row 5 column 4, empty, candidates 1 4 9`. */
export function label(view: BoardView, cell: number): string {
  const where = t('board-where', { row: row(cell) + 1, column: column(cell) + 1 });
  return [where, ...content(view, cell)].join(', ');
}

function content(view: BoardView, cell: number): string[] {
  const digit = view.values[cell] ?? 0;
  if (digit) return [t(view.givens[cell] ? 'board-given' : 'board-placed', { digit }), ...(view.wrong.has(cell) ? [t('board-wrong')] : [])];
  const text = view.texts?.[cell];
  if (text !== undefined) {
    const means = view.textsMean ? `${view.textsMean}: ` : '';
    return [`${means}${text.replaceAll('\n', ' ') || t('board-none')}`];
  }
  if (view.own?.inPlaces) return [t('board-empty'), ...marks('board-notes', marksIn(view.own, cell))];
  if (view.own) return [t('board-empty'), ...marks('board-corner', view.own.corner[cell]), ...marks('board-centre', view.own.centre[cell])];
  const digits = digitsOf(view.candidates[cell] ?? 0).join(' ') || t('board-none');
  return view.showCandidates ? [t('board-empty'), t('board-candidates', { digits })] : [t('board-empty')];
}

const marks = (key: 'board-corner' | 'board-centre' | 'board-notes', bits = 0): string[] => (bits ? [t(key, { digits: digitsOf(bits).join(' ') })] : []);

export const WORDS: BoardWords = { name: () => t('board-name'), cell: label };
