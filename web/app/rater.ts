/** The worker that rates puzzles. One of its own: what takes long keeps nobody waiting, and can be stopped. */

import { Engine } from '../engine/client';

let engine: Engine | undefined;

export const rater = (): Engine => (engine ??= new Engine());
