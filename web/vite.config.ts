import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

import { offline, policy } from './offline.ts';

function chunk(id: string): string | null {
  const [, language, file] = /\/words\/(\w+)\/([\w-]+)\.ftl/.exec(id) ?? [];
  return language ? `${file === 'lessons' ? 'lessons' : 'words'}-${language}` : null;
}

// Relative, so that the page works from any folder of any server.
export default defineConfig({
  base: './',
  plugins: [svelte(), policy(), offline()],
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    chunkSizeWarningLimit: 900,
    // One file for each language, and one for the rules of its lessons.
    rolldownOptions: { output: { codeSplitting: { groups: [{ debugName: 'words', name: chunk }] } } },
  },
});
