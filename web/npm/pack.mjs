/**
 * Packs what goes to npm: `node npm/pack.mjs TO VERSION`, in `web/`, with the engine that is in `engine/generated`. `TO` holds
 * the licences of what is linked; the packages are put beside them.
 */

import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const [to = '', version = ''] = process.argv.slice(2);
const own = import.meta.dirname;
const web = resolve(own, '..');
const licences = 'LICENSES-THIRD-PARTY.txt';

const run = (program, ...words) => execFileSync(process.execPath, [join(web, 'node_modules', program), ...words], { cwd: web, stdio: 'inherit' });

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
  cpSync(join(web, 'engine/generated'), join(folder, 'engine'), { recursive: true });
  // Whoever takes an older library of types has no `Symbol.dispose`; `free` is the same.
  const types = join(folder, 'engine/ninerooks.d.ts');
  writeFileSync(types, readFileSync(types, 'utf8').replaceAll(/^ *\[Symbol\.dispose\]\(\): void;\n/gm, ''));
  copyFileSync(join(to, licences), join(folder, licences));
  // Beside the engine, as they will be.
  for (const file of ['index.ts', 'tsconfig.json']) copyFileSync(join(own, 'ninerooks', file), join(folder, file));
  run('typescript/bin/tsc', '--project', folder);
  pack(folder);
}

function board() {
  const folder = begin('board');
  run('vite/bin/vite.js', 'build', '--config', join(own, 'board/vite.config.ts'), '--logLevel', 'warn', '--outDir', folder, '--emptyOutDir', 'false');
  copyFileSync(join(own, 'board/index.d.ts'), join(folder, 'index.d.ts'));
  pack(folder);
}

engine();
board();
