/** Text and files that are brought in: how much of them is taken, before anything is copied. */

/** The most that is taken by pasting, in characters, and of a file, in bytes. */
export const MOST_PASTED = 2_000_000;
export const MOST_OF_FILE = 16_000_000;

const megabytes = (size: number): string => `${(size / 1e6).toFixed(1)} MB`;

/** Why a text is too long to be taken; nothing where it is not. */
export const tooLong = (length: number): string =>
  length > MOST_PASTED ? `This text has ${megabytes(length)}. More than ${megabytes(MOST_PASTED)} is not taken by pasting: save it as a file and open that.` : '';

/** Why a file is too large; nothing where it is not. */
export const tooLarge = (size: number): string =>
  size > MOST_OF_FILE ? `This file has ${megabytes(size)}. Files of up to ${megabytes(MOST_OF_FILE)} are opened: cut it into parts.` : '';
