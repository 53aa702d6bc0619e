import { expect, test, type Page } from '@playwright/test';

import { clean } from './axe';

/** "28" of Phil's Folly. */
const TWENTY_EIGHT = '.............61.47....48.52..........15..2..6.74.5..18..........28.75..4.56.34.21';
/** Number 1 of top95. */
const FIRST = '4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......';

/** The cells that the patterns of 9 leave out. */
const FALLS = 'r1c1 r1c2 r1c3 r1c4 r1c7 r1c8 r2c1 r3c1 r4c1 r4c4 r4c5 r4c6 r4c7 r4c8 r5c4 r6c4 r7c1 r7c4 r7c7 r7c8';

async function open(page: Page, puzzle: string): Promise<void> {
  await page.goto(`./#${puzzle}`);
  await page.getByRole('tab', { name: 'Patterns' }).click();
  // A digit is chosen after the first look at all of them, and that begins at its first pattern.
  await expect(page.getByRole('group', { name: 'Patterns of each digit' }).locator('[aria-pressed=true]')).toBeVisible();
}

const digit = (page: Page, number: number) => page.locator(`button[data-digit="${number}"]`);
const cell = (page: Page, row: number, column: number) => page.locator(`[data-cell="${(row - 1) * 9 + column - 1}"]`);

/** The candidates of 9 that the board has. */
const nines = (page: Page): Promise<number> => page.locator('[role=gridcell][aria-label*="candidates"][aria-label*="9"]').count();

test('the patterns of 9 of puzzle 28 are 32 and remove 20 candidates', async ({ page }) => {
  await open(page, TWENTY_EIGHT);
  const counts = [8, 9, 96, 4, 4, 27, 16, 15, 32];
  for (const [i, count] of counts.entries()) await expect(digit(page, i + 1).locator('.count')).toHaveText(String(count));
  await digit(page, 9).click();
  await expect(page.getByText(`20 candidates are in none of them: ${FALLS}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Candidates', exact: true }).click();
  await expect(page.locator('[data-layer=highlights] .strike')).toHaveCount(20);
  const before = await nines(page);
  await page.getByRole('button', { name: 'Put this on the board (Basic POM of 9)' }).click();
  await expect(page.getByText('1. Basic POM: 20 candidates eliminated')).toBeVisible();
  await page.getByRole('button', { name: 'Back to the patterns' }).click();
  await expect(page.locator('[data-layer=highlights] .strike')).toHaveCount(0);
  expect(await nines(page)).toBe(before - 20);
  await expect(digit(page, 9).locator('.count')).toHaveText('32');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('[data-layer=highlights] .strike')).toHaveCount(20);
  expect(await nines(page)).toBe(before);
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(page.locator('[data-layer=highlights] .strike')).toHaveCount(0);
});

test('the heat map counts the patterns through each cell', async ({ page }) => {
  await open(page, TWENTY_EIGHT);
  await digit(page, 9).click();
  await expect(cell(page, 1, 1)).toHaveAttribute('aria-label', 'row 1 column 1, patterns of 9: 0 eliminated');
  const counts = await page.locator('[role=gridcell]').evaluateAll((cells) =>
    cells.map((element) => Number(/, patterns of 9: (\d+)$/.exec(element.getAttribute('aria-label') ?? '')?.[1] ?? 0)),
  );
  for (let row = 0; row < 9; row++) {
    expect(counts.slice(row * 9, row * 9 + 9).reduce((a, b) => a + b, 0), `row ${row + 1}`).toBe(32);
  }
  const warm = counts.filter((count) => count > 0).length;
  await expect(page.locator('[data-layer=heat] rect')).toHaveCount(warm);
  expect(await page.locator('[data-layer=heat] rect').count()).toBeGreaterThan(9);
});

test('patterns are turned over by buttons, keys and a slider, all of them or those through a cell', async ({ page }) => {
  await open(page, TWENTY_EIGHT);
  await digit(page, 9).click();
  const chosen = page.locator('[role=option][aria-selected=true]');
  const frames = page.locator('[data-layer=sets] .nr-set');
  await expect(chosen).toContainText('9a');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(chosen).toContainText('9b');
  await expect(frames).toHaveCount(9);
  await page.getByRole('listbox').press('ArrowDown');
  await expect(chosen).toContainText('9c');
  await page.keyboard.press('[');
  await expect(chosen).toContainText('9b');
  await page.getByRole('slider', { name: 'Pattern' }).press('End');
  await expect(chosen).toContainText('9af');
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeDisabled();
  const shape = await frames.evaluateAll((all) => all.map((e) => `${e.getAttribute('x')} ${e.getAttribute('y')}`));
  expect(new Set(shape.map((place) => place.split(' ')[0])).size).toBe(9);
  expect(new Set(shape.map((place) => place.split(' ')[1])).size).toBe(9);

  const name = (await cell(page, 8, 8).getAttribute('aria-label')) ?? '';
  const count = Number(/, patterns of 9: (\d+)/.exec(name)?.[1]);
  await cell(page, 8, 8).click();
  await expect(page.getByRole('heading', { name: `Patterns of 9 through r8c8: ${count}` })).toBeVisible();
  await page.getByRole('button', { name: 'All patterns of 9' }).click();
  await expect(page.getByRole('heading', { name: 'Patterns of 9: 32' })).toBeVisible();
});

test('letters stand in the cells', async ({ page }) => {
  await open(page, TWENTY_EIGHT);
  await digit(page, 4).click();
  await page.getByRole('button', { name: 'Letters', exact: true }).click();
  await expect(page.locator('[data-layer=marks]')).toContainText(/4[a-d]{1,4}/);
  const texts = await page.locator('[data-layer=marks] text').allTextContents();
  expect(texts.some((text) => /^4[a-d]+$/.test(text))).toBe(true);
});

test('what is assumed is marked, proves nothing, and is taken back', async ({ page }) => {
  await open(page, TWENTY_EIGHT);
  await digit(page, 9).click();
  await page.getByRole('button', { name: 'Keep only 9a', exact: true }).click();
  const region = page.getByRole('region', { name: 'Assumed, not proved' });
  await expect(region).toContainText('Assumed: only pattern 9a');
  await expect(page.locator('.nr-frame-word')).toHaveText('ASSUMED, NOT PROVED');
  await expect(digit(page, 9).locator('.count')).toHaveText('1');
  await expect(page.getByRole('button', { name: /Put this on the board/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'All steps', exact: true }).click();
  await expect(region.locator('li').nth(1)).toContainText('Then, ');
  await page.getByRole('button', { name: 'Stop assuming' }).click();
  await expect(region).toHaveCount(0);
  await expect(page.locator('.nr-frame')).toHaveCount(0);
  await expect(digit(page, 9).locator('.count')).toHaveText('32');
  await page.getByRole('button', { name: 'Discard 9a', exact: true }).click();
  await expect(digit(page, 9).locator('.count')).toHaveText('31');
  await page.getByRole('button', { name: 'Take back the last line' }).click();
  await expect(digit(page, 9).locator('.count')).toHaveText('32');
});

test('what is assumed of patterns is in the link, with the steps before it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, TWENTY_EIGHT);
  for (let i = 1; i <= 3; i++) {
    await page.getByRole('button', { name: 'Next step' }).click();
    await expect(page.locator('tbody tr', { hasText: `${i}. ` })).toHaveCount(1);
  }
  await digit(page, 9).click();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByRole('button', { name: 'Keep only 9b', exact: true }).click();
  const region = page.getByRole('region', { name: 'Assumed, not proved' });
  await expect(region).toContainText('only pattern 9b');
  await page.getByRole('button', { name: 'Next step' }).click();
  await expect(region.locator('li')).toHaveCount(2);
  const lines = await region.locator('li').allInnerTexts();
  const counts = await page.locator('button[data-digit] .count').allInnerTexts();
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.locator('.spoken')).toContainText('clipboard');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const second = await context.newPage();
  await second.goto(link);
  const there = second.getByRole('region', { name: 'Assumed, not proved' });
  await expect(there.locator('li')).toHaveCount(2);
  expect(await there.locator('li').allInnerTexts()).toEqual(lines);
  expect(await second.locator('button[data-digit] .count').allInnerTexts()).toEqual(counts);
  await expect(digit(second, 9)).toHaveAttribute('aria-pressed', 'true');
  await expect(second.locator('tbody tr', { hasText: '3. two-cell method' })).toHaveCount(1);
  // Without an assumption or a step there is nothing to say.
  await there.getByRole('button', { name: 'Stop assuming' }).click();
  await expect(there).toHaveCount(0);
});

test('methods go step by step, and the counts fall', async ({ page }) => {
  await open(page, TWENTY_EIGHT);
  const next = page.getByRole('button', { name: 'Next step' });
  await next.click();
  await expect(page.getByText('1. Basic POM: 2 candidates eliminated')).toBeVisible();
  await next.click();
  await expect(page.getByText('2. Basic POM: 20 candidates eliminated')).toBeVisible();
  await next.click();
  await expect(page.getByText('3. two-cell method: 1 candidate eliminated')).toBeVisible();
  await expect(page.getByText('9 in r6c6 or r8c8 deletes 28 patterns of 3', { exact: true })).toBeVisible();
  const row = page.locator('tr', { hasText: '3. two-cell method' });
  await expect(row.locator('td').nth(2)).toHaveText('68−28');
  await page.getByRole('button', { name: 'Back a step' }).click();
  await expect(digit(page, 3).locator('.count')).toHaveText('96');
  await expect(row).toContainText('taken back');
  await page.getByRole('button', { name: 'Forward' }).click();
  await next.click();
  await expect(page.getByText('4. two-cell method: no candidate yet')).toBeVisible();
  await expect(page.getByText('9 in r6c6 or r8c8 deletes 4 patterns of 6', { exact: true })).toBeVisible();
  await next.click();
  await expect(page.getByText('Nothing more is found this way.').first()).toBeVisible();
});

test('pair deletion solves the puzzle and tells how the counts fell', async ({ page }) => {
  await open(page, FIRST);
  await page.getByLabel('Method').selectOption('pairs');
  await page.getByRole('button', { name: 'All steps', exact: true }).click();
  await expect(page.getByRole('heading', { name: /pair deletion: .*written/ })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(/^After \d+ deletions: \d+ patterns left, \d+ pairs deleted\.$/)).toBeVisible();
  await page.getByRole('slider', { name: 'Place among the deletions' }).press('Home');
  await expect(page.getByText(/^After 0 deletions/)).toBeVisible();
});

test('an empty board does not hold the page up, and a search of it is stopped', async ({ page }) => {
  await open(page, '.'.repeat(81));
  await expect(digit(page, 1).locator('.count')).toHaveText('46656');
  // The list comes after the counts, and a key that is pressed before it moves nothing.
  await expect(page.locator('[role=option][aria-selected=true]')).toContainText('000000');
  await page.getByRole('slider', { name: 'Pattern' }).press('End');
  await expect(page.locator('[role=option][aria-selected=true]')).toContainText('888333');
  await page.getByLabel('Method').selectOption('equations');
  await page.getByRole('button', { name: 'Next step' }).click();
  const stop = page.getByRole('button', { name: 'Stop', exact: true });
  const ended = page.getByText(/^(Stopped\.|the search took more)/).first();
  await stop.click({ timeout: 2000 }).catch(() => undefined);
  await expect(ended).toBeVisible();
  await expect(digit(page, 1).locator('.count')).toHaveText('46656');
});

test('a search that is stopped leaves the steps before it as they were', async ({ page }) => {
  await open(page, `${'.'.repeat(12)}456${'.'.repeat(6)}789${'.'.repeat(57)}`);
  const next = page.getByRole('button', { name: 'Next step' });
  await page.getByLabel('Method').selectOption('cells');
  for (const number of [1, 2, 3]) {
    await next.click();
    await expect(page.getByText(`${number}. Basic POM: 6 candidates eliminated`)).toBeVisible();
  }
  // Stopped as soon as it can be: the search would give up by itself after 2³⁰ steps, which may be before a click from here.
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        const button = (name: string): HTMLElement | undefined =>
          [...document.querySelectorAll<HTMLElement>('#panel button')].find(({ textContent }) => textContent === name);
        const look = (): void => {
          const stop = button('Stop');
          stop?.click();
          if (stop) done();
          else requestAnimationFrame(look);
        };
        button('Next step')?.click();
        look();
      }),
  );
  await expect(page.getByText('Stopped.').first()).toBeVisible();
  await expect(page.locator('tbody tr', { hasText: 'Basic POM' })).toHaveCount(3);
  await page.getByRole('button', { name: 'Back a step' }).click();
  await expect(digit(page, 3)).toHaveAttribute('aria-label', /6 candidates in none/);
  await page.getByRole('button', { name: 'Forward' }).click();
  await expect(digit(page, 3)).not.toHaveAttribute('aria-label', /in none/);
});

test('axe finds nothing in the patterns, light and dark', async ({ page }) => {
  await open(page, TWENTY_EIGHT);
  await digit(page, 9).click();
  await clean(page);
  await page.getByRole('button', { name: 'Keep only 9a', exact: true }).click();
  await expect(page.locator('.nr-frame')).toHaveCount(1);
  await clean(page);
  await page.getByRole('button', { name: 'Stop assuming' }).click();
  await page.getByLabel('Method').selectOption('pairs');
  await page.getByRole('button', { name: 'All steps', exact: true }).click();
  await expect(page.getByRole('heading', { name: /pair deletion/ })).toBeVisible();
  await clean(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await clean(page);
});
