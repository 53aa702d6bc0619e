/** The strong chains in space, and hypotheses layer by layer. */

import { expect, test, type Page } from '@playwright/test';

import { violations } from './axe';

/** A puzzle that the documents of the Sudoku Assistant name: top1465, number 89. */
const PUZZLE = '...3..5...5..1..3...7..4..12.....4...6..9......1..6..28..7..2...9..8..5...5..9..7';
const PATH = `./#${PUZZLE}&profile=sudoku-assistant`;
/** A position in which Two-Way finds something. */
const TWO_WAYS = 'S9B011w0809041w07031u049414071y211v088z079212131y0804028z02131306071209040809071m08020v1j051j12081m13091b1j0702120409021y1y080107081207120109020604060l0l040807120912';

/** How many colours the canvas shows: one where nothing is drawn. */
const colors = (page: Page): Promise<number> =>
  page.locator('.host canvas').evaluate(async (canvas: HTMLCanvasElement) => {
    const image = await createImageBitmap(canvas);
    const copy = new OffscreenCanvas(image.width, image.height);
    const context = copy.getContext('2d')!;
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, image.width, image.height);
    return new Set(new Uint32Array(data.buffer)).size;
  });

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('the chains of a Medusa step are shown in space and flat', async ({ page }) => {
      // A weak corner of three chains.
      await page.goto(`${PATH}&step=5&view=cube`);
      await expect(page.getByText('light the step')).toBeVisible();
      const host = page.getByRole('application');
      await expect(host).toHaveAttribute('data-ready', 'true');
      await expect(page.locator('.chains li', { hasText: 'of the step' })).toHaveCount(3);
      const first = page.locator('[data-chain=A]');
      await expect(first).toContainText('■ A 5r5c9');
      await expect(first).toContainText('● a 5r4c9');
      await expect.poll(() => colors(page)).toBeGreaterThan(20);
      expect(await violations(page)).toEqual([]);

      await page.getByRole('button', { name: 'Flat' }).click();
      const nodes = page.locator('svg[role=img] .node');
      await expect(nodes.and(page.locator('.capital[data-letter=A]'))).toHaveCount(1);
      await expect(nodes.and(page.locator('.capital[data-letter=B]'))).toHaveCount(2);
      await expect(nodes.locator('.eliminated')).toHaveCount(1);
      expect(await violations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Only the layer of 9' }).click();
      await expect(nodes.and(page.locator('[data-letter=A]'))).toHaveCount(0);
      await expect(nodes.and(page.locator('[data-letter=B]'))).toHaveCount(2);
    });

    test('the layers of a hypothesis are walked by keys', async ({ page }) => {
      await page.goto(`${PATH}&step=9`);
      const next = page.getByRole('button', { name: 'Next layer' });
      await next.focus();
      await expect(page.getByText('Assume that 8r2c7 is true')).toBeVisible();
      const marks = page.getByLabel('Marks', { exact: true }).getByRole('listitem');
      const board = page.locator('[data-layer=highlights]');
      await page.keyboard.press('ArrowRight');
      await expect(board.locator('.nr-mark')).toHaveCount(1);
      await expect(marks).toHaveCount(0);
      let last = 0;
      for (const layer of ['A', 'B', 'C']) {
        await page.keyboard.press('ArrowRight');
        await expect(page.getByRole('button', { name: `Layer ${layer}`, exact: true })).toHaveAttribute('aria-pressed', 'true');
        await expect.poll(() => marks.count()).toBeGreaterThan(last);
        last = await marks.count();
        await expect(board.locator('.nr-mark')).toHaveCount(last + 1);
      }
      await expect(board.locator('.nr-tag', { hasText: /^C$/ }).first()).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('End');
      await expect(page.locator('.end', { hasText: 'If 8r2c7 were true, r7c2 would be empty.' })).toBeVisible();
      await expect(board.locator('.nr-mark-bad').first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(board.locator('.nr-mark')).toHaveCount(0);
    });
  });
}

test('the cube turns by keys, and by pointer', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`./#${PUZZLE}&view=cube`);
  const host = page.getByRole('application');
  await expect(host).toHaveAttribute('data-ready', 'true');
  await expect.poll(() => colors(page)).toBeGreaterThan(20);
  const picture = (): Promise<string> => page.locator('.host canvas').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
  const first = await picture();
  await host.focus();
  for (const key of ['ArrowLeft', 'ArrowDown', '+']) {
    const before = await picture();
    await page.keyboard.press(key);
    await expect.poll(picture).not.toBe(before);
  }
  await page.keyboard.press('0');
  await expect.poll(picture).toBe(first);
  const { x, y } = (await host.boundingBox())!;
  await page.mouse.move(x + 200, y + 200);
  await page.mouse.down();
  await page.mouse.move(x + 260, y + 220, { steps: 3 });
  await page.mouse.up();
  await expect.poll(picture).not.toBe(first);
});

test('where there is no WebGL the layers are side by side', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.goto(`./#${PUZZLE}&view=cube`);
  await expect(page.getByText('This browser shows no WebGL.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'In space' })).toBeDisabled();
  await expect(page.locator('svg[role=img] .node.capital').first()).toBeVisible();
});

test('two ways have circles and squares', async ({ page }) => {
  await page.goto(`./#${TWO_WAYS}&profile=sudoku-assistant`);
  await expect(page.getByText('One solution')).toBeVisible();
  await page.getByRole('button', { name: 'All steps' }).click();
  await page.getByText('Two-Way: circles 3r8c4').first().click();
  await page.getByRole('button', { name: 'End', exact: true }).click();
  const board = page.locator('[data-layer=highlights]');
  await expect(board.locator('circle.nr-mark-truth')).toHaveCount(3);
  await expect(board.locator('rect.nr-mark-fin')).toHaveCount(3);
  await expect(board.locator('.nr-mark-eliminated')).toHaveCount(2);
  await expect(page.locator('.end', { hasText: 'Where the ways meet' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
