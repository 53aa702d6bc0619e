/** Messages, which go by themselves. */

const WHILE = 6000;
const LONG = 20000;

export class Notices {
  /** What is seen for a while. */
  text = $state('');
  kind = $state<'told' | 'fault'>('told');
  /** What screen readers are told: this, and what the page shows anyway. */
  spoken = $state('');
  #timer: ReturnType<typeof setTimeout> | undefined;

  say(text: string, kind: 'told' | 'fault' = 'told'): void {
    clearTimeout(this.#timer);
    this.text = text;
    this.kind = kind;
    this.speak(text);
    if (text) this.#timer = setTimeout(() => this.clear(), kind === 'fault' ? LONG : WHILE);
  }

  speak(text: string): void {
    // The same once more is heard once more: a region speaks what has changed in it.
    this.spoken = text && text === this.spoken ? `${text}\u00a0` : text;
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.text = '';
  }
}
