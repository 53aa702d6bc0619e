/** The course: which lesson is open. The game on the board of the workbench is not touched by it. */

import type { Bench } from '../bench.svelte';
import { levelName, ranked } from '../levels';
import { t } from '../words.svelte';
import type { Exercise, Lesson } from './file';
import { Progress } from './progress.svelte';

/** What is open: nothing, the list of lessons, what comes back today, or the lesson of a technique. */
export const [CLOSED, LIST, AGAIN] = ['', 'lessons', 'again'] as const;

/** Techniques that are taught behind another one, which they are a special case of. */
const BEHIND: Record<string, string> = { 'locked-pair': 'naked-pair', 'locked-triple': 'naked-triple' };

export class Course {
  readonly bench: Bench;
  readonly progress = new Progress();
  at = $state<string>(CLOSED);
  lessons = $state.raw<Lesson[]>([]);
  fault = $state('');

  constructor(bench: Bench) {
    this.bench = bench;
  }

  get isOpen(): boolean {
    return this.at !== CLOSED;
  }

  open(at: string = LIST): void {
    this.at = at;
    if (this.lessons.length === 0) void this.#load();
  }

  close(): void {
    this.at = CLOSED;
  }

  async #load(): Promise<void> {
    try {
      const { lessons } = await import('./exercises');
      this.lessons = lessons.filter(({ exercises }) => exercises.length > 0);
    } catch {
      this.fault = t('course-not-loaded');
    }
  }

  get lesson(): Lesson | undefined {
    return this.lessons.find(({ technique }) => technique === this.at);
  }

  /** The lesson behind the one that is open. */
  get following(): Lesson | undefined {
    const all = this.groups.flatMap(({ lessons }) => lessons);
    const here = all.findIndex(({ technique }) => technique === this.at);
    return here < 0 ? undefined : all[here + 1];
  }

  /** The lessons by level, the easiest first. */
  get groups(): { level: string; lessons: Lesson[] }[] {
    const { rank, level } = ranked(this.bench.profiles.find(({ id }) => id === 'everything')?.techniques ?? []);
    const groups = new Map<string, Lesson[]>();
    const place = ({ technique }: Lesson): number => rank(BEHIND[technique] ?? technique) + (technique in BEHIND ? 0.5 : 0);
    for (const lesson of this.lessons.toSorted((a, b) => place(a) - place(b))) {
      const name = levelName(level(BEHIND[lesson.technique] ?? lesson.technique));
      groups.set(name, [...(groups.get(name) ?? []), lesson]);
    }
    return [...groups].map(([name, lessons]) => ({ level: name, lessons }));
  }

  /** What is done next of a lesson: what is new, then what comes back. */
  next({ exercises }: Lesson, behind?: Exercise): Exercise | undefined {
    const fresh = exercises.find((one) => one.key !== behind?.key && !this.progress.card(one));
    return fresh ?? this.progress.due([{ technique: '', exercises }]).find((one) => one.key !== behind?.key);
  }

  /** The techniques in the order in which the course has them. */
  get order(): string[] {
    return this.bench.profiles.find(({ id }) => id === 'default')?.techniques ?? [];
  }
}
