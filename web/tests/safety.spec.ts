import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, resolve } from 'node:path';

import { expect, test } from '@playwright/test';

import { TOP95_1, digits, open, paste } from './page';

test('E: the policy lets in nothing but the page’s own files, and every view keeps to it', async ({ page }) => {
  const broken: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) broken.push(message.text());
  });
  await open(page, TOP95_1);
  await expect.poll(() => digits(page)).toBe(TOP95_1);
  const policy = (await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content')) ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval'");
  expect(policy).not.toContain("'unsafe-inline'");
  expect(policy).not.toMatch(/'unsafe-eval'/);
  await page.getByRole('button', { name: 'Whole path' }).click();
  await expect(page.locator('article.step')).toBeVisible();
  for (const name of ['Set logic', 'Patterns', 'Medusa 3D', 'Techniques']) {
    await page.getByRole('tab', { name }).click();
    await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
    if (name === 'Patterns') await expect(page.locator('.bar span').first()).toHaveAttribute('style', /width/);
    if (name === 'Techniques') await expect(page.locator('article.page h1')).toBeVisible();
  }
  expect(broken).toEqual([]);
});

test('E: a script that is put into the page is not run', async ({ page }) => {
  await open(page);
  const ran = await page.evaluate(async () => {
    const script = document.createElement('script');
    script.textContent = 'window.ran = true';
    document.head.append(script);
    const holder = document.createElement('div');
    holder.innerHTML = '<img src="x:" onerror="window.ran = true">';
    document.body.append(holder);
    // Its own listener is asked first.
    await new Promise((done) => holder.firstElementChild?.addEventListener('error', done));
    return 'ran' in window;
  });
  expect(ran).toBe(false);
});

test('E: a paste over 2 MB is refused before it is copied; one below is read', async ({ page }) => {
  await open(page, TOP95_1);
  await expect.poll(() => digits(page)).toBe(TOP95_1);
  await paste(page, 'x'.repeat(2_000_001));
  const fault = page.getByRole('dialog').locator('.fault');
  await expect(fault).toContainText('More than 2.0 MB is not taken by pasting');
  await expect(page.locator('#puzzle-text')).toHaveValue('');
  // Into the field as well.
  await page.locator('#puzzle-text').evaluate((field) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'y'.repeat(2_000_001));
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(page.locator('#puzzle-text')).toHaveValue('');
  await page.keyboard.press('Escape');
  await paste(page, `${TOP95_1.replace('4', '6')}\n`.repeat(20_000));
  await expect(page.getByRole('group', { name: 'The list' })).toContainText('Puzzle 1 of 20000');
});

/** A server of the built page whose service worker can become another version. */
async function server(): Promise<{ address: string; version: { text: string }; close(): void }> {
  const site = resolve(process.env['NINEROOKS_SITE'] ?? 'dist');
  const version = { text: '' };
  const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.wasm': 'application/wasm', '.svg': 'image/svg+xml' };
  const serving = createServer((asked, answer) => {
    const name = new URL(asked.url ?? '/', 'http://localhost').pathname.replace(/\/$/, '/index.html');
    readFile(join(site, name)).then(
      (content) => {
        answer.setHeader('Content-Type', types[extname(name)] ?? 'application/octet-stream');
        answer.end(name === '/sw.js' ? content.toString().replace(/ninerooks-[0-9a-f]+/, `$&${version.text}`) : content);
      },
      () => answer.writeHead(404).end(),
    );
  });
  await new Promise<void>((done) => serving.listen(0, 'localhost', done));
  const { port } = serving.address() as { port: number };
  return { address: `http://localhost:${port}/`, version, close: () => serving.close() };
}

test('E: a new version is announced and taken over; until then the old one keeps all its files', async ({ page }) => {
  const { address, version, close } = await server();
  // An address of its own, which the configuration's stored state does not reach: not a first visit either.
  await page.addInitScript(() => localStorage.setItem('ninerooks-settings', JSON.stringify({ visited: true })));
  await page.goto(address);
  await expect(page.locator('[data-solutions]')).toBeAttached();
  const names = (): Promise<string[]> => page.evaluate(() => caches.keys());
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await expect(page.locator('.news')).toHaveCount(0);
  const [old] = await names();
  version.text = 'new';
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  await expect(page.locator('.news')).toContainText('A new version');
  expect(await names()).toContain(old);
  // What the old page has not loaded yet is still to be had.
  await page.getByRole('tab', { name: 'Techniques' }).click();
  await expect(page.locator('article.page h1')).toBeVisible();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Take it over' }).click();
  await reloaded;
  await expect.poll(names).toEqual([`${old}new`]);
  await expect(page.locator('[data-solutions]')).toBeAttached();
  await expect(page.locator('.news')).toHaveCount(0);
  close();
});
