/** The set editor and the proof view. */

import { expect, test, type Locator, type Page } from '@playwright/test';

import { clean } from './axe';

/** The X-Wing of Yet Another Sudoku's manual: 3 in rows 1 and 7, columns 4 and 9. */
const X_WING =
  'S9B0a070f00020905080009040000000f0000000h0c00000000000600040h010600000000000g020309000d0h000f050f0i0000020400000b0i0g0006080104000f0a0d000i0000000h03050h0b040a0f0i07';
const FALLS = 'Eliminations: r268c4,r246c9<>3';
const EASTER_MONSTER = '1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1';

/** Where nothing simple is left: 2 assumed in r4c3 empties 5 in column 4. */
const ASSUMED =
  'S9B020908011u1u0704030503060407090108020407010302080509060908100701100603040106040809030207050710031u041w090108060409020301080507081007091u04031g010301101u0807041g09&profile=sudoku-assistant';

async function open(page: Page, board: string, view = 'sets'): Promise<void> {
  await page.goto(`./#${board}&view=${view}`);
  await expect(page.getByRole('gridcell').first()).toHaveAttribute('aria-label', /given|placed/);
}

/** The middle of a candidate, given as `3r1c4`, within its cell. */
async function at(page: Page, name: string): Promise<{ cell: Locator; position: { x: number; y: number } }> {
  const [digit, row, column] = [name[0], name[2], name[4]].map(Number) as [number, number, number];
  const cell = page.locator(`.board-side [data-cell="${(row - 1) * 9 + column - 1}"]`);
  await cell.scrollIntoViewIfNeeded();
  const box = await cell.boundingBox();
  if (!box) throw new Error(`${name} is not on the page`);
  const part = (third: number): number => (third + 0.5) / 3;
  return { cell, position: { x: box.width * part((digit - 1) % 3), y: box.height * part(Math.floor((digit - 1) / 3)) } };
}

async function click(page: Page, name: string, button: 'left' | 'right' = 'left'): Promise<void> {
  const { cell, position } = await at(page, name);
  await cell.click({ position, button });
}

const result = (page: Page): Locator => page.locator('.result');
const strikes = (page: Page): Locator => page.locator('[data-layer="highlights"] .strike');
const press = (page: Page, name: string): Promise<void> => (name === 'Undo' ? page : page.locator('#panel')).getByRole('button', { name, exact: true }).click();

async function xWing(page: Page): Promise<void> {
  await press(page, 'Truth');
  await press(page, 'Row');
  await click(page, '3r1c4');
  await click(page, '3r7c4');
  await press(page, 'Link');
  await press(page, 'Column');
  await click(page, '3r1c4');
  await click(page, '3r1c9');
}

async function isXWing(page: Page): Promise<void> {
  await expect(result(page)).toContainText('Rank 0, X-Wing');
  await expect(result(page)).toContainText(FALLS);
  await expect(strikes(page)).toHaveCount(6);
  await expect(page.getByLabel('Truths and links')).toHaveValue('{3R17} {3c49}');
}

test('an X-Wing by clicks: rank, eliminations, taken and taken back', async ({ page }) => {
  await open(page, X_WING);
  await xWing(page);
  await isXWing(page);
  const cell = page.locator(`.board-side [data-cell="12"]`);
  const before = (await cell.getAttribute('aria-label')) ?? '';
  expect(before).toContain('3');
  await press(page, 'Take these eliminations');
  await expect(cell).not.toHaveAttribute('aria-label', /candidates.* 3|candidates 3/);
  await expect(page.locator('[data-verdict="no-elimination"]')).toBeVisible();
  await press(page, 'Undo');
  await expect(cell).toHaveAttribute('aria-label', before);
  await isXWing(page);
});

test('an X-Wing by typing, and what cannot be read', async ({ page }) => {
  await open(page, X_WING);
  const field = page.getByLabel('Truths and links');
  await field.fill('{3R17} {3c4Q}');
  await expect(page.getByRole('alert')).toContainText('column 12: expected a blank or a comma, found Q');
  await field.fill('');
  await field.pressSequentially('3r17c49');
  await expect(result(page)).toContainText('Rank 0, X-Wing');
  await field.blur();
  await isXWing(page);
});

test('sets are counted, removed, taken back and looked at', async ({ page }) => {
  await open(page, X_WING);
  await xWing(page);
  await isXWing(page);
  // A link that is clicked again goes: then two places are not covered.
  await click(page, '3r1c9');
  await expect(result(page)).toContainText('Not covered: 3r1c9, 3r7c9');
  await expect(strikes(page)).toHaveCount(0);
  await press(page, 'Undo sets');
  await isXWing(page);
  await press(page, 'Redo sets');
  await expect(result(page)).toContainText('Not covered: 3r1c9, 3r7c9');
  await press(page, 'Undo sets');
  await press(page, '3c4 once more');
  await expect(page.getByLabel('Truths and links')).toHaveValue('{3R17} {3c9 2×3c4}');
  await press(page, '3c4 once less');
  await isXWing(page);
  await page.getByRole('button', { name: '3R1, truth' }).hover();
  await expect(page.locator('.nr-set')).toHaveCount(1);
  await expect(page.locator('.nr-mark-truth')).toHaveCount(2);
  await press(page, 'Remove 3R1');
  await expect(page.getByRole('list', { name: 'truths' }).getByRole('listitem')).toHaveCount(1);
  await press(page, 'Clear sets');
  await expect(page.getByText('none yet')).toHaveCount(2);
});

test('links are found for truths, and truths for links', async ({ page }) => {
  await open(page, X_WING);
  const field = page.getByLabel('Truths and links');
  await field.fill('3R17');
  await press(page, 'Find links for these truths');
  await isXWing(page);
  await field.fill('3c49');
  await press(page, 'Find truths for these links');
  await isXWing(page);
});

test('a candidate is proved false by the right button, by keys, or not at all', async ({ page }) => {
  await open(page, X_WING);
  await click(page, '3r2c4', 'right');
  await isXWing(page);
  await press(page, 'Clear sets');
  await press(page, 'Prove false');
  await page.getByRole('button', { name: '3r2c4: prove false' }).press('Enter');
  await isXWing(page);
  // One of the true ones.
  await click(page, '4r1c4', 'right');
  await expect(result(page)).toContainText('4r1c4: no pattern of any size exists.');
  await expect(result(page)).toContainText('Checked: there is a solution with 4r1c4.');
});

test('the arithmetic of a step, and its sets in the editor', async ({ page }) => {
  await open(page, X_WING, 'solve');
  await page.getByRole('button', { name: 'All steps', exact: true }).click();
  await page.getByRole('listbox').getByRole('option', { name: /X-Wing/ }).first().click();
  await page.getByText('Proof, accepted by the checker').click();
  await expect(page.locator('.proof .badge')).toContainText('Accepted by the checker');
  const { cell, position } = await at(page, '3r2c4');
  await cell.hover({ position });
  await expect(page.locator('[data-sum="0"]')).toHaveText('3r2c4: in truths 0; in links 3c4 = 1; 1 − 0 ≥ scale 1: eliminated');
  await page.getByText(/^All \d+ candidates$/).click();
  await page.getByRole('button', { name: '3r1c4', exact: true }).focus();
  await page.mouse.move(0, 0);
  await expect(page.locator('[data-sum="0"]')).toHaveText('3r1c4: in truths 3R1 = 1; in links 3c4 = 1; 1 − 1 < scale 1: stays');
  await press(page, 'Open in the set editor');
  await isXWing(page);
  await expect(page.getByText('This is the board of a step.')).toBeVisible();
  await press(page, 'Back to your board');
  await isXWing(page);
});

test('a large pattern', async ({ page }) => {
  await open(page, EASTER_MONSTER);
  await page.getByLabel('Truths and links').fill('{1267R28 1267C28} {2n56 4n8 5n28 6n2 8n45 16b37 27b19}');
  await expect(result(page)).toContainText('Rank 0');
  await expect(strikes(page)).toHaveCount(13);
  await expect(page.getByRole('heading', { name: '16 truths' })).toBeVisible();
});

test('a long search is stopped, and the sets stay', async ({ page }) => {
  await page.goto(`./#${'.'.repeat(81)}&view=sets`);
  await expect(page.getByRole('gridcell').first()).toHaveAttribute('aria-label', /empty, candidates 1 2 3/);
  await page.getByLabel('Truths and links').fill('123456789R123456789');
  await press(page, 'Find links for these truths');
  await expect(page.getByRole('progressbar')).toBeVisible();
  await press(page, 'Stop');
  await expect(result(page)).toContainText('Stopped.');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: '81 truths' })).toBeVisible();
});

test.describe('on touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a tap adds, a long touch proves', async ({ page }) => {
    await open(page, X_WING);
    const { cell, position } = await at(page, '3r1c4');
    await cell.tap({ position });
    await expect(page.getByRole('list', { name: 'truths' })).toContainText('3R1');
    await press(page, 'Clear sets');
    const target = await at(page, '3r2c4');
    const box = await target.cell.boundingBox();
    const point = { x: (box?.x ?? 0) + target.position.x, y: (box?.y ?? 0) + target.position.y };
    const session = await page.context().newCDPSession(page);
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    // While the finger is still there.
    await isXWing(page);
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await isXWing(page);
  });
});

test('an assumption, sentence by sentence', async ({ page }) => {
  await open(page, ASSUMED, 'solve');
  await page.getByRole('button', { name: 'All steps', exact: true }).click();
  await page.getByRole('listbox').getByRole('option', { name: /Hypothesis: if 2r4c3/ }).first().click();
  await page.getByText('Proof, accepted by the checker').click();
  await expect(page.locator('.proof li')).toHaveText([
    'Assume 2r4c3.',
    'In 5R4 only 5r4c6 is left.',
    'In 5C3 only 5r9c3 is left.',
    'Nothing is left in 5C4, so 2r4c3 is false.',
  ]);
});

test('nothing for axe to find, light and dark', async ({ page }) => {
  await open(page, X_WING);
  await page.getByLabel('Truths and links').fill('{3R17} {3c49}');
  await expect(strikes(page)).toHaveCount(6);
  for (const summary of await page.locator('.sets summary').all()) await summary.click();
  await clean(page);
  await page.getByRole('tab', { name: 'Solve' }).click();
  await page.getByRole('button', { name: 'Whole path' }).click();
  await page.getByText('Proof, accepted by the checker').click();
  await expect(page.locator('.proof')).toBeVisible();
  await clean(page);
});
