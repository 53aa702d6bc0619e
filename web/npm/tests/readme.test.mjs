/**
 * The packages as users have them: packed, and installed into a project of their own, by `node --test` with
 * `NINEROOKS_NPM`, the folder where they were packed. `NINEROOKS_BLESS=1` writes what the examples print into the README.
 */

import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { before, test } from 'node:test';

import { installed } from './project.mjs';

const web = join(import.meta.dirname, '../..');
let project, node;

before(() => {
  ({ project, node } = installed('project'));
});

/** Texts with examples, and how many there are. */
const READMES = [[join(web, 'npm/ninerooks/README.md'), 6], [join(web, '../README.md'), 1]];
const EXAMPLE = /```js\n(.*?)```\n\n```text\n(.*?)```/gs;

for (const [file, wanted] of READMES) {
  test(`each example prints what is under it: ${relative(web, file)}`, async () => {
    const readme = readFileSync(file, 'utf8');
    const examples = [...readme.matchAll(EXAMPLE)];
    assert.equal(examples.length, wanted);
    assert.equal(readme.split('```js\n').length, wanted + 1, 'every example is followed by what it prints');
    const printed = await Promise.all(
      examples.map(async ([, code], i) => {
        const example = join(project, `example-${wanted}-${i}.js`);
        writeFileSync(example, code);
        return (await node(example)).stdout;
      }),
    );
    if (process.env.NINEROOKS_BLESS) {
      let i = 0;
      writeFileSync(file, readme.replace(EXAMPLE, (_, code) => `\`\`\`js\n${code}\`\`\`\n\n\`\`\`text\n${printed[i++]}\`\`\``));
    }
    examples.forEach(([, , text], i) => assert.equal(printed[i], text, `example ${i + 1}`));
  });
}

test('types say what there is, and refuse what there is not', async () => {
  const options = { strict: true, module: 'NodeNext', target: 'ES2022', lib: ['ES2022', 'DOM', 'DOM.Iterable'], types: [], noEmit: true };
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, files: ['types.ts'] }));
  writeFileSync(join(project, 'types.ts'), readFileSync(join(import.meta.dirname, 'types.ts.txt')));
  await node(join(web, 'node_modules/typescript/bin/tsc'), '--project', project).catch(({ stdout }) => assert.fail(stdout));
});

test('the engine is loaded once, by bytes too, and a failure is no end', async () => {
  const code = `
    import { readFileSync } from 'node:fs';
    import { hint, load, solve } from 'ninerooks';
    await load(new Uint8Array(8)).then(() => { throw new Error('that was no engine'); }, () => undefined);
    await load(readFileSync(new URL(import.meta.resolve('ninerooks/engine.wasm'))));
    const puzzle = '.7..2958.94..............6.4.16......239.....5....24......6814..........35..4...7';
    const [path, short] = await Promise.all([solve(puzzle, { explain: true }), solve(puzzle)]);
    const last = path.steps.at(-1);
    if (last.after.values.join('') !== path.digits || !last.proof.accepted || short.steps.length !== path.steps.length) process.exit(1);
    const copy = JSON.parse(JSON.stringify(path.steps[3].after));
    if ((await hint(copy)).line !== path.steps[4].line) process.exit(2);
    if (await hint(path.board) !== undefined) process.exit(3);
    const stuck = await solve(puzzle, { profile: 'singles' });
    if (stuck.solved || stuck.end !== 'stuck') process.exit(4);
    await solve(puzzle, { profile: 'none' }).then(() => process.exit(5), () => undefined);`;
  await node('--input-type=module', '--eval', code);
});

test('it runs in a worker', async () => {
  writeFileSync(join(project, 'worker.js'), "import { count } from 'ninerooks';\nimport { parentPort } from 'node:worker_threads';\nparentPort.postMessage(await count('.'.repeat(81)));\n");
  writeFileSync(join(project, 'main.js'), "import { Worker } from 'node:worker_threads';\nnew Worker('./worker.js').once('message', (said) => console.log(said));\n");
  assert.equal((await node('main.js')).stdout, 'several\n');
});

test('what is packed is what there should be', () => {
  for (const [name, files] of [['ninerooks', ['engine', 'index.d.ts', 'index.js', 'light', 'light.d.ts', 'light.js', 'shared.d.ts', 'shared.js']], ['@ninerooks/board', ['index.d.ts', 'index.js']]]) {
    const folder = join(project, 'node_modules', name);
    const found = readdirSync(folder).filter((file) => !/^(LICENSE|README|package\.json)/.test(file));
    assert.deepEqual(found.toSorted(), files, name);
    const { version, dependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    assert.notEqual(version, '0.0.0');
    assert.ok(Object.values(dependencies).every((wanted) => wanted === version), name);
    assert.ok(existsSync(join(folder, 'LICENSE-MIT')));
  }
  assert.ok(readFileSync(join(project, 'node_modules/ninerooks/LICENSES-THIRD-PARTY.txt'), 'utf8').includes('smallvec'));
});
