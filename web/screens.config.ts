import { defineConfig } from '@playwright/test';

import { page, webgl } from './playwright.config.ts';

// Pictures of every view in every language at three sizes, to be looked at: `npm run screens`.
export default defineConfig({
  ...page,
  testMatch: 'screens.spec.ts',
  testIgnore: [],
  timeout: 600_000,
  use: { ...page.use, storageState: { cookies: [], origins: [] }, launchOptions: { ...page.use?.launchOptions, args: webgl } },
});
