import { expect, test, type Page } from '@playwright/test';

import { violations } from './axe';
import { button, layer, open, picture } from './page';

/** The step of an example, as hints show it. */
async function shown(page: Page, technique: string): Promise<void> {
  await open(page);
  await page.getByRole('tab', { name: 'Techniques' }).click();
  await page.getByLabel('Find a technique').fill(technique);
  await page.getByRole('navigation', { name: 'Techniques' }).getByRole('button').getByText(technique, { exact: true }).click();
  await button(page, 'Find it yourself').first().click();
  await expect(page.locator('.practice')).toBeVisible();
  for (const name of ['Hint', 'What?', 'Where?', 'Show it']) await button(page, name).click();
  await expect(page.locator('article.step')).toBeVisible();
}

const dims = async (page: Page): Promise<number> => ((await layer(page, 'edges')).match(/nr-dim/g) ?? []).length;

test('pictures of arguments: a branch that is pointed at, has the keyboard or is tapped stays, the others are dimmed', async ({ page }) => {
  await shown(page, 'Forcing Net Verity');
  const branches = page.locator('.branches .branch');
  expect(await branches.count()).toBeGreaterThan(1);
  expect(await dims(page)).toBe(0);
  await branches.last().hover();
  await expect.poll(() => dims(page)).toBeGreaterThan(0);
  await page.mouse.move(5, 5);
  await expect.poll(() => dims(page)).toBe(0);
  await branches.first().focus();
  await expect.poll(() => dims(page)).toBeGreaterThan(0);
  await page.locator('article.step .reason').last().focus();
  await branches.last().click();
  await page.mouse.move(5, 5);
  await expect(branches.last()).toHaveAttribute('aria-pressed', 'true');
  expect(await dims(page)).toBeGreaterThan(0);
  await picture(page, 'branch');
  expect(await violations(page)).toEqual([]);
  await button(page, 'Whole step').click();
  await expect.poll(() => dims(page)).toBe(0);
});

test('an argument goes line by line; the numbers on the board are those of the text', async ({ page }) => {
  await shown(page, 'Forcing Net Verity');
  const next = page.getByRole('button', { name: 'Next layer' });
  await next.click();
  await expect(page.locator('.branches + .told')).toHaveText(/^A1: /);
  await expect.poll(() => layer(page, 'highlights')).toContain('>A1<');
  // Behind the last line of the first branch comes the first of the next one.
  const own = await page.locator('article.step li b.number').filter({ hasText: /^A/ }).count();
  for (let line = 2; line <= own; line++) {
    await next.click();
    await expect(page.locator('.branches + .told')).toHaveText(new RegExp(`^A${line}: `));
  }
  await next.click();
  await expect(page.locator('.branches + .told')).toHaveText(/^B1: /);
  await expect.poll(() => layer(page, 'highlights')).toContain('>B1<');
  expect(await layer(page, 'highlights')).not.toContain('>A1<');
  // A branch that is told in a sentence has no numbered lines.
  await expect(page.locator('article.step li b.number').first()).toHaveText(own ? 'A1' : 'B1');
});

test('a refutation goes line by line too, and a kraken shows its fish', async ({ page }) => {
  await shown(page, 'Refutation by Cases');
  const next = page.getByRole('button', { name: 'Next layer' });
  await next.click();
  await expect(page.locator('.branches + .told')).toHaveText(/^1: /);
  await next.click();
  await expect(page.locator('.branches + .told')).toHaveText(/^2: /);
  await picture(page, 'refutation');
  await shown(page, 'Kraken Fish (Type 1)');
  await expect(page.locator('.fish')).toContainText('The fish of 9');
  expect((await layer(page, 'sets')).match(/nr-set-/g)).toHaveLength(4);
  await picture(page, 'kraken');
});
