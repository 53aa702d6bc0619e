/** A project of its own with the packages installed, as users have them. */

import assert from 'node:assert/strict';
import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

/** Where the packages were packed. */
export const packages = resolve(process.env.NINEROOKS_NPM ?? '');

/** Makes the project in a folder of this name beside the packages, and runs Node there. */
export function installed(name) {
  const project = join(packages, name);
  const packed = readdirSync(packages).filter((file) => file.endsWith('.tgz'));
  assert.equal(packed.length, 2, `two packages in ${packages}: ${packed.join(', ')}`);
  rmSync(project, { recursive: true, force: true });
  mkdirSync(project, { recursive: true });
  writeFileSync(join(project, 'package.json'), '{ "private": true, "type": "module" }\n');
  const words = ['install', '--offline', '--no-audit', '--no-fund', '--silent', ...packed.map((file) => `../${file}`)];
  execFileSync('npm', words, { cwd: project, stdio: 'inherit', shell: process.platform === 'win32' });
  return { project, node: (...words) => promisify(execFile)(process.execPath, words, { cwd: project }) };
}
