import { expect, test, type Page } from '@playwright/test';

import { violations } from './axe';
import { TOP95_1, digits, fits, open, paste, picture, still } from './page';

const VIEWS = ['Solve', 'Set logic', 'Patterns', 'Medusa 3D', 'Techniques'];
const SIZES = [
  { width: 1440, height: 900 },
  { width: 1366, height: 657 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
] as const;

const PHONE = { width: 390, height: 844 };
/** A laptop's window at 200 %. */
const ZOOMED = { width: 683, height: 328 };

/** On the phone, and zoomed to 200 %. */
async function small(page: Page, view: string): Promise<void> {
  for (const size of [PHONE, ZOOMED]) {
    await test.step(`${view} at ${size.width}×${size.height}: everybody can use it`, async () => {
      await page.setViewportSize(size);
      await page.getByRole('tab', { name: view, exact: true }).click();
      await still(page);
      expect(await violations(page)).toEqual([]);
    });
  }
}

test('Play: everybody can use it, on the phone and zoomed to 200 % too', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, TOP95_1);
  await expect.poll(() => digits(page)).toBe(TOP95_1);
  await small(page, 'Play');
});

for (const view of VIEWS) {
  test(`${view}: everybody can use it, light and dark, on the phone and zoomed to 200 % too, and it fits every screen`, async ({ page }) => {
    await open(page, TOP95_1);
    await expect.poll(() => digits(page)).toBe(TOP95_1);
    await page.getByRole('tab', { name: view, exact: true }).click();
    if (view === 'Solve') {
      await page.getByRole('button', { name: 'Whole path' }).click();
      await expect(page.locator('article.step')).toBeVisible();
    }
    for (const colorScheme of ['light', 'dark'] as const) {
      await test.step(`${view}, ${colorScheme}`, async () => {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize(SIZES[0]);
        await still(page);
        expect(await violations(page)).toEqual([]);
        for (const size of SIZES) {
          await page.setViewportSize(size);
          await still(page);
          await fits(page, `${size.width} wide`);
          await picture(page, `${view.toLowerCase().replaceAll(' ', '-')}-${colorScheme}-${size.width}`);
        }
      });
    }
    await page.emulateMedia({ colorScheme: 'light' });
    await small(page, view);
  });
}

test('each dialog: everybody can use it', async ({ page }) => {
  await open(page);
  for (const [button, name] of [['Open', 'open'], ['Copy', 'copy'], ['Help', 'help'], ['Games', 'games'], ['Settings', 'settings'], ['Print', 'print']] as const) {
    await test.step(`the dialog ${name}`, async () => {
      // A game that is kept, besides the one on the board.
      if (name === 'games') {
        await paste(page, TOP95_1);
        await expect.poll(() => digits(page)).toBe(TOP95_1);
      }
      await page.getByRole('button', { name: button, exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await picture(page, `dialog-${name}`);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  }
});

/** States that a view can be in besides the one it opens with. */
const STATES: [string, (page: Page) => Promise<void>][] = [
  [
    'what-if',
    async (page) => {
      await page.getByRole('button', { name: 'What if' }).click();
      await page.locator('.board-side [data-cell="68"]').focus();
      await page.keyboard.press('1');
      await expect(page.locator('.what-if h2')).toHaveText(/is true/);
    },
  ],
  [
    'list',
    async (page) => {
      await paste(page, `${TOP95_1} the first\n${TOP95_1.replace('4', '6')} the second\n`);
      await page.getByRole('button', { name: /^Puzzle 1 of 2/ }).click();
      await expect(page.getByRole('list', { name: 'Puzzles of the list' }).getByRole('button')).toHaveCount(2);
    },
  ],
  [
    'own-order',
    async (page) => {
      await page.locator('details.choose > summary').click();
      await page.getByText('Techniques and their order').click();
      await expect(page.getByRole('list', { name: 'Techniques in their order' })).toBeVisible();
    },
  ],
  [
    'index',
    async (page) => {
      await page.getByRole('tab', { name: 'Techniques' }).click();
      await page.getByRole('button', { name: 'All techniques' }).click();
      await expect(page.getByRole('navigation', { name: 'Techniques' })).toBeVisible();
    },
  ],
];

for (const [name, go] of STATES) {
  test(`${name}: everybody can use it, on the phone and zoomed to 200 % too`, async ({ page }) => {
    await open(page, TOP95_1);
    await expect.poll(() => digits(page)).toBe(TOP95_1);
    await go(page);
    // 720×450 is what a window of 1440×900 has at 200 %.
    for (const size of [...SIZES, { width: 720, height: 450 }]) {
      await page.setViewportSize(size);
      await fits(page, `${size.width} wide`);
      await picture(page, `${name}-${size.width}`);
      if (size.width > 900) continue;
      expect(await violations(page), `${size.width} wide`).toEqual([]);
    }
  });
}
