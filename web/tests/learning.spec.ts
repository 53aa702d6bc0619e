import { readFile } from 'node:fs/promises';

import { expect, test, type Page } from '@playwright/test';

import { TOP95_1, digits, layer, open, opened, picture } from './page';

/** The names of the techniques in the order in which they are asked. */
const order = (page: Page): Promise<string[]> =>
  page.getByRole('list', { name: 'Techniques in their order' }).getByRole('checkbox').evaluateAll((list) =>
    list.map((box) => box.closest('label')?.textContent?.trim() ?? ''),
  );

async function choosing(page: Page, profile: string): Promise<void> {
  await page.locator('details.choose > summary').click();
  await page.locator('#profile').selectOption(profile);
  await page.getByText('Techniques and their order').click();
  await expect.poll(() => order(page)).not.toHaveLength(0);
}

test('an order of one’s own, by drag and by keyboard, is kept and used', async ({ page }) => {
  await opened(page, TOP95_1);
  await choosing(page, 'singles');
  expect(await order(page)).toEqual(['Full House', 'Hidden Single', 'Naked Single']);
  const rows = page.getByRole('list', { name: 'Techniques in their order' }).locator('li');
  await rows.nth(2).dragTo(rows.nth(0));
  await expect.poll(() => order(page)).toEqual(['Naked Single', 'Full House', 'Hidden Single']);
  await expect(page.locator('#profile')).toHaveValue('own');
  await rows.nth(1).getByRole('checkbox').focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(() => order(page)).toEqual(['Naked Single', 'Hidden Single', 'Full House']);
  await page.getByRole('button', { name: 'Hidden Single earlier' }).click();
  await expect.poll(() => order(page)).toEqual(['Hidden Single', 'Naked Single', 'Full House']);
  await page.reload();
  await expect(page.locator('details.choose > summary')).toHaveText('My own order: 3 techniques');
  await page.getByRole('button', { name: 'All steps' }).click();
  await expect(page.locator('.steps [role=option]').first()).toContainText('Hidden Single');
});

test('the order is saved as the file that the program takes, and read again', async ({ page }) => {
  await opened(page, TOP95_1);
  await choosing(page, 'singles');
  await page.getByRole('button', { name: 'Naked Single earlier' }).click();
  await expect.poll(() => order(page)).toEqual(['Full House', 'Naked Single', 'Hidden Single']);
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save as a file' }).click()]);
  expect(download.suggestedFilename()).toBe('mine.toml');
  const text = (await readFile(await download.path())).toString();
  expect(text).toMatch(/name = "mine"[^]*order = \[\s*"full-house",\s*"naked-single",\s*"hidden-single",\s*\]/);
  await page.locator('#profile').selectOption('basic');
  const file = page.locator('input[accept=".toml"]');
  await file.setInputFiles({ name: 'mine.toml', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await expect.poll(() => order(page)).toEqual(['Full House', 'Naked Single', 'Hidden Single']);
  await file.setInputFiles({ name: 'bad.toml', mimeType: 'text/plain', buffer: Buffer.from('order = ["nonsense"]') });
  await expect(page.locator('.said')).toContainText(/no order of techniques: .*line 1, column 10.*nonsense/s);
  expect(await order(page)).toHaveLength(3);
});

test('what follows if a candidate is true, or false, with the contradiction', async ({ page }) => {
  await opened(page, TOP95_1);
  await page.getByRole('button', { name: 'What if' }).click();
  const what = page.locator('.what-if');
  await expect(what).toHaveAttribute('data-outcome', 'none');
  // Once for true, once more for false, once more for nothing.
  await page.locator('.board-side [data-cell="13"]').focus();
  await page.keyboard.press('6');
  await expect(what.locator('h2')).toHaveText(/What if 6r2c5 is true\?/);
  await expect.poll(() => layer(page, 'highlights')).not.toBe('');
  await page.keyboard.press('6');
  await expect(what.locator('h2')).toHaveText(/What if 6r2c5 is false\?/);
  await page.keyboard.press('6');
  await expect(what).toHaveAttribute('data-outcome', 'none');
  // A hidden single must not be false.
  await page.locator('.board-side [data-cell="68"]').focus();
  await page.keyboard.press('1');
  await expect(what.locator('h2')).toHaveText(/What if 1r8c6 is true\?/);
  await expect(what).toHaveAttribute('data-outcome', 'open');
  await what.getByRole('button', { name: 'And if it is false?' }).click();
  await expect(what.locator('h2')).toHaveText(/What if 1r8c6 is false\?/);
  await expect(what).toContainText('Contradiction: no place would be left for 1 in');
  await what.getByRole('button', { name: 'Write 1r8c6' }).click();
  await expect.poll(async () => (await digits(page))[68]).toBe('1');
});

test('a contradiction proves the contrary, which is written down by one button', async ({ page }) => {
  await opened(page, TOP95_1);
  await page.getByRole('button', { name: 'What if' }).click();
  const what = page.locator('.what-if');
  // The engine knows which candidate has the shortest disproof; the page asks it for a path up to it.
  const names = await page.locator('.board-side [role=gridcell]').evaluateAll((list) => list.map((cell) => cell.getAttribute('aria-label') ?? ''));
  let found = false;
  for (let cell = 0; cell < 81 && !found; cell++) {
    const candidates = /candidates? ([\d ,and]+)/.exec(names[cell] ?? '')?.[1]?.match(/\d/g) ?? [];
    for (const digit of candidates) {
      await page.locator(`.board-side [data-cell="${cell}"]`).focus();
      await page.keyboard.press(digit);
      await expect(what.locator('h2')).toHaveText(new RegExp(`${digit}r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1} is true`));
      if ((await what.getAttribute('data-outcome')) !== 'contradiction') continue;
      await expect(what).toContainText('Contradiction');
      await expect(what.getByRole('group', { name: 'Layers' })).toBeVisible();
      await picture(page, 'what-if');
      await what.getByRole('button', { name: /^Eliminate/ }).click();
      const label = page.locator(`.board-side [data-cell="${cell}"]`);
      await expect.poll(async () => /candidates? ([\d ,and]+)/.exec((await label.getAttribute('aria-label')) ?? '')?.[1] ?? '').not.toContain(digit);
      found = true;
      break;
    }
  }
  expect(found).toBe(true);
});

test('an assumption is in the link', async ({ page, context }) => {
  await opened(page, TOP95_1);
  await page.getByRole('button', { name: 'What if' }).click();
  await page.locator('.board-side [data-cell="13"]').focus();
  await page.keyboard.press('6');
  await expect(page.locator('.what-if h2')).toHaveText(/6r2c5 is true/);
  await page.keyboard.press('6');
  await expect(page.locator('.what-if h2')).toHaveText(/6r2c5 is false/);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.locator('.spoken')).toContainText('clipboard');
  const other = await context.newPage();
  await other.goto(await page.evaluate(() => navigator.clipboard.readText()));
  await expect(other.locator('.what-if h2')).toHaveText(/6r2c5 is false/);
});

test('the techniques are listed by family and by difficulty', async ({ page }) => {
  await open(page);
  await page.getByRole('tab', { name: 'Techniques' }).click();
  await page.getByRole('button', { name: 'All techniques' }).click();
  const index = page.getByRole('navigation', { name: 'Techniques' });
  const heads = (): Promise<string[]> => index.locator('h2').allTextContents();
  await expect.poll(heads).toContain('fish');
  await page.locator('#panel select').selectOption('difficulty');
  await expect.poll(heads).toEqual(['Beginners', 'Easy', 'Moderate', 'Advanced', 'Expert', 'Beyond']);
  const first = index.locator('ul').first().getByRole('button');
  await expect(first).toHaveText(['Full House', 'Hidden Single', 'Hidden Single by Rule', 'Naked Single']);
  await first.nth(1).click();
  await expect(page.locator('article.page h1')).toHaveText(/hidden single/i);
});

test('practise this gives another position each time, with hints for nothing else', async ({ page }) => {
  await open(page);
  await page.getByRole('tab', { name: 'Techniques' }).click();
  await page.getByRole('button', { name: 'All techniques' }).click();
  await page.getByRole('button', { name: 'X-Wing', exact: true }).click();
  const seen = new Set<string>();
  for (let i = 0; i < 3; i++) {
    const before = await digits(page);
    await page.getByRole('button', { name: 'Practise this' }).click();
    await expect(page.locator('.practice')).toContainText('X-Wing');
    await expect.poll(() => digits(page)).not.toBe(before);
    seen.add(await digits(page));
    // Where to look, and then what for.
    await page.keyboard.press('h');
    await expect(page.locator('.hint')).toContainText('Look at');
    await page.keyboard.press('h');
    await expect(page.locator('.hint')).toContainText('X-Wing');
    await page.getByRole('tab', { name: 'Techniques' }).click();
  }
  expect(seen.size).toBe(3);
});
