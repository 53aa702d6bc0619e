import { expect, test, type Page } from '@playwright/test';

import { clean, violations } from './axe';
import { EASY, SOLVED, TOP95_1, button, cell, cells, digits, fits, games, paste, picture, still } from './page';

const PHONE = { width: 390, height: 844 };

// A beginner on a phone, who was never here before.
test.use({ storageState: { cookies: [], origins: [] }, viewport: PHONE, hasTouch: true, isMobile: true });

/** From the first screen to a new puzzle. */
async function make(page: Page, level = 'Gentle'): Promise<string> {
  await page.goto('./');
  await button(page, new RegExp(`^${level}`)).tap();
  await expect(page.locator('[data-solutions=one]')).toBeAttached();
  return digits(page);
}

/** This puzzle, as somebody finds it who only plays: after Learn, from a link. */
async function follow(page: Page, puzzle: string): Promise<void> {
  await page.goto('./');
  await page.evaluate(() => localStorage.setItem('ninerooks-settings', JSON.stringify({ visited: true, experts: false })));
  await page.goto('about:blank');
  await page.goto(`./#${puzzle}`);
  await expect.poll(() => digits(page)).toBe(puzzle);
}

/** What opens from the menu. */
async function menu(page: Page, name: string): Promise<void> {
  await page.locator('summary', { hasText: 'Menu' }).tap();
  await button(page, name).tap();
}

/** A puzzle of the library, and the level that it has there. */
async function fromLibrary(page: Page): Promise<{ givens: string; level: string }> {
  await follow(page, EASY);
  await menu(page, 'Library');
  await page.locator('main.library').getByRole('button', { name: /^Level 3/ }).first().tap();
  const first = page.locator('main.library li > button').first();
  const givens = (await first.getAttribute('data-givens')) ?? '';
  const level = /Beginner|Gentle|Mild|Moderate/.exec((await first.textContent()) ?? '')?.[0] ?? '';
  expect(level).not.toBe('');
  await first.tap();
  await expect.poll(() => digits(page)).toBe(givens);
  return { givens, level };
}

test.describe('1: a beginner on a phone', () => {
  test('an easy puzzle begins without pencil marks, harder ones with; what is chosen is remembered', async ({ page }) => {
    await make(page);
    expect((await cells(page)).filter((label) => label.includes('empty') && /\d\W*\d.*\d/.test(label.replace(/row \d column \d/, '')))).toEqual([]);
    await expect(page.locator('.board-side [data-layer=marks] text')).toHaveCount(0);
    await page.getByLabel('Pencil marks').selectOption('all');
    await expect(page.locator('.board-side [data-layer=marks] text').first()).toBeAttached();
    await button(page, 'New').tap();
    await page.getByRole('dialog').getByRole('button', { name: /^Gentle/ }).tap();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('.board-side [data-layer=marks] text').first()).toBeAttached();
    await menu(page, 'Settings');
    await expect(page.getByLabel('Notes in easy puzzles')).toHaveValue('all');
    await page.getByLabel('Notes in easy puzzles').selectOption('checked');
    await page.keyboard.press('Escape');
    await expect(page.locator('.board-side [data-layer=marks] text').first(), 'the puzzle in play keeps what it has').toBeAttached();
    await follow(page, TOP95_1);
    expect((await cells(page))[1]).toMatch(/candidates/);
    await follow(page, EASY);
    expect((await cells(page))[2]).toBe('row 1 column 3, empty');
  });

  test('notes are one tap away, one by one or all, stay through a reload, and go when a digit rules them out', async ({ page }) => {
    await follow(page, EASY);
    await cell(page, 2).tap();
    await button(page, 'Note').tap();
    await button(page, /^Note 1/).tap();
    await button(page, /^Note 4/).tap();
    await expect.poll(async () => (await cells(page))[2]).toBe('row 1 column 3, empty, notes 1 4');
    await button(page, /^Note 4/).tap();
    await expect.poll(async () => (await cells(page))[2]).toBe('row 1 column 3, empty, notes 1');
    // What would not be seen is said.
    await button(page, /^Note 5/).tap();
    await expect(page.locator('.told')).toContainText('5 is in the row, column or box already.');
    expect((await cells(page))[2]).toBe('row 1 column 3, empty, notes 1');
    await button(page, 'All notes').tap();
    await expect.poll(async () => (await cells(page))[2]).toBe('row 1 column 3, empty, notes 1 2 4');
    await page.goto('about:blank');
    await page.goto('./');
    await expect.poll(async () => (await cells(page))[2]).toBe('row 1 column 3, empty, notes 1 2 4');
    await button(page, 'Digit').tap();
    await cell(page, 3).tap();
    await button(page, /^Digit 2/).tap();
    await expect.poll(async () => (await cells(page))[2]).toBe('row 1 column 3, empty, notes 1 4');
    // Undo, undo: the board as it was.
    for (let i = 0; i < 2; i += 1) await button(page, 'Undo').tap();
    await expect.poll(async () => (await cells(page))[2]).toBe('row 1 column 3, empty, notes 1');
  });

  test('a puzzle that was in play before keeps its candidates', async ({ page }) => {
    // As an older version kept it: nothing is said of marks.
    await follow(page, EASY);
    await cell(page, 2).tap();
    await button(page, /^Digit 4/).tap();
    await expect.poll(async () => (await digits(page))[2]).toBe('4');
    await still(page);
    await page.evaluate(async () => {
      const asked = indexedDB.open('ninerooks');
      await new Promise((done) => (asked.onsuccess = done));
      const store = asked.result.transaction('games', 'readwrite').objectStore('games');
      const all = store.getAll();
      await new Promise((done) => (all.onsuccess = done));
      for (const game of all.result as Record<string, unknown>[]) {
        delete game['marks'];
        delete game['helps'];
        store.put(game);
      }
      await new Promise((done) => (store.transaction.oncomplete = done));
      asked.result.close();
      // And the settings of that version.
      localStorage.setItem('ninerooks-settings', JSON.stringify({ visited: true, experts: false, marks: 'all', clock: false }));
    });
    await page.goto('about:blank');
    await page.goto('./');
    await expect.poll(async () => (await digits(page))[2]).toBe('4');
    expect((await cells(page))[3]).toBe('row 1 column 4, empty, candidates 2 6');
    await expect(page.getByRole('timer')).toHaveCount(0);
  });

  test('digit first: it is chosen once and written into cell after cell; a digit on the board chooses its equals', async ({ page }) => {
    await follow(page, EASY);
    await page.getByLabel('Digit first, then its cells').check();
    await button(page, /^Digit 4/).tap();
    await expect(button(page, /^Digit 4/)).toHaveAttribute('aria-pressed', 'true');
    expect(await digits(page)).toBe(EASY);
    await cell(page, 2).tap();
    await expect.poll(async () => (await digits(page))[2]).toBe('4');
    // Again takes it away.
    await cell(page, 2).tap();
    await expect.poll(() => digits(page)).toBe(EASY);
    // A given chooses its digit, and nothing is written into it.
    await cell(page, 1).tap();
    await expect(button(page, /^Digit 3/)).toHaveAttribute('aria-pressed', 'true');
    expect(await digits(page)).toBe(EASY);
    await button(page, 'Note').tap();
    await cell(page, 2).tap();
    await expect.poll(async () => (await cells(page))[2]).toBe('row 1 column 3, empty');
    await button(page, /^Note 1/).tap();
    await cell(page, 2).tap();
    await expect.poll(async () => (await cells(page))[2]).toBe('row 1 column 3, empty, notes 1');
    await page.goto('about:blank');
    await page.goto('./');
    await expect(page.getByLabel('Digit first, then its cells')).toBeChecked();
    // Keys are for the cell where the keyboard is, as before.
    await cell(page, 2).focus();
    await page.keyboard.press('4');
    await expect.poll(async () => (await digits(page))[2]).toBe('4');
  });

  test('digits that are done are grey, and the header cuts nothing off', async ({ page }) => {
    await make(page);
    await expect(page.locator('.status .level')).toHaveText('Gentle');
    for (const language of ['de', 'fr', 'es', 'ja', 'zh', 'en']) {
      await page.evaluate((to) => localStorage.setItem('ninerooks-settings', JSON.stringify({ ...JSON.parse(localStorage.getItem('ninerooks-settings') ?? '{}'), language: to })), language);
      await page.reload();
      await expect(page.locator('[data-solutions=one]')).toBeAttached();
      await still(page);
      await fits(page, language, 'header');
      const cut = await page.locator('header').first().evaluate((header) =>
        [...header.querySelectorAll<HTMLElement>('.standing span, .time, summary, button')].filter((one) => {
          const place = one.getBoundingClientRect();
          const line = one.closest('.status, header')!.getBoundingClientRect();
          const isWhole = place.left >= line.left - 1 && place.right <= line.right + 1 && one.scrollWidth <= one.clientWidth + 1;
          // What has no room goes as a whole: it is under the line.
          return one.checkVisibility() && place.top < line.bottom - 2 && getComputedStyle(one).display !== 'inline' && !isWhole;
        }).map((one) => one.textContent),
      );
      expect(cut, language).toEqual([]);
    }
    const grey = page.locator('.digits .used');
    const before = await grey.count();
    await follow(page, `${SOLVED.slice(0, 78)}...`);
    await expect(grey).toHaveCount(6);
    expect(before).toBeLessThan(6);
  });

  test('a clock that can be hidden, and a pause that hides the board', async ({ page }) => {
    await page.clock.install();
    await follow(page, EASY);
    await page.clock.runFor(65_000);
    await expect(page.getByRole('timer')).toHaveText(/^1:0\d$/);
    await button(page, 'Pause').tap();
    await expect(page.locator('.board-side .nr-board')).toBeHidden();
    await expect(page.getByText('The game is paused')).toBeVisible();
    const stood = await page.getByRole('timer').textContent();
    await page.clock.runFor(60_000);
    await expect(page.getByRole('timer')).toHaveText(stood ?? '');
    await page.keyboard.press('4');
    await button(page, 'Go on').tap();
    await expect(page.locator('.board-side .nr-board')).toBeVisible();
    expect(await digits(page)).toBe(EASY);
    await page.clock.runFor(5000);
    await expect(page.getByRole('timer')).not.toHaveText(stood ?? '');
    await menu(page, 'Settings');
    await page.getByLabel('Show the time').uncheck();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('timer')).toHaveCount(0);
    await page.reload();
    await expect(page.locator('[data-solutions=one]')).toBeAttached();
    await expect(page.getByRole('timer')).toHaveCount(0);
  });

  test('the end: time, level and the next one; what was played is listed, with levels, times and days in a row', async ({ page }) => {
    await page.clock.install({ time: new Date('2026-11-25T10:00:00') });
    await follow(page, `${SOLVED.slice(0, 79)}..`);
    await page.clock.runFor(83_000);
    await cell(page, 79).tap();
    await button(page, /^Digit 7/).tap();
    await cell(page, 80).tap();
    await button(page, /^Digit 9/).tap();
    const done = page.locator('.done');
    await expect(done).toContainText('Solved! Every digit is right.');
    await expect(done).toContainText(/Time1:2\d/);
    await expect(done).toContainText('LevelBeginner');
    await expect(page.locator('.spoken')).toContainText(/Solved!.*Time: 1:2\d\./);
    await page.clock.setFixedTime(new Date('2026-11-26T10:00:00'));
    const puzzle = await digits(page);
    await done.getByRole('button', { name: 'Next one' }).tap();
    await expect.poll(() => digits(page)).not.toBe(puzzle);
    await expect(page.locator('.done')).toHaveCount(0);
    await expect(page.locator('.told')).toContainText(/^Beginner puzzle \d+\./);
    await menu(page, 'My results');
    const results = page.getByRole('dialog', { name: 'My results' });
    await expect(results).toContainText('1 puzzle solved');
    await expect(results).toContainText('1 day in a row');
    await expect(results.getByRole('row', { name: /^Beginner/ })).toHaveText(/^Beginner\s*1\s*1:2\d\s*1:2\d$/);
    // It is there after a reload, and a game that is solved once more by Undo and Redo is not counted again.
    await page.reload();
    await menu(page, 'My results');
    await expect(results).toContainText('1 puzzle solved');
    expect(await violations(page)).toEqual([]);
  });

  test('everything that can be touched is large enough, upright and on its side, and nothing needs a pointer over it', async ({ page }) => {
    const small = (): Promise<string[]> =>
      page.evaluate(() => {
        const all = [...document.querySelectorAll<HTMLElement>('button, select, summary, label:has(> input), input[type=text]')].filter((one) => one.checkVisibility() && !one.closest('[inert]'));
        return all.flatMap((one) => {
          const { width, height } = one.getBoundingClientRect();
          return width === 0 || (width >= 43.5 && height >= 43.5) ? [] : [`${one.textContent.trim() || one.getAttribute('aria-label')} ${width}×${height}`];
        });
      });
    await page.goto('./');
    await expect(page.locator('.levels button')).toHaveCount(10);
    expect(await small()).toEqual([]);
    await make(page);
    for (const size of [PHONE, { width: 844, height: 390 }]) {
      await page.setViewportSize(size);
      await still(page);
      await fits(page, `${size.width} wide`);
      expect(await small(), `${size.width} wide`).toEqual([]);
      const board = (await page.locator('.board-side .nr-board').boundingBox())!;
      expect(board.y + board.height).toBeLessThanOrEqual(size.height);
      await picture(page, `beginner-${size.width}`);
    }
    await page.setViewportSize(PHONE);
    for (const name of ['Hint', 'What?', 'Where?', 'Show it']) await button(page, name).tap();
    expect(await small()).toEqual([]);
    await clean(page);
  });
});

test('a paste is nothing that a pause holds up', async ({ page }) => {
  await make(page);
  await button(page, 'Pause').tap();
  await paste(page, EASY);
  await expect.poll(() => digits(page)).toBe(EASY);
  await expect(page.locator('.board-side .nr-board')).toBeVisible();
});

test('the end of a puzzle of the library has the level that the library gave it, also after a reload', async ({ page }) => {
  const { level } = await fromLibrary(page);
  await expect(page.locator('.status .level')).toHaveText(level);
  await page.reload();
  await expect(page.locator('.status .level')).toHaveText(level);
});

test('Undo comes back to a puzzle of the library with its level and its hints, also after a reload', async ({ page }) => {
  const { givens, level } = await fromLibrary(page);
  await button(page, 'Hint').tap();
  await expect(button(page, 'What?')).toBeVisible();
  await cell(page, givens.indexOf('.')).tap();
  await button(page, /^Digit 1/).tap();
  await expect.poll(() => digits(page)).not.toBe(givens);
  await still(page);
  await paste(page, EASY);
  await expect.poll(() => digits(page)).toBe(EASY);
  await still(page);
  await page.reload();
  await expect.poll(() => digits(page)).toBe(EASY);
  await button(page, 'Undo').tap();
  await expect.poll(() => digits(page)).not.toBe(EASY);
  await expect(page.locator('.status .level')).toHaveText(level);
  // It goes on as a copy, which is kept with both.
  const about = async () => (await games(page)).flatMap(({ helps, level: kept }) => (kept ? [[helps, kept]] : []));
  await expect.poll(about).toEqual([[1, level.toLowerCase()], [1, level.toLowerCase()]]);
});
