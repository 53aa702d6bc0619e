import { existsSync } from 'node:fs';

import { expect, test } from '@playwright/test';

import { violations } from './axe';

const SITE = process.env['NINEROOKS_SITE'] ?? '../target';
const PAGES = ['index.html', 'proof-rule.html', 'techniques/x-wing.html', 'levels/expert.html', 'reference/profiles.html'];

test.skip(!existsSync(`${SITE}/book/print.html`), 'the book is not built');

for (const theme of ['light', 'dark'] as const)
  for (const width of [1440, 390])
    test(`five pages have no faults that axe sees, ${theme}, ${width} pixels wide`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: width > 800 ? 900 : 844 });
      for (const name of PAGES) {
        await page.goto(`book/${name}`);
        await expect(page.locator('main h1').first()).toBeVisible();
        expect(await violations(page), name).toEqual([]);
        // Nothing but blocks that scroll on their own is wider than the window.
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        const shown = page.locator('main figure.board img:visible').first();
        if (name.startsWith('techniques/')) await expect(shown).toHaveClass(theme === 'light' ? 'by-light' : 'by-dark');
      }
    });

test('a position is tried on a live board on demand', async ({ page }) => {
  test.skip(!existsSync(`${SITE}/web/index.html`), 'the page is not built');
  await page.goto('book/techniques/x-wing.html');
  await expect(page.locator('iframe.live')).toHaveCount(0);
  await page.getByRole('button', { name: 'Try it here' }).first().click();
  const board = page.frameLocator('iframe.live');
  await expect(board.getByRole('button', { name: 'Hint' })).toBeVisible();
  await expect(board.locator('[role=gridcell]').first()).toHaveAttribute('aria-label', /given 7/);
  await page.getByRole('button', { name: 'Close the board' }).click();
  await expect(page.locator('iframe.live')).toHaveCount(0);
});

test('a technique is found by its name', async ({ page }) => {
  await page.goto('book/index.html');
  await page.locator('#mdbook-search-toggle').click();
  // mdBook loads its index when the search is opened, and what is typed before that is not looked for until the next key.
  await expect(async () => {
    await page.locator('#mdbook-searchbar').fill('');
    await page.locator('#mdbook-searchbar').pressSequentially('skyscraper');
    await expect(page.locator('#mdbook-searchresults a').first()).toContainText('Skyscraper', { timeout: 2000 });
  }).toPass();
});

test('without script there are pictures and a link to the position', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL ?? ''}book/techniques/x-wing.html`);
  await expect(page.locator('figure.board img.by-light').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Try this position on a live board' }).first()).toHaveAttribute('href', /\?embed#S9B/);
  await context.close();
});
