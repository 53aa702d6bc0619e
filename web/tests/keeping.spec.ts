import { readFile } from 'node:fs/promises';

import { expect, test, type Page } from '@playwright/test';

import { EASY, TOP95_1, cell, cells, digits, kept, layer, open, opened, paste } from './page';

async function write(page: Page, index: number, key: string): Promise<void> {
  await cell(page, index).click();
  await page.keyboard.press(key);
}

/** The page anew, as somebody finds it who comes back. */
async function comeBack(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.goto('./');
  await expect(page.locator('[data-solutions]')).toBeAttached();
}

for (const away of ['Delete', '1', '4']) {
  test(`a digit typed and taken away by ${away} leaves nothing eliminated`, async ({ page }) => {
    await opened(page, EASY);
    const before = await cells(page);
    await write(page, 2, '1');
    await expect.poll(async () => (await cells(page))[2]).toContain('placed 1');
    expect((await cells(page))[6]).not.toMatch(/candidates.* 1\b/);
    await page.keyboard.press(away);
    if (away === '4') await page.keyboard.press('Delete');
    await expect.poll(() => cells(page)).toEqual(before);
    await page.keyboard.press('h');
    await expect(page.locator('.hint')).toContainText('Look at');
  });
}

test('what is played after Share is there after a reload', async ({ page }) => {
  await opened(page, EASY);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.locator('.spoken')).toContainText('clipboard');
  expect(new URL(page.url()).hash).toBe('');
  await write(page, 2, '4');
  await expect.poll(async () => (await digits(page))[2]).toBe('4');
  await page.reload();
  await expect.poll(async () => (await digits(page))[2]).toBe('4');
});

test('a link opens beside the own game, which is found again under Games and by Undo', async ({ page, context }) => {
  await opened(page, TOP95_1);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.locator('.spoken')).toContainText('clipboard');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await opened(page, EASY);
  await write(page, 2, '4');
  await expect.poll(async () => (await digits(page))[2]).toBe('4');
  await page.goto('about:blank');
  await page.goto(link);
  await expect.poll(() => digits(page)).toBe(TOP95_1);
  expect(new URL(page.url()).hash).toBe('');
  await page.getByRole('button', { name: 'Games' }).click();
  await expect(page.getByRole('dialog').locator('li')).toHaveCount(2);
  await expect(page.getByRole('dialog').locator('li').first()).toContainText('On the board');
  await page.getByRole('dialog').locator('li').nth(1).getByRole('button', { name: 'Go on' }).click();
  await expect.poll(async () => (await digits(page))[2]).toBe('4');
  // By Undo as well.
  const other = await context.newPage();
  await other.goto('./');
  await expect.poll(async () => (await digits(other))[2]).toBe('4');
  await other.goto('about:blank');
  await other.goto(link);
  await expect.poll(() => digits(other)).toBe(TOP95_1);
  await other.keyboard.press('Control+z');
  await expect.poll(async () => (await digits(other))[2]).toBe('4');
});

test('games have names, go into one file, and come out of it', async ({ page }) => {
  await opened(page, EASY);
  await opened(page, TOP95_1);
  await page.getByRole('button', { name: 'Games' }).click();
  const list = page.getByRole('dialog').locator('li');
  await expect(list).toHaveCount(2);
  await list.last().getByLabel('Name of the game').fill('Sunday');
  await list.last().getByLabel('Name of the game').press('Tab');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save all as a file' }).click();
  const path = await (await download).path();
  expect(await readFile(path, 'utf8')).toContain('Sunday');
  await list.last().getByRole('button', { name: 'Delete' }).click();
  await expect(list).toHaveCount(1);
  await page.locator('dialog input[type=file]').setInputFiles({ name: 'games.json', mimeType: 'application/json', buffer: await readFile(path) });
  await expect(page.getByRole('dialog')).toContainText('1 game taken over');
  await expect(list).toHaveCount(2);
  await page.locator('dialog input[type=file]').setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"a":') });
  await expect(page.getByRole('dialog')).toContainText('This is no file of games');
});

test('two tabs with one game do not overwrite each other', async ({ page, context }) => {
  await opened(page, EASY);
  await write(page, 2, '4');
  await expect.poll(async () => (await digits(page))[2]).toBe('4');
  const second = await context.newPage();
  await second.goto('./');
  await expect.poll(async () => (await digits(second))[2]).toBe('4');
  await write(second, 3, '6');
  await expect.poll(async () => (await digits(second))[3]).toBe('6');
  await expect.poll(async () => (await kept(second))[0]?.slice(2, 4)).toBe('46');
  await write(page, 5, '8');
  await expect(page.locator('.spoken')).toContainText('another tab');
  await expect.poll(async () => (await kept(page)).length).toBe(2);
  await page.getByRole('button', { name: 'Games' }).click();
  await expect(page.getByRole('dialog').locator('li')).toHaveCount(2);
  await page.getByRole('dialog').locator('li').nth(1).getByRole('button', { name: 'Go on' }).click();
  await expect.poll(async () => (await digits(page)).slice(2, 6)).toBe('467.');
});

test('Back goes back through views, steps and dialogs', async ({ page }) => {
  await opened(page, EASY);
  await page.getByRole('tab', { name: 'Set logic' }).click();
  await page.getByRole('tab', { name: 'Solve' }).click();
  await page.getByRole('button', { name: 'Whole path' }).click();
  await expect(page.locator('#step-0')).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: 'Help' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(page.locator('article.step')).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Set logic' })).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Solve' })).toHaveAttribute('aria-selected', 'true');
  expect(await digits(page)).toBe(EASY);
});

test('a broken link says so and changes nothing', async ({ page }) => {
  await opened(page, EASY);
  await write(page, 2, '4');
  await expect.poll(async () => (await digits(page))[2]).toBe('4');
  for (const hash of ['#S9Bbroken', '#S9B0q0q&step=4', '#%%%']) {
    await page.goto('about:blank');
    await page.goto(`./${hash}`);
    await expect(page.locator('.told.fault')).toContainText('broken or cut off');
    await expect.poll(async () => (await digits(page))[2], hash).toBe('4');
    expect(new URL(page.url()).hash).toBe('');
  }
});

test('a spoiled store is set aside', async ({ page }) => {
  await opened(page, EASY);
  await write(page, 2, '4');
  await expect.poll(async () => (await digits(page))[2]).toBe('4');
  await opened(page, TOP95_1);
  await expect.poll(async () => (await kept(page))[0]).toBe(TOP95_1);
  // The newest game is spoiled, and the settings as well.
  await page.evaluate(async () => {
    localStorage.setItem('ninerooks-settings', '{"theme":7,"choice":{"profile":3},"marks":');
    const base = await new Promise<IDBDatabase>((done) => {
      const asked = indexedDB.open('ninerooks');
      asked.onsuccess = () => done(asked.result);
    });
    const store = base.transaction('games', 'readwrite').objectStore('games');
    await new Promise<void>((done) => {
      const asked = store.getAll();
      asked.onsuccess = () => {
        const newest = (asked.result as { changed: number; session: string }[]).sort((a, b) => b.changed - a.changed)[0]!;
        store.put({ ...newest, session: newest.session.replace('4.....', '4..') }).onsuccess = () => done();
      };
    });
  });
  await comeBack(page);
  await expect(page.locator('.told.fault')).toContainText('set aside');
  await expect.poll(async () => (await digits(page))[2]).toBe('4');
  await page.getByRole('button', { name: 'Games' }).click();
  await expect(page.getByRole('dialog').locator('li')).toHaveCount(1);
});

test('what was written last is kept, though another puzzle is opened at once', async ({ page }) => {
  await opened(page, EASY);
  await write(page, 2, '4');
  await paste(page, TOP95_1);
  await expect.poll(() => digits(page)).toBe(TOP95_1);
  await expect.poll(async () => (await kept(page))[1]?.[2]).toBe('4');
});

test('what the browser could not write is there when the player comes back', async ({ page }) => {
  await opened(page, EASY);
  await expect.poll(async () => (await kept(page))[0]).toBe(EASY);
  // From now on the base of games refuses to write, as it does where the disk is full.
  await page.evaluate(() => {
    const open = IDBDatabase.prototype.transaction;
    IDBDatabase.prototype.transaction = function (stores, mode, ...rest) {
      if (mode === 'readwrite') throw new DOMException('full', 'QuotaExceededError');
      return open.call(this, stores, mode, ...rest);
    };
  });
  await write(page, 2, '4');
  await expect(page.locator('.told.fault')).toContainText('could not keep this game');
  await comeBack(page);
  await expect.poll(async () => (await digits(page))[2]).toBe('4');
  await expect.poll(() => page.evaluate(() => localStorage.length && localStorage.getItem('ninerooks-unwritten'))).toBeFalsy();
});

test('a puzzle that is opened again is the game that is kept, as it was left', async ({ page }) => {
  await opened(page, EASY);
  await write(page, 2, '4');
  await expect.poll(async () => (await kept(page))[0]?.[2]).toBe('4');
  await opened(page, TOP95_1);
  await expect.poll(() => kept(page)).toHaveLength(2);
  await paste(page, EASY);
  await expect(page.locator('.told')).toContainText('You have played this puzzle before');
  await expect.poll(async () => (await digits(page))[2]).toBe('4');
  await opened(page, TOP95_1);
  await paste(page, TOP95_1);
  await expect(page.locator('.told')).toContainText('on the board already');
  await expect.poll(() => kept(page)).toHaveLength(2);
  // Pencil marks alone are worth finding again.
  await page.getByLabel('Pencil marks').selectOption('mine');
  await cell(page, 1).click();
  await page.keyboard.press('Control+1');
  await expect.poll(async () => (await cells(page))[1]).toContain('centre marks 1');
  await paste(page, EASY);
  await expect.poll(async () => (await digits(page))[2]).toBe('4');
  await paste(page, TOP95_1);
  await expect.poll(async () => (await cells(page))[1]).toContain('centre marks 1');
  // Another puzzle is another game.
  await opened(page, `53467${EASY.slice(5)}`);
  await expect.poll(() => kept(page)).toHaveLength(3);
});

test('“Take it back” takes back what is wrong and nothing else', async ({ page }) => {
  await opened(page, EASY);
  await write(page, 5, '8');
  await write(page, 2, '8');
  await expect.poll(async () => (await digits(page)).slice(0, 6)).toBe('538.78');
  await page.keyboard.press('h');
  await expect(page.getByRole('alert')).toContainText('Equal digits see each other');
  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect.poll(async () => (await digits(page)).slice(0, 6)).toBe('53..78');
});

test('givens that clash are named', async ({ page }) => {
  await opened(page, `11${'.'.repeat(79)}`);
  await expect(page.locator('[data-solutions=none]')).toBeVisible();
  await page.keyboard.press('h');
  await expect(page.getByRole('alert')).toContainText('givens clash in r1c1, r1c2');
  await page.getByRole('button', { name: 'Let me change the givens' }).click();
  await expect.poll(async () => (await cells(page))[0]).toContain('placed 1');
});

test('undo covers opening a puzzle whole', async ({ page }) => {
  await opened(page, EASY);
  await write(page, 2, '4');
  await expect.poll(async () => (await digits(page))[2]).toBe('4');
  await opened(page, TOP95_1);
  await page.keyboard.press('Control+z');
  await expect.poll(async () => (await digits(page))[2]).toBe('4');
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect.poll(() => digits(page)).toBe(EASY);
});

test('history, colours, links, theme, profile and switches survive a reload', async ({ page }) => {
  await opened(page, EASY);
  await write(page, 2, '4');
  await cell(page, 3).click();
  await page.keyboard.press('a');
  await expect.poll(() => layer(page, 'colors')).toContain('nr-color-1');
  await page.keyboard.press('v');
  await page.keyboard.press('2');
  await page.keyboard.press('6');
  await expect.poll(() => layer(page, 'links')).toContain('nr-link-strong');
  await page.getByRole('button', { name: 'Dark' }).click();
  await page.getByLabel('Show mistakes').check();
  await page.locator('details.choose > summary').click();
  await page.locator('#profile').selectOption('basic');
  await page.getByText('Techniques and their order').click();
  await page.getByRole('list', { name: 'Techniques in their order' }).getByRole('checkbox').first().uncheck();
  await comeBack(page);
  await expect(page.getByRole('button', { name: 'Light', exact: true })).toBeVisible();
  await expect(page.getByLabel('Show mistakes')).toBeChecked();
  await page.locator('details.choose > summary').click();
  await expect(page.locator('#profile')).toHaveValue('basic');
  await expect(page.locator('.choose ol input[type=checkbox]').first()).not.toBeChecked();
  expect(await layer(page, 'links')).toContain('nr-link-strong');
  for (let i = 0; i < 2; i++) await page.keyboard.press('Control+z');
  await expect.poll(() => layer(page, 'links')).not.toContain('nr-link-strong');
  await expect.poll(() => layer(page, 'colors')).not.toContain('nr-color-1');
  expect((await digits(page))[2]).toBe('4');
  await page.keyboard.press('Control+z');
  await expect.poll(() => digits(page)).toBe(EASY);
});

test('a step of a path is marked on the board, and typing goes on from there', async ({ page }) => {
  await opened(page, EASY);
  await page.getByRole('button', { name: 'Whole path' }).click();
  await page.locator('#step-20').click();
  await expect.poll(() => layer(page, 'names')).toContain('STEP 21 OF');
  const shown = await digits(page);
  const free = shown.indexOf('.');
  expect(shown).not.toBe(EASY);
  await write(page, free, '9');
  await expect.poll(() => digits(page)).toBe(`${shown.slice(0, free)}9${shown.slice(free + 1)}`);
  await expect(page.locator('.spoken')).toContainText('goes on from step 21');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect.poll(() => digits(page)).toBe(EASY);
});

test('what destroys is undone after a reload', async ({ page }) => {
  await opened(page, EASY);
  await write(page, 2, '4');
  await cell(page, 3).click();
  await page.keyboard.press('Shift+Digit6');
  await expect.poll(async () => (await cells(page))[3]).not.toContain('6');
  const before = await cells(page);
  const comesBack = async (): Promise<void> => {
    await comeBack(page);
    await page.keyboard.press('Control+z');
    await expect.poll(() => cells(page)).toEqual(before);
  };
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect.poll(() => digits(page)).toBe(EASY);
  await comesBack();
  await page.getByRole('button', { name: 'Bring candidates back' }).click();
  await expect.poll(async () => (await cells(page))[3]).toContain('6');
  await comesBack();
  await page.getByRole('tab', { name: 'Techniques' }).click();
  await page.getByRole('button', { name: 'Put it on the board' }).first().click();
  await expect.poll(() => cells(page)).not.toEqual(before);
  await comesBack();
});
