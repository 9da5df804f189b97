/** The first visit: nothing goes wrong, and little is sent. */
import { gzipSync } from 'node:zlib';
import { expect, type Response, test } from '@playwright/test';
import { watchForTroubles } from './troubles.js';

const MOST_KILOBYTES = 60;
/** Fetched after the app stands, to be there without a network. */
const SERVICE_WORKER = /\/sw\.js$/;

test('the app opens without any trouble', async ({ page }) => {
  const troubles = await watchForTroubles(page);
  await page.goto('./', { waitUntil: 'networkidle' });
  await expect(page.locator('#app')).not.toBeEmpty();
  expect(troubles).toEqual([]);
});

test(`its first load is under ${MOST_KILOBYTES} kB of JavaScript, compressed`, async ({ page }) => {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js') && !SERVICE_WORKER.test(pathname)) scripts.push(response);
  });
  await page.goto('./', { waitUntil: 'networkidle' });
  await expect(page.locator('#app')).not.toBeEmpty();

  const sizes = await Promise.all(
    scripts.map(async (script) => ({ url: script.url(), bytes: gzipSync(await script.body()).length })),
  );
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  const listed = sizes.map(({ url, bytes }) => `${bytes} ${url}`).join('\n');
  expect(sizes.length, 'the app has scripts').toBeGreaterThan(0);
  expect(total, `${total} bytes of JavaScript:\n${listed}\n`).toBeLessThan(MOST_KILOBYTES * 1000);
});
