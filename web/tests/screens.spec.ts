import { expect, test, type Locator, type Page } from '@playwright/test';

import { words, type Say } from './messages';
import { paste } from './page';

const LANGUAGES = ['en', 'de', 'fr', 'es', 'zh', 'ja'] as const;
const SIZES = { phone: { width: 390, height: 844 }, tablet: { width: 820, height: 1180 }, screen: { width: 1440, height: 900 } } as const;

/** Singles, an X-Wing, singles. */
const WING = '.7..2958.94..............6.4.16......239.....5....24......6814..........35..4...7';

/** Uses every view as a visitor would, and hands each to `look`. */
async function tour(page: Page, t: Say, wide: boolean, look: (name: string, whole?: Locator) => Promise<void>): Promise<void> {
  const button = (key: string): Locator => page.getByRole('button', { name: t(key), exact: true });
  const menu = async (key: string): Promise<void> => {
    if (!wide) await page.locator('header summary').click();
    await page.locator('header').getByRole('button', { name: t(key), exact: true }).click();
  };
  const away = async (): Promise<void> => {
    await page.locator('dialog[open]').locator('button').first().waitFor();
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog[open]')).toHaveCount(0);
  };
  const tab = (id: string): Promise<void> => page.locator(`#tab-${id}`).click();

  await page.goto('./');
  await expect(page.locator('.levels button strong')).toHaveCount(10);
  await look('start');
  await page.locator('.levels button').first().click();
  await expect(page.locator('[data-solutions=one]')).toBeAttached({ timeout: 120_000 });
  await look('play-new');
  await page.locator('.hint-button').first().click();
  await page.waitForTimeout(500);
  await page.locator('.hint-button').first().click();
  await page.locator('.hint-button').first().click();
  await look('play-hint');
  await button('plain-more').click();

  await paste(page, WING);
  await expect(page.locator('header .told')).toContainText('81');
  const hint = page.locator('.hint-button').first();
  for (const name of ['hint-1', 'hint-2', 'hint-3', 'hint-4']) {
    await hint.click();
    await page.waitForTimeout(500);
    await look(name);
  }
  await page.locator('.board-side [data-cell="0"]').click();
  await page.keyboard.press('9');
  await page.waitForTimeout(300);
  await hint.click();
  await page.waitForTimeout(500);
  await look('mistake');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+z');

  await tab('solve');
  await look('solve');
  await button('hint-path').click();
  await expect(page.locator('.message')).toBeVisible({ timeout: 60_000 });
  await page.locator('.steps [role=option]', { hasText: 'c49' }).first().click();
  await expect(page.locator('article.step')).toBeVisible();
  await look('path');
  await button('walk-open').click();
  await look('walkthrough');
  await away();
  await button('states-title').click();
  await look('states');
  await button('states-title').click();
  await button('solve-all').click();
  await expect(page.locator('.wish')).toBeVisible();
  await look('all-steps');
  await button('compare-open').click();
  await page.waitForTimeout(500);
  await look('compare');
  await away();
  await page.locator('details.choose > summary').click();
  await page.waitForTimeout(300);
  await page.locator('#profile').scrollIntoViewIfNeeded();
  await look('order');
  await page.locator('details.choose > summary').click();

  await tab('sets');
  await page.waitForTimeout(400);
  await look('sets');
  await tab('patterns');
  await page.waitForTimeout(1500);
  await look('patterns');
  await tab('cube');
  await page.waitForTimeout(2500);
  await look('medusa');
  await tab('pages');
  await page.waitForTimeout(800);
  await look('pages');
  await button('pages-all').click();
  await page.waitForTimeout(300);
  await look('pages-all');

  for (const [key, name] of [['header-games', 'games'], ['header-copy', 'copy'], ['header-print', 'print'], ['header-settings', 'settings'], ['header-help', 'help']] as const) {
    await menu(key);
    await page.waitForTimeout(400);
    await look(name);
    await away();
  }
  await menu('header-share');
  await page.waitForTimeout(400);
  await look('share');
  await page.locator('header').getByRole('button', { name: t('header-new'), exact: true }).click();
  await page.waitForTimeout(300);
  await look('new');
  await away();
  await page.locator('header').getByRole('button', { name: t('header-open'), exact: true }).click();
  await page.locator('#puzzle-text').fill('..9..5.1.85.4....2432......1...69.83.9.....6.62.71...9......1945....4.37.4.3..6x');
  await page.locator('dialog[open] button[type=submit]').click();
  await expect(page.locator('#puzzle-fault')).not.toBeEmpty();
  await look('open-fault');
  await away();

  await menu('header-library');
  await expect(page.locator('main li button').first()).toBeVisible();
  await look('library');
  await page.locator('main li button').nth(4).click();
  await page.waitForTimeout(400);
  await look('shelf');
  await page.locator('main nav button').first().click();

  await menu('header-learn');
  await expect(page.locator('main.course li button').first()).toBeVisible();
  await look('learn');
  await page.locator('main.course li button').nth(7).click();
  await expect(page.locator('.rule')).toBeVisible();
  await look('lesson');
  for (let i = 0; i < 3; i++) await page.locator('.bits button').nth(1).click();
  await look('example');
  await page.locator('.bits p button').click();
  await expect(page.locator('.task')).toBeVisible();
  await look('exercise');
  // A cell that is left with nothing.
  const labels = await page.locator('.find [role=gridcell]').evaluateAll((list) => list.map((cell) => cell.getAttribute('aria-label') ?? ''));
  const open = labels.map((label, cell) => ({ cell, digits: /((?:\d ?)+)$/.exec(label.replace(/^.*?\d.*?\d/, ''))?.[1]?.split(' ') ?? [] })).find(({ digits }) => digits.length === 2);
  await page.locator(`.find [data-cell="${open?.cell ?? 0}"]`).focus();
  for (const digit of open?.digits ?? []) await page.keyboard.press(digit);
  await button('find-check').click();
  await page.waitForTimeout(800);
  await look('wrong');
  await button('find-solution').click();
  await page.waitForTimeout(500);
  await look('solution');
  const answer = ((await page.locator('.verdict').getAttribute('data-does')) ?? '').split(' ').map(Number);
  await page.locator('main.course nav button').nth(1).click();
  await look('learn-missed');
  await page.locator('.again button').click();
  await expect(page.locator('.task')).toBeVisible();
  for (const candidate of answer) {
    await page.locator(`.find [data-cell="${candidate % 81}"]`).focus();
    await page.keyboard.press(String(Math.floor(candidate / 81) + 1));
  }
  await button('find-check').click();
  await expect(page.locator('.find .verdict[data-does]')).toBeVisible();
  await look('right');

  await page.goto((await page.evaluate(() => navigator.clipboard.readText())).replace('#', '?embed#'));
  await page.waitForTimeout(1500);
  await look('embed');
}

for (const language of LANGUAGES) {
  for (const [name, size] of Object.entries(SIZES)) {
    test.describe(`${language} ${name}`, () => {
      test.use({ locale: language === 'zh' ? 'zh-CN' : language, viewport: size });
      test('every view', async ({ page }) => {
        let number = 0;
        const over: string[] = [];
        await tour(page, words(language), size.width >= 1000, async (view) => {
          number += 1;
          await page.screenshot({ path: `test-results/views/${language}/${name}/${String(number).padStart(2, '0')}-${view}.png` });
          const room = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
          if (room > 0) over.push(`${view}: ${room}`);
        });
        expect(over).toEqual([]);
      });
    });
  }
}
