import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';

import { TOP95_1, digits, open, paste } from './page';

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
      await page.waitForTimeout(1000);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await page.waitForTimeout(200);
        const room = (): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        await expect.poll(room, `${size.width} wide`).toBeLessThanOrEqual(0);
        const name = view.toLowerCase().replaceAll(' ', '-');
        await page.screenshot({ path: `test-results/screens/${name}-${colorScheme}-${size.width}.png` });
      }
    });
  }
}

for (const [button, name] of [['Open', 'open'], ['Copy', 'copy'], ['Help', 'help'], ['Games', 'games'], ['Settings', 'settings']] as const) {
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
