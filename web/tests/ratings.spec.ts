/** How hard a puzzle is, on all scales. */

import { expect, test, type Page } from '@playwright/test';

import { clean } from './axe';
import { TOP95_1, button, open } from './page';

const scale = (page: Page, name: string) => page.locator(`.ratings [data-scale=${name}]`);
const done = (page: Page) => expect(page.locator('.ratings')).toHaveAttribute('aria-busy', 'false');

test('a puzzle is rated on each scale, as the command line does, whatever was done to the board', async ({ page }) => {
  await open(page, TOP95_1);
  await page.keyboard.press('2');
  await button(page, 'How hard?').click();
  await expect(scale(page, 'hodoku')).toHaveText('medium, score 696 · hardest: Locked Triple');
  await expect(scale(page, 'csp')).toContainText('T&E(1) · W 1 · B 1');
  await expect(scale(page, 'explainer')).toContainText('ER 2.6 · EP 1.2 · ED 1.2');
  await expect(scale(page, 'path')).toHaveText(/^\d+ steps besides singles · hardest: /);
  await expect(scale(page, 'people')).toHaveText(/^\w+ · /);
  await done(page);
  await clean(page);
});

test('a puzzle with rules has a path, one with several solutions has no rating', async ({ page }) => {
  await open(page, '.AntiKnight.AntiKing.AntiConsecutive.~R5C3_1~R6C7_2');
  await button(page, 'How hard?').click();
  await done(page);
  await expect(scale(page, 'path')).toBeVisible();
  await expect(page.getByRole('dialog')).toContainText('Other scales do not know these rules.');
  await page.keyboard.press('Escape');
  await open(page, `1${'.'.repeat(80)}`);
  await button(page, 'How hard?').click();
  await expect(page.getByRole('dialog')).toContainText('Only a puzzle with exactly one solution has ratings.');
});
