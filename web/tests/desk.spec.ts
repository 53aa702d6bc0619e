/** The setter's desk: a puzzle is drawn, counted at every stroke, and put on the board. */

import { expect, test, type Page } from '@playwright/test';

import { clean } from './axe';
import { button, digits, open } from './page';

const answer = (page: Page) => page.locator('[data-desk]');
const layer = (page: Page, name: string) => page.locator(`main.desk [data-layer=${name}]`).innerHTML();
const at = (page: Page, cell: number) => page.locator(`main.desk [data-cell="${cell}"]`);

async function openDesk(page: Page): Promise<void> {
  await open(page);
  await button(page, 'Setter’s desk').click();
  await expect(page.getByRole('heading', { name: 'Setter’s desk' })).toBeFocused();
}

/** Draws over cells with the mouse. */
async function draw(page: Page, cells: readonly number[]): Promise<void> {
  const [first = 0, ...others] = cells;
  await at(page, first).hover();
  await page.mouse.down();
  for (const cell of others) await at(page, cell).hover();
  await page.mouse.up();
}

test('rules are drawn with the mouse, and at each stroke the solutions that are left are said', async ({ page }) => {
  await openDesk(page);
  await expect(answer(page)).toContainText('At least');
  await page.locator('main.desk select').selectOption({ label: 'Thermometer' });
  await draw(page, [0, 1, 2, 3]);
  await expect(button(page, 'thermo r1c1-r1c2-r1c3-r1c4')).toBeVisible();
  await expect.poll(() => layer(page, 'rules')).toContain('<path');
  // 1 to 6 are left in the bulb, as four cells grow from it on.
  await expect(at(page, 0)).toHaveAttribute('aria-label', /candidates 1 2 3 4 5 6$/);
  await page.locator('main.desk select').selectOption({ label: 'Cage' });
  await page.getByRole('textbox', { name: 'Sum' }).fill('17');
  await draw(page, [8, 17]);
  await button(page, 'Add').click();
  await expect(at(page, 8)).toHaveAttribute('aria-label', /candidates 8 9$/);
  await button(page, 'Undo').click();
  await expect(button(page, 'cage 17 r1c9 r2c9')).toHaveCount(0);
  await button(page, 'Redo').click();
  await expect(button(page, 'cage 17 r1c9 r2c9')).toBeVisible();
  await page.reload();
  await button(page, 'Setter’s desk').click();
  await expect(button(page, 'cage 17 r1c9 r2c9')).toBeVisible();
  await clean(page);
});

test('a puzzle without solution is explained, by steps and by what contradicts each other', async ({ page }) => {
  await openDesk(page);
  await page.locator('main.desk select').selectOption({ label: 'Cage' });
  for (const cells of [[0, 1], [2, 3]]) {
    await draw(page, cells);
    await page.getByRole('textbox', { name: 'Sum' }).fill('3');
    await button(page, 'Add').click();
  }
  await expect(answer(page)).toHaveText('No solution');
  await button(page, 'Why?').click();
  await expect(page.getByText('These contradict each other:')).toBeVisible();
  await expect(page.locator('main.desk ol li').first()).toBeVisible();
  await page.locator('main.desk ol button').first().click();
  await expect.poll(() => layer(page, 'marks')).not.toBe('');
});

test('what a puzzle does not need is named, and it is put on the board to be solved', async ({ page }) => {
  await openDesk(page);
  // One of the cells of a puzzle that has one solution without it.
  const puzzle = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }, puzzle);
  await expect(answer(page)).toHaveText('Exactly one solution');
  await at(page, 2).click();
  await page.keyboard.press('4');
  await expect(answer(page)).toHaveText('Exactly one solution');
  await button(page, 'What is not needed?').click();
  await expect(button(page, '4 in r1c3').first()).toBeVisible();
  await button(page, 'Put it on the board').click();
  await expect.poll(() => digits(page)).toBe(`534${puzzle.slice(3)}`);
});

test('the desk is used by keyboard alone', async ({ page }) => {
  await openDesk(page);
  await page.locator('main.desk select').selectOption({ label: 'Thermometer' });
  await at(page, 0).focus();
  for (const key of [' ', 'ArrowRight', ' ', 'ArrowDown', ' ', 'Enter']) await page.keyboard.press(key);
  await expect(button(page, 'thermo r1c1-r1c2-r2c2')).toBeVisible();
});
