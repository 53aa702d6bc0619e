/** What is seen of a board on a page of others, whatever the page is. */

/** A cell as its page has it. */
export interface Seen {
  /** The digit, 0 for none. */
  value: number;
  given: boolean;
  /** The marks by which a player says which digits are left; nothing where there are none. */
  marks: number[];
}

/** A board, or why there is none, in words for the player. */
export type Reading = { cells: Seen[] } | { fault: string };

/** A page of others. */
export interface Site {
  /** Its name for people. */
  name: string;
  /** The ends of its hosts. */
  hosts: string[];
  /** The board that it shows now. */
  read: () => Reading;
}

/** What is read of objects that others have made: anything may be missing, or be something else. */
export type Unknown = Record<string, unknown> | undefined;

export const object = (value: unknown): Unknown => (typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined);

export const list = (value: unknown): unknown[] | undefined => (Array.isArray(value) ? (value as unknown[]) : undefined);

/** A digit, as a number or as text; 0 for anything else. */
export function digit(value: unknown): number {
  const number = typeof value === 'string' || typeof value === 'number' ? Number(value) : 0;
  return Number.isInteger(number) && number >= 1 && number <= 9 ? number : 0;
}

/** The digits of a list of marks, each once. */
export const digits = (value: unknown): number[] => [...new Set((list(value) ?? []).map(digit).filter((one) => one > 0))].sort((a, b) => a - b);

/** What is said where a page is not as it was when this was written. */
export const changed = (name: string): Reading => ({
  fault: `No board was found on this page. Either no puzzle is open, or ${name} has changed since this script was written; a newer one may know it.`,
});

export const notNine: Reading = { fault: 'This board does not have nine rows and nine columns: it cannot be explained here.' };

export const notBoxes: Reading = { fault: 'The regions of this board are not the nine boxes: it cannot be explained here.' };
