/** Tests of a worker share a page: none finds anything of the one before it. */
import { expect, test } from '@playwright/test';
import { openApp } from './app.js';
import { readDisk } from './disk.js';
import { freeBoard, putInPack } from './own-puzzles.js';
import { cellsFilled } from './shown.js';

test.describe.configure({ mode: 'serial' });

test('one test leaves a game, settings and a changed browser', { tag: '@phone' }, async ({ page }) => {
  await putInPack(page, [freeBoard(1, 2)]);
  await page.addInitScript(() => Object.assign(window, { changed: true }));
  await page.exposeFunction('exposed', () => {});
  await page.clock.install();
  await page.emulateMedia({ colorScheme: 'dark' });
  await openApp(page);
  await page.getByRole('option').tap();
  await page.getByRole('gridcell').first().tap();
  await expect.poll(() => cellsFilled(page)).toBe(2);
  await page.evaluate(() => {
    localStorage.setItem('left', 'yes');
    sessionStorage.setItem('left', 'yes');
  });
});

test('and the next one finds nothing of it', { tag: '@phone' }, async ({ page }) => {
  await openApp(page);
  expect(await page.getByRole('gridcell').count()).toBeGreaterThan(2);
  expect(await cellsFilled(page)).toBe(0);
  const { summaries, moves } = await readDisk(page);
  expect([summaries, moves]).toEqual([{}, {}]);
  const found = await page.evaluate(() => ({
    kept: [localStorage.getItem('left'), sessionStorage.getItem('left')],
    changed: ['changed' in window, 'exposed' in window, '__pwClock' in window],
    dark: matchMedia('(prefers-color-scheme: dark)').matches,
  }));
  expect(found).toEqual({ kept: [null, null], changed: [false, false, false], dark: false });
});
