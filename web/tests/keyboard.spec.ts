import { expect, test, type Page } from '@playwright/test';

import { violations } from './axe';
import { EASY, SOLVED, TOP95_1, button, cells, digits, fits, opened, picture, still } from './page';

const focused = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.textContent?.trim() || document.activeElement?.getAttribute('aria-label') || document.activeElement?.tagName || '');
const spoken = (page: Page) => page.locator('.spoken');

test.describe('3: keyboard and screen reader', () => {
  test('the keyboard stays where it was: after each hint, each step, a path, all steps, Undo', async ({ page }) => {
    await opened(page, EASY);
    await button(page, 'Hint').focus();
    for (const next of ['What?', 'Where?', 'Show it', 'Take the step']) {
      await page.keyboard.press('Enter');
      await expect.poll(() => focused(page)).toBe(next);
    }
    await page.keyboard.press('Enter');
    await expect.poll(() => digits(page)).not.toBe(EASY);
    await expect.poll(() => focused(page)).toBe('Hint');
    await button(page, 'Undo').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => digits(page)).toBe(EASY);
    expect(await focused(page)).toBe('Undo');
    for (const name of ['Next step', 'All steps', 'Whole path']) {
      const before = await spoken(page).textContent();
      await button(page, name).focus();
      await page.keyboard.press('Enter');
      await expect(spoken(page)).not.toHaveText(before ?? '');
      await still(page);
      expect(await focused(page), name).toBe(name);
    }
    // What goes with its button leaves the keyboard at the hints.
    await page.locator('.acts').getByRole('button', { name: 'Close' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('Hint');
  });

  test('after a dialog the keyboard is where it was; after a puzzle was opened it is on the board', async ({ page }) => {
    await opened(page, EASY);
    await button(page, 'Settings').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect.poll(() => focused(page)).toBe('Settings');
    await button(page, 'Open').focus();
    await page.keyboard.press('Enter');
    await page.locator('#puzzle-text').fill(TOP95_1);
    await page.keyboard.press('Control+Enter');
    await expect.poll(() => digits(page)).toBe(TOP95_1);
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('gridcell');
  });

  test('each placement, clash, undo and result is spoken once, in one region', async ({ page }) => {
    await opened(page, EASY);
    // All that is ever spoken.
    await page.evaluate(() => {
      const heard: string[] = [];
      Object.assign(window, { heard });
      const region = document.querySelector('.spoken')!;
      new MutationObserver(() => heard.push(region.textContent.trim())).observe(region, { childList: true, characterData: true, subtree: true });
    });
    const heard = async (): Promise<string[]> => {
      await still(page);
      return page.evaluate(() => (window as unknown as { heard: string[] }).heard.splice(0));
    };
    await page.locator('.board-side [data-cell="2"]').focus();
    await page.keyboard.press('4');
    await expect.poll(async () => (await cells(page))[2]).toContain('placed 4');
    expect(await heard()).toEqual(['row 1 column 3, placed 4']);
    await page.keyboard.press('5');
    await expect.poll(async () => (await cells(page))[2]).toContain('wrong');
    expect(await heard()).toEqual(['row 1 column 3, placed 5, wrong']);
    await page.keyboard.press('Control+z');
    await expect.poll(async () => (await cells(page))[2]).toContain('placed 4');
    expect(await heard()).toEqual(['Undo: row 1 column 3, placed 4']);
    await page.keyboard.press('Delete');
    await expect.poll(async () => (await cells(page))[2]).toContain('empty');
    expect(await heard()).toEqual(['row 1 column 3, empty, candidates 1 2 4']);
    await button(page, 'Whole path').click();
    await expect(page.locator('.message')).toContainText('Solved');
    const said = await heard();
    expect(said).toEqual([expect.stringMatching(/Solved.*Level: easy/)]);
    await button(page, 'All steps').click();
    await expect(page.locator('.count')).toBeVisible();
    expect(await heard()).toEqual([expect.stringMatching(/^[\d,]+ steps\.$/)]);
    // The same once more is heard once more.
    await button(page, 'All steps').click();
    await expect.poll(async () => (await heard()).length).toBe(1);
  });

  test('a whole easy game by keyboard alone, with what a reader finds', async ({ page }) => {
    await opened(page, EASY);
    for (let i = 0; i < 30 && !(await page.locator('[role=gridcell]:focus').count()); i += 1) await page.keyboard.press('Tab');
    await page.keyboard.press('Control+Home');
    for (const [index, digit] of [...SOLVED].entries()) {
      if (EASY[index] === '.') await page.keyboard.press(digit);
      await page.keyboard.press(index % 9 === 8 ? 'ArrowDown' : 'ArrowRight');
      if (index % 9 === 8) await page.keyboard.press('Home');
    }
    await expect.poll(() => digits(page)).toBe(SOLVED);
    await expect(spoken(page)).toContainText('Solved! Every digit is right.');
    await expect(page.locator('.done')).toMatchAriaSnapshot(`
      - paragraph:
        - strong: Solved! Every digit is right.
      - term: Level
      - definition: Beginner
      - term: Hints
      - definition: none
      - button "Next one"
      - button "New puzzle"
      - button "My results"
    `);
    await button(page, 'Next one').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => digits(page)).not.toBe(SOLVED);
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('gridcell');
  });

  test('with the colours of the system what is chosen is told from the rest', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await opened(page, EASY);
    const look = (name: string): Promise<string> => button(page, name).evaluate((one) => getComputedStyle(one).backgroundColor);
    expect(await look('Digit')).not.toBe(await look('Candidate'));
    const under = (name: string): Promise<string> => page.getByRole('tab', { name }).evaluate((one) => getComputedStyle(one).borderBottomColor);
    expect(await under('Solve')).not.toBe(await under('Patterns'));
    await picture(page, 'forced-colours');
  });

  test('at 400 % everything is there, and nothing is wider than the window', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 225 });
    await opened(page, EASY);
    await fits(page, '360 wide');
    for (const name of ['Hint', 'Undo', /^Digit 1/, 'Start over']) {
      await button(page, name).scrollIntoViewIfNeeded();
      await expect(button(page, name)).toBeInViewport();
    }
    await page.locator('summary', { hasText: 'Menu' }).click();
    await button(page, 'Help').scrollIntoViewIfNeeded();
    await expect(button(page, 'Help')).toBeInViewport();
    await button(page, 'Help').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    expect(await violations(page)).toEqual([]);
  });
});
