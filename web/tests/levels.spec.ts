import { expect, test } from '@playwright/test';

import { EASY, TOP95_1, button, cell, digits, games, kept, opened, paste } from './page';

test('the header says how hard the puzzle on the board is for people, whatever was played, and nothing where it has several solutions', async ({ page }) => {
  await opened(page, EASY);
  const [standing, minutes] = [page.locator('.status .standing'), page.locator('.status .minutes')];
  await expect(standing).toContainText('Beginner');
  await expect(minutes).toHaveText('about 4\u00a0min');
  await expect(minutes).toHaveAttribute('title', /A puzzle like this takes 3 to 5.minutes\./);
  await cell(page, 2).click();
  await page.keyboard.press('4');
  await expect(standing).toContainText('50 cells left');
  await expect(minutes).toHaveText('about 4\u00a0min');
  await paste(page, TOP95_1);
  await expect(standing).toContainText('Evil');
  await expect(minutes).toHaveText('about 18\u00a0min');
  await paste(page, `.${EASY.slice(1, 60)}${'.'.repeat(21)}`);
  await expect(page.locator('[data-solutions=several]')).toBeAttached();
  await expect(minutes).toHaveCount(0);
  await expect(standing).not.toContainText('Evil');
});

test('a puzzle by its hardest step is made as before, and the band is said beside its name', async ({ page }) => {
  await opened(page, EASY);
  await button(page, 'New').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Symmetry').selectOption('half-turn');
  await dialog.getByLabel('Number').fill('4711');
  const form = dialog.locator('form').filter({ hasText: 'By its hardest step' });
  await expect(form.getByRole('button')).toBeDisabled();
  await form.getByRole('combobox').selectOption('medium');
  await form.getByRole('button').click();
  await expect(page.locator('.told')).toContainText(/^Medium puzzle 4711, symmetry: half turn\./);
  await expect(page.locator('.status .minutes')).toHaveText(/^about \d+.min$/);
  // It is what this link made before there were bands.
  const puzzle = await digits(page);
  await page.goto('about:blank');
  await page.goto('./#&new=medium.half-turn.4711');
  await expect.poll(() => digits(page)).toBe(puzzle);
});

test('what was played with an earlier version is there: games with their levels, and results', async ({ page }) => {
  await opened(page, EASY);
  await cell(page, 2).click();
  await page.keyboard.press('4');
  const played = `${EASY.slice(0, 2)}4${EASY.slice(3)}`;
  await expect.poll(() => kept(page)).toContain(played);
  // As an earlier version wrote them: a level by the hardest step.
  await page.evaluate(async () => {
    const one = { id: 'earlier', title: 'Sunday', level: 'fiendish', seconds: 754, helps: 0, at: Date.now() - 1e9 };
    localStorage.setItem('ninerooks-played', JSON.stringify([one, { ...one, id: 'other', level: 'easy', seconds: 61 }]));
    const asked = indexedDB.open('ninerooks');
    await new Promise((done) => (asked.onsuccess = done));
    const store = asked.result.transaction('games', 'readwrite').objectStore('games');
    const all = store.getAll();
    await new Promise((done) => (all.onsuccess = done));
    for (const game of all.result as object[]) store.put({ ...game, level: 'hard' });
    await new Promise((done) => (store.transaction.oncomplete = done));
    asked.result.close();
  });
  await page.reload();
  await expect.poll(() => digits(page)).toBe(played);
  await expect(page.locator('.status .minutes')).toHaveText(/about 4/);
  await button(page, 'My results').click();
  const results = page.getByRole('dialog', { name: 'My results' });
  await expect(results.getByRole('row', { name: /^Fiendish/ })).toHaveText(/^Fiendish\s*1\s*12:34/);
  await expect(results.getByRole('row', { name: /^Easy/ })).toHaveText(/^Easy\s*1\s*1:01/);
  await page.keyboard.press('Escape');
  await cell(page, 3).click();
  await page.keyboard.press('6');
  await expect.poll(async () => (await games(page)).some(({ digits: board, level }) => board[3] === '6' && level === 'hard')).toBe(true);
});
