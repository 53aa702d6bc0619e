import { expect, test, type Page } from '@playwright/test';

import { EASY, SOLVED, TOP95_1, cell, cells, digits, layer, opened, paste, square, still } from './page';

async function fill(page: Page, name: string): Promise<string> {
  return page.locator(name).first().evaluate((element) => getComputedStyle(element).fill);
}

test('own pencil marks, in the corners and in the centre', async ({ page }) => {
  await opened(page, EASY);
  await page.getByLabel('Pencil marks').selectOption('mine');
  await expect.poll(async () => (await cells(page))[2]).toBe('row 1 column 3, empty');
  // Nothing is red where there are no marks.
  expect(await layer(page, 'values')).not.toContain('!');
  await cell(page, 2).click();
  await page.keyboard.press('Shift+Digit1');
  await page.keyboard.press('Control+Digit4');
  await page.keyboard.press('Control+Digit2');
  await expect.poll(async () => (await cells(page))[2]).toBe('row 1 column 3, empty, corner marks 1, centre marks 2 4');
  expect(await layer(page, 'marks')).toContain('>24<');
  // A mark that a digit rules out stays in “mine”, and goes and comes with it in “mine, kept up to date”.
  await cell(page, 5).click();
  await page.keyboard.press('4');
  await expect.poll(async () => (await digits(page))[5]).toBe('4');
  expect((await cells(page))[2]).toContain('centre marks 2 4');
  await page.getByLabel('Pencil marks').selectOption('checked');
  await expect.poll(async () => (await cells(page))[2]).toContain('centre marks 2');
  expect((await cells(page))[2]).not.toContain('4');
  await page.keyboard.press('Delete');
  await expect.poll(async () => (await cells(page))[2]).toContain('centre marks 2 4');
  // A hint knows nothing of them.
  await page.keyboard.press('h');
  await expect(page.locator('.hint')).toContainText('Look at');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Fill in candidates' }).click();
  await expect.poll(async () => (await cells(page))[2]).toBe('row 1 column 3, empty, corner marks 1, centre marks 1 2 4');
  await page.getByLabel('Pencil marks').selectOption('all');
  await expect.poll(async () => (await cells(page))[2]).toBe('row 1 column 3, empty, candidates 1 2 4');
});

test('the pad writes marks as the keys do', async ({ page }) => {
  await opened(page, EASY);
  await page.getByLabel('Pencil marks').selectOption('mine');
  await cell(page, 2).click();
  await page.getByRole('button', { name: 'Corner', exact: true }).click();
  await page.getByRole('button', { name: /^Corner 7/ }).click();
  await page.getByRole('button', { name: 'Centre', exact: true }).click();
  await page.getByRole('button', { name: /^Centre 8/ }).click();
  await expect.poll(async () => (await cells(page))[2]).toContain('corner marks 7, centre marks 8');
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect.poll(async () => (await cells(page))[2]).toBe('row 1 column 3, empty');
});

test('a mistake is shown in stages, never with the solution', async ({ page }) => {
  await opened(page, EASY);
  await cell(page, 2).click();
  await page.keyboard.press('1');
  await expect.poll(async () => (await digits(page))[2]).toBe('1');
  await page.getByLabel('Show mistakes').check();
  // One typo is one mistake.
  await expect(page.locator('.status')).toContainText('1 mistake');
  await expect(page.locator('.status')).not.toContainText('mistakes');
  await page.keyboard.press('h');
  const told = page.getByRole('alert');
  await expect(told).toContainText('There is a mistake on the board.');
  await expect(told).not.toContainText('r1c3');
  await page.getByRole('button', { name: 'Which cell?' }).click();
  await expect(told).toContainText('r1c3');
  // Under a shade as well the red digit could not be read.
  expect(await layer(page, 'lights')).toMatch(/<rect class="nr-wrong-cell" x="150" y="24"/);
  expect(await layer(page, 'lights')).not.toContain('nr-shaded');
  await page.getByRole('button', { name: 'What is wrong there?' }).click();
  await expect(told).toContainText('The 1 in r1c3 is wrong.');
  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect.poll(() => digits(page)).toBe(EASY);
  // A candidate that was eliminated wrongly, among others: which one it is is not said.
  await cell(page, 2).click();
  for (const digit of [1, 2, 4]) await page.keyboard.press(`Shift+Digit${digit}`);
  await expect.poll(async () => (await cells(page))[2]).toContain('none');
  await page.keyboard.press('h');
  await expect(told).toContainText('There is a mistake');
  await page.getByRole('button', { name: 'Which cell?' }).click();
  await page.getByRole('button', { name: 'What is wrong there?' }).click();
  await expect(told).toContainText('A candidate that you eliminated from r1c3 is still needed.');
  expect(await told.innerText()).not.toMatch(/\b4\b/);
  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect.poll(async () => (await cells(page))[2]).toContain('candidates 1 2 4');
});

test('keys work anywhere, but not where text is typed, and letters can be switched off', async ({ page }) => {
  await opened(page, EASY);
  // Nothing was clicked yet.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('4');
  await expect.poll(async () => (await digits(page))[2]).toBe('4');
  // After a button, and in another view.
  await page.getByRole('button', { name: 'Candidate', exact: true }).click();
  await page.keyboard.press('z');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('6');
  await expect.poll(async () => (await digits(page)).slice(0, 4)).toBe('5346');
  await page.getByRole('tab', { name: 'Set logic' }).click();
  await page.keyboard.press('Backspace');
  await expect.poll(async () => (await digits(page)).slice(0, 4)).toBe('534.');
  // In the tabs the arrows are theirs.
  await page.getByRole('tab', { name: 'Set logic' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Patterns' })).toHaveAttribute('aria-selected', 'true');
  // Where text is typed, it is text.
  await page.keyboard.press('o');
  await page.locator('#puzzle-text').fill('');
  await page.locator('#puzzle-text').press('7');
  await page.locator('#puzzle-text').press('h');
  await expect(page.locator('#puzzle-text')).toHaveValue('7h');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  expect((await digits(page)).slice(0, 4)).toBe('534.');
  // Letters off.
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel(/Single letters/).uncheck();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.keyboard.press('h');
  await page.keyboard.press('o');
  await page.keyboard.press('x');
  await still(page);
  await expect(page.locator('.hint')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Digit', exact: true })).toHaveAttribute('aria-pressed', 'true');
});

test('a key that is pressed while a puzzle is being opened is for that puzzle', async ({ page }) => {
  await opened(page, EASY);
  await cell(page, 2).click();
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    for (const key of ['7', '6']) document.body.dispatchEvent(new KeyboardEvent('keydown', { key, code: `Digit${key}`, bubbles: true }));
  }, TOP95_1);
  await expect.poll(() => digits(page)).toBe(`${TOP95_1.slice(0, 2)}6${TOP95_1.slice(3)}`);
  await page.keyboard.press('Control+z');
  await expect.poll(async () => (await digits(page))[2]).toBe('7');
});

test('a key that is pressed before the first puzzle is on the board is not lost', async ({ page }) => {
  let start = (): void => undefined;
  const pressed = new Promise<void>((done) => (start = done));
  await page.route('**/*.wasm', async (route) => {
    await pressed;
    await route.continue();
  });
  await page.goto('./');
  await page.locator('.board-side [data-cell="0"]').waitFor({ state: 'attached' });
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('6');
  await page.keyboard.press('h');
  expect(await digits(page)).toBe('.'.repeat(81));
  start();
  await expect.poll(() => digits(page)).toBe(`46${TOP95_1.slice(2)}`);
  // The hint is about the board with the digit.
  await expect(page.getByRole('alert')).toContainText('There is a mistake');
});

const BOARDS = [
  { width: 1440, height: 900, least: 730 },
  { width: 1366, height: 657, least: 560 },
  { width: 1280, height: 720, least: 560 },
  { width: 820, height: 1180, least: 690 },
  { width: 390, height: 844, least: 350 },
  { width: 844, height: 390, least: 310 },
  // A laptop's window at 200 % and at 400 %: larger than its 560 pixels at 100 %.
  { width: 683, height: 328, least: 350 },
  { width: 341, height: 164, least: 300 },
];

for (const { width, height, least } of BOARDS) {
  test(`at ${width}×${height} the board is the page, with the path beside it`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await opened(page, TOP95_1);
    const board = (await page.locator('.board-side .nr-board').boundingBox())!;
    // The 81 cells themselves, without the names of rows and columns.
    expect((await square(page)).width).toBeGreaterThanOrEqual(least);
    if (width === 1440) expect(height - board.y - board.height).toBeLessThan(70);
    const header = (await page.locator('header').first().boundingBox())!;
    expect(header.height).toBeLessThan(56);
    await page.getByRole('tab', { name: 'Solve' }).click();
    await page.getByRole('button', { name: 'Whole path' }).click();
    await expect(page.locator('#step-0')).toHaveAttribute('aria-selected', 'true');
    if (height < 350) return;
    const list = page.getByRole('listbox');
    const place = (await list.boundingBox())!;
    for (const step of [12, 3, 25]) {
      await page.locator(`#step-${step}`).click();
      await expect(page.locator('article.step .line')).toHaveText(await page.locator(`#step-${step} .line`).innerText());
      const still = (await page.locator('.board-side .nr-board').boundingBox())!;
      expect([still.y, still.y + still.height <= height]).toEqual([board.y, true]);
      // The list does not jump, and is in sight.
      const now = (await list.boundingBox())!;
      expect(now).toEqual(place);
      expect(now.y + now.height).toBeLessThanOrEqual(height);
      expect(now.height).toBeGreaterThanOrEqual(80);
    }
  });
}

test('on a phone Undo and Hint are within reach of the thumb, and a hint leaves the pad there', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await opened(page, EASY);
  for (const name of ['Undo', 'Hint']) {
    const place = (await page.getByRole('button', { name, exact: true }).boundingBox())!;
    expect(place.y).toBeGreaterThan(844 / 2);
    expect(place.y + place.height).toBeLessThan(844);
  }
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await expect(page.locator('.hint')).toContainText('Look at');
  await expect(page.getByRole('button', { name: /^Digit 5/ })).toBeVisible();
  await page.getByRole('button', { name: 'What?' }).click();
  await page.getByRole('button', { name: 'Where?' }).click();
  await page.getByRole('button', { name: 'Show it' }).click();
  await page.getByRole('button', { name: 'Take the step' }).click();
  await expect.poll(() => digits(page)).not.toBe(EASY);
});

test('conflicts are red, and a digit lights its equals and its houses', async ({ page }) => {
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await opened(page, EASY);
    await cell(page, 2).click();
    await page.keyboard.press('5');
    await expect.poll(() => layer(page, 'values')).toContain('nr-wrong');
    const [red, green, blue] = (await fill(page, '.board-side .nr-wrong')).match(/\d+/g)!.map(Number);
    expect(red! - Math.max(green!, blue!), theme).toBeGreaterThan(100);
    await page.keyboard.press('Delete');
    await expect.poll(() => digits(page)).toBe(EASY);
  }
  await cell(page, 4).click();
  const lit = async (name: string): Promise<number> => page.locator(`.board-side [data-layer=lights] .${name}`).count();
  await expect.poll(() => lit('nr-equal')).toBe(3);
  expect(await lit('nr-house')).toBe(20);
  // The filter lights digits that are there.
  await cell(page, 2).click();
  await page.getByRole('button', { name: 'Show where 6 can go' }).click();
  await expect.poll(() => lit('nr-equal')).toBe(EASY.split('6').length - 1);
});

test('messages go by themselves, cover no keys, and do not stay over another view', async ({ page }) => {
  await opened(page, EASY);
  await expect(page.locator('.told')).toContainText('Read as');
  const told = (await page.locator('.told').boundingBox())!;
  const pad = (await page.locator('.pad').boundingBox())!;
  expect(told.y + told.height).toBeLessThanOrEqual(pad.y);
  await expect(page.locator('.told')).toHaveCount(0);
  await page.getByRole('button', { name: 'Start over' }).click();
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Copy', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('.told')).toContainText('Copied');
  await page.getByRole('tab', { name: 'Techniques' }).click();
  await expect(page.locator('.told')).toHaveCount(0);
});

test('a typed puzzle becomes givens by one button', async ({ page }) => {
  await opened(page, '.'.repeat(81));
  await cell(page, 0).click();
  await page.keyboard.press('5');
  await cell(page, 10).click();
  await page.keyboard.press('7');
  await page.getByRole('button', { name: 'Make these the givens' }).click();
  await expect.poll(async () => (await cells(page))[0]).toBe('row 1 column 1, given 5');
  await page.keyboard.press('Delete');
  expect((await cells(page))[10]).toBe('row 2 column 2, given 7');
  await expect(page.getByRole('button', { name: 'Make these the givens' })).toHaveCount(0);
});

test('several solutions are shown where they differ, and an empty board answers at once', async ({ page }) => {
  const twice = SOLVED.replace(/[12]/g, '.');
  await opened(page, twice);
  await expect(page.locator('[data-solutions=several]')).toContainText('solutions');
  await page.keyboard.press('h');
  await expect(page.getByRole('alert')).toContainText('They differ in the 18 shaded cells');
  await expect(page.locator('.board-side .nr-shaded')).toHaveCount(18);
  await opened(page, '.'.repeat(81));
  await expect(page.locator('[data-solutions=several]')).toBeAttached();
  await page.keyboard.press('h');
  await expect(page.getByRole('alert')).toContainText('very many solutions. It needs more givens.', { timeout: 8000 });
});

test.describe('touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('fingers choose cells and press keys; nothing is written by accident; weak links are drawn', async ({ page }) => {
    await opened(page, EASY);
    const before = await cells(page);
    await cell(page, 2).tap();
    await cell(page, 2).tap();
    await cell(page, 2).dblclick();
    await still(page);
    expect(await cells(page)).toEqual(before);
    await page.getByRole('button', { name: 'Candidate', exact: true }).tap();
    await page.getByRole('button', { name: /^Candidate 1/ }).tap();
    await expect.poll(async () => (await cells(page))[2]).toContain('candidates 2 4');
    await page.getByRole('button', { name: 'Link', exact: true }).tap();
    await page.getByRole('button', { name: 'Weak' }).tap();
    await page.getByRole('button', { name: /^Link 2/ }).tap();
    await cell(page, 3).tap();
    await page.getByRole('button', { name: /^Link 6/ }).tap();
    await expect.poll(() => layer(page, 'links')).toContain('nr-link-weak');
    const { height } = (await page.getByRole('button', { name: /^Link 6/ }).boundingBox())!;
    expect(height).toBeGreaterThanOrEqual(44);
  });
});

test('each game has a time of its own', async ({ page }) => {
  await page.clock.install();
  await opened(page, EASY);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Show the time').check();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.clock.runFor(125_000);
  await expect(page.getByRole('timer')).toHaveText(/^2:\d\d$/);
  await paste(page, TOP95_1);
  await expect.poll(() => digits(page)).toBe(TOP95_1);
  await expect(page.getByRole('timer')).toHaveText(/^0:\d\d$/);
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('timer')).toHaveText(/^2:\d\d$/);
});

test('who solves it is told so', async ({ page }) => {
  const last = `${SOLVED.slice(0, 80)}.`;
  await opened(page, last);
  await expect(page.locator('.status')).toContainText('1 cell left');
  await cell(page, 80).click();
  await page.keyboard.press('9');
  await expect(page.locator('.status')).toContainText('Solved! Every digit is right.');
  await expect(page.locator('.board.solved')).toBeVisible();
  await page.keyboard.press('h');
  await expect(page.getByRole('alert')).toContainText('You have solved it');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Show the time').check();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('timer')).toHaveText(/^\d+:\d\d$/);
});
