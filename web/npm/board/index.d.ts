/** `<ninerooks-board puzzle="…">`: importing this module defines the element. */
export class NinerooksBoard extends HTMLElement {
  /** The digits, as 81 characters, `.` for an open cell. */
  readonly digits: string;
  /** The number of the step that is shown, from 1; 0 for none. */
  step: number;
  /** How many steps there are; 0 while none was shown. */
  readonly steps: number;
  addEventListener<K extends keyof NinerooksBoardEvents>(type: K, listener: (event: NinerooksBoardEvents[K]) => void, options?: boolean | AddEventListenerOptions): void;
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
}

export interface NinerooksBoardEvents extends HTMLElementEventMap {
  /** Somebody has written a digit, or taken one away (0). */
  'ninerooks-change': CustomEvent<{ row: number; column: number; digit: number; digits: string }>;
  /** A step is shown. */
  'ninerooks-step': CustomEvent<{ number: number; count: number; line: string; explanation: string }>;
  /** The text is no puzzle, or the engine could not be loaded. */
  'ninerooks-error': CustomEvent<{ message: string }>;
}

declare global {
  interface HTMLElementTagNameMap {
    'ninerooks-board': NinerooksBoard;
  }
}
