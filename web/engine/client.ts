/** The page's side of the worker. */

import engine from './generated/ninerooks_bg.wasm?url';
import type { Api, FromWorker, Name, Progress, ToWorker } from './protocol';

type Args<N extends Name> = Parameters<Api[N]> extends [unknown, ...infer A] ? A : never;
type Result<N extends Name> = Awaited<ReturnType<Api[N]>>;

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
  progress?: ((progress: Progress) => void) | undefined;
}

/** A search that somebody ended. */
export class Stopped extends Error {
  constructor() {
    super('stopped');
  }
}

let compiled: Promise<WebAssembly.Module | undefined> | undefined;

/**
 * The engine, fetched and compiled once for all workers of the page. Where that fails a worker loads it by itself, and
 * the next one tries again.
 */
const compile = (): Promise<WebAssembly.Module | undefined> =>
  (compiled ??= WebAssembly.compileStreaming(fetch(engine)).catch(() => (compiled = undefined)));

/** How long a worker has to stop by itself, in milliseconds. */
const PATIENCE = 400;

/** A worker with the engine. Requests are answered in order. */
export class Engine {
  #worker: Worker;
  #waiting = new Map<number, Waiting>();
  #next = 1;
  /** How often the worker was begun anew; numbers of its objects are of one such life. */
  life = 0;

  constructor() {
    this.#worker = this.#start();
  }

  /** Asks the engine. */
  call<N extends Name>(name: N, ...args: Args<N>): Promise<Result<N>> {
    return this.watch(name, args).result;
  }

  /** Asks for something that may take long: how far it is, and a way to stop it. */
  watch<N extends Name>(
    name: N,
    args: Args<N>,
    progress?: (progress: Progress) => void,
  ): { result: Promise<Result<N>>; stop(): void } {
    const id = this.#next++;
    const result = new Promise<unknown>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject, progress });
      this.#send({ id, name, args });
    });
    return { result: result as Promise<Result<N>>, stop: () => this.#stop(id) };
  }

  #send(message: ToWorker): void {
    // The bytes of a file are handed over as they are.
    if ('args' in message && message.args[0] instanceof Uint8Array) return this.#worker.postMessage(message, [message.args[0].buffer]);
    // Svelte's proxies cannot be cloned, plain copies of them can.
    this.#worker.postMessage(JSON.parse(JSON.stringify(message)) as ToWorker);
  }

  #start(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    void compile().then((module) => worker.postMessage({ module } satisfies ToWorker));
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => this.#take(data));
    worker.addEventListener('error', (event) => this.#end(new Error(event.message || 'the engine could not be loaded')));
    return worker;
  }

  #take(message: FromWorker): void {
    if ('ready' in message) return;
    const waiting = this.#waiting.get(message.id);
    if (!waiting) return;
    if ('progress' in message) {
      waiting.progress?.(message.progress);
      return;
    }
    this.#waiting.delete(message.id);
    if ('error' in message) waiting.reject(new Error(message.error));
    else waiting.resolve(message.result);
  }

  /** First asks the worker to stop. One that is deep in a search does not hear: it is ended. */
  #stop(id: number): void {
    this.#send({ stop: id });
    setTimeout(() => {
      if (this.#waiting.has(id)) this.#end(new Stopped());
    }, PATIENCE);
  }

  #end(error: Error): void {
    this.#worker.terminate();
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    this.life += 1;
    this.#worker = this.#start();
    for (const { reject } of waiting) reject(error);
  }
}
