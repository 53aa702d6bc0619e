import { readFile } from 'node:fs/promises';

import { expect, test, type Page } from '@playwright/test';

import { violations } from './axe';
import { TOP95_1, digits, open, paste, picture } from './page';

/** Singles, an X-Wing, singles. */
const WING = '.7..2958.94..............6.4.16......239.....5....24......6814..........35..4...7';

/** The board before the X-Wing. */
const AT_WING = '+17+6.2958.94...+6...+8+3.....6.4+816.....+7239.+4+8.+65+6+9..24..+2+9+7.6814.+6+1+4.+9...+835+8+24+1+6+97';

const clean = async (page: Page): Promise<void> => expect(await violations(page)).toEqual([]);

async function opened(page: Page): Promise<void> {
  await open(page, WING);
  await expect.poll(() => digits(page)).toBe(WING);
}

async function walked(page: Page): Promise<void> {
  await opened(page);
  await page.getByRole('button', { name: 'Whole path' }).click();
  await expect(page.locator('.message')).toContainText('Solved');
  await page.locator('.steps [role=option]', { hasText: 'X-Wing' }).click();
  await expect(page.locator('article.step h2')).toHaveText('X-Wing');
}

async function walkthrough(page: Page) {
  await page.getByRole('button', { name: 'Walkthrough…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Walkthrough' });
  await expect(dialog).toBeVisible();
  return dialog;
}

test('a walkthrough for a forum, and as a page that needs nothing else', async ({ page, context }) => {
  await walked(page);
  const dialog = await walkthrough(page);
  await clean(page);
  await dialog.getByLabel('Title').fill('A <wing>');
  await dialog.getByRole('button', { name: 'Copy for a forum' }).click();
  await expect(dialog.getByRole('status')).toContainText('clipboard');
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain(`[b]A <wing>[/b]\n[code]\n${WING}\n[/code]\n`);
  expect(text).toMatch(/\n\d+\. \[b\]X-Wing\[\/b\]: 3 r17\\c49 => r268c4,r246c9<>3\nIn rows 1 and 7/);
  expect(text).toMatch(/Solved\. .*Level: hard/);
  const [download] = await Promise.all([page.waitForEvent('download'), dialog.getByRole('button', { name: 'Save as HTML' }).click()]);
  const html = (await readFile(await download.path())).toString();
  expect(html).not.toMatch(/<script|https?:\/\/(?!www\.w3\.org)/);
  const other = await context.newPage();
  await other.setContent(html);
  await expect(other.locator('h1')).toHaveText('A <wing>');
  // The board, the wing and the solution.
  await expect(other.locator('svg[role=img]')).toHaveCount(3);
  await expect(other.locator('h2', { hasText: 'X-Wing' })).toBeVisible();
  await clean(other);
  await other.screenshot({ path: 'test-results/screens/walkthrough.png', fullPage: true });
  await other.emulateMedia({ media: 'print' });
  for (const section of await other.locator('section').all()) await expect(section).toHaveCSS('break-inside', 'avoid');
});

test('a walkthrough is printed with one heading, and no picture is parted from its step', async ({ page }) => {
  await page.addInitScript(() => (window.print = () => document.body.setAttribute('data-printed', 'yes')));
  await walked(page);
  const dialog = await walkthrough(page);
  await dialog.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');
  await page.emulateMedia({ media: 'print' });
  const printed = page.locator('.printed');
  await expect(printed.locator('h1')).toHaveText('Walkthrough');
  await expect(page.locator('.board-side')).toBeHidden();
  await expect(printed.locator('img')).toHaveCount(2);
  await expect(printed.locator('figure', { hasText: 'X-Wing' })).toContainText('In rows 1 and 7');
  for (const figure of await printed.locator('figure').all()) await expect(figure).toHaveCSS('break-inside', 'avoid');
  await page.screenshot({ path: 'test-results/screens/print-walkthrough.png', fullPage: true });
});

for (const [name, says] of [['the fewest steps', /beyond singles/], ['the easiest steps', /the dearest costs/]] as const) {
  test(`a path with ${name}`, async ({ page }) => {
    await opened(page);
    await page.locator('details.choose > summary').click();
    await page.getByRole('button', { name }).click();
    await expect(page.locator('.message')).toContainText(says);
    await expect(page.locator('.message')).toContainText('Solved');
    await expect(page.locator('article.step')).toBeVisible();
  });
}

const tree = (page: Page) => page.getByRole('tree');
const rows = (page: Page) => page.getByRole('treeitem');
const levels = (page: Page): Promise<(string | null)[]> => rows(page).evaluateAll((list) => list.map((row) => row.getAttribute('aria-level')));
const here = (page: Page) => page.locator('[role=treeitem][aria-current=step]');

/** Takes a step of the list of all steps. */
async function takeOneOfAll(page: Page, at: number): Promise<void> {
  await page.getByRole('button', { name: 'All steps' }).click();
  const option = page.locator('.steps [role=option]').nth(at);
  await option.click();
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('article.step')).toBeVisible();
  const before = await digits(page);
  await page.keyboard.press('n');
  await expect.poll(() => digits(page)).not.toBe(before);
}

test('another step at a state makes a branch, going back loses none, and all is there after a reload', async ({ page }) => {
  await opened(page);
  await page.getByRole('button', { name: 'States', exact: true }).click();
  await expect(rows(page)).toHaveCount(1);
  await takeOneOfAll(page, 0);
  await expect(rows(page)).toHaveCount(2);
  await takeOneOfAll(page, 0);
  const main = await digits(page);
  await expect(rows(page)).toHaveCount(3);
  await expect(rows(page).nth(1)).toContainText(/cost [23]/);
  // Back to the beginning by keys, and another step there.
  await tree(page).focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect.poll(() => digits(page)).toBe(WING);
  await expect(here(page)).toContainText('The beginning');
  await takeOneOfAll(page, 3);
  await expect(rows(page)).toHaveCount(4);
  expect(await levels(page)).toEqual(['1', '1', '2', '1']);
  await expect(here(page)).toHaveAttribute('aria-level', '2');
  // By hand as well, and undone: the state stays.
  await page.locator('.board-side [data-cell="0"]').click();
  await page.keyboard.press('6');
  await expect(rows(page).filter({ hasText: 'By hand: r1c1=6' })).toHaveAttribute('aria-level', '2');
  await page.keyboard.press('Control+z');
  await expect(here(page)).not.toContainText('By hand');
  await expect(rows(page)).toHaveCount(5);
  await clean(page);
  await picture(page, 'states-1440');
  await page.reload();
  await expect(page.locator('[data-solutions]')).toBeAttached();
  await page.getByRole('button', { name: 'States', exact: true }).click();
  await expect(rows(page)).toHaveCount(5);
  expect(await levels(page)).toEqual(['1', '1', '2', '2', '1']);
  await rows(page).last().click();
  await expect.poll(() => digits(page)).toBe(main);
  await page.setViewportSize({ width: 390, height: 844 });
  await picture(page, 'states-390');
});

test('steps of a path are states of their own, and typing at one of them makes a branch', async ({ page }) => {
  await walked(page);
  const at = await page.locator('.steps [aria-selected=true] .number').textContent();
  await page.getByRole('button', { name: 'Take all up to here' }).click();
  await page.getByRole('button', { name: 'States', exact: true }).click();
  await expect(rows(page)).toHaveCount(Number(at) + 1);
  await expect(here(page)).toContainText('X-Wing');
  expect(new Set(await levels(page))).toEqual(new Set(['1']));
  await rows(page).nth(1).click();
  await page.getByRole('button', { name: 'Whole path' }).click();
  await page.locator('.steps [role=option]').nth(2).click();
  await expect(page.locator('article.step')).toBeVisible();
  const states = await rows(page).count();
  await page.locator('.board-side [data-cell="8"]').click();
  await page.keyboard.press('3');
  await expect(rows(page)).toHaveCount(states + 1);
  await expect(rows(page).filter({ hasText: 'By hand: r1c9=3' })).toHaveAttribute('aria-level', '2');
});

test('each game has its own states', async ({ page }) => {
  await opened(page);
  await page.getByRole('button', { name: 'States', exact: true }).click();
  await takeOneOfAll(page, 0);
  await expect(rows(page)).toHaveCount(2);
  await paste(page, TOP95_1);
  await expect.poll(() => digits(page)).toBe(TOP95_1);
  await expect(rows(page)).toHaveCount(1);
  await takeOneOfAll(page, 0);
  await expect(rows(page)).toHaveCount(2);
  // After a reload, Undo leads to the first game: its states are still known.
  await page.reload();
  await expect(page.locator('[data-solutions]')).toBeAttached();
  await page.getByRole('button', { name: 'States', exact: true }).click();
  await expect(rows(page)).toHaveCount(2);
  await page.locator('.board-side [data-cell="0"]').focus();
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect.poll(async () => (await digits(page)).startsWith('.7')).toBe(true);
  await expect(rows(page)).toHaveCount(2);
  await expect(here(page)).not.toContainText('The beginning');
});

test('two steps are compared, on a screen and on a telephone', async ({ page }) => {
  await open(page, AT_WING);
  await expect.poll(async () => (await digits(page)).replaceAll('.', '').length).toBeGreaterThan(40);
  await page.getByRole('button', { name: 'All steps' }).click();
  await page.locator('.steps [role=option]').first().click();
  await page.getByRole('button', { name: 'Compare…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Compare two steps' });
  await expect(dialog.locator('.course-board')).toHaveCount(2);
  await dialog.getByLabel('First step').first().selectOption({ index: 0 });
  const lines = await dialog.getByLabel('Second step').first().locator('option').allTextContents();
  const last = lines.length - 1;
  await dialog.getByLabel('Second step').first().selectOption({ index: last });
  await expect(dialog.getByRole('region', { name: 'Second step' }).locator('.line')).toHaveText((lines[last] ?? '').replace(/^\d+\. /, ''));
  await expect(dialog.getByRole('row', { name: /^Cost \d+ \d+/ })).toBeVisible();
  await expect(dialog.getByRole('row', { name: /^Proof 1? ?\d* ?truth/ })).toBeVisible();
  await clean(page);
  await picture(page, 'compare-1440');
  const [one, two] = await Promise.all([0, 1].map((i) => dialog.locator('.course-board').nth(i).boundingBox()));
  expect(one?.y).toBe(two?.y);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
  const [above, below] = await Promise.all([0, 1].map((i) => dialog.locator('.course-board').nth(i).boundingBox()));
  expect(below?.y).toBeGreaterThan(above?.y ?? 0);
  await picture(page, 'compare-390');
  await dialog.getByRole('region', { name: 'Second step' }).getByRole('button').click();
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('.steps [role=option]').nth(last)).toHaveAttribute('aria-selected', 'true');
});
