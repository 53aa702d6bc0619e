import { readFile } from 'node:fs/promises';

import { expect, test, type Page } from '@playwright/test';

import { EASY, TOP95_1, digits, kept, layer, open, paste, picture } from './page';

const opened = async (page: Page, board: string): Promise<void> => {
  await open(page, board);
  await expect.poll(() => digits(page)).toBe(board);
};

/** Opens a dialog by its button. */
async function dialog(page: Page, button: string) {
  await page.getByRole('button', { name: button, exact: true }).click();
  const shown = page.getByRole('dialog');
  await expect(shown).toBeVisible();
  return shown;
}

test('the keyboard is on the text when Open opens, and the first example is for beginners', async ({ page }) => {
  await open(page);
  const shown = await dialog(page, 'Open');
  await expect(page.locator('#puzzle-text')).toBeFocused();
  await shown.locator('li button').first().click();
  await expect.poll(() => digits(page)).toBe(EASY);
  await page.getByRole('button', { name: 'Whole path' }).click();
  await expect(page.locator('.steps [role=option]').last()).toBeAttached();
  // Single places and single digits, nothing else.
  for (const step of await page.locator('.steps [role=option]').allTextContents()) expect(step).toMatch(/Single|Full House/);
});

test('a file is read by its bytes, and a list has next, previous and names', async ({ page }) => {
  await open(page);
  const shown = await dialog(page, 'Open');
  const list = `${EASY} the easy one\r\n${TOP95_1}\r\n${TOP95_1.slice(1)}\r\n`;
  // UTF-16 with a mark in front, as Windows saves "Unicode".
  const buffer = Buffer.from(`\ufeff${list}`, 'utf16le');
  await shown.locator('input[type=file]').setInputFiles({ name: 'list.txt', mimeType: 'text/plain', buffer });
  await expect.poll(() => digits(page)).toBe(EASY);
  const bar = page.getByRole('group', { name: 'The list' });
  await expect(bar).toContainText('Puzzle 1 of 2: the easy one');
  await expect(page.locator('.told')).toContainText('1 of its lines could not be read, the first is line 3');
  await bar.getByRole('button', { name: 'Next puzzle' }).click();
  await expect.poll(() => digits(page)).toBe(TOP95_1);
  await expect(bar.getByRole('button', { name: 'Next puzzle' })).toBeDisabled();
  // A puzzle that was played is there again when one comes back to it; only such puzzles are among the games.
  await bar.getByRole('button', { name: 'Previous puzzle' }).click();
  await expect.poll(() => digits(page)).toBe(EASY);
  await page.locator('.board-side [data-cell="2"]').click();
  await page.keyboard.press('4');
  await expect.poll(async () => (await digits(page))[2]).toBe('4');
  await expect.poll(() => kept(page)).toHaveLength(1);
  await bar.getByRole('button', { name: /^Puzzle 1 of 2/ }).click();
  await page.getByRole('list', { name: 'Puzzles of the list' }).getByRole('button').nth(1).click();
  await expect.poll(() => digits(page)).toBe(TOP95_1);
  await bar.getByRole('button', { name: 'Previous puzzle' }).click();
  await expect.poll(async () => (await digits(page))[2]).toBe('4');
  await bar.getByRole('button', { name: 'Close the list' }).click();
  await expect(bar).toHaveCount(0);
});

const FORMS: [string, string][] = [
  ['cells of a spreadsheet', EASY.match(/.{9}/g)?.map((row) => [...row].map((sign) => (sign === '.' ? '' : sign)).join('\t')).join('\n') ?? ''],
  ['a nested list', JSON.stringify(EASY.match(/.{9}/g)?.map((row) => [...row].map((sign) => Number(sign) || 0)))],
  ['a link to SudokuExchange', `https://sudokuexchange.com/play/?s=${EASY.replaceAll('.', '0')}`],
  ['a link to Sudoku Coach', `https://sudoku.coach/en/solver/${EASY.replaceAll('.', '0')}`],
];
for (const [what, text] of FORMS) {
  test(`the page reads ${what}`, async ({ page }) => {
    await open(page);
    await paste(page, text);
    await expect.poll(() => digits(page)).toBe(EASY);
  });
}

test('what cannot be read is told with its place, by formats with names for people', async ({ page }) => {
  await opened(page, TOP95_1);
  await paste(page, EASY.slice(1));
  await expect(page.getByRole('dialog').locator('.fault')).toContainText(/Line 1, column \d+: expected/);
  await expect(page.getByRole('dialog').locator('.fault')).toContainText('Most like: line of 81 cells');
  expect(await digits(page)).toBe(TOP95_1);
});

test('the plain board is copied and saved as a picture', async ({ page }) => {
  await opened(page, EASY);
  const shown = await dialog(page, 'Copy');
  await shown.getByRole('button', { name: 'Copy the picture' }).click();
  await expect(shown.getByRole('status')).toContainText('on the clipboard');
  const type = await page.evaluate(async () => (await navigator.clipboard.read())[0]?.types.join());
  expect(type).toContain('image/png');
  const saved = async (name: string): Promise<Buffer> => {
    const [download] = await Promise.all([page.waitForEvent('download'), shown.getByRole('button', { name }).click()]);
    return readFile(await download.path());
  };
  expect((await saved('Save as PNG')).subarray(1, 4).toString()).toBe('PNG');
  const svg = (await saved('Save as SVG')).toString();
  expect(svg).toMatch(/^<svg /);
  const texts = (picture: string): number => picture.split('<text').length;
  await shown.getByLabel('with candidates').uncheck();
  const plain = (await saved('Save as SVG')).toString();
  expect(texts(plain)).toBeLessThan(texts(svg) - 100);
  expect(plain).not.toContain('>!<');
});

test('printed is the step with legend, explanation and notes, in light', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.addInitScript(() => (window.print = () => document.body.setAttribute('data-printed', 'yes')));
  await opened(page, EASY);
  await page.getByRole('button', { name: 'Whole path' }).click();
  await expect(page.locator('article.step')).toBeVisible();
  const shown = await dialog(page, 'Print');
  await shown.getByLabel('With room for notes').check();
  await shown.getByRole('button', { name: 'Print', exact: true }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const figure = page.locator('.printed figure');
  await expect(figure).toHaveCount(1);
  await expect(figure).toContainText('1. ');
  await expect(figure.locator('p')).not.toBeEmpty();
  await expect(figure.locator('.notes')).toBeVisible();
  await expect(page.locator('.board-side')).toBeHidden();
  const drawn = decodeURIComponent((await figure.locator('img').getAttribute('src')) ?? '');
  expect(drawn).toContain('class="ninerooks light');
  await picture(page, 'print-step');
});

for (const perPage of [1, 2, 4, 6]) {
  test(`${perPage} to a page`, async ({ page }) => {
    await page.addInitScript(() => (window.print = () => document.body.setAttribute('data-printed', 'yes')));
    await open(page, Array<string>(7).fill(EASY).join('\n'));
    await expect.poll(() => digits(page)).toBe(EASY);
    const shown = await dialog(page, 'Print');
    await shown.getByLabel('how many').fill('7');
    await shown.getByRole('radio', { name: String(perPage), exact: true }).check();
    await shown.getByRole('button', { name: 'Print', exact: true }).click();
    await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');
    await expect(page.locator('.printed .page')).toHaveCount(Math.ceil(7 / perPage));
    await expect(page.locator('.printed figure')).toHaveCount(7);
    await page.setViewportSize({ width: 794, height: 1123 });
    await page.emulateMedia({ media: 'print' });
    for (const image of await page.locator('.printed .page').first().locator('img').all()) await expect(image).toBeInViewport({ ratio: 0.99 });
    await picture(page, `print-${perPage}`);
  });
}

test('the page has its icons and a preview, and they are there', async ({ page, request }) => {
  await open(page);
  const found = await page.evaluate(() =>
    [...document.querySelectorAll('link[rel~=icon], link[rel=apple-touch-icon], meta[property="og:image"]')].map(
      (one) => one.getAttribute('href') ?? one.getAttribute('content') ?? '',
    ),
  );
  expect(found).toHaveLength(4);
  const manifest = (await (await request.get('manifest.webmanifest')).json()) as { icons: { src: string }[] };
  for (const name of [...found, ...manifest.icons.map(({ src }) => src)]) {
    const answer = await request.get(name.replace('./', ''));
    expect(answer.headers()['content-type'], name).toMatch(/^image\//);
  }
  await expect(page.locator('meta[name=theme-color]')).toHaveCount(2);
});

test('?embed is the board alone with its step, keeps nothing, and leads to the page', async ({ page, context }) => {
  await opened(page, TOP95_1);
  await page.getByRole('button', { name: 'Whole path' }).click();
  await expect(page.locator('article.step')).toBeVisible();
  const shown = await dialog(page, 'Copy');
  await shown.getByRole('button', { name: 'Copy HTML' }).click();
  await expect(shown.getByRole('status')).toContainText('clipboard');
  const html = await page.evaluate(() => navigator.clipboard.readText());
  const address = /src="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
  expect(address).toContain('?embed#');
  const before = await kept(page);
  const frame = await context.newPage();
  await frame.setViewportSize({ width: 520, height: 640 });
  await frame.goto(address);
  await expect.poll(() => digits(frame)).toBe(TOP95_1);
  await expect(frame.locator('.embed-side')).toContainText('Step 1 of');
  await expect(frame.getByRole('tab')).toHaveCount(0);
  const box = await frame.locator('.board-side').boundingBox();
  expect(box?.width).toBeGreaterThan(450);
  await picture(frame, 'embed');
  await frame.getByRole('button', { name: 'Next step' }).click();
  await expect(frame.locator('.embed-side')).toContainText('Step 2 of');
  expect(await kept(frame)).toEqual(before);
  const [whole] = await Promise.all([context.waitForEvent('page'), frame.getByRole('button', { name: 'Open in Ninerooks' }).click()]);
  await expect(whole.getByRole('tab', { name: 'Solve' })).toBeVisible();
  // With the step that was shown.
  await expect.poll(() => layer(whole, 'names')).toContain('STEP 2 OF');
});

test('a list that is open is open after a reload, at the same puzzle', async ({ page }) => {
  await open(page);
  await paste(page, `${EASY} the first\n${TOP95_1} the second\n`);
  const bar = page.getByRole('group', { name: 'The list' });
  await bar.getByRole('button', { name: 'Next puzzle' }).click();
  await expect(bar).toContainText('Puzzle 2 of 2');
  await expect.poll(() => digits(page)).toBe(TOP95_1);
  await page.reload();
  await expect(bar).toContainText('Puzzle 2 of 2');
  await expect.poll(() => digits(page)).toBe(TOP95_1);
  await bar.getByRole('button', { name: 'Previous puzzle' }).click();
  await expect.poll(() => digits(page)).toBe(EASY);
  await bar.getByRole('button', { name: 'Close the list' }).click();
  await page.reload();
  await expect(page.locator('[data-solutions]')).toBeAttached();
  await expect(bar).toHaveCount(0);
});
