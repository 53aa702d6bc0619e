import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';

import { TOP95_1, digits, open, paste, still } from './page';

const VIEWS = ['Solve', 'Set logic', 'Patterns', 'Medusa 3D', 'Techniques'];
const SIZES = [
  { width: 1440, height: 900 },
  { width: 1366, height: 657 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
];

for (const colorScheme of ['light', 'dark'] as const) {
  for (const view of VIEWS) {
    test(`${view}, ${colorScheme}: everybody can use it, and it fits every screen`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await open(page, TOP95_1);
      await expect.poll(() => digits(page)).toBe(TOP95_1);
      if (view === 'Solve') {
        await page.getByRole('button', { name: 'Whole path' }).click();
        await expect(page.locator('article.step')).toBeVisible();
      }
      await page.getByRole('tab', { name: view }).click();
      await still(page);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await still(page);
        const room = (): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        await expect.poll(room, `${size.width} wide`).toBeLessThanOrEqual(0);
        const name = view.toLowerCase().replaceAll(' ', '-');
        await page.screenshot({ path: `test-results/screens/${name}-${colorScheme}-${size.width}.png` });
      }
    });
  }
}

for (const [button, name] of [['Open', 'open'], ['Copy', 'copy'], ['Help', 'help'], ['Games', 'games'], ['Settings', 'settings'], ['Print', 'print']] as const) {
  test(`the dialog ${name}: everybody can use it`, async ({ page }) => {
    await open(page);
    if (name === 'games') await paste(page, TOP95_1);
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
    await page.screenshot({ path: `test-results/screens/dialog-${name}.png` });
  });
}

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
      const room = (): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      await expect.poll(room, `${size.width} wide`).toBeLessThanOrEqual(0);
      await page.screenshot({ path: `test-results/screens/${name}-${size.width}.png` });
      if (size.width > 900) continue;
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${size.width} ${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
    }
  });
}
