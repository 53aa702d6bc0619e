import { existsSync } from 'node:fs';

import { defineConfig } from '@playwright/test';

// A browser of the system: none is downloaded.
const found = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync);
const site = process.env['NINEROOKS_SITE'] ?? 'dist';
const port = process.env['NINEROOKS_PORT'] ?? '4173';

export default defineConfig({
  testDir: 'tests',
  testMatch: '*.spec.ts',
  // book.config.ts and screens.config.ts have these.
  testIgnore: ['book.spec.ts', 'screens.spec.ts'],
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // Once more where the machine is shared: what passes only then is listed as flaky, and is a defect to be looked at.
  retries: process.env['CI'] ? 1 : 0,
  // Generous: a machine with other work is no finding.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}/`,
    viewport: { width: 1440, height: 900 },
    // Not a first visit, which has a screen of its own: first.spec.ts.
    storageState: {
      cookies: [],
      origins: [{ origin: `http://localhost:${port}`, localStorage: [{ name: 'ninerooks-settings', value: JSON.stringify({ visited: true }) }] }],
    },
    permissions: ['clipboard-read', 'clipboard-write'],
    launchOptions: {
      ...(found ? { executablePath: found } : {}),
      args: ['--no-sandbox', '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
    },
  },
  webServer: {
    command: `npx vite preview --outDir ${site} --port ${port} --strictPort`,
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
  },
});
