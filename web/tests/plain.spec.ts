import { readdirSync } from 'node:fs';

import { expect, test, type Page } from '@playwright/test';

import { violations } from './axe';
import { WORDS, words } from './messages';
import { digits, picture, still } from './page';

test.use({ storageState: { cookies: [], origins: [] } });

/** Words that somebody has to learn first. */
const TECHNICAL =
  /candidate|given|clue|house|sector|truth|\blinks?\b|rank|cover|chain|fish|wing|proof|logic|technique|pattern|overlay|POM|Medusa|ALS|AIC|\bSE\b|rating|canonical|minimal|morph|seed|engine|hodoku|profile|bivalue|single|what if|\bsets?\b/i;

/** What can be read on the page: its text, and what buttons and fields are called. The cells of the board are called what is in them. */
const read = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const seen = [...document.querySelectorAll<HTMLElement>('[title], [aria-label], [placeholder], option')].filter((one) => (one.closest('select') ?? one).checkVisibility() && !one.closest('.board-side, .course-board'));
    const names = seen.flatMap((one) => [one.title, one.getAttribute('aria-label') ?? '', one.getAttribute('placeholder') ?? '', one.tagName === 'OPTION' && !one.lang ? one.innerText : '']);
    return [document.body.innerText, ...names].join('\n');
  });

/** The only solution, by trying. */
function solve(puzzle: string): string {
  const cell = puzzle.indexOf('.');
  if (cell < 0) return puzzle;
  const sees = (other: number): boolean => Math.floor(other / 9) === Math.floor(cell / 9) || other % 9 === cell % 9 || (Math.floor(other / 27) === Math.floor(cell / 27) && Math.floor((other % 9) / 3) === Math.floor((cell % 9) / 3));
  const seen = new Set([...puzzle].filter((_, other) => sees(other)));
  for (const digit of '123456789') {
    const found = seen.has(digit) ? '' : solve(puzzle.slice(0, cell) + digit + puzzle.slice(cell + 1));
    if (found) return found;
  }
  return '';
}

/** Writes all digits but for the first ones of the solution, as a player would. */
async function play(page: Page, solution: string, from = 0): Promise<void> {
  const board = await digits(page);
  const open = [...board].flatMap((digit, cell) => (digit === '.' ? [cell] : []));
  for (const cell of open.slice(from)) {
    await page.locator(`.board-side [data-cell="${cell}"]`).click();
    await page.keyboard.press(solution[cell] ?? '');
  }
}

for (const [name, viewport] of Object.entries({ screen: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } })) {
  test.describe(name, () => {
    test.use({ viewport });

    test('from the first visit to a solved gentle puzzle without a technical word', async ({ page }) => {
      await page.goto('./');
      await expect(page.locator('.levels button strong')).toHaveCount(10);
      expect(await read(page)).not.toMatch(TECHNICAL);
      await page.getByRole('button', { name: /^Gentle/ }).click();
      await expect(page.locator('[data-solutions=one]')).toBeAttached();
      await expect(page.locator('.told')).toContainText(/^Gentle puzzle/);
      expect(await read(page)).not.toMatch(TECHNICAL);
      const puzzle = await digits(page);
      const solution = solve(puzzle);
      await play(page, solution, 1);
      expect(await read(page)).not.toMatch(TECHNICAL);
      expect(await violations(page)).toEqual([]);
      await play(page, solution);
      await expect(page.locator('.done')).toContainText('Solved! Every digit is right.');
      expect(await digits(page)).toBe(solution);
      expect(await read(page)).not.toMatch(TECHNICAL);
      await picture(page, `plain-solved-${name}`);
      await page.locator('.done').getByRole('button', { name: 'New puzzle' }).click();
      await expect(page.getByRole('dialog', { name: 'New puzzle' })).toBeVisible();
    });
  });
}

test('a hint goes from what to why; all tools are one button away, which is remembered, and can be put away again', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('button', { name: /^Gentle/ }).click();
  await expect(page.locator('[data-solutions=one]')).toBeAttached();
  await expect(page.getByText('Stuck? Hint shows a bit more')).toBeVisible();
  for (const name of ['Hint', 'What?', 'Where?', 'Show it']) await page.getByRole('button', { name, exact: true }).click();
  await expect(page.locator('.told.whole')).toContainText(/(?:Single|House):/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tab')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Whole path' })).toHaveCount(0);
  await page.getByRole('button', { name: 'All tools' }).click();
  await expect(page.getByRole('tab')).toHaveCount(5);
  await expect(page.getByRole('button', { name: 'All tools' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Whole path' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('tab')).toHaveCount(5);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('All tools, for experts too').uncheck();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tab')).toHaveCount(1);
  await page.reload();
  await expect(page.locator('[data-solutions=one]')).toBeAttached();
  await expect(page.getByRole('tab')).toHaveCount(1);
});

/** Words of English that no other language of the page has. */
const ENGLISH = /\b(?:the|and|is|are|which|with|when|cells?|rows?|columns?|boxes|true|digits?|candidates?|eliminated|puzzle|hint|easy|show|open|new|of|to)\b/i;
/** What is called alike everywhere. */
const ALIKE = /Ninerooks|SudokuPad|SudokuWiki|SudokuExchange|OpenSudoku|Sudoku Coach|Sudoku Explainer|HoDoKu|f-puzzles|top95|Golden Nugget|Easter Monster|Deutsch|English|Fran.ais|Espa.ol|WXYZ-Wing|Ctrl|Shift|Delete|Backspace|Esc/g;

for (const language of readdirSync(WORDS).filter((name) => /^\w\w$/.test(name) && name !== 'en')) {
  test.describe(language, () => {
    test.use({ locale: language === 'zh' ? 'zh-CN' : language });

    test('no English from the first screen on: playing, hints, New, Open, the course with a lesson and an exercise, the library', async ({ page }) => {
      const t = words(language);
      const button = (key: string) => page.getByRole('button', { name: t(key), exact: true });
      const techniques = new Set<string>();
      const clean = async (where: string): Promise<void> => {
        let text = (await read(page)).replaceAll(ALIKE, '');
        for (const name of techniques) text = text.replaceAll(name, '');
        const lines = text.split('\n').filter((line) => (language === 'zh' || language === 'ja' ? /[A-Za-z]{4}.*\b[A-Za-z]{3}/.test(line) : ENGLISH.test(line)));
        expect(lines, where).toEqual([]);
      };
      await page.goto('./');
      await expect(page.locator('.levels button strong')).toHaveCount(10);
      await clean('the first screen');
      await page.locator('.levels button').first().click();
      await expect(page.locator('[data-solutions=one]')).toBeAttached();
      await clean('playing');
      for (const stage of ['hint-ask', 'hint-what', 'hint-where', 'hint-show']) {
        await button(stage).click();
        await still(page);
        await clean(stage);
      }
      await button('header-new').click();
      await clean('New');
      await page.keyboard.press('Escape');
      await button('header-open').click();
      await page.locator('#puzzle-text').fill('hello 12');
      await page.locator('dialog button[type=submit]').click();
      await expect(page.locator('#puzzle-fault p').first()).toBeVisible();
      expect((await page.locator('#puzzle-fault p').first().textContent()) ?? '').not.toMatch(/expected|found|line \d/);
      await page.keyboard.press('Escape');
      await button('header-learn').click();
      await expect(page.locator('main.course li button').first()).toBeVisible();
      // Techniques without a name in the language have their English one.
      for (const name of await page.locator('main.course li strong').allInnerTexts()) techniques.add(name);
      await clean('the list of lessons');
      await page.locator('main.course li button').nth(4).click();
      await expect(page.locator('.rule')).toBeVisible();
      for (let bit = 0; bit < 5; bit++) {
        await clean(`the lesson, bit ${bit}`);
        if (bit < 4) await page.locator('.bits .row button').nth(1).click();
      }
      await button('worked-exercises').click();
      await expect(page.locator('.task')).toBeVisible();
      await clean('an exercise');
      await button('find-solution').click();
      await expect(page.locator('.find .verdict[data-does]')).toBeVisible();
      await clean('its solution');
      await button('course-back').click();
      await button('header-library').click();
      await expect(page.locator('main.library li button').first()).toBeVisible();
      for (const name of await page.locator('main.library li strong').allInnerTexts()) techniques.add(name);
      await clean('the library');
      await page.locator('main.library li button').nth(4).click();
      await clean('a shelf');
    });
  });
}
