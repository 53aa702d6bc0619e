import { readFile } from 'node:fs/promises';

import { expect, test } from '@playwright/test';

import { TOP95_1, digits, layer, open, paste, spot } from './page';

test('number 1 of top95 is solved by hints with the keyboard alone', async ({ page }) => {
  await open(page, TOP95_1);
  await expect.poll(() => digits(page)).toBe(TOP95_1);
  for (let i = 0; i < 30 && !(await page.locator('[role=gridcell]:focus').count()); i++) await page.keyboard.press('Tab');
  await expect(page.locator('[role=gridcell]:focus')).toHaveCount(1);
  await page.keyboard.press('h');
  await expect(page.locator('.hint')).toHaveText(/^\s*Look at box 4\.\s*$/);
  await page.keyboard.press('h');
  await expect(page.locator('.hint')).toHaveText(/^\s*Look for: Hidden Single, digit 4\s*$/);
  await page.keyboard.press('h');
  await expect(page.locator('.hint')).toContainText('Hidden Single, digit 4. Which cells of box 4 are not seen from');
  await page.keyboard.press('h');
  await expect(page.locator('article.step')).toContainText('r6c2 is 4');
  for (let i = 0; i < 150 && !(await page.locator('.status').getByText('Solved').isVisible()); i++) {
    const before = await page.locator('.spoken').innerText();
    await page.keyboard.press('n');
    await expect.poll(() => page.locator('.spoken').innerText(), { timeout: 60_000 }).not.toBe(before);
  }
  await expect(page.locator('.status')).toContainText('Solved');
  expect(await digits(page)).toBe('417369825632158947958724316825437169791586432346912758289643571573291684164875293');
});

test('two keys in quick succession take two steps', async ({ page }) => {
  await open(page, TOP95_1);
  await expect.poll(() => digits(page)).toBe(TOP95_1);
  await page.keyboard.press('n');
  await page.keyboard.press('n');
  const placed = async (): Promise<number> => (await digits(page)).replaceAll('.', '').length;
  const givens = TOP95_1.replaceAll('.', '').length;
  await expect.poll(placed).toBe(givens + 2);
});

test('a path is walked by arrow keys, and the picture changes with it', async ({ page }) => {
  await open(page, TOP95_1);
  await expect.poll(() => digits(page)).toBe(TOP95_1);
  await page.getByRole('button', { name: 'Whole path' }).click();
  await expect(page.locator('#step-0')).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('listbox').focus();
  const seen = new Set<string>();
  for (let i = 0; i < 12; i++) {
    await expect(page.locator(`#step-${i}`)).toHaveAttribute('aria-selected', 'true');
    const text = await page.locator(`#step-${i} .line`).innerText();
    await expect(page.locator('article.step .line')).toHaveText(text);
    await expect.poll(() => layer(page, 'marks')).toMatch(/target-mark|gone-mark/);
    seen.add(await layer(page, 'marks'));
    await page.keyboard.press('ArrowDown');
  }
  expect(seen.size).toBe(12);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Path as JSON' }).click();
  const path = await readFile(await (await download).path(), 'utf8');
  const record = JSON.parse(path) as { schema: number; steps: { proof: unknown }[] };
  expect(record.schema).toBe(1);
  expect(record.steps.length).toBe(await page.locator('.steps [role=option]').count());
  expect(record.steps.every(({ proof }) => proof)).toBe(true);
  await expect(page.locator('.message')).toContainText('Every step was checked');
});

test('a step that is closed goes from the board', async ({ page }) => {
  await open(page, TOP95_1);
  await expect.poll(() => digits(page)).toBe(TOP95_1);
  const before = await layer(page, 'marks');
  await page.getByRole('button', { name: 'Whole path' }).click();
  await expect.poll(() => layer(page, 'marks')).not.toBe(before);
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect.poll(() => layer(page, 'marks')).toBe(before);
});

test('a mistake is told before any step, and taken back', async ({ page }) => {
  await open(page, TOP95_1);
  await expect.poll(() => digits(page)).toBe(TOP95_1);
  await page.locator('.board-side [data-cell="1"]').click();
  await page.keyboard.press('6');
  await expect.poll(async () => (await digits(page))[1]).toBe('6');
  await page.getByRole('button', { name: 'Hint', exact: true }).last().click();
  await expect(page.getByRole('alert')).toContainText('There is a mistake');
  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect.poll(() => digits(page)).toBe(TOP95_1);
  await page.keyboard.press('h');
  await expect(page.locator('.hint')).toContainText('Look at');
});

test('a long search is stopped', async ({ page }) => {
  await open(page, '.'.repeat(81));
  await expect.poll(() => digits(page)).toBe('.'.repeat(81));
  await page.locator('details.choose > summary').click();
  await page.locator('#profile').selectOption('set-logic');
  await page.getByRole('button', { name: 'Whole path' }).click();
  await page.getByRole('button', { name: 'Look for steps all the same' }).click();
  await page.getByRole('button', { name: 'Stop' }).click();
  // The worker is ended 0.4 s later; the search would last for minutes.
  await expect(page.locator('.message')).toContainText('Stopped', { timeout: 15_000 });
  // The engine is there again.
  await page.locator('#profile').selectOption('basic');
  await page.getByRole('button', { name: 'Whole path' }).click();
  await expect(page.locator('.message')).toContainText('No technique of this profile');
});

test('all steps of a position, and going on to a technique', async ({ page }) => {
  await open(page, TOP95_1);
  await expect.poll(() => digits(page)).toBe(TOP95_1);
  await page.getByRole('button', { name: 'All steps' }).click();
  await expect.poll(() => page.locator('.steps [role=option]').count()).toBeGreaterThan(5);
  await page.locator('details.choose > summary').click();
  await page.locator('#until').selectOption('pointing');
  await page.getByRole('button', { name: 'Go', exact: true }).click();
  await expect(page.locator('article.step h2')).toContainText('Locked Candidates (Pointing)');
  const taken = await page.locator('.steps [role=option]').count();
  expect(taken).toBeGreaterThan(3);
  await page.getByRole('button', { name: 'Take all up to here' }).click();
  await expect.poll(async () => (await digits(page)).replaceAll('.', '').length).toBeGreaterThan(17);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => digits(page)).toBe(TOP95_1);
});

test('the page of a technique shows its examples on a board', async ({ page }) => {
  await open(page);
  await page.getByRole('tab', { name: 'Techniques' }).click();
  await page.getByRole('button', { name: 'All techniques' }).click();
  await page.getByRole('button', { name: 'X-Wing', exact: true }).click();
  await expect(page.locator('article.page h1')).toContainText('X-Wing');
  await expect(page.locator('article.page figure').first()).toContainText('3 is eliminated from');
  await expect.poll(() => page.locator('article.page [data-layer=marks]').first().innerHTML()).toContain('gone-mark');
  await page.getByRole('button', { name: 'Put it on the board' }).first().click();
  await expect(page.getByRole('tab', { name: 'Solve' })).toHaveAttribute('aria-selected', 'true');
});

test('the switch for uniqueness says what it does, and steps that assume it are marked', async ({ page }) => {
  await open(page, '4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........');
  const whole = page.getByRole('button', { name: 'Whole path' });
  await whole.click();
  await expect(page.locator('#step-0')).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('.steps').getByText('assumes uniqueness')).toHaveCount(0);
  await page.locator('details.choose > summary').click();
  await page.getByLabel('Techniques may assume that the solution is unique').check();
  await expect(page.getByText('Where a puzzle has several solutions, they are never used.')).toBeVisible();
  await whole.click();
  // How many is a matter of what the path can do without.
  await expect(page.locator('.steps').getByText('assumes uniqueness').first()).toBeVisible();
});

test('where the premise of one solution is dropped, the page says why beside the switch', async ({ page }) => {
  const puzzle = '4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........';
  const several = page.getByText('This puzzle, as given, has several solutions, so no technique that assumes one is used.');
  const left = page.getByText('This puzzle itself leaves candidates out, so a pattern is used only where');
  await open(page, puzzle);
  await page.locator('details.choose > summary').click();
  const uniqueness = page.getByLabel('Techniques may assume that the solution is unique');
  await uniqueness.check();
  await expect(several).toHaveCount(0);
  await expect(left).toHaveCount(0);
  // Without one of its givens.
  await paste(page, puzzle.replace('4', '.'));
  await expect(several).toBeVisible();
  await uniqueness.uncheck();
  await expect(several).toHaveCount(0);
  // A text that lists candidates, all of them but 1 and 2 in r1c2: the givens alone say which solution is meant.
  await uniqueness.check();
  const pasteMarks = (marks: (digit: string, cell: number) => string) => {
    const cells = [...puzzle].map((digit, cell) => marks(digit, cell));
    return paste(page, Array.from({ length: 9 }, (_, row) => cells.slice(9 * row, 9 * row + 9).join(' ')).join('\n'));
  };
  const all = (digit: string) => (digit === '.' ? '123456789' : digit);
  await pasteMarks((digit, cell) => (cell === 1 ? '56789' : all(digit)));
  await expect(several).toHaveCount(0);
  await expect(left).toHaveCount(0);
  // The first given is no more than the only mark of its cell: without what is left out there are several.
  await pasteMarks((digit, cell) => (cell === 0 ? `?${digit}` : all(digit)));
  await expect(left).toBeVisible();
  await expect(several).toHaveCount(0);
});

test('a whole path comes without what nothing needs, unless it is wanted as it was found', async ({ page }) => {
  await open(page, '.............61.47....48.52..........15..2..6.74.5..18..........28.75..4.56.34.21');
  const whole = page.getByRole('button', { name: 'Whole path' });
  await whole.click();
  const message = page.locator('.message');
  await expect(message).toContainText(/Solved. Every step was checked. Simplified: \d+ steps instead of \d+/, { timeout: 60_000 });
  const [, after = '', before = ''] = /Simplified: (\d+) steps instead of (\d+)/.exec(await message.innerText()) ?? [];
  await expect(page.locator('.steps [role=option]')).toHaveCount(Number(after));
  expect(Number(after)).toBeLessThan(Number(before));
  await page.locator('details.choose > summary').click();
  await page.getByLabel('leave out of a whole path what nothing needs').uncheck();
  await whole.click();
  await expect(page.locator('.steps [role=option]')).toHaveCount(Number(before), { timeout: 60_000 });
  await expect(message).not.toContainText('Simplified');
});

test('any candidate is asked why it is false, or true, with the mouse and with keys', async ({ page }) => {
  await open(page, '2.4...5..75.694..169..2...78..9....3..5...1..3....2..45...6..18...183..5187...63.');
  const why = page.getByRole('button', { name: 'Why?' });
  await why.click();
  await expect(page.getByText('why is it false, or true?')).toBeVisible();
  await page.mouse.click(...(await spot(page, '7r7c7')));
  await expect(page.locator('.message')).toHaveText('r7c7 is not 7, by one step.', { timeout: 60_000 });
  await expect(page.locator('article.step h2')).toHaveText('Locked Candidates (Pointing)');
  await expect(why).toHaveAttribute('aria-pressed', 'false');
  // A cell and a digit by keys, and what needs other steps first.
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await page.mouse.click(...(await spot(page, '2r9c9')));
  await why.click();
  await page.keyboard.press('2');
  await expect(page.locator('.message')).toContainText(/r9c9 is 2, by \d+ steps, \d+ of them beyond singles. None can be left out./, { timeout: 60_000 });
  await expect(page.locator('.steps [role=option]').last()).toHaveAttribute('aria-selected', 'true');
  // Escape forgets the question.
  await why.click();
  await page.keyboard.press('Escape');
  await expect(why).toHaveAttribute('aria-pressed', 'false');
});
