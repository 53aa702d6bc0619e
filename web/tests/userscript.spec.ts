/** The user script on pages made by ourselves that have boards as SudokuPad and f-puzzles have them (`pages/`), and the bookmarklet. */

import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { expect, test, type Locator, type Page } from '@playwright/test';

import { violations } from './axe';

const script = resolve(process.env['NINEROOKS_SITE'] ?? 'dist', '../npm/ninerooks.user.js');
const SITES = { sudokupad: 'https://sudokupad.app/abc123', fpuzzles: 'https://f-puzzles.com/' };

/** The address of the page in the documentation. */
const ELSEWHERE = 'https://example.org/ninerooks/';
const FPUZZLES = 'https://f-puzzles.com/?load=N4IgzglgXgpiBcBOANCA5gJwgEwQbT2AF9lQA3AQwBsBXOeAdlTQjJgDsEAXDOk40vxCVa9AEzNWHbrxhCRdBCnRTO8Hn1LDqi%2BAFZJbNRrlaF9AByHp62fyIBdZIW2il143bM76AFg8ymgLB9oJhxE6EoSHh0a66AGwBtkGOzuQ%2BCP4qRoGmwfH0AIzJJvKZ8Ek5NmWxdRHp5W7wEtWeQYUIAMylXhnNyiy5KfnRY5H9ugZteWP1nS29HeZZS6OCE3MFK5VrTbpWMyP7xXvezdlDNX1pUfVb4%2BkLPUe1k%2FTTV%2B3r2xWXqrN7uddExXnYHA4iEA%3D';
const SUDOKUPAD = 'https://sudokupad.app/fpuzzlesN4IgzglgXgpiBcBOANCA5gJwgEwQbT2AF9lQA3AQwBsBXOeAdlTQjJgDsEAXDOk40vxCVa9AEzNWHbrxhCRdBCnRTO8Hn1LDqi%2BAFZJbNRrlaF9AByHp62fyIBdZIW2il143bM76AFg8ymgLB9oJhxE6EoSHh0a66AGwBtkGOzuQ%2BCP4qRoGmwfH0AIzJJvKZ8Ek5NmWxdRHp5W7wEtWeQYUIAMylXhnNyiy5KfnRY5H9ugZteWP1nS29HeZZS6OCE3MFK5VrTbpWMyP7xXvezdlDNX1pUfVb4%2BkLPUe1k%2FTTV%2B3r2xWXqrN7uddExXnYHA4iEA%3D';

// Without the whole run it was not built; in it it is always there.
test.skip(!existsSync(script) && !process.env['NINEROOKS_SITE'], 'cargo xtask test web builds what is tested here');

/** The address of a page that says that nothing else may be asked for. */
async function open(page: Page, site: keyof typeof SITES, address = SITES[site]): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const body = readFileSync(join(import.meta.dirname, 'pages', `${site}.html`), 'utf8');
  await page.route(`${new URL(address).origin}/**`, (route) => route.fulfill({ body, contentType: 'text/html' }));
  await page.goto(address);
  return asked;
}

/** As a manager of user scripts runs it: among the scripts of the page, when that is there. */
const run = (page: Page): Promise<unknown> => page.addScriptTag({ content: readFileSync(script, 'utf8') });

const explain = (page: Page): Promise<void> => page.getByRole('button', { name: 'Explain next' }).click();

for (const site of ['sudokupad', 'fpuzzles'] as const) {
  test(`the next step is explained with its picture, and nothing is asked of a server: ${site}`, async ({ page }) => {
    const asked = await open(page, site);
    await run(page);
    await explain(page);
    await expect(page.getByRole('heading', { name: 'Hidden Single' })).toBeVisible();
    const picture = page.getByRole('img', { name: /^Hidden Single: / });
    await expect(picture).toBeVisible();
    expect(await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBeGreaterThan(100);
    await expect(page.getByText('the only place left for 4 is r8c3')).toBeVisible();
    expect(asked.filter((url) => !url.startsWith('data:'))).toEqual([SITES[site]]);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(picture).toBeHidden();
    await expect(page.getByRole('button', { name: 'Explain next' })).toBeFocused();
  });
}

test('what the player has done since is looked at: digits, and marks unless they leave no solution', async ({ page }) => {
  await open(page, 'fpuzzles');
  await run(page);
  const write = (code: string): Promise<unknown> => page.evaluate(`{ const cells = grid.flat(); ${code} }`);
  const heading = (name: string): Locator => page.getByRole('heading', { name, exact: true });
  // Singles are written up to where an X-Wing is needed.
  const digits = '176.2958.94...6...83.....6.4816.....7239.48.6569..24..297.6814.614.9...8358241697';
  await write(`[...'${digits}'].forEach((sign, i) => { cells[i].value = Number(sign) || 0; });`);
  await explain(page);
  await expect(heading('X-Wing')).toBeVisible();
  // A mark decides: in row 2 column 3 nothing but 5 is left.
  await write('cells[11].centerPencilMarks = [5];');
  await explain(page);
  await expect(page.getByRole('img', { name: /=> (r2c3=5|r3c3=2)$/ })).toBeVisible();
  await write('cells[11].centerPencilMarks = [2];');
  await explain(page);
  await expect(page.getByText('The marks on the board leave no solution, so they were not looked at.')).toBeVisible();
  await expect(heading('X-Wing')).toBeVisible();
  // A digit that is wrong, and one that is there already.
  await write('cells[11].centerPencilMarks = []; cells[3].value = 3;');
  await explain(page);
  await expect(page.getByText('From here there is no solution')).toBeVisible();
  await write('cells[3].value = 7;');
  await explain(page);
  await expect(page.getByText(/row 1 has 7 twice/)).toBeVisible();
  const solution = '176429583945836712832175964481653279723914856569782431297368145614597328358241697';
  await write(`[...'${solution}'].forEach((sign, i) => { cells[i].value = Number(sign); });`);
  await explain(page);
  await expect(page.getByText('Every cell has its digit.')).toBeVisible();
});

test('a page that has changed is named, and the button stays', async ({ page }) => {
  await open(page, 'sudokupad');
  await run(page);
  await page.evaluate('delete Framework.app.puzzle.cells');
  await explain(page);
  await expect(page.getByText(/SudokuPad has changed since this script was written/)).toBeVisible();
});

test('on any other page there is no button', async ({ page }) => {
  await open(page, 'sudokupad', 'https://sudokupad.app.example.org/');
  await run(page);
  await expect(page.getByRole('button', { name: 'Explain next' })).toHaveCount(0);
});

test('keys that are pressed in the panel are not for the board of the page', async ({ page }) => {
  await open(page, 'sudokupad');
  await page.evaluate("window.keys = 0; addEventListener('keydown', () => window.keys++);");
  await run(page);
  await page.getByRole('button', { name: 'Explain next' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Hidden Single' })).toBeVisible();
  expect(await page.evaluate('window.keys')).toBe(0);
});

// One puzzle as f-puzzles and SudokuPad have it in their addresses.
for (const [site, address] of [
  ['fpuzzles', FPUZZLES],
  ['sudokupad', SUDOKUPAD],
] as const) {
  test(`the bookmarklet opens the board that is in the address of a page: ${site}`, async ({ page, baseURL }) => {
    const ours = baseURL ?? '';
    const docs = readFileSync(join(import.meta.dirname, '../../docs/userscript.md'), 'utf8');
    const [, code = ''] = /^javascript:(.*)$/m.exec(docs) ?? [];
    expect(code).toContain(ELSEWHERE);
    await open(page, site, address);
    await page.evaluate(code.replace(ELSEWHERE, ours)).catch(() => undefined);
    await page.waitForURL(`${ours}**`);
    for (const name of ['row 1 column 2, given 7', 'row 9 column 9, given 7']) await expect(page.getByRole('gridcell', { name })).toBeVisible();
  });
}
