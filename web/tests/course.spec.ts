import { readFile } from 'node:fs/promises';

import { expect, test, type Page } from '@playwright/test';

import { violations } from './axe';
import { EASY, digits, fits, open, picture, still, withoutNetwork } from './page';

async function learn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Learn', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Beginners' })).toBeVisible();
}

/** Opens the exercises of a lesson. */
async function exercises(page: Page, lesson: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${lesson.replace(/[()]/g, '\\$&')} \\d`) }).click();
  await expect(page.getByRole('heading', { level: 1, name: lesson })).toBeVisible();
  await page.getByRole('button', { name: 'To the exercises' }).click();
  await expect(page.locator('.find')).toBeVisible();
}

/** The candidates of the cells of the exercise. */
const candidates = (page: Page): Promise<string[]> =>
  page.locator('.find [role=gridcell]').evaluateAll((list) => list.map((cell) => /candidates ([\d ]+)/.exec(cell.getAttribute('aria-label') ?? '')?.[1]?.replaceAll(' ', '') ?? ''));

/** Marks a candidate by its cell and the key of its digit. */
async function mark(page: Page, candidate: number): Promise<void> {
  await page.locator(`.find [data-cell="${candidate % 81}"]`).focus();
  await page.keyboard.press(String(Math.floor(candidate / 81) + 1));
}

const check = (page: Page): Promise<void> => page.getByRole('button', { name: 'Check' }).click();
const verdict = (page: Page) => page.locator('.verdict');

/** Answers wrongly: that a cell has no digit at all, or has one of two. */
async function answerWrongly(page: Page): Promise<void> {
  const all = await candidates(page);
  const cell = all.findIndex((list) => list.length >= 2);
  const isPlaced = (await page.locator('.task').textContent())?.includes('its digit') ?? false;
  for (const digit of isPlaced ? (all[cell] ?? '').slice(0, 1) : (all[cell] ?? '')) await mark(page, (Number(digit) - 1) * 81 + cell);
  await expect(page.locator('.marked')).toContainText('Marked:');
  await check(page);
  await expect(verdict(page)).toHaveText(isPlaced ? /cannot be|another technique|No .* says that/ : /can still be \d: without it/);
  await page.getByRole('button', { name: 'Clear' }).click();
}

/** A lesson of each family that the course has. */
const FAMILIES = ['Naked Single', 'Locked Candidates (Pointing)', 'Naked Pair', 'X-Wing', 'XY-Wing', 'X-Chain', 'ALS-XZ', 'Unique Rectangle Type 1', 'Forcing Chain Contradiction'];

test('a lesson of each family: wrong is told why, what was missed comes back, and right is right', async ({ page }) => {
  await open(page);
  await learn(page);
  for (const [at, lesson] of FAMILIES.entries()) {
    await exercises(page, lesson);
    const key = await page.locator('.find').getAttribute('data-exercise');
    await answerWrongly(page);
    if (at < 2) {
      await page.getByRole('button', { name: 'Hint' }).click();
      await expect(page.locator('.hint')).toContainText('Look for it');
      await page.getByRole('button', { name: 'Another hint' }).click();
      await expect(page.locator('.hint')).toContainText('on the board');
    }
    await page.getByRole('button', { name: 'Show the solution' }).click();
    await expect(verdict(page)).toContainText('This is it.');
    const answer = ((await verdict(page).getAttribute('data-does')) ?? '').split(' ').map(Number);
    await page.getByRole('button', { name: 'All lessons' }).click();
    await expect(page.locator('.again')).toContainText('1 exercise that you missed comes back today.');
    await page.getByRole('button', { name: 'Repeat it' }).click();
    await expect(page.locator('.find')).toHaveAttribute('data-exercise', key ?? '');
    const last = answer.pop() ?? 0;
    for (const one of answer) await mark(page, one);
    if (answer.length > 0) {
      await check(page);
      await expect(verdict(page)).toContainText(`Right, but there is more: this ${lesson} also eliminates one more candidate.`);
    }
    await mark(page, last);
    await check(page);
    await expect(verdict(page)).toContainText('Right!');
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByText('That was all for today.')).toBeVisible();
    await page.getByRole('navigation', { name: 'Course' }).getByRole('button', { name: 'All lessons' }).click();
    await expect(page.locator('.again')).toHaveCount(0);
  }
});

/** A cell that is the last one of a house, and its digit. */
async function fullHouse(page: Page): Promise<number> {
  const all = await candidates(page);
  const houses = (cell: number): ((other: number) => boolean)[] => [
    (other) => Math.floor(other / 9) === Math.floor(cell / 9),
    (other) => other % 9 === cell % 9,
    (other) => Math.floor(other / 27) === Math.floor(cell / 27) && Math.floor((other % 9) / 3) === Math.floor((cell % 9) / 3),
  ];
  const cell = all.findIndex((list, cell) => list !== '' && houses(cell).some((inside) => all.every((other, i) => i === cell || other === '' || !inside(i))));
  return (Number(all[cell]) - 1) * 81 + cell;
}

test('the game on the board is not touched; progress is there again after a reload, in a file, and in that of all games', async ({ page, context, browser, baseURL }) => {
  await page.clock.setFixedTime(new Date('2026-11-23T10:00:00'));
  await open(page, EASY);
  await page.locator('.board-side [data-cell="2"]').click();
  await page.keyboard.press('4');
  await expect.poll(async () => (await digits(page))[2]).toBe('4');
  const played = await digits(page);
  await learn(page);
  await exercises(page, 'Full House');
  await mark(page, await fullHouse(page));
  await check(page);
  await expect(verdict(page)).toContainText('Right!');
  await page.getByRole('button', { name: 'Next exercise' }).click();
  await expect(page.getByText('1 of 32 known')).toBeVisible();
  await page.getByRole('button', { name: 'Show the solution' }).click();
  await expect(verdict(page)).toContainText('This is it.');
  // Back leads out of the lesson, and the keys are the board's again.
  await page.goBack();
  await page.goBack();
  await expect(page.locator('.board-side')).toBeVisible();
  expect(await digits(page)).toBe(played);
  await page.keyboard.press('Control+z');
  await expect.poll(() => digits(page)).toBe(EASY);
  await page.reload();
  await expect.poll(() => digits(page)).toBe(EASY);
  await learn(page);
  const lesson = page.getByRole('button', { name: /^Full House 1 of 32/ });
  await expect(lesson).toBeVisible();
  await expect(page.locator('.again')).toContainText('1 exercise');
  const [own] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save as a file' }).click()]);
  await page.getByRole('button', { name: 'Back to the board' }).click();
  await page.getByRole('button', { name: 'Games', exact: true }).click();
  const [games] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save all as a file' }).click()]);
  for (const download of [own, games]) {
    const buffer = await readFile(await download.path());
    const other = await browser.newContext({ storageState: { cookies: [], origins: [] }, baseURL: baseURL ?? '' });
    const fresh = await other.newPage();
    // Two days later: what was missed still waits.
    await fresh.clock.setFixedTime(new Date('2026-11-25T10:00:00'));
    await fresh.goto('./');
    await fresh.getByRole('button', { name: 'Learn' }).click();
    await expect(fresh.getByRole('button', { name: /^Full House 0 of 32/ })).toBeVisible();
    const field = fresh.locator('main.course input[type=file]');
    await field.setInputFiles({ name: 'bad.json', mimeType: 'application/json', buffer: Buffer.from('{"form":"x"}') });
    await expect(fresh.getByText('nothing of the course')).toBeVisible();
    await field.setInputFiles({ name: 'course.json', mimeType: 'application/json', buffer });
    await expect(fresh.getByText('Taken over: 2 exercises.')).toBeVisible();
    await expect(fresh.getByRole('button', { name: /^Full House 1 of 32/ })).toBeVisible();
    await expect(fresh.locator('.again')).toContainText('1 exercise');
    await other.close();
  }
  expect(context.pages()).toHaveLength(1);
});

test.describe('with a service worker', () => {
  test('everybody can use it, light and dark, on a screen and on a telephone, and without network', async ({ page }) => {
    const faults = await withoutNetwork(page);
    await learn(page);
    const look = async (name: string): Promise<void> => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await still(page);
        expect(await violations(page)).toEqual([]);
        for (const size of [{ width: 390, height: 844 }, { width: 1440, height: 900 }]) {
          await page.setViewportSize(size);
          await fits(page, `${name}, ${size.width} wide`, 'main.course');
          await picture(page, `course-${name}-${colorScheme}-${size.width}`);
        }
      }
    };
    await look('lessons');
    await page.getByRole('button', { name: /^Locked Candidates \(Pointing\)/ }).click();
    for (let i = 0; i < 3; i++) await page.getByRole('button', { name: 'Go on' }).click();
    await look('example');
    await page.getByRole('button', { name: 'To the exercises' }).click();
    await expect(page.locator('.find')).toBeVisible();
    await page.getByRole('button', { name: 'Hint' }).click();
    await answerWrongly(page);
    await mark(page, (await candidates(page)).findIndex((list) => list.includes('1')));
    await look('exercise');
    await page.getByRole('button', { name: 'Show the solution' }).click();
    await expect(verdict(page)).toContainText('This is it.');
    await look('solution');
    expect(faults).toEqual([]);
  });
});
