import { expect, type Locator, type Page } from '@playwright/test';

/** Puzzles of the tests: number 1 of top95, and one that singles solve, with its solution. */
export const TOP95_1 = '4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......';
export const EASY = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
export const SOLVED = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';

/** Opens the page with a board, and waits until the engine has looked at it. */
export async function open(page: Page, board?: string): Promise<void> {
  await page.goto('./');
  await expect(page.locator('[data-solutions]')).toBeAttached();
  if (board !== undefined) await paste(page, board);
}

/** Opens the page with a board, and waits until that is there. */
export async function opened(page: Page, board: string): Promise<void> {
  await open(page, board);
  await expect.poll(() => digits(page)).toBe(board);
}

/** Waits until the page has come to rest: nothing moves from one look to another, is being worked on, or is changed. */
export async function still(page: Page): Promise<void> {
  await expect(page.locator('[role=progressbar], [aria-busy=true]')).toHaveCount(0);
  await page.evaluate(async () => {
    const frame = (): Promise<number> => new Promise(requestAnimationFrame);
    let changes = 1;
    const observer = new MutationObserver(() => (changes += 1));
    observer.observe(document, { childList: true, subtree: true, attributes: true, characterData: true });
    // A clock changes something each second; a search is over when no frame of some has anything new.
    for (let quiet = 0; quiet < 12; quiet += 1) {
      const before = changes;
      await frame();
      const moves = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity && one.playState === 'running');
      if (moves.length > 0 || changes !== before) quiet = 0;
    }
    observer.disconnect();
  });
}

/** Pastes a text, as Ctrl+V does. */
export async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((content) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', content);
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }, text);
}

/** A cell of the board, by its index. */
export const cell = (page: Page, index: number): Locator => page.locator(`.board-side [data-cell="${index}"]`);

/** A button by all of its name, or by what fits. */
export const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name, exact: true });

/** What the 81 cells say to a screen reader. */
export const cells = (page: Page): Promise<string[]> =>
  page.locator('.board-side [role=gridcell]').evaluateAll((list) => list.map((cell) => cell.getAttribute('aria-label') ?? ''));

/** The digits on the board, `.` for none. */
export async function digits(page: Page): Promise<string> {
  return (await cells(page)).map((label) => /(?:given|placed) (\d)/.exec(label)?.[1] ?? '.').join('');
}

/** What a layer of the picture shows. */
export const layer = (page: Page, name: string): Promise<string> =>
  page.locator(`.board-side [data-layer=${name}]`).first().innerHTML();

/** Where a candidate is on the screen, such as `9r1c5`. */
export async function spot(page: Page, name: string): Promise<[number, number]> {
  const [digit, row, column] = [name[0], name[2], name[4]].map(Number) as [number, number, number];
  const box = await page.locator(`.board-side [data-cell="${(row - 1) * 9 + column - 1}"]`).boundingBox();
  if (!box) throw new Error(`${name} is not on the page`);
  const third = (part: number): number => (part + 0.5) / 3;
  return [box.x + box.width * third((digit - 1) % 3), box.y + box.height * third(Math.floor((digit - 1) / 3))];
}

/** The square of the 81 cells on the screen, without the names of rows and columns. */
export async function square(page: Page): Promise<{ x: number; y: number; width: number; height: number }> {
  const [first, last] = await Promise.all([0, 80].map((cell) => page.locator(`.board-side [data-cell="${cell}"]`).boundingBox()));
  if (!first || !last) throw new Error('there is no board');
  return { x: first.x, y: first.y, width: last.x + last.width - first.x, height: last.y + last.height - first.y };
}

/** The games that the browser keeps, the one changed last first. */
export const games = (page: Page): Promise<{ changed: number; digits: string; helps?: number; level?: string }[]> =>
  page.evaluate(async () => {
    const asked = indexedDB.open('ninerooks');
    await new Promise((done) => (asked.onsuccess = done));
    const all = asked.result.transaction('games').objectStore('games').getAll();
    await new Promise((done) => (all.onsuccess = done));
    asked.result.close();
    return (all.result as { changed: number; digits: string }[]).sort((a, b) => b.changed - a.changed);
  });

/** Their digits. */
export const kept = async (page: Page): Promise<string[]> => (await games(page)).map((game) => game.digits);

/** Nothing is wider than the window, and nothing in this part of the page is wider than that. */
export async function fits(page: Page, what: string, part = 'html'): Promise<void> {
  const over = (): Promise<number> =>
    page.evaluate((names) => Math.max(...names.map((name) => document.querySelector(name)).map((one) => (one ? one.scrollWidth - one.clientWidth : 0))), ['html', part]);
  await expect.poll(over, what).toBeLessThanOrEqual(0);
}

/**
 * Opens the page, and takes the network away when its service worker has everything. Gives back a list to which what goes
 * wrong is added as it happens; what the page's policy refuses is an error of the console.
 */
export async function withoutNetwork(page: Page): Promise<string[]> {
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('pageerror', (error) => faults.push(String(error)));
  await open(page);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await expect(page.locator('[data-solutions]')).toBeAttached();
  await page.context().setOffline(true);
  return faults;
}

/** A picture to be looked at, where `NINEROOKS_PICTURES` is set: no test fails by it. `npm run screens` has more of them. */
export async function picture(page: Page, name: string): Promise<void> {
  if (process.env['NINEROOKS_PICTURES']) await page.screenshot({ path: `test-results/screens/${name}.png` });
}
