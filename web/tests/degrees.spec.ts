import { expect, test, type Page } from '@playwright/test';

import { EASY, button, cells, digits, layer, open, opened, picture } from './page';

/** What can be read or heard of the page, titles and names of buttons too. */
const said = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const names = [...document.querySelectorAll('[title], [aria-label], [aria-description]')].flatMap((one) => ['title', 'aria-label', 'aria-description'].map((name) => one.getAttribute(name) ?? ''));
    return `${document.body.innerText}\n${names.join('\n')}`;
  });

test('hints as a person sees: region, digit, where from, why; nothing of the answer is on the page before it is asked for', async ({ page }) => {
  await opened(page, EASY);
  const labels = await cells(page);
  const quiet = async (): Promise<void> => {
    expect(await said(page)).not.toMatch(/r\dc\d=\d|excludes?|is \d\b/);
    expect(await layer(page, 'highlights')).not.toContain('nr-hatch-left');
    expect(await cells(page)).toEqual(labels);
  };
  await button(page, 'Hint').click();
  await expect(page.locator('.hint')).toHaveText(/^Look at (?:box|row|column) \d\.$/);
  expect(await said(page)).not.toMatch(/(?:Full House|Single), digit/);
  await quiet();
  await button(page, 'What?').click();
  await expect(page.locator('.hint')).toHaveText(/^Look for: (?:Full House|Naked Single|Hidden Single, digit \d)$/);
  await quiet();
  await button(page, 'Where?').click();
  await expect(page.locator('.hint')).toHaveText(/in r\dc\d|are not seen from/);
  await quiet();
  await button(page, 'Show it').click();
  // Now all of it: the check above is one that can fail.
  await expect(page.locator('article.step .line')).toHaveText(/r\dc\d=\d/);
});

test('who has no pencil marks gets hints without them: lines that are crossed, one cell that is left', async ({ page }) => {
  // Hidden singles alone lead on from here.
  await opened(page, '4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......');
  await page.getByLabel('Pencil marks').selectOption('mine');
  const marks = await layer(page, 'marks');
  for (const name of ['Hint', 'What?', 'Where?']) await button(page, name).click();
  await expect.poll(() => layer(page, 'highlights')).toContain('nr-hatch-from');
  expect(await layer(page, 'marks')).toBe(marks);
  await button(page, 'Show it').click();
  await expect.poll(() => layer(page, 'highlights')).toContain('nr-hatch-left');
  const drawn = await layer(page, 'highlights');
  expect(drawn).toContain('nr-hatch-out');
  expect(await layer(page, 'lights')).toContain('nr-hatch-line');
  // The signs of a picture that is not there are not explained.
  await expect(page.locator('article.step .legend')).toHaveCount(0);
  // No candidate comes that the player did not write.
  expect(await layer(page, 'marks')).toBe(marks);
  expect((await cells(page)).join()).not.toContain('candidates');
  await expect(page.locator('article.step')).toContainText('In box 4 the only place left for 4 is r6c2');
  await picture(page, 'crossed');
  const was = await digits(page);
  await button(page, 'Take the step').click();
  await expect.poll(() => digits(page)).not.toBe(was);
  expect(await layer(page, 'highlights')).not.toContain('nr-hatch');
});

test('with all candidates the same single is shown among them', async ({ page }) => {
  await opened(page, '4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......');
  await page.getByLabel('Pencil marks').selectOption('all');
  for (const name of ['Hint', 'What?', 'Where?', 'Show it']) await button(page, name).click();
  await expect.poll(() => layer(page, 'marks')).toContain('target-mark');
  expect(await layer(page, 'highlights')).not.toContain('nr-hatch');
});

test('a hint that takes a while says nothing of the step while it looks', async ({ page }) => {
  // Easter Monster: its hint is a step that is searched for.
  await open(page, '1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1');
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => seen.push(document.querySelector('.busy')?.textContent ?? '')).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  await button(page, 'Hint').click();
  await expect(page.locator('.hint')).toBeVisible({ timeout: 30_000 });
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen.join('\n'));
  expect(seen).not.toMatch(/=>|Deletion/);
});
