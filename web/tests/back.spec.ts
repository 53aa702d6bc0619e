import { expect, test, type Page } from '@playwright/test';

import { EASY, TOP95_1, button, digits, open, opened, paste, still } from './page';

const MONSTER = '1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1';

const length = (page: Page): Promise<number> => page.evaluate(() => history.length);

test.describe('5: Back, Stop, start', () => {
  test('Back does not open a dialog that was closed, and a dialog costs no second step back', async ({ page }) => {
    await opened(page, TOP95_1);
    await page.getByRole('tab', { name: 'Techniques' }).click();
    const before = await length(page);
    for (const name of ['Settings', 'Games', 'Copy']) {
      await button(page, name).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      if (name === 'Games') await page.keyboard.press('Escape');
      else await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await still(page);
    }
    expect(await length(page)).toBeLessThanOrEqual(before + 1);
    await page.goBack();
    await still(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('tab', { name: 'Solve' })).toHaveAttribute('aria-selected', 'true');
    // Where one is open, Back closes it, and nothing else.
    await button(page, 'Settings').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('tab', { name: 'Solve' })).toHaveAttribute('aria-selected', 'true');
  });

  test('a dialog that leads to something else is not behind it', async ({ page }) => {
    await open(page);
    await button(page, 'Whole path').click();
    await expect(page.locator('.message')).toContainText('Solved');
    await button(page, 'Open').click();
    await page.locator('#puzzle-text').fill(EASY);
    await page.keyboard.press('Control+Enter');
    await expect.poll(() => digits(page)).toMatch(/^53/);
    await still(page);
    await page.goBack();
    await still(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('Stop stops, and keeps what was found', async ({ page }) => {
    await opened(page, MONSTER);
    await page.locator('details.choose > summary').click();
    await page.locator('#profile').selectOption('everything');
    await button(page, 'Whole path').click();
    await expect(page.locator('.busy')).toContainText(/\b([4-9]|\d\d) steps/, { timeout: 120_000 });
    const found = Number(/(\d+) steps/.exec((await page.locator('.busy').textContent()) ?? '')?.[1]);
    await button(page, 'Stop').click();
    await expect(page.locator('.message')).toContainText(/Stopped after \d+ steps/, { timeout: 120_000 });
    await expect(page.locator('.busy')).toHaveCount(0);
    expect(await page.locator('.steps [role=option]').count()).toBeGreaterThanOrEqual(found);
    await expect(page.locator('article.step')).toBeVisible();
  });

  for (const [name, script] of [
    ['refuses at once', () => Object.defineProperty(window, 'indexedDB', { value: { open: () => { throw new DOMException('no', 'SecurityError'); } } })],
    ['is not there', () => Object.defineProperty(window, 'indexedDB', { value: undefined })],
    ['refuses all of it', () => {
      Object.defineProperty(window, 'indexedDB', { get: () => { throw new DOMException('no', 'SecurityError'); } });
      Object.defineProperty(window, 'localStorage', { get: () => { throw new DOMException('no', 'SecurityError'); } });
    }],
  ] as const) {
    test(`storage that ${name}: the page starts, says that nothing is kept, and asks before it is closed`, async ({ browser, baseURL }) => {
      // A window of its own: it is closed.
      const context = await browser.newContext({ baseURL: baseURL ?? '', serviceWorkers: 'block' });
      const page = await context.newPage();
      await page.addInitScript(script);
      await page.goto('./');
      await page.locator('main.start, [data-solutions]').first().waitFor({ state: 'attached' });
      if (await page.locator('main.start').count()) await page.getByRole('button', { name: 'Look around' }).click();
      await expect(page.locator('[data-solutions=one]')).toBeAttached();
      const said = page.getByRole('status').filter({ hasText: 'This browser keeps no games for this page' });
      await expect(said).toBeVisible();
      await page.locator('.board-side [data-cell="1"]').click();
      await page.keyboard.press('1');
      await expect.poll(async () => (await digits(page))[1]).toBe('1');
      await expect(said).toBeVisible();
      const asked = page.waitForEvent('dialog');
      void page.close({ runBeforeUnload: true });
      const dialog = await asked;
      expect(dialog.type()).toBe('beforeunload');
      await dialog.accept();
      await context.close();
    });
  }

  test('a start that fails shows words, in the language of the player', async ({ page }) => {
    await page.route('**/words-*', (route) => route.abort());
    await page.goto('./');
    await expect(page.getByRole('alert')).toContainText('Ninerooks could not start');
    await page.unroute('**/words-*');
    await page.getByRole('button', { name: 'Load again' }).click();
    await expect(page.locator('[data-solutions=one]')).toBeAttached();
    await page.evaluate(() => localStorage.setItem('ninerooks-settings', JSON.stringify({ visited: true, language: 'de' })));
    await page.route('**/*.wasm', (route) => route.abort());
    await page.reload();
    await expect(page.getByRole('alert').filter({ hasText: 'Ninerooks konnte nicht starten' })).toBeVisible();
  });

  test('where no script comes there are words too', async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('./', { waitUntil: 'domcontentloaded' });
    await expect(page.getByText('Ninerooks has not started yet.')).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText('Ninerooks ist noch nicht gestartet.')).toBeVisible();
  });
});

test.describe('8: small ones', () => {
  test('a message does not hide how the board stands', async ({ page }) => {
    await open(page, TOP95_1);
    await expect(page.locator('.told')).toContainText('Read as');
    await expect(page.locator('.status').getByText('One solution')).toBeVisible();
    await expect(page.locator('.status').getByText('cells left')).toBeVisible();
    const [status, told] = await Promise.all(['.status', '.told'].map((name) => page.locator(name).boundingBox()));
    expect(told!.x).toBeGreaterThanOrEqual(status!.x + status!.width);
  });

  test('explanations of ten items and more are whole, and so is what a round button says', async ({ page }) => {
    await opened(page, MONSTER);
    const { width, inner } = await page.locator('.pairs').evaluate((one) => {
      const range = document.createRange();
      range.selectNodeContents(one);
      return { width: one.clientWidth, inner: range.getBoundingClientRect().width };
    });
    expect(inner).toBeLessThan(width - 2);
  });

  test('no profile refers to a document that the page does not have', async ({ page }) => {
    await open(page);
    await page.locator('details.choose > summary').click();
    for (const profile of ['hodoku', 'explainer', 'csp-rules', 'sudokuwiki']) {
      await page.locator('#profile').selectOption(profile);
      await expect(page.locator('details.choose')).toContainText('For whoever');
      expect(await page.locator('details.choose').innerText()).not.toContain('docs/');
    }
  });

  test('who looks at Learn first and pastes then has all tools', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL: baseURL ?? '', serviceWorkers: 'block', storageState: { cookies: [], origins: [] } });
    const page = await context.newPage();
    await page.goto('./');
    await button(page, 'Learn').click();
    await page.getByRole('button', { name: 'Back to the board' }).click();
    await expect(page.getByRole('tab')).toHaveCount(1);
    await paste(page, TOP95_1);
    await expect.poll(() => digits(page)).toBe(TOP95_1);
    await expect(page.getByRole('tab')).toHaveCount(5);
    await context.close();
  });

  test('All steps shows one technique alone', async ({ page }) => {
    await opened(page, TOP95_1);
    await button(page, 'All steps').click();
    const filter = page.locator('.wish select.technique');
    await expect(filter.locator('option').nth(1)).toBeAttached();
    const [, label = ''] = await filter.locator('option').allTextContents();
    await filter.selectOption({ index: 1 });
    const count = Number(/\((\d+)\)$/.exec(label)?.[1]);
    await expect(page.locator('.steps [role=option]')).toHaveCount(count);
    await expect(page.locator('.count')).toContainText(`${count} of`);
  });
});
