// How long the worker takes for whole paths: `node bench.mjs FILE [STRIDE] [PROFILE]`, while
// `npm run preview` shows the page. Compare with `cargo run --release -p ninerooks-logic --example
// times -- PROFILE`, which runs the same lists without a browser.

import { readFileSync } from 'node:fs';

import { chromium } from '@playwright/test';

const [file, stride = '20', profile = 'default'] = process.argv.slice(2);
const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
const puzzles = lines.filter((_, i) => i % Number(stride) === 0).map((line) => line.slice(0, 81));
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
const page = await browser.newPage();
const worker = new Promise((found) => page.on('worker', (one) => found(one.url())));
await page.goto(process.env.SITE ?? 'http://localhost:4173/');
const times = await page.evaluate(
  async ({ url, puzzles, profile }) => {
    const worker = new Worker(url, { type: 'module' });
    let next = 1;
    const call = (name, ...args) =>
      new Promise((resolve, reject) => {
        const id = next++;
        const hear = ({ data }) => {
          if (data.id !== id || 'progress' in data) return;
          worker.removeEventListener('message', hear);
          if ('error' in data) reject(new Error(data.error));
          else resolve(data.result);
        };
        worker.addEventListener('message', hear);
        worker.postMessage({ id, name, args });
      });
    const choice = { profile, off: [], uniqueness: false };
    const states = [];
    for (const puzzle of puzzles) states.push((await call('read', puzzle)).state);
    // Once before it counts, so that the code is compiled.
    for (const state of states.slice(0, 10)) await call('walk', state, choice);
    const times = [];
    for (const state of states) {
      const begun = performance.now();
      const walked = await call('walk', state, choice);
      times.push({ ms: performance.now() - begun, end: walked.end.kind, steps: walked.lines.length });
      await call('release', walked.id);
    }
    return times;
  },
  { url: await worker, puzzles, profile },
);
await browser.close();
const ms = times.map((time) => time.ms).sort((a, b) => a - b);
const mean = ms.reduce((sum, one) => sum + one, 0) / ms.length;
const solved = times.filter((time) => time.end === 'solved').length;
const steps = times.reduce((sum, time) => sum + time.steps, 0);
console.log(`${ms.length} puzzles, ${solved} solved, ${steps} steps; ms a puzzle: mean ${mean.toFixed(1)}, median ${ms[ms.length >> 1].toFixed(1)}, max ${ms.at(-1).toFixed(1)}`);
