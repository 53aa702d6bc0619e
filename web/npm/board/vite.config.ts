import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { defineConfig, type Plugin } from 'vite';

import { initSync, style } from '../../engine/generated/ninerooks.js';

const here = import.meta.dirname;

/** A module made here. */
function made(name: string, code: () => string): Plugin {
  // Without the end of a name by which Vite takes it for styles.
  const id = `\0${name.replaceAll(/\W/g, '-')}`;
  return { name, enforce: 'pre', resolveId: (wanted) => (wanted === name ? id : undefined), load: (wanted) => (wanted === id ? code() : undefined) };
}

/** The styles of the board, and those of the pictures, which the engine has: a board without steps needs no engine. */
function styles(): string {
  initSync({ module: readFileSync(join(here, '../../engine/generated/ninerooks_bg.wasm')) });
  const own = readFileSync(join(here, '../../board/board.css'), 'utf8');
  return `export default ${JSON.stringify([own, style('light'), style('dark')].join('\n'))};`;
}

export default defineConfig({
  root: here,
  publicDir: false,
  // The board's own import of its styles would have no effect in a shadow.
  plugins: [made('virtual:styles', styles), made('./board.css', () => 'export {};')],
  build: {
    target: 'es2022',
    minify: true,
    lib: { entry: join(here, 'element.ts'), formats: ['es'], fileName: () => 'index.js' },
    rolldownOptions: { external: ['ninerooks'] },
  },
});
