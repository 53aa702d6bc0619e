/** What the page and the worker say to each other. */

import type { StepLine } from './generated/ninerooks';
import type { api } from './worker';

export type Api = typeof api;
export type Name = keyof Api;

export interface Request {
  id: number;
  name: Name;
  args: unknown[];
}

/** First the engine, if the page could compile it. `stop` ends what is being done as soon as it can be. */
export type ToWorker = { module: WebAssembly.Module | undefined } | Request | { stop: number };

export type FromWorker =
  | { ready: true }
  | { id: number; result: unknown }
  | { id: number; error: string }
  | { id: number; progress: Progress };

/** How far a long search is. */
export interface Progress {
  steps: number;
  /** The last step, in a line. */
  last: string;
  /** Its technique. */
  technique?: string | undefined;
  /** The path is whole, and is being made shorter. */
  walked?: boolean;
  /** What was found since the last report, where a list is shown while it grows. */
  lines?: StepLine[];
}

/** What a request is told while it is served. */
export interface Service {
  stopped(): boolean;
  progress(progress: Progress): void;
}

/** A pause in which messages are taken in. */
export const pause = (): Promise<void> => new Promise((done) => setTimeout(done, 0));

/** What an error says, whatever was thrown. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
