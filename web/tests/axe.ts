import { createRequire } from 'node:module';

import { expect, type Page } from '@playwright/test';

import { still } from './page';

// The axe that @axe-core/playwright brings.
const { source } = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'))('axe-core') as { source: string };

/** What of axe is used within the page. */
interface Axe {
  run(options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
}

/**
 * What axe finds on the page as it is: each rule with its elements, nothing where all is well. All rules that axe asks by
 * itself are asked. `AxeBuilder` asks the same, but sends what it has seen of each element to another page, which decides
 * there: with the candidates of a board, several seconds instead of one.
 */
export async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(async () => {
    // It would need an axe of its own.
    if (document.querySelector('iframe')) throw new Error('what is in a frame would not be examined');
    const { axe } = window as unknown as { axe: Axe };
    const { violations } = await axe.run({ resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  });
}

/** Axe finds nothing, light and dark. */
export async function clean(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await still(page);
    expect(await violations(page), colorScheme).toEqual([]);
  }
}
