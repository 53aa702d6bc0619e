/** The file of exercises, as `cargo xtask exercises` writes it. */

export interface Exercise {
  /** The same for the same board, whatever else is in the file. */
  key: string;
  technique: string;
  /** The board, as an entry of the list that the engine reads. */
  board: string;
}

export interface Lesson {
  technique: string;
  exercises: Exercise[];
}

/** The lessons, in the order of the file. */
export function lessonsOf(text: string): Lesson[] {
  const lessons: Lesson[] = [];
  for (const line of text.split('\n')) {
    if (!line || line.startsWith('#')) continue;
    if (line.startsWith('- ')) {
      lessons.push({ technique: line.split(' ')[1] ?? '', exercises: [] });
      continue;
    }
    const lesson = lessons.at(-1);
    const [digits = '', gone = ''] = line.split(':');
    const technique = lesson?.technique ?? '';
    lesson?.exercises.push({ key: hash(`${technique} ${line}`), technique, board: `:0000:x:${digits}:${gone}:::` });
  }
  return lessons;
}

/** FNV-1a: the same everywhere, and short. */
function hash(text: string): string {
  let sum = 0x811c9dc5;
  for (const sign of text) sum = Math.imul(sum ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return (sum >>> 0).toString(36);
}
