/** The puzzles: files of their own, loaded when the library is first opened. */

import hall from '../../hall.txt?raw';
import text from '../../library.txt?raw';
import { shelvesOf } from './file';

export const shelves = shelvesOf(text, hall);
