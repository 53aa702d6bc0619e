import { expect, test, type Page } from '@playwright/test';

import { violations } from './axe';
import { EASY, digits, fits, kept, open, picture, still, withoutNetwork } from './page';

async function library(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Library', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'By level' })).toBeVisible();
}

const shelf = (page: Page, name: string | RegExp) => page.locator('main.library').getByRole('button', { name }).first();
const rows = (page: Page) => page.locator('main.library li > button');
const found = (page: Page) => page.locator('.found [role=status]');

/** Opens the first puzzle of the shelf; gives back its digits. */
async function take(page: Page): Promise<string> {
  const givens = (await rows(page).first().getAttribute('data-givens')) ?? '';
  await rows(page).first().click();
  await expect(page.locator('.board-side')).toBeVisible();
  await expect.poll(() => digits(page)).toBe(givens);
  return givens;
}

test('filters leave what is wanted, orders sort, and all is there again', async ({ page }) => {
  await open(page);
  await library(page);
  await shelf(page, 'Search all puzzles').click();
  await expect(page.getByRole('heading', { name: 'All puzzles' })).toBeVisible();
  const all = Number(/of (\d+)/.exec((await found(page).textContent()) ?? '')?.[1]);
  expect(all).toBeGreaterThan(300);
  await expect(rows(page)).toHaveCount(60);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(rows(page)).toHaveCount(120);
  await page.getByLabel('Level from').selectOption('evil');
  await page.getByLabel('Level to').selectOption('evil');
  await page.getByLabel('Hardest technique').selectOption('x-wing');
  await expect(rows(page).first()).toContainText('Evil');
  for (const text of await rows(page).allTextContents()) expect(text).toMatch(/Evil about \d+.min ER .*X-Wing/);
  const wings = await rows(page).count();
  expect(wings).toBeGreaterThan(0);
  await expect(found(page)).toHaveText(`${wings} of ${all} puzzles`);
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(found(page)).toHaveText(`${all} of ${all} puzzles`);
  await page.getByLabel('ER from').fill('11.9');
  await expect(rows(page).filter({ hasText: 'Golden Nugget tarek' })).toContainText('ER 11.9');
  expect(await rows(page).count()).toBeLessThan(10);
  await page.getByLabel('ER from').fill('12');
  await expect(page.getByText('No puzzle is like that.')).toBeVisible();
  await page.getByLabel('ER from').fill('');
  await expect(page.getByRole('button', { name: 'Show all' })).toHaveCount(0);
  await page.locator('main.library').getByLabel('Order').selectOption('hardest-first');
  await expect(rows(page).first()).toContainText('ER 11.9');
  await page.locator('main.library').getByLabel('Order').selectOption('minutes');
  await expect(rows(page).first()).toContainText(/about [123].min/);
  await page.locator('main.library').getByLabel('Order').selectOption('er');
  await expect(rows(page).first()).toContainText('ER 1.2');
  // What is filtered is still so after a look at a puzzle.
  await page.getByLabel('Progress').selectOption('new');
  await take(page);
  await page.goBack();
  await expect(page.locator('main.library').getByLabel('Order')).toHaveValue('er');
});

test('a puzzle is a game like any other, solved ones are marked after a reload, and nothing is lost', async ({ page }) => {
  await open(page, EASY);
  await page.locator('.board-side [data-cell="2"]').click();
  await page.keyboard.press('4');
  await expect.poll(async () => (await digits(page))[2]).toBe('4');
  const played = await digits(page);
  await library(page);
  await shelf(page, /^Level 1 0 of 30/).click();
  await expect(page.getByRole('heading', { name: 'Level 1 of 10: beginner' })).toBeVisible();
  const first = await take(page);
  await page.getByRole('button', { name: 'Whole path' }).click();
  await expect(page.locator('.message')).toContainText('Solved');
  await page.locator('.steps [role=option]').last().click();
  await page.getByRole('button', { name: 'Take all up to here' }).click();
  await expect.poll(async () => (await digits(page)).includes('.')).toBe(false);
  // A second one is only begun.
  await library(page);
  await expect(shelf(page, /^Level 1 1 of 30/)).toBeVisible();
  await shelf(page, /^Level 1 /).click();
  await expect(rows(page).first()).toContainText('✓ solved');
  const second = (await rows(page).nth(1).getAttribute('data-givens')) ?? '';
  await rows(page).nth(1).click();
  await expect.poll(() => digits(page)).toBe(second);
  await page.locator(`.board-side [data-cell="${second.indexOf('.')}"]`).click();
  await page.keyboard.press('1');
  await expect.poll(() => digits(page)).not.toBe(second);
  await expect.poll(async () => (await kept(page)).length).toBe(3);
  expect(await kept(page)).toContain(played);
  await page.reload();
  await library(page);
  await shelf(page, /^Level 1 1 of 30/).click();
  await expect(rows(page).filter({ hasText: '✓ solved' })).toHaveAttribute('data-givens', first);
  await expect(rows(page).filter({ hasText: '◐ begun' })).toHaveAttribute('data-givens', second);
  await page.getByLabel('Progress').selectOption('solved');
  await expect(found(page)).toHaveText('1 of 30 puzzles');
  // Opened once more it is the game that was played.
  await rows(page).first().click();
  await expect(page.locator('.told')).toContainText('here is your game');
  await expect.poll(async () => (await digits(page)).includes('.')).toBe(false);
  expect(await kept(page)).toHaveLength(3);
});

test('from the first screen, by keys alone; Import a list leads to Open', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] }, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('./');
  // Until it is known that this is a first visit the header has a button of that name.
  await expect(page.locator('main.start')).toBeVisible();
  await page.getByRole('button', { name: 'Library' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Library' })).toBeFocused();
  await page.getByRole('button', { name: /^Hall of fame/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Hall of fame' })).toBeFocused();
  await rows(page).first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(rows(page).nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(rows(page).last()).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowUp');
  await expect(rows(page).first()).toBeFocused();
  const givens = (await rows(page).first().getAttribute('data-givens')) ?? '';
  await page.keyboard.press('Enter');
  await expect.poll(() => digits(page)).toBe(givens);
  await expect(page.locator('.told')).toContainText('AI Escargot, by Arto Inkala.');
  await page.reload();
  await expect.poll(() => digits(page)).toBe(givens);
  await expect(page.locator('main.start')).toHaveCount(0);
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Library' }).click();
  await page.getByRole('button', { name: 'Import a list…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Puzzle', { exact: true }).fill(`${EASY}\n${givens}`);
  await dialog.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Puzzle 1 of 2/ })).toBeVisible();
  await context.close();
});

test.describe('with a service worker', () => {
  test('everybody can use it, light and dark, on a screen and on a telephone, and without network', async ({ page }) => {
    const faults = await withoutNetwork(page);
    await library(page);
    const look = async (name: string, axe = true): Promise<void> => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        for (const size of [{ width: 390, height: 844 }, { width: 1440, height: 900 }]) {
          await page.setViewportSize(size);
          if (axe) await still(page);
          if (axe) expect(await violations(page)).toEqual([]);
          await fits(page, `${name}, ${size.width} wide`, 'main.library');
          await picture(page, `library-${name}-${colorScheme}-${size.width}`);
        }
      }
    };
    await look('shelves');
    await shelf(page, /^Level 6 /).click();
    await page.getByLabel('ER from').fill('5');
    await look('level', false);
    await page.getByRole('button', { name: 'All collections' }).click();
    await shelf(page, /^Hall of fame/).click();
    await look('hall');
    expect(faults).toEqual([]);
  });
});
