import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { defineConfig, type Plugin } from 'vite';

const here = import.meta.dirname;
/** The package for npm, as it is packed. */
const packed = process.env['NINEROOKS_PACKED'] ?? '';
const { version } = JSON.parse(packed ? readFileSync(join(packed, 'package.json'), 'utf8') : '{}') as { version?: string };
/** What a manager of user scripts reads. With no `@grant` the script runs among those of the page, whose board it reads. */
const header = `// ==UserScript==
// @name         Ninerooks: Explain next
// @namespace    https://github.com/ninerooks/ninerooks
// @version      ${version}
// @description  The next step of the Sudoku on this page, in words and as a picture; nothing leaves the device
// @license      MIT OR Apache-2.0
// @match        https://sudokupad.app/*
// @match        https://*.sudokupad.app/*
// @match        https://crackingthecryptic.com/*
// @match        https://*.crackingthecryptic.com/*
// @match        https://f-puzzles.com/*
// @match        https://*.f-puzzles.com/*
// @grant        none
// @run-at       document-idle
// @noframes
// ==/UserScript==
`;

/** Modules that are made here; and of the package what goes into one file: the small engine as data, of the whole one nothing. */
function into(): Plugin {
  const made: Record<string, () => string> = {
    'virtual:page': () => `export default ${JSON.stringify(process.env['NINEROOKS_PAGE'] ?? '')};`,
    'virtual:light': () => {
      const engine = gzipSync(readFileSync(join(packed, 'light/light_bg.wasm')), { level: 9 });
      return `export default ${JSON.stringify(engine.toString('base64'))};`;
    },
    './index.js': () => 'export {};',
  };
  return {
    name: 'ninerooks-into',
    enforce: 'pre',
    resolveId(wanted) {
      if (wanted === 'ninerooks/light') return join(packed, 'light.js');
      return wanted in made ? `\0${wanted}` : undefined;
    },
    load: (id) => made[id.slice(1)]?.(),
    // Behind what makes the file small, for which it is a comment.
    generateBundle: {
      order: 'post',
      handler: (_, files) => Object.values(files).forEach((file) => void (file.type === 'chunk' && (file.code = header + file.code))),
    },
    // The address of the engine is never asked for: its bytes are handed over.
    transform: (code) => (code.includes('import.meta.url') ? code.replaceAll(/new URL\([^()]+, import\.meta\.url\)/g, 'new URL("about:blank")') : undefined),
  };
}

export default defineConfig({
  root: here,
  publicDir: false,
  plugins: [into()],
  build: {
    target: 'es2022',
    minify: true,
    lib: { entry: join(here, 'main.ts'), formats: ['iife'], name: 'ninerooksExplain', fileName: () => 'ninerooks.user.js' },
  },
});
