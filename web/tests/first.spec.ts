import { expect, test, type Browser, type Locator, type Page } from '@playwright/test';

import { violations } from './axe';
import { EASY, digits, fits, kept, open, opened, paste, picture, still } from './page';

const FIRST_VISIT = { cookies: [], origins: [] };
const NAMES = ['Beginner', 'Gentle', 'Mild', 'Moderate', 'Tricky', 'Tough', 'Demanding', 'Vicious', 'Evil', 'Nightmare'];

/** The page as a first visit finds it. */
async function arrive(page: Page, address = './'): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'New puzzle' })).toBeVisible();
}

/** The button beside a choice of the dialog New. */
const maker = (dialog: Locator, label: string): Locator => dialog.locator('form').filter({ hasText: label }).getByRole('button', { name: 'Make one' });

/** Makes a puzzle on the first screen; gives back its digits. */
async function make(page: Page, name: string): Promise<string> {
  await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  await expect(page.locator('main.start')).toHaveCount(0);
  await expect(page.locator('.board-side')).toBeVisible();
  await expect(page.locator('[data-solutions=one]')).toBeAttached();
  return digits(page);
}

test.describe('a first visit', () => {
  test.use({ storageState: FIRST_VISIT });

  test('a new gentle puzzle has one solution, and singles solve it; it is there again after a reload', async ({ page }) => {
    await arrive(page);
    const puzzle = await make(page, 'Gentle');
    expect(puzzle.replaceAll('.', '').length).toBeGreaterThan(16);
    await expect(page.locator('.told')).toContainText(/^Gentle puzzle \d{1,7}\./);
    await page.getByRole('button', { name: 'All tools' }).click();
    await page.getByRole('button', { name: 'Whole path' }).click();
    await expect(page.locator('.message')).toContainText('Solved');
    await expect(page.locator('.score')).toContainText('Level: easy');
    for (const step of await page.locator('.steps [role=option]').allTextContents()) expect(step).toMatch(/Single|Full House/);
    await expect.poll(() => kept(page)).toEqual([puzzle]);
    await page.reload();
    await expect.poll(() => digits(page)).toBe(puzzle);
    await expect(page.locator('main.start')).toHaveCount(0);
  });

  test('everybody can use the first screen, it fits, and there is no word on it that has to be learnt', async ({ page }) => {
    await arrive(page);
    await expect(page.locator('.levels button strong')).toHaveText(NAMES);
    await expect(page.getByRole('button', { name: /^Gentle 4.5 to 5.5.min$/ })).toBeVisible();
    for (const name of ['Paste a puzzle', 'Learn', 'Library']) await expect(page.getByRole('button', { name })).toBeVisible();
    const text = await page.evaluate(() => document.body.innerText);
    expect(text).not.toMatch(
      /candidate|given|clue|house|sector|truth|link|rank|cover|chain|fish|wing|proof|logic|technique|pattern|overlay|POM|Medusa|ALS|AIC|\bSE\b|rating|canonical|minimal|morph|seed|engine|hodoku/i,
    );
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await still(page);
      expect(await violations(page)).toEqual([]);
      for (const size of [{ width: 1440, height: 900 }, { width: 820, height: 1180 }, { width: 390, height: 844 }]) {
        await page.setViewportSize(size);
        await fits(page, `${size.width} wide`);
        await picture(page, `first-${colorScheme}-${size.width}`);
      }
    }
  });

  test('a puzzle that is pasted, or comes in a link, is what somebody wants to see', async ({ page, context }) => {
    await arrive(page);
    await page.keyboard.press('5');
    await paste(page, EASY);
    await expect.poll(() => digits(page)).toBe(EASY);
    await expect(page.locator('main.start')).toHaveCount(0);
    const other = await context.browser()!.newContext({ storageState: FIRST_VISIT });
    const second = await other.newPage();
    await second.goto(`${page.url().replace(/#.*/, '')}#${EASY}`);
    await expect.poll(() => digits(second)).toBe(EASY);
    await expect(second.locator('main.start')).toHaveCount(0);
    await other.close();
  });

  test('Learn leads to the course, and the screen does not come back', async ({ page }) => {
    await arrive(page);
    await page.getByRole('button', { name: 'Learn' }).click();
    await expect(page.getByRole('heading', { name: 'Beginners' })).toBeVisible();
    await page.getByRole('button', { name: 'Back to the board' }).click();
    await expect(page.getByRole('button', { name: 'All tools' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'All tools' })).toBeVisible();
    await expect(page.locator('main.start')).toHaveCount(0);
  });
});

/** Records which screens are seen from the first moment on: the one of a first visit, the board, or both. */
async function watch(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    const look = (): void => {
      for (const [name, place] of [['start', 'main.start'], ['board', '.board-side']] as const) {
        if (document.querySelector(place)?.checkVisibility()) seen.add(name);
      }
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true });
  });
  return () => page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
}

/** An engine that is slow to come, so that what is shown before it is seen. */
async function slow(page: Page): Promise<void> {
  await page.route(/\.wasm/, async (route) => {
    await new Promise((done) => setTimeout(done, 1500));
    await route.continue();
  });
}

test.describe('from the first moment on', () => {
  test.use({ storageState: FIRST_VISIT, serviceWorkers: 'block' });

  test('a first visit finds its own screen, and a puzzle that is wanted before the engine is there comes', async ({ page }) => {
    await slow(page);
    const seen = await watch(page);
    await arrive(page);
    expect(await seen()).toEqual(['start']);
    const puzzle = await make(page, 'Gentle');
    await expect(page.locator('.told')).toContainText(/^Gentle puzzle/);
    await expect.poll(() => kept(page)).toEqual([puzzle]);
    expect(await digits(page)).toBe(puzzle);
  });

  test('whoever comes by a link, or comes back after one, never sees the screen of a first visit', async ({ page }) => {
    await slow(page);
    const seen = await watch(page);
    await page.goto(`./#${EASY}`);
    await expect.poll(() => digits(page)).toBe(EASY);
    expect(await seen()).toEqual(['board']);
    await expect.poll(() => kept(page)).toEqual([EASY]);
    await page.goto('about:blank');
    await page.goto('./');
    await expect.poll(() => digits(page)).toBe(EASY);
    expect(await seen()).toEqual(['board']);
  });
});

/** The puzzle of the day where it is this moment in this time zone. */
async function ofTheDay(browser: Browser, address: string, timezoneId: string, moment: string): Promise<string> {
  const context = await browser.newContext({ storageState: FIRST_VISIT, timezoneId });
  const page = await context.newPage();
  await page.clock.setFixedTime(new Date(moment));
  await arrive(page, address);
  const puzzle = await make(page, 'Puzzle of the day');
  await context.close();
  return puzzle;
}

test('the puzzle of the day is the same on a date in two time zones, and another on the next', async ({ browser, baseURL }) => {
  const address = baseURL ?? '';
  // The 23rd: its first hour in Kiritimati, its last one in Honolulu, two days apart but for an hour.
  const first = await ofTheDay(browser, address, 'Pacific/Kiritimati', '2026-11-22T10:30:00Z');
  const last = await ofTheDay(browser, address, 'Pacific/Honolulu', '2026-11-24T09:30:00Z');
  const next = await ofTheDay(browser, address, 'Pacific/Honolulu', '2026-11-24T10:30:00Z');
  expect(last).toBe(first);
  expect(next).not.toBe(first);
});

test('New keeps the game on the board, and a number and a link make the same puzzle again', async ({ page, context }) => {
  await open(page, EASY);
  await page.locator('.board-side [data-cell="2"]').click();
  await page.keyboard.press('4');
  await expect.poll(async () => (await digits(page))[2]).toBe('4');
  const played = await digits(page);
  const again = async (number: string): Promise<string> => {
    const before = await digits(page);
    await page.getByRole('button', { name: 'New', exact: true }).click();
    const shown = page.getByRole('dialog');
    await shown.getByLabel('Symmetry').selectOption('half-turn');
    await shown.getByLabel('Number').fill(number);
    await shown.getByRole('button', { name: /^Demanding/ }).click();
    await expect(shown).toHaveCount(0);
    await expect.poll(() => digits(page)).not.toBe(before);
    return digits(page);
  };
  const puzzle = await again('4711');
  const filled = [...puzzle].map((digit) => digit !== '.');
  expect(filled.toReversed()).toEqual(filled);
  await expect.poll(() => kept(page)).toEqual([puzzle, played]);
  expect(await again('4712')).not.toBe(puzzle);
  expect(await again('4711')).toBe(puzzle);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.locator('.told')).toContainText('clipboard');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain('&new=demanding.half-turn.4711');
  const other = await context.newPage();
  await other.goto(link.replace(/#[^&]*/, '#'));
  await expect.poll(() => digits(other)).toBe(puzzle);
  await page.getByRole('button', { name: 'Games', exact: true }).click();
  await expect(page.getByRole('dialog').locator('li')).toHaveCount(3);
});

test('the dialog New: everybody can use it; other forms of the puzzle are games of their own', async ({ page }) => {
  await open(page, EASY);
  await expect.poll(() => digits(page)).toBe(EASY);
  const dialog = async (): Promise<void> => {
    await page.getByRole('button', { name: 'New', exact: true }).click();
    await page.getByText('For experts').click();
  };
  await dialog();
  expect(await violations(page)).toEqual([]);
  for (const size of [{ width: 820, height: 1180 }, { width: 390, height: 844 }, { width: 1440, height: 900 }]) {
    await page.setViewportSize(size);
    await picture(page, `dialog-new-${size.width}`);
  }
  const count = (board: string): number => board.replaceAll('.', '').length;
  await page.getByRole('button', { name: 'Morph' }).click();
  await expect.poll(() => digits(page)).not.toBe(EASY);
  expect(count(await digits(page))).toBe(count(EASY));
  await dialog();
  await page.getByRole('button', { name: 'Canonical form' }).click();
  await expect.poll(() => digits(page)).toMatch(/^\.{3}/);
  await dialog();
  await page.getByRole('button', { name: 'Minimise' }).click();
  await expect.poll(async () => count(await digits(page))).toBeLessThan(count(EASY));
  await dialog();
  await page.getByRole('button', { name: 'Minimise' }).click();
  await expect(page.getByRole('dialog')).toContainText('needs all of its givens already');
});

test('a search that finds nothing can be stopped, and the game stays', async ({ page }) => {
  await open(page, EASY);
  await expect.poll(() => digits(page)).toBe(EASY);
  await page.getByRole('button', { name: 'New', exact: true }).click();
  const shown = page.getByRole('dialog');
  await shown.getByLabel('Symmetry').selectOption('quarter-turn');
  // Number 3 is found after many tries.
  await shown.getByLabel('Number').fill('3');
  // From within the page, as soon as it is there: on a busy machine the puzzle would be found before a click from outside.
  await page.evaluate(() => {
    new MutationObserver((_, seeing) => {
      const stop = [...document.querySelectorAll('button')].find((button) => button.textContent.trim() === 'Stop');
      if (!stop) return;
      seeing.disconnect();
      stop.click();
    }).observe(document.body, { childList: true, subtree: true });
  });
  await shown.getByLabel('By its hardest step').selectOption('Diabolical');
  await maker(shown, 'By its hardest step').click();
  await expect(shown.getByText('Stopped.')).toBeVisible();
  expect(await digits(page)).toBe(EASY);
  await shown.getByRole('button', { name: /^Gentle/ }).click();
  await expect.poll(() => digits(page)).not.toBe(EASY);
});

test('a number that is none holds up the puzzles that it is for, and not that of the day', async ({ page }) => {
  await opened(page, EASY);
  await page.getByRole('button', { name: 'New', exact: true }).click();
  const shown = page.getByRole('dialog');
  await shown.getByLabel('Number').fill('x');
  const gentle = shown.getByRole('button', { name: /^Gentle/ });
  await expect(gentle).toBeDisabled();
  // It has the keyboard none the less.
  await gentle.press('Enter');
  await expect(shown).toBeVisible();
  await shown.getByRole('button', { name: 'Puzzle of the day' }).click();
  await expect(shown).toHaveCount(0);
  await expect(page.locator('.told')).toContainText(/^Puzzle of the day /);
});

/** A puzzle that needs a technique, made under New. */
async function makeNeeding(page: Page, technique: string, number: string): Promise<void> {
  const before = await digits(page);
  await page.getByRole('button', { name: 'New', exact: true }).click();
  const shown = page.getByRole('dialog');
  const button = maker(shown, 'Needs the technique');
  await expect(button).toBeDisabled();
  await shown.getByLabel('Needs the technique').selectOption(technique);
  await shown.getByLabel('Number').fill(number);
  await button.click();
  await expect(shown).toHaveCount(0);
  await expect(page.locator('.told')).toContainText(`${technique} puzzle ${number}.`);
  await expect.poll(() => digits(page)).not.toBe(before);
}

/** The names of the steps of the whole path, and how it ends. */
async function walked(page: Page, end: string): Promise<string> {
  await page.getByRole('button', { name: 'Whole path' }).click();
  await expect(page.locator('.message')).toContainText(end);
  return (await page.locator('.steps [role=option]').allTextContents()).join('\n');
}

test('New makes a puzzle that needs a technique: solved without it it stands still, its hints come to it', async ({ page }) => {
  await open(page, EASY);
  await expect.poll(() => digits(page)).toBe(EASY);
  await makeNeeding(page, 'X-Wing', '4711');
  const puzzle = await digits(page);
  expect(await walked(page, 'Solved')).toContain('X-Wing');
  await page.locator('details.choose > summary').click();
  await page.locator('#profile').selectOption('basic');
  await page.getByText('Techniques and their order').click();
  const rows = page.getByRole('list', { name: 'Techniques in their order' }).getByRole('checkbox');
  const names = await rows.evaluateAll((list) => list.map((box) => box.closest('label')?.textContent?.trim() ?? ''));
  const from = names.indexOf('X-Wing');
  expect(from).toBeGreaterThan(3);
  // With all before it and nothing else; then with it.
  for (let i = from; i < names.length; i++) await rows.nth(i).uncheck();
  expect(await walked(page, 'No technique of this profile goes further')).not.toContain('X-Wing');
  // With a path the list is in another place, and closed; once the order is another one the path is gone, and it moves back.
  await page.getByText('Techniques and their order').click();
  await rows.nth(from).click();
  expect(await walked(page, 'Solved')).toContain('X-Wing');
  expect(await digits(page)).toBe(puzzle);
  // What assumes one solution is not used unless the player wants it, and who wants it here does.
  await page.locator('#profile').selectOption('default');
  await makeNeeding(page, 'Unique Rectangle Type 1', '1');
  await expect(page.locator('.told')).toContainText('Techniques may now assume that the solution is unique');
  expect(await walked(page, 'Solved')).toContain('Unique Rectangle Type 1');
});
