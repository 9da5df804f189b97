/** The first visit: nothing goes wrong, and little is sent. */
import { gzipSync } from 'node:zlib';
import { expect, type Response, test } from '@playwright/test';
import { addressOf } from './app.js';
import { watchForTroubles } from './troubles.js';

const MOST_KILOBYTES = 66;

test(`the app opens without any trouble, with less than ${MOST_KILOBYTES} kB of JavaScript, compressed`, {
  tag: '@once',
}, async ({ page }) => {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) scripts.push(response);
  });
  const troubles = await watchForTroubles(page);
  await page.goto(addressOf('pips-graded-easy-1'));
  await expect(page.getByRole('grid')).toBeVisible();
  // What it fetches without being asked has been asked for by then.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(troubles).toEqual([]);

  const sizes = await Promise.all(
    scripts.map(async (script) => ({ url: script.url(), bytes: gzipSync(await script.body()).length })),
  );
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  const listed = sizes.map(({ url, bytes }) => `${bytes} ${url}`).join('\n');
  expect(sizes.length, 'the app has scripts').toBeGreaterThan(0);
  expect(total, `${total} bytes of JavaScript:\n${listed}\n`).toBeLessThan(MOST_KILOBYTES * 1000);
});
