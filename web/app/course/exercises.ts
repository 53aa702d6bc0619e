/** The exercises: a file of their own, loaded when the course is first opened. */

import text from '../../exercises.txt?raw';
import { lessonsOf } from './file';

export const lessons = lessonsOf(text);
