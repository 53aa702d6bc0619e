import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// The modules with runes are compiled as they are for the page, which speaks English here.
export default defineConfig({ plugins: [svelte()], test: { include: ['tests/*.test.ts'], setupFiles: ['tests/setup.ts'] } });
