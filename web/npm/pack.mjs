/**
 * Packs what goes to npm: `node npm/pack.mjs TO VERSION`, in `web/`, with the engines that are in `engine/generated`. `TO` holds
 * the licences of what is linked; the packages, and the user script, are put beside them. `NINEROOKS_PAGE` is the address of the page
 * that the user script opens boards on; without it, it opens none.
 */

import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const [to = '', version = ''] = process.argv.slice(2);
const own = import.meta.dirname;
const web = resolve(own, '..');
const licences = 'LICENSES-THIRD-PARTY.txt';

function run(program, words, env = {}) {
  execFileSync(process.execPath, [join(web, 'node_modules', program), ...words], { cwd: web, stdio: 'inherit', env: { ...process.env, ...env } });
}

/** A fresh folder of a package, with what each has. */
function begin(name) {
  const folder = join(to, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const manifest = JSON.parse(readFileSync(join(own, name, 'package.json'), 'utf8'));
  manifest.version = version;
  for (const other of Object.keys(manifest.dependencies ?? {})) manifest.dependencies[other] = version;
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
  copyFileSync(join(own, name, 'README.md'), join(folder, 'README.md'));
  for (const licence of ['LICENSE-MIT', 'LICENSE-APACHE']) copyFileSync(join(web, '..', licence), join(folder, licence));
  return folder;
}

function pack(folder) {
  execFileSync('npm', ['pack', '--silent', '--pack-destination', to, folder], { cwd: to, stdio: 'inherit', shell: process.platform === 'win32' });
}

function engine() {
  const folder = begin('ninerooks');
  const generated = join(web, 'engine/generated');
  const light = join(generated, 'light');
  cpSync(generated, join(folder, 'engine'), { recursive: true, filter: (file) => file !== light });
  cpSync(light, join(folder, 'light'), { recursive: true });
  for (const types of ['engine/ninerooks.d.ts', 'light/light.d.ts']) {
    // Whoever takes an older library of types has no `Symbol.dispose`; `free` is the same.
    const file = join(folder, types);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/^ *\[Symbol\.dispose\]\(\): void;\n/gm, ''));
  }
  copyFileSync(join(to, licences), join(folder, licences));
  // Beside the engines, as they will be.
  for (const file of ['index.ts', 'light.ts', 'shared.ts', 'tsconfig.json']) copyFileSync(join(own, 'ninerooks', file), join(folder, file));
  run('typescript/bin/tsc', ['--project', folder]);
  pack(folder);
}

function board() {
  const folder = begin('board');
  build('npm/board', folder);
  copyFileSync(join(own, 'board/index.d.ts'), join(folder, 'index.d.ts'));
  pack(folder);
}

/** What Vite makes of a folder, put into another one. */
function build(from, folder, env) {
  run('vite/bin/vite.js', ['build', '--config', join(web, from, 'vite.config.ts'), '--logLevel', 'warn', '--outDir', folder, '--emptyOutDir', 'false'], env);
}

/** The user script, in one file with the light engine of the package. */
function userscript() {
  build('userscript', to, { NINEROOKS_PACKED: join(to, 'ninerooks') });
}

engine();
board();
userscript();
