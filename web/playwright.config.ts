import { existsSync } from 'node:fs';

import { defineConfig } from '@playwright/test';

// A browser of the system: none is downloaded.
const found = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync);
const site = process.env['NINEROOKS_SITE'] ?? 'dist';
const port = process.env['NINEROOKS_PORT'] ?? '4173';

/** What is drawn in space needs WebGL, which a processor does slowly. */
export const webgl = ['--no-sandbox', '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];
// book.config.ts and screens.config.ts have these.
const others = ['book.spec.ts', 'screens.spec.ts'];
const space = ['cube.spec.ts', 'language.spec.ts'];
// What has the service worker: what it keeps, and that the network is off, would still be so in the next test.
const worker = /safety\.spec|with a service worker/;

/** All but what is tested with it. */
export const page = defineConfig({
  testDir: 'tests',
  testMatch: '*.spec.ts',
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
    // Not a first visit, which has a screen of its own: first.spec.ts. Most tests look at candidates: of a player who wants all of
    // them in easy puzzles as well. What others find is in phone.spec.ts.
    storageState: {
      cookies: [],
      origins: [{ origin: `http://localhost:${port}`, localStorage: [{ name: 'ninerooks-settings', value: JSON.stringify({ visited: true, easyMarks: 'all' }) }] }],
    },
    permissions: ['clipboard-read', 'clipboard-write'],
    // A window of its own for each test costs more than to open the page in it. It is emptied between two tests: what is
    // stored, routes, scripts, clock, sizes and theme; where other options of a test differ there is a new one.
    reuseContext: true,
    // It would fetch every file of the page once more for each test.
    serviceWorkers: 'block',
    launchOptions: {
      ...(found ? { executablePath: found } : {}),
      args: ['--no-sandbox', '--disable-gpu'],
    },
  },
  webServer: {
    command: `npx vite preview --outDir ${site} --port ${port} --strictPort`,
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
  },
});

export default defineConfig({
  ...page,
  projects: [
    { name: 'page', testIgnore: [...others, ...space], grepInvert: worker },
    { name: 'space', testMatch: space, grepInvert: worker, use: { launchOptions: { ...page.use?.launchOptions, args: webgl } } },
    { name: 'worker', testIgnore: others, grep: worker, use: { reuseContext: false, serviceWorkers: 'allow' } },
  ],
});
