import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

import { offline, policy } from './offline.ts';

// Relative, so that the page works from any folder of any server.
export default defineConfig({
  base: './',
  plugins: [svelte(), policy(), offline()],
  worker: { format: 'es' },
  build: { target: 'es2022', chunkSizeWarningLimit: 900 },
});
