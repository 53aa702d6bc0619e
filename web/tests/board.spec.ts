import { expect, test } from '@playwright/test';

import { TOP95_1, cells, digits, layer, open, paste, spot } from './page';

test('every format that is written is read again by pasting it', async ({ page }) => {
  await open(page, TOP95_1);
  await expect.poll(() => digits(page)).toBe(TOP95_1);
  await page.getByRole('button', { name: 'Copy' }).click();
  const options = await page.locator('#format option').evaluateAll((list) => list.map((option) => (option as HTMLOptionElement).value));
  expect(options.length).toBeGreaterThan(10);
  const texts: [string, string][] = [];
  for (const format of options) {
    await page.locator('#format').selectOption(format);
    await expect(page.locator('#written')).toHaveAttribute('data-format', format);
    texts.push([format, await page.locator('#written').inputValue()]);
  }
  await page.getByRole('button', { name: 'Close' }).click();
  for (const [format, text] of texts) {
    await paste(page, '.'.repeat(81));
    await expect.poll(() => digits(page), format).toBe('.'.repeat(81));
    await paste(page, text);
    // A list of candidates has no givens; the board then shows those cells by their only candidates.
    const expected = format === 'sukaku' ? /candidates 4$/ : /(?:given|placed) 4$/;
    await expect.poll(async () => (await cells(page))[0], format).toMatch(expected);
    if (format !== 'sukaku') expect(await digits(page), format).toBe(TOP95_1);
  }
});

test('what cannot be read says where and why, and the board stays', async ({ page }) => {
  await open(page, TOP95_1);
  await expect.poll(() => digits(page)).toBe(TOP95_1);
  await paste(page, '..9..5.1.85.4');
  const fault = page.getByRole('alert');
  await expect(fault).toContainText('Line 1, column 14: expected 81 cells, found 13');
  await expect(page.locator('#puzzle-text')).toHaveValue('..9..5.1.85.4');
  await page.getByRole('button', { name: 'Close' }).click();
  expect(await digits(page)).toBe(TOP95_1);
});

test('the board says what the puzzle is', async ({ page }) => {
  await open(page);
  await expect(page.locator('[data-solutions=one]')).toContainText('One solution');
  await paste(page, '.'.repeat(81));
  await expect(page.locator('[data-solutions=several]')).toContainText('More than one');
  await paste(page, `11${'.'.repeat(79)}`);
  await expect(page.locator('[data-solutions=none]')).toContainText('No solution');
});

test('digits, candidates, colours and links go on and off again by undo', async ({ page }) => {
  await open(page, TOP95_1);
  await expect.poll(() => digits(page)).toBe(TOP95_1);
  const board = page.locator('.board-side [role=grid]');
  await board.locator('[data-cell="1"]').click();
  const before = await cells(page);
  await page.keyboard.press('1');
  await expect.poll(async () => (await cells(page))[1]).toBe('row 1 column 2, placed 1');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+Digit6');
  await expect.poll(async () => (await cells(page))[2]).toBe('row 1 column 3, empty, candidates 2 7 9');
  await page.keyboard.press('a');
  await expect.poll(() => layer(page, 'colors')).toContain('nr-color-1');
  for (let i = 0; i < 3; i++) await page.keyboard.press('Control+z');
  await expect.poll(() => cells(page)).toEqual(before);
  expect(await layer(page, 'colors')).not.toContain('nr-color-1');
  for (let i = 0; i < 3; i++) await page.keyboard.press('Control+y');
  await expect.poll(async () => (await cells(page))[1]).toBe('row 1 column 2, placed 1');
  // A link from candidate to candidate with the right button.
  await page.mouse.move(...(await spot(page, '5r2c5')));
  await page.mouse.down({ button: 'right' });
  await page.mouse.move(...(await spot(page, '5r3c5')));
  await page.mouse.up({ button: 'right' });
  await expect.poll(() => layer(page, 'links')).toContain('nr-link-strong');
});

test('a share link brings board, step and view to a second page, and nothing is sent', async ({ page, context, baseURL }) => {
  await open(page, TOP95_1);
  await expect.poll(() => digits(page)).toBe(TOP95_1);
  await page.getByRole('button', { name: 'Whole path' }).click();
  await expect(page.locator('#step-9')).toBeVisible();
  await page.locator('#step-9').click();
  await expect(page.locator('#step-9')).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.locator('.spoken')).toContainText('on the clipboard');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/#S9B.*&step=10/);
  const line = await page.locator('article.step .line').innerText();
  const second = await context.newPage();
  const foreign: string[] = [];
  second.on('request', (request) => {
    if (!request.url().startsWith(baseURL!)) foreign.push(request.url());
  });
  await second.goto(link);
  await expect(second.locator('article.step .line')).toHaveText(line);
  await expect(second.locator('#step-9')).toHaveAttribute('aria-selected', 'true');
  expect(foreign.filter((url) => !url.startsWith('data:') && !url.startsWith('blob:'))).toEqual([]);
});

test.describe('with a service worker', () => {
  test('the page works without network', async ({ page, context }) => {
    await open(page);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.reload();
    await expect(page.locator('[data-solutions=one]')).toBeVisible();
    await context.setOffline(true);
    await page.reload();
    await expect(page.locator('[data-solutions=one]')).toBeVisible();
    await page.keyboard.press('h');
    await expect(page.locator('.hint')).toContainText('Look at');
  });
});

test('the board is still there after the page was closed', async ({ page }) => {
  await open(page, `1${'.'.repeat(80)}`);
  await expect.poll(() => digits(page)).toBe(`1${'.'.repeat(80)}`);
  await page.locator('.board-side [data-cell="40"]').click();
  await page.keyboard.press('7');
  await expect.poll(async () => (await cells(page))[40]).toBe('row 5 column 5, placed 7');
  await page.goto('about:blank');
  await page.goto('./');
  await expect.poll(async () => (await cells(page))[40]).toBe('row 5 column 5, placed 7');
  expect((await cells(page))[0]).toBe('row 1 column 1, given 1');
});
