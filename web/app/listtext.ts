/** The text of the list that is open, for a reload of this tab. Another tab has its own. */

const KEY = 'ninerooks-list';

interface Kept {
  text: string;
  /** Which of its puzzles was the last. */
  at: number;
  /** Whether that puzzle is on the board. */
  shown: boolean;
}

/** Keeps a list, or that none is open. One too long to be kept is not. */
export function keepList(list: Kept | undefined): void {
  try {
    if (list) sessionStorage.setItem(KEY, JSON.stringify(list));
    else sessionStorage.removeItem(KEY);
  } catch {
    sessionStorage.removeItem(KEY);
  }
}

/** The list that was open before the reload. */
export function keptList(): Kept | undefined {
  try {
    const found = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Partial<Kept> | null;
    const { text, at, shown } = found ?? {};
    if (typeof text === 'string' && typeof at === 'number' && Number.isInteger(at)) return { text, at, shown: shown === true };
  } catch {
    // What cannot be read is no list.
  }
  return undefined;
}
