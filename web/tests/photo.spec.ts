import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from '@playwright/test';

import { violations } from './axe';
import { digits, open } from './page';

const FOLDER = join(import.meta.dirname, '../../crates/cli/tests/photo');
const PUZZLE = readFileSync(join(FOLDER, 'sudoku.txt'), 'utf8').trim();

test('a photograph is read, shown with its digits, corrected by keys, and opened', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.getByRole('button', { name: 'From a photo…' }).click();
  const dialog = page.getByRole('dialog', { name: 'A puzzle from a photo' });
  await dialog.locator('input[type=file]').last().setInputFiles(join(FOLDER, 'sudoku.txt'));
  await expect(dialog.getByRole('status')).toHaveText('This file cannot be shown as a picture.');
  await dialog.locator('input[type=file]').last().setInputFiles(join(FOLDER, 'sudoku.jpg'));
  const cells = dialog.getByRole('gridcell');
  await expect(cells).toHaveCount(81);
  const read = async (): Promise<string> => (await cells.evaluateAll((all) => all.map((cell) => /: (\d)/.exec(cell.ariaLabel ?? '')?.[1] ?? '.'))).join('');
  expect(await read()).toBe(PUZZLE);
  await expect(dialog.locator('svg text')).toHaveCount(PUZZLE.replaceAll('.', '').length);
  expect(await violations(page)).toEqual([]);
  // One digit is changed and changed back; another one is taken away.
  await cells.nth(0).click();
  await page.keyboard.press('8');
  await expect(cells.nth(0)).toHaveText('8');
  await page.keyboard.press(PUZZLE.charAt(0));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(cells.nth(2)).toBeFocused();
  await page.keyboard.press('Delete');
  await dialog.getByRole('button', { name: 'Open the puzzle' }).click();
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => digits(page)).toBe(`${PUZZLE.slice(0, 2)}.${PUZZLE.slice(3)}`);
});

test('a picture that is dropped is looked at, and one without a puzzle is refused in words', async ({ page }) => {
  await open(page);
  await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [300, 200];
    canvas.getContext('2d')?.fillText('hello', 20, 20);
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done));
    const dataTransfer = new DataTransfer();
    if (blob) dataTransfer.items.add(new File([blob], 'hello.png', { type: 'image/png' }));
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true }));
  });
  await expect(page.getByRole('dialog').getByRole('status')).toContainText('No puzzle was found in this picture.');
});
