import { defineConfig } from '@playwright/test';

import { page } from './playwright.config.ts';

const site = process.env['NINEROOKS_SITE'] ?? '../target';
const port = process.env['NINEROOKS_PORT'] ?? '4173';

// The built book, on a server that has target/book and, for its live boards, target/web.
export default defineConfig({
  ...page,
  testMatch: 'book.spec.ts',
  testIgnore: [],
  use: { ...page.use, storageState: { cookies: [], origins: [] } },
  webServer: {
    command: `npx vite preview --outDir ${site} --port ${port} --strictPort`,
    url: `http://localhost:${port}/book/index.html`,
    reuseExistingServer: false,
  },
});
