/** Why steps of the pattern overlay are right, in short. */

import { listed, t } from '../words.svelte';
import { at, both, candidate, cells, digits, oneOfCells } from './names';
import type { PatternReason, Patterns } from './shape';

/** More deductions than this are only counted. */
const MOST = 3;

export function patterns({ digits: of, left, stages }: Patterns, result: string): string {
  const count = of.reduce((sum, digit) => sum + (left[Number(digit) - 1] ?? 0), 0);
  if (stages.length === 0) return t('why-pom', { digits: digits(of), count, result });
  const said = stages.slice(0, MOST).map(({ reason, deleted }) => stage(reason, deleted));
  if (stages.length > MOST) said.push(t('why-pom-more', { count: stages.length - MOST }));
  return [...said, t('why-pom-left', { result })].reduce(both);
}

/** Why patterns were deleted. */
function stage(reason: PatternReason, deleted: readonly number[]): string {
  const gone = deleted.flatMap((count, i) => (count > 0 ? [String(i + 1)] : []));
  const named = { count: deleted.reduce((sum, count) => sum + count, 0), gone: gone.length > 0 ? listed(gone) : '–' };
  if (reason === 'cell-cover') return t('why-pom-cell-cover', named);
  if ('cells' in reason) return t('why-pom-cells', { ...named, digit: reason.cells.digit, cells: oneOfCells(reason.cells.cells) });
  if ('clash' in reason) return t('why-pom-clash', { ...named, digit: reason.clash.digit });
  if ('combination' in reason) return t('why-pom-combination', { ...named, size: reason.combination.size - 1 });
  if ('one-of' in reason) return t('why-pom-one-of', { ...named, candidates: at(reason['one-of'].digit, reason['one-of'].cells) });
  if ('not-both' in reason) return t('why-pom-not-both', { ...named, one: candidate(reason['not-both'].candidates[0]), other: candidate(reason['not-both'].candidates[1]) });
  if ('rectangle' in reason) return t('why-pom-rectangle', { ...named, cells: cells(reason.rectangle.cells), digits: digits(reason.rectangle.digits) });
  if ('pairs' in reason) return t('why-pom-pairs', named);
  return 'earlier' in reason ? t('why-pom-earlier') : t('why-pom-equations', named);
}
