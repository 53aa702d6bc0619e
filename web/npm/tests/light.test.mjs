/** The light engine: what it finds is what the whole one finds, and what it does not find the whole one is asked for. */

import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, test } from 'node:test';
import { pathToFileURL } from 'node:url';

import { installed } from './project.mjs';

let project, node, light, whole;

before(async () => {
  ({ project, node } = installed('project-light'));
  const of = (file) => import(pathToFileURL(join(project, 'node_modules/ninerooks', file)));
  [light, whole] = [await of('light.js'), await of('index.js')];
});

/** An easy one, one with an X-Wing, and some that need most of the plain techniques. */
const PUZZLES = [
  '..9.83.7.6..7..2.5.53.6...84..........29568..........35...3.68.2.6..8..7.4.67.3..',
  '.7..2958.94..............6.4.16......239.....5....24......6814..........35..4...7',
  '.7..4......1...9.....6..2.8..24...9.3.............21....4..5...85..3...77..9.853.',
  '8....54....3...5...42.....315..2..3.......9.2..8..........9....2.1.4..6...6.3.7.4',
  '4..5....2....7.1..3..2....7..9.6...3.3.....855....24....7.........8...9...2.9....',
  '.6.......17.....9...8..2.....28...376..7..9...1..5...28......7142...83......158..',
  '.47....3.32.....758.1.....9.......1......8....8..269.3...6.4......9....2.96..254.',
];
/** The hardest puzzle of 2006: no plain technique goes far there. */
const HARD = '1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..';
const ONLY = { whole: false };

for (const uniqueness of [false, true]) {
  test(`each step is the one of the whole engine, word for word, ${uniqueness ? 'also' : 'and not'} where one solution is assumed`, async () => {
    const techniques = new Set();
    for (const puzzle of [...PUZZLES, HARD]) {
      let board = await light.read(puzzle);
      for (;;) {
        const options = { uniqueness, picture: 'dark' };
        const step = await light.hint(board, { ...options, ...ONLY });
        const theirs = await whole.hint(board, options);
        if (!step) {
          if (theirs) assert.ok(!(await light.techniques()).includes(theirs.technique), `${theirs.line} is plain`);
          break;
        }
        assert.deepEqual(step, theirs);
        assert.ok(step.proof.accepted);
        techniques.add(step.technique);
        board = step.after;
      }
    }
    assert.ok(techniques.size > 24, [...techniques].join(' '));
  });
}

test('a path is the same, and the whole engine goes on where the plain techniques end', async () => {
  for (const puzzle of [...PUZZLES, HARD]) {
    const path = await light.solve(puzzle);
    const theirs = await whole.solve(puzzle);
    assert.deepEqual([path.steps, path.end, path.digits], [theirs.steps, theirs.end, theirs.digits]);
  }
  const begun = await light.solve(HARD, ONLY);
  assert.equal(begun.end, 'stuck');
  assert.ok(!begun.solved && begun.steps.length < (await light.solve(HARD)).steps.length);
});

test('all plain steps of a position are among all steps of the whole engine', async () => {
  const lines = (steps) => steps.map(({ line }) => line);
  const theirs = new Set(lines(await whole.steps(PUZZLES[1])));
  const steps = await light.steps(PUZZLES[1]);
  assert.ok(steps.length > 5 && steps.every(({ line }) => theirs.has(line)));
});

test('digits are placed, candidates eliminated, and what is no candidate is refused', async () => {
  const [puzzle] = PUZZLES;
  const { placements: [digit] } = await light.hint(puzzle);
  const board = await light.place(puzzle, digit);
  assert.equal(board.values.filter((value) => value > 0).length, [...puzzle].filter((sign) => sign !== '.').length + 1);
  await assert.rejects(light.place(board, digit), /is no candidate of this board/);
  const less = await light.eliminate(puzzle, digit);
  await assert.rejects(light.eliminate(less, digit), /is no candidate of this board/);
  // The digit is gone, so there is no solution; the whole engine says what comes of that.
  assert.equal((await light.solve(less, ONLY)).end, 'contradiction');
  assert.equal(await light.hint(less, ONLY), undefined);
  assert.deepEqual(await light.hint(less), await whole.hint(less));
});

test('solutions are counted as the whole engine counts them', async () => {
  const [puzzle] = PUZZLES;
  for (const text of [puzzle, '.'.repeat(81), puzzle.replace('9', '.'), puzzle.replace('..9', '8.9'), `99${puzzle.slice(2)}`]) {
    const board = await whole.read(text);
    assert.equal(await light.count(board), await whole.count(board), text);
  }
});

test('what the light engine does not read, or is not for, is for the whole one', async () => {
  const grid = PUZZLES[1].match(/.{9}/g).join('\n');
  assert.deepEqual(await light.read(grid), await whole.read(grid));
  await assert.rejects(light.read(grid, ONLY), /expected a line of 81 cells/);
  await assert.rejects(light.read('nothing'), { name: 'PuzzleError' });
  const marked = '+17+6.2958.94...+6...+8+3.....6.4+816.....+7239.+4+8.+65+6+9..24..+2+9+7.6814.+6+1+4.+9...+835+8+24+1+6+97';
  assert.deepEqual(await light.read(marked, ONLY), await whole.read(marked));
  const options = { profile: 'explainer' };
  assert.deepEqual(await light.hint(PUZZLES[2], options), await whole.hint(PUZZLES[2], options));
  assert.equal(await light.hint(PUZZLES[2], { ...options, ...ONLY }), undefined);
  const ruled = { ...(await whole.read(PUZZLES[0])), rules: ['thermo r1c1-r1c2'] };
  assert.deepEqual(await light.hint(ruled), await whole.hint(ruled));
});

test('the whole engine is loaded once, where it is needed, and not before', async () => {
  const code = `
    import { readFileSync } from 'node:fs';
    import { hint, load, solve } from 'ninerooks/light';
    const instantiate = WebAssembly.instantiate;
    let engines = 0;
    // Node itself instantiates a small module.
    WebAssembly.instantiate = (bytes, ...given) => ((engines += Number(bytes.byteLength > 500_000)), instantiate(bytes, ...given));
    const told = [];
    await load(readFileSync(new URL(import.meta.resolve('ninerooks/light.wasm'))));
    await solve('${PUZZLES[0]}');
    told.push(engines);
    await hint('${HARD}', { whole: false });
    told.push(engines);
    await hint('${HARD}', { profile: 'everything' });
    await solve('${HARD}');
    console.log(...told, engines);`;
  assert.equal((await node('--input-type=module', '--eval', code)).stdout, '1 1 2\n');
});

test('it runs in a worker', async () => {
  writeFileSync(join(project, 'worker.js'), `import { hint } from 'ninerooks/light';\nimport { parentPort } from 'node:worker_threads';\nparentPort.postMessage((await hint('${PUZZLES[0]}', { whole: false })).line);\n`);
  writeFileSync(join(project, 'main.js'), "import { Worker } from 'node:worker_threads';\nnew Worker('./worker.js').once('message', (said) => console.log(said));\n");
  assert.match((await node('main.js')).stdout, /^(Full House|Hidden Single|Naked Single): /);
});

test('the user script has its header, the light engine and not the whole one', () => {
  const script = readFileSync(join(project, '../ninerooks.user.js'), 'utf8');
  const { version } = JSON.parse(readFileSync(join(project, 'node_modules/ninerooks/package.json'), 'utf8'));
  assert.ok(script.startsWith('// ==UserScript==\n') && script.includes(`// @version      ${version}\n`));
  for (const host of ['sudokupad.app', 'f-puzzles.com', 'crackingthecryptic.com']) assert.ok(script.includes(`// @match        https://${host}/*`));
  assert.ok(script.length < 900_000, `${script.length} characters`);
  assert.ok(!script.includes('ninerooks_bg'));
});
