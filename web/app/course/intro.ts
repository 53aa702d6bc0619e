/** What a lesson takes from the page of its technique. */

export interface Intro {
  /** The rule, in Markdown. */
  rule: string;
  /** Why it is right, and its other names. */
  why: string;
  /** The board of the first example. */
  grid: string;
}

/** The first section of a page without its title, and its first board. */
export function introOf(page: string): Intro {
  const [head = ''] = page.split(/^(?:## |```)/m);
  const [rule = '', ...rest] = head.replace(/^# .*\n/, '').trim().split(/\n\s*\n/);
  return { rule, why: rest.join('\n\n'), grid: /^```grid\n([^]*?)^```/m.exec(page)?.[1] ?? '' };
}
