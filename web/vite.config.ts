import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

import { offline, policy } from './offline.ts';

// Relative, so that the page works from any folder of any server.
export default defineConfig({
  base: './',
  plugins: [svelte(), policy(), offline()],
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    chunkSizeWarningLimit: 900,
    // One file for each language.
    rolldownOptions: { output: { codeSplitting: { groups: [{ debugName: 'words', name: (id) => /\/words\/(\w+)\/[\w-]+\.ftl/.exec(id)?.[1]?.replace(/^/, 'words-') ?? null }] } } },
  },
});
