import { expect, test, type Page } from '@playwright/test';

import { cell, digits, kept, layer, open, paste } from './page';

/** Four thermometers and 17 givens: one solution, and nothing harder than what two cells of a thermometer exclude. */
const GIVENS = '........2....9...8..8...5..8...61............7.392.....6....2.....4...3........7.';
const SOLUTION = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
const THERMOS =
  'https://f-puzzles.com/?load=N4IgzglgXgpiBcBOANCA5gJwgEwQbT2AF9ljSSzKLrSQA3AQwBsBXOeAJlTQjpgDsEAFwxsiAXWSEaVWo1bsU6XgOGiYMmfWZsEADm4rB8EWMnTycnewPK%2Bx0xsuzQ83fACsh%2B2rHOJUq7W%2Bt6qJuqaztoKCABsoQ4RVjHwAIwJvk4uARbZ%2FvnE5kEpAOwZ4X6U0e4AzOWOFNWK9UnF7lx2YQ0F1EWNbuzxnYmVkVUDCB08PhVZvYFjTQgALC2jBUvwdcOZ87ljixPwZTuzvZIgQgAWMBgAtgD2dzBCt%2FigTBD8MGD4eCAAJVSAGEOCBUEDgTVwYCQcsYZCPAiQbFkcCSiBxOJGp9vr94ARAYhgakEcSwRDidCsTivj8%2FkT0WTgXpmYhMdjaLj6QT%2FgDYsDURCPMCkRDlsD4TTsUA%3D%3D%3D';

/** How many tubes with a bulb are drawn. */
async function thermos(page: Page): Promise<number> {
  const drawn = await layer(page, 'rules');
  const count = (shape: string): number => drawn.split(`<${shape} `).length - 1;
  return Math.min(count('path'), count('circle'));
}

test('a link to f-puzzles with thermometers is drawn, has a path and is shared again', async ({ page, context }) => {
  await open(page);
  await paste(page, THERMOS);
  await expect.poll(() => digits(page)).toBe(GIVENS);
  await expect(page.locator('[data-solutions="one"]')).toBeAttached();
  await expect.poll(() => thermos(page)).toBe(4);
  await expect(page.locator('.rules li')).toHaveText(['On a thermometer the digits grow from the bulb on.']);
  await page.getByRole('button', { name: 'Whole path' }).click();
  await expect(page.locator('.steps [role=option]').filter({ hasText: 'Common Peer Elimination' }).first()).toBeAttached();
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.locator('.spoken')).toContainText('clipboard');
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(address).toContain('rules=');
  const other = await context.newPage();
  await other.goto(address);
  await expect.poll(() => digits(other)).toBe(GIVENS);
  await expect.poll(() => thermos(other)).toBe(4);
  await other.close();
});

test('a digit that breaks a rule is marked, and a game with rules is kept with them', async ({ page }) => {
  await open(page);
  await paste(page, THERMOS);
  await expect.poll(() => digits(page)).toBe(GIVENS);
  // 9 in a bulb, and 6 behind it, which no row, column or box is against.
  await cell(page, 1).click();
  await page.keyboard.press('9');
  await expect(cell(page, 1)).toHaveAttribute('aria-label', /9/);
  await cell(page, 2).click();
  await page.keyboard.press('6');
  await expect.poll(() => layer(page, 'lights')).toContain('nr-wrong-cell');
  await expect.poll(() => kept(page)).toEqual([`.96${GIVENS.slice(3)}`]);
  await page.reload();
  await expect.poll(() => digits(page)).toBe(`.96${GIVENS.slice(3)}`);
  await expect.poll(() => thermos(page)).toBe(4);
  await expect(page.locator('.rules li')).toHaveCount(1);
});

test('a game with rules is solved by what the page proposes', async ({ page }) => {
  await open(page);
  await paste(page, THERMOS);
  await expect.poll(() => digits(page)).toBe(GIVENS);
  await page.getByRole('button', { name: 'Whole path' }).click();
  await page.locator('.steps [role=option]').last().click();
  await page.getByRole('button', { name: 'Take all up to here' }).click();
  await expect.poll(() => digits(page)).toBe(SOLUTION);
});

test('a killer and a puzzle with thermometers are made, and go on the board with their rules', async ({ page }) => {
  await open(page);
  for (const [name, level, rule] of [
    ['Killer', 'Easy', /^In a dashed cage/],
    ['Thermometer', 'any', /^On a thermometer/],
  ] as const) {
    await page.getByRole('button', { name: 'New', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'New puzzle' });
    await dialog.getByLabel('With more rules').selectOption(name);
    const form = dialog.locator('form').first();
    await form.getByLabel('Level').selectOption(level);
    await form.getByRole('button', { name: 'Make one' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.locator('[data-solutions="one"]')).toBeAttached();
    await expect(page.locator('.rules li').first()).toHaveText(rule);
    await expect(page.locator('.told')).toContainText(name);
  }
  // The hint is the engine's, with what the rules say.
  await page.locator('.hint-button').click();
  await expect(page.locator('.hint')).toContainText('Look');
});
