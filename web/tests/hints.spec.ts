import { expect, test, type Page } from '@playwright/test';

import { TOP95_1, digits, layer, open, opened, paste, spot } from './page';

const shaded = (page: Page): Promise<number> => page.locator('.board-side .nr-shaded').count();

test('the four degrees of a hint are on the board, then the step is taken; Escape closes it', async ({ page }) => {
  await opened(page, TOP95_1);
  const main = page.locator('.hint-button');
  await expect(main).toHaveText('Hint');
  await main.click();
  // A hidden single in box 4: the box is shaded, and nothing else is said.
  await expect(page.locator('.hint')).toHaveText('Look at box 4.');
  await expect.poll(() => shaded(page)).toBe(9);
  await expect(main).toHaveText('What?');
  await main.click();
  await expect(page.locator('.hint')).toHaveText('Look for: Hidden Single, digit 4');
  expect(await layer(page, 'highlights')).not.toContain('nr-hatch');
  await expect(main).toHaveText('Where?');
  await main.click();
  await expect.poll(() => layer(page, 'highlights')).toContain('nr-hatch-from');
  expect(await layer(page, 'highlights')).not.toContain('nr-hatch-out');
  expect(await layer(page, 'marks')).not.toMatch(/target-mark/);
  await expect(main).toHaveText('Show it');
  await main.click();
  await expect.poll(() => layer(page, 'marks')).toMatch(/target-mark/);
  await expect(main).toHaveText('Take the step');
  await page.keyboard.press('Escape');
  await expect(page.locator('article.step')).toHaveCount(0);
  await expect(main).toHaveText('Hint');
  expect(await digits(page)).toBe(TOP95_1);
  for (const word of ['Hint', 'What?', 'Where?', 'Show it', 'Take the step']) {
    await expect(main).toHaveText(word);
    await main.click();
  }
  await expect.poll(() => digits(page)).not.toBe(TOP95_1);
  await expect(main).toHaveText('Hint');
});

test('Stop keeps the steps that were found', async ({ page }) => {
  // Its path has many steps and then a search that lasts.
  await opened(page, '1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..');
  await page.locator('details.choose > summary').click();
  await page.locator('#profile').selectOption('set-logic');
  await page.getByRole('button', { name: 'Whole path' }).click();
  await expect(page.locator('.busy')).toContainText(/[1-9]\d* step/);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.locator('.message')).toContainText(/Stopped after [1-9]\d* steps/);
  expect(await page.locator('.steps [role=option]').count()).toBeGreaterThan(0);
  await page.locator('#step-0').click();
  await expect(page.locator('article.step')).toBeVisible();
});

test('all steps are listed as they are found; Stop keeps them, and each can be looked at', async ({ page }) => {
  // Techniques late in the profile take seconds here.
  await opened(page, TOP95_1);
  await page.getByRole('button', { name: 'All steps' }).click();
  const options = page.locator('.steps [role=option]');
  await expect.poll(() => options.count()).toBeGreaterThan(5);
  await expect(page.locator('.busy')).toBeVisible();
  const listed = await options.first().innerText();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.locator('.message')).toContainText(/Stopped after [1-9]\d* steps/, { timeout: 20_000 });
  expect(await options.count()).toBeGreaterThan(5);
  expect(await options.first().innerText()).toBe(listed);
  await options.nth(3).click();
  await expect(page.locator('article.step')).toBeVisible();
});

test('a list that grows is closed by Escape and does not come back', async ({ page }) => {
  await opened(page, TOP95_1);
  await page.getByRole('button', { name: 'All steps' }).click();
  const options = page.locator('.steps [role=option]');
  await expect.poll(() => options.count()).toBeGreaterThan(5);
  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);
  await expect(page.locator('.busy')).toHaveCount(0);
  await page.getByRole('button', { name: 'Whole path' }).click();
  await expect(page.locator('.message')).toContainText('Level:');
  await expect(page.locator('article.step')).toBeVisible();
});

test('an explanation is a list; a line that is pointed at or has the keyboard is lit', async ({ page }) => {
  await opened(page, TOP95_1);
  await page.getByRole('button', { name: 'Whole path' }).click();
  const reason = page.locator('article.step .reason').first();
  await expect(reason).toBeVisible();
  await reason.hover();
  await expect.poll(() => layer(page, 'highlights')).toContain('nr-lit-ring');
  await page.mouse.move(5, 5);
  await expect.poll(() => layer(page, 'highlights')).not.toContain('nr-lit-ring');
  await reason.focus();
  await expect.poll(() => layer(page, 'highlights')).toContain('nr-lit-ring');
});

test('all steps are grouped, filtered, and asked what removes a candidate', async ({ page }) => {
  await opened(page, TOP95_1);
  await page.getByRole('button', { name: 'All steps' }).click();
  const options = page.locator('.steps [role=option]');
  await expect.poll(() => options.count(), { timeout: 60_000 }).toBeGreaterThan(5);
  // They are listed as they are found: all of them are there when there is nothing to stop.
  await expect(page.getByRole('button', { name: 'Stop' })).toHaveCount(0, { timeout: 60_000 });
  const all = await options.count();
  await page.locator('.wish select').first().selectOption('technique');
  await expect(page.locator('.steps .group').first()).toBeVisible();
  expect(await options.count()).toBe(all);
  await page.locator('.wish select').last().selectOption('7');
  const some = await options.count();
  expect(some).toBeGreaterThan(0);
  expect(some).toBeLessThan(all);
  await page.locator('.wish select').last().selectOption('0');
  await page.locator('.wish select').first().selectOption('result');
  // 8 in r7c2 is one of those that naked pairs or the like remove.
  const line = await page.locator('.steps [role=option] .line').filter({ hasText: '<>' }).first().innerText();
  const [, row, column, digit] = /r([1-9])[1-9]*c([1-9])[1-9]*<>([1-9])/.exec(line)!.map(Number);
  await page.mouse.click(...(await spot(page, `${digit}r${row}c${column}`)));
  await expect(page.getByRole('button', { name: `Only about ${digit}r${row}c${column}` })).toBeVisible();
  expect(await options.count()).toBeGreaterThan(0);
  expect(await options.count()).toBeLessThan(all);
});

test('the page has the table of techniques of a path', async ({ page }) => {
  await opened(page, TOP95_1);
  await page.getByRole('button', { name: 'Whole path' }).click();
  await page.getByText(/Techniques of this path: \d+/).click();
  const times = await page.locator('.card table tbody tr td:first-child').allInnerTexts();
  expect(times.map(Number).reduce((a, b) => a + b)).toBe(await page.locator('.steps [role=option]').count());
});

test('nothing stale stays in set logic, truths alone are told what they lack, and the link carries the sets', async ({ page, context }) => {
  await opened(page, TOP95_1);
  await page.getByRole('tab', { name: 'Set logic' }).click();
  // The board moves when the view comes: a place is where it is after that.
  await expect(page.locator('.result')).toBeAttached();
  await page.mouse.click(...(await spot(page, '9r1c5')));
  await expect(page.locator('.result')).toContainText('Only truths so far');
  await expect(page.locator('.result')).not.toContainText('Rank');
  // Dragging over the rows adds theirs.
  await page.mouse.move(...(await spot(page, '9r2c5')));
  await page.mouse.down();
  await page.mouse.move(...(await spot(page, '9r3c5')));
  await page.mouse.up();
  await expect(page.locator('ul[aria-label=truths] li')).toHaveCount(3);
  await page.locator('#panel').getByRole('button', { name: 'Link', exact: true }).click();
  await page.getByRole('button', { name: 'Column' }).click();
  await page.mouse.click(...(await spot(page, '9r1c5')));
  await expect(page.locator('.result')).toContainText('Rank');
  // A search that finds nothing leaves no verdict of the old sets.
  await page.mouse.click(...(await spot(page, '6r9c2')), { button: 'right' });
  await expect(page.locator('.result [role=status]')).toBeVisible();
  await expect(page.locator('.result')).not.toContainText('Rank 0');
  await expect(page.locator('.result .rank')).toHaveCount(0);
  const chosen = await page.locator('ul[aria-label=truths]').innerText();
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.locator('.spoken')).toContainText('clipboard');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain('sets=');
  const second = await context.newPage();
  await second.goto(link);
  await expect(second.getByRole('tab', { name: 'Set logic' })).toHaveAttribute('aria-selected', 'true');
  await expect.poll(() => second.locator('ul[aria-label=truths]').innerText()).toBe(chosen);
});

test('the link carries what is drawn, and the step itself', async ({ page, context }) => {
  await opened(page, TOP95_1);
  await page.locator('.board-side [data-cell="4"]').click();
  await page.keyboard.press('a');
  await expect.poll(() => layer(page, 'colors')).toContain('nr-color-1');
  await page.getByRole('button', { name: 'Whole path' }).click();
  await page.locator('#step-9').click();
  const line = await page.locator('#step-9 .line').innerText();
  await expect(page.locator('article.step .line')).toHaveText(line);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.locator('.spoken')).toContainText('clipboard');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  // The number is another one in the version that follows the link.
  const second = await context.newPage();
  await second.goto(link.replace('step=10', 'step=4'));
  await expect(second.locator('article.step .line')).toHaveText(line);
  expect(await layer(second, 'colors')).toContain('nr-color-1');
});

test('an own chain is checked: what is wrong with it, and what it removes', async ({ page }) => {
  // The 3s of rows 1 and 7 make an X-Wing.
  await open(page, '+17+6.2958.94...+6...+8+3.....6.4+816.....+7239.+4+8.+65+6+9..24..+2+9+7.6814.+6+1+4.+9...+835+8+24+1+6+97');
  await expect.poll(async () => (await digits(page)).startsWith('176.2958.')).toBe(true);
  await page.getByRole('button', { name: 'Link', exact: true }).click();
  const end = async (cell: number): Promise<void> => {
    await page.locator(`.board-side [data-cell="${cell}"]`).focus();
    await page.keyboard.press('3');
  };
  const link = async (from: number, to: number, kind: string): Promise<void> => {
    await page.getByRole('button', { name: kind }).click();
    await end(from);
    await end(to);
  };
  const verdict = page.locator('[data-verdict].own');
  await link(3, 12, 'Strong');
  await expect(verdict).toContainText('3r1c4 and 3r2c4 are not a strong link');
  await page.keyboard.press('Control+z');
  await link(3, 8, 'Strong');
  await expect(verdict).toContainText('Every link is right so far');
  await link(8, 62, 'Weak');
  await link(62, 57, 'Strong');
  await expect(verdict).toHaveAttribute('data-verdict', 'proves');
  await link(57, 3, 'Weak');
  await expect(verdict).toContainText('Your ring');
  await expect(verdict).toContainText('it removes 3r2c4 3r2c9 3r4c9 3r6c4 3r6c9 3r8c4');
  await verdict.getByRole('button', { name: 'Take these eliminations' }).click();
  await expect.poll(async () => page.locator('.board-side [data-cell="12"]').getAttribute('aria-label')).not.toMatch(/candidates.*3/);
});

test('a technique is found by its name, and hints on its example look for nothing else', async ({ page }) => {
  await open(page);
  await page.getByRole('tab', { name: 'Techniques' }).click();
  await page.getByLabel('Find a technique').fill('jelly');
  const found = page.getByRole('navigation', { name: 'Techniques' }).getByRole('button');
  await expect.poll(() => found.count()).toBeLessThan(10);
  await found.getByText('Jellyfish', { exact: true }).click();
  await expect(page.locator('article.page h1')).toContainText('Jellyfish');
  await page.getByRole('button', { name: 'Find it yourself' }).first().click();
  await expect(page.locator('.practice')).toContainText('Jellyfish');
  await page.keyboard.press('h');
  await page.keyboard.press('h');
  await expect(page.locator('.hint')).toContainText('Jellyfish');
  await page.getByRole('button', { name: 'Look for everything' }).click();
  await expect(page.locator('.practice')).toHaveCount(0);
});

test('a chain has arrow heads, a start and an end, and numbers on demand', async ({ page }) => {
  await opened(page, TOP95_1);
  // A position of its own, with a skyscraper.
  await paste(
    page,
    `.----------------.--------------.----------------.
| 5     7    23  | 39   4    19 | 8     16    26 |
| 24    13   8   | 5    13   6  | 9     47    27 |
| 1469  169  16  | 7    2    8  | 14    3     5  |
:----------------+--------------+----------------:
| 3     2    569 | 1    56   79 | 67    8     4  |
| 168   168  156 | 346  356  47 | 2367  26    9  |
| 7     4    69  | 369  8    2  | 36    5     1  |
:----------------+--------------+----------------:
| 126   5    7   | 8    9    14 | 1246  1246  3  |
| 89    89   4   | 2    16   3  | 5     167   67 |
| 126   136  23  | 46   7    5  | 1246  9     8  |
'----------------'--------------'----------------'`,
  );
  await expect.poll(() => digits(page)).toMatch(/^57/);
  await page.getByRole('button', { name: 'All steps' }).click();
  await page.locator('.steps [role=option]').filter({ hasText: 'Skyscraper' }).first().click({ timeout: 60_000 });
  await expect.poll(() => layer(page, 'edges')).toContain('class="head"');
  expect((await layer(page, 'edges')).match(/class="course"/g)).toHaveLength(2);
  expect(await layer(page, 'names')).not.toContain('class="number"');
  await page.getByLabel('Number the nodes of the chain').check();
  await expect.poll(async () => (await layer(page, 'names')).match(/class="number"/g)?.length).toBe(4);
});

test('a path that solves the puzzle has a level and a score as HoDoKu counts, and the table says what each step counts', async ({ page }) => {
  await open(page, TOP95_1);
  await page.getByRole('button', { name: 'Whole path' }).click();
  await expect(page.locator('.message')).toContainText(/Level: medium · score [\d,]+ \(as HoDoKu counts\)/);
  await page.getByText(/Techniques of this path: \d+/).click();
  const rows = page.locator('table').filter({ hasText: 'Score of each' }).locator('tbody tr');
  await expect(rows.filter({ hasText: 'Full House' })).toContainText('easy');
  const cells = await rows.evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent ?? '')));
  const sum = cells.reduce((total, row) => total + Number(row[0]) * Number((row[4] ?? '').split(' ')[0]?.replace(',', '')), 0);
  const said = /score ([\d,]+)/.exec(await page.locator('.message').innerText())?.[1]?.replace(',', '');
  expect(String(sum)).toBe(said);
});

test('a path that does not solve the puzzle has no level', async ({ page }) => {
  await open(page, '1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..');
  await page.locator('details.choose > summary').click();
  await page.locator('#profile').selectOption('basic');
  await page.getByRole('button', { name: 'Whole path' }).click();
  await expect(page.locator('.message')).toContainText('No technique of this profile goes further');
  await expect(page.locator('.message')).not.toContainText('Level');
});
