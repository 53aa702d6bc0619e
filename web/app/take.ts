/** Text and files that are brought in: how much of them is taken, before anything is copied. */

import { t, tag } from './words.svelte';

/** The most that is taken by pasting, in characters, and of a file, in bytes. */
export const MOST_PASTED = 2_000_000;
export const MOST_OF_FILE = 16_000_000;

const megabytes = (size: number): string => (size / 1e6).toLocaleString(tag(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Why a text is too long to be taken; nothing where it is not. */
export const tooLong = (length: number): string =>
  length > MOST_PASTED ? t('open-too-long', { size: megabytes(length), most: megabytes(MOST_PASTED) }) : '';

/** Why a file is too large; nothing where it is not. */
export const tooLarge = (size: number): string =>
  size > MOST_OF_FILE ? t('open-too-large', { size: megabytes(size), most: megabytes(MOST_OF_FILE) }) : '';
