/** `<ninerooks-board>` in a page of somebody else's, as it is installed from the packages that `cargo xtask npm` makes. */

import { existsSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';

import { expect, test, type Page } from '@playwright/test';

import { violations } from './axe';

const project = resolve(process.env['NINEROOKS_SITE'] ?? 'dist', '../npm/project');
const KINDS: Record<string, string> = { '.js': 'text/javascript', '.wasm': 'application/wasm' };
const PUZZLE = '.7..2958.94..............6.4.16......239.....5....24......6814..........35..4...7';

// Without the whole run there are no packages; in it they are always there.
test.skip(!existsSync(project) && !process.env['NINEROOKS_SITE'], 'cargo xtask test web packs what is tested here');

/** A page with this in it; says what events the boards have sent. */
async function open(page: Page, body: string): Promise<() => Promise<unknown[]>> {
  await page.route('**/elsewhere/**', (route) => {
    const path = new URL(route.request().url()).pathname.replace('/elsewhere/', '');
    if (path) return route.fulfill({ path: join(project, path), contentType: KINDS[extname(path)] ?? 'text/plain' });
    const imports = { ninerooks: './node_modules/ninerooks/index.js', '@ninerooks/board': './node_modules/@ninerooks/board/index.js' };
    const events = ['change', 'step', 'error'].map((name) => `addEventListener('ninerooks-${name}', ({ detail }) => told.push({ ${name}: detail }));`);
    const scripts = `<script>const told = []; ${events.join(' ')}</script><script type="importmap">${JSON.stringify({ imports })}</script>`;
    const html = `<!doctype html><html lang="en"><title>Elsewhere</title>${scripts}<script type="module">import '@ninerooks/board';</script><main><h1>Elsewhere</h1>${body}</main>`;
    return route.fulfill({ body: html, contentType: 'text/html' });
  });
  await page.goto('elsewhere/');
  return () => page.evaluate('told');
}

test('a puzzle is shown without the engine, and digits are written by keys', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const told = await open(page, `<ninerooks-board puzzle="${PUZZLE}" candidates theme="dark"></ninerooks-board>`);
  const cell = (r: number, c: number) => page.getByRole('gridcell', { name: new RegExp(`^row ${r} column ${c},`) });
  await expect(cell(1, 2)).toHaveAccessibleName('row 1 column 2, 7, given');
  await expect(cell(1, 1)).toHaveAccessibleName('row 1 column 1, empty, candidates 1 6');
  await cell(1, 1).click();
  await page.keyboard.press('6');
  await expect(cell(1, 1)).toHaveAccessibleName('row 1 column 1, 6');
  await expect(cell(1, 4)).toHaveAccessibleName(/candidates 1 3 4/);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('4');
  await expect(cell(1, 2)).toHaveAccessibleName('row 1 column 2, 7, given');
  await page.keyboard.press('Home');
  await page.keyboard.press('Delete');
  const change = { row: 1, column: 1 };
  expect(await told()).toEqual([{ change: { ...change, digit: 6, digits: `6${PUZZLE.slice(1)}` } }, { change: { ...change, digit: 0, digits: PUZZLE } }]);
  await expect(page.locator('ninerooks-board svg')).toHaveClass('ninerooks dark');
  // Its own styles are with it.
  await expect(page.locator('ninerooks-board svg .given').first()).toHaveCSS('font-weight', '700');
  expect(asked.filter((url) => url.endsWith('.wasm'))).toEqual([]);
  expect(await violations(page)).toEqual([]);
});

test('a step is a picture on the board before it, and keys go on', async ({ page }) => {
  const told = await open(page, `<ninerooks-board puzzle="${PUZZLE}" step="26" theme="light" style="max-width: 30rem"></ninerooks-board>`);
  await expect.poll(told).toHaveLength(1);
  expect(await told()).toMatchObject([{ step: { number: 26, count: 57, line: String.raw`X-Wing: 3 r17\c49 => r268c4,r246c9<>3` } }]);
  await expect(page.locator('ninerooks-board [data-layer=areas] > *').first()).toBeAttached();
  await page.screenshot({ path: 'test-results/element.png' });
  const cell = page.getByRole('gridcell', { name: /^row 2 column 4, empty, candidates/ });
  await expect(cell).toHaveAccessibleName('row 2 column 4, empty, candidates 1 3 5 7 8');
  await cell.click();
  await page.keyboard.press('1');
  await page.keyboard.press('PageDown');
  await expect.poll(told).toHaveLength(2);
  await expect(cell).toHaveAccessibleName('row 2 column 4, empty, candidates 1 5 7 8');
  await expect(page.locator('ninerooks-board')).toHaveAttribute('step', '27');
});

test('other texts are read by the engine, and what is no puzzle is told', async ({ page }) => {
  const grid = PUZZLE.replace(/.{9}/g, '$&|');
  const told = await open(page, `<ninerooks-board puzzle="${grid}"></ninerooks-board><ninerooks-board puzzle="no puzzle"></ninerooks-board>`);
  await expect.poll(told).toHaveLength(1);
  expect(await told()).toEqual([{ error: { message: expect.stringContaining('expected') } }]);
  await expect(page.getByRole('gridcell', { name: 'row 1 column 2, 7, given' })).toHaveCount(1);
  await expect(page.getByRole('gridcell', { name: 'row 1 column 2, empty' })).toHaveCount(1);
});

test('the engine runs in a worker of a page', async ({ page }) => {
  await open(page, '');
  const said = await page.evaluate(async (puzzle) => {
    const engine = new URL('./node_modules/ninerooks/index.js', location.href).href;
    const code = `import { rate } from '${engine}'; postMessage(await rate('${puzzle}'));`;
    const worker = new Worker(URL.createObjectURL(new Blob([code], { type: 'text/javascript' })), { type: 'module' });
    return new Promise((answer) => worker.addEventListener('message', ({ data }) => answer(data)));
  }, PUZZLE);
  expect(said).toMatchObject({ solved: true, level: 'hard', hardest: { technique: 'x-wing' } });
});
