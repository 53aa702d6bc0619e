import { expect, test, type Page } from '@playwright/test';

import { violations } from './axe';
import { words } from './messages';
import { TOP95_1, fits, open, picture, withoutNetwork } from './page';

const NAMES = { en: 'English', de: 'Deutsch', fr: 'Français', es: 'Español', zh: '简体中文', ja: '日本語' } as const;

const choose = (page: Page, name: string): Promise<unknown> => page.locator('select').filter({ has: page.locator('option[lang=de]') }).selectOption(name);

test.describe('a first visit', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('in German: the language changes without a reload, is there after one, and an easy puzzle can be played', async ({ page }) => {
    await page.goto('./');
    await expect(page.getByRole('heading', { name: 'New puzzle' })).toBeVisible();
    await page.evaluate(() => ((window as unknown as { stays: boolean }).stays = true));
    await choose(page, NAMES.de);
    await expect(page.getByRole('heading', { name: 'Neues Sudoku' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    expect(await page.evaluate(() => (window as unknown as { stays: boolean }).stays)).toBe(true);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Neues Sudoku' })).toBeVisible();
    await page.getByRole('button', { name: /^Sanft/ }).click();
    await expect(page.locator('main.start')).toHaveCount(0);
    await expect(page.locator('.told')).toContainText(/^Sanft, Nr\.\s\d+\./);
    // That there is one solution is nothing to say to whoever only plays; how much is left is.
    await expect(page.locator('[data-solutions=one]')).toContainText(/noch \d+ Zellen/);
    await page.getByRole('button', { name: 'Tipp', exact: true }).click();
    await expect(page.locator('.hint')).toContainText(/Sieh in (Block|Zeile|Spalte)\s\d nach\./);
    await page.getByRole('button', { name: 'Was?', exact: true }).click();
    await expect(page.locator('.hint')).toContainText('Gesucht: ');
    await page.getByRole('button', { name: 'Wo?', exact: true }).click();
    await page.getByRole('button', { name: 'Zeigen', exact: true }).click();
    await page.getByRole('button', { name: 'Schritt ausführen' }).click();
    await page.getByRole('button', { name: 'Alle Werkzeuge' }).click();
    await page.getByRole('button', { name: 'Ganzer Weg' }).click();
    await expect(page.locator('.message')).toContainText('Gelöst. Jeder Schritt wurde geprüft. Stufe: leicht');
  });

  test.describe('with a service worker and a browser that prefers Japanese', () => {
    test.use({ locale: 'ja-JP' });
    test('is in Japanese, and loads no other language', async ({ page }) => {
      const loaded: string[] = [];
      page.on('request', (request) => {
        const [, language] = /words-(\w\w)-/.exec(request.url()) ?? [];
        // What the service worker keeps for use without network is not what the page asks for.
        if (language && !request.serviceWorker()) loaded.push(language);
      });
      await page.goto('./');
      await expect(page.getByRole('heading', { name: '新しい問題' })).toBeVisible();
      expect(loaded).toEqual(['ja']);
    });
  });
});

test.describe('with a service worker', () => {
  test('a language is there without network', async ({ page, context }) => {
    await withoutNetwork(page);
    await page.getByRole('button', { name: 'Settings' }).click();
    await choose(page, NAMES.fr);
    await expect(page.getByRole('heading', { name: 'Réglages' })).toBeVisible();
    await context.setOffline(false);
  });
});

for (const [language, name] of Object.entries(NAMES)) {
  test(`${name}: the page fits at three sizes, and everybody can use it`, async ({ page }) => {
    await open(page, TOP95_1);
    await page.getByRole('button', { name: 'Settings' }).click();
    await choose(page, name);
    await page.keyboard.press('Escape');
    // A step with its explanation, which other views show as well.
    for (let i = 0; i < 4; i++) await page.locator('.hint-button').click();
    await expect(page.locator('article.step')).toBeVisible();
    for (const size of [{ width: 390, height: 844 }, { width: 820, height: 1180 }, { width: 1280, height: 800 }]) {
      await page.setViewportSize(size);
      const look = async (what: string): Promise<void> => {
        await fits(page, `${what}, ${size.width} wide`);
        await picture(page, `${language}-${what}-${size.width}`);
      };
      for (const view of ['solve', 'sets', 'patterns', 'cube', 'pages']) {
        await page.locator(`#tab-${view}`).click();
        await look(view);
      }
    }
    expect(await violations(page)).toEqual([]);
  });
}

test.describe('the first screen and the course', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  for (const [language, name] of Object.entries(NAMES)) {
    test(`${name}: they fit at three sizes`, async ({ page }) => {
      await page.goto('./');
      await choose(page, name);
      const look = async (what: string): Promise<void> => {
        for (const size of [{ width: 390, height: 844 }, { width: 820, height: 1180 }, { width: 1280, height: 800 }]) {
          await page.setViewportSize(size);
          await fits(page, `${what}, ${size.width} wide`);
          await picture(page, `${language}-${what}-${size.width}`);
        }
      };
      await expect(page.locator('.levels button strong')).toHaveCount(10);
      await look('start');
      await page.getByRole('button', { name: words(language)('start-learn'), exact: true }).click();
      await page.locator('main.course li button').first().click();
      await page.locator('.bits button.main').click();
      await look('lesson');
      await page.locator('.bits p button').click();
      await expect(page.locator('.task')).toBeVisible();
      await look('exercise');
    });
  }
});
