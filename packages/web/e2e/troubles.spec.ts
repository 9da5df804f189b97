/** The watch for troubles tells what fails in a page that stays, and only that. */
import { expect, type Page, test } from '@playwright/test';
import { watchForTroubles } from './troubles.js';

/** A page that asks for something that never comes. */
async function openWaiting(page: Page): Promise<void> {
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/failing') return route.abort('connectionrefused');
    return pathname === '/never' ? undefined : route.fulfill({ contentType: 'text/html', body: '<!doctype html>' });
  });
  await page.goto('/waiting');
  const asked = page.waitForRequest('**/never');
  await page.evaluate(() => {
    const given = new AbortController();
    Object.assign(window, { giveUp: () => given.abort() });
    void fetch('/never', { signal: given.signal }).catch(() => {});
  });
  await asked;
}

test('a request that a page gives up or that fails is a trouble', { tag: '@phone' }, async ({ page }) => {
  const troubles = await watchForTroubles(page);
  await openWaiting(page);
  await page.evaluate(() => (window as unknown as { giveUp(): void }).giveUp());
  await page.evaluate(() => fetch('/failing').catch(() => {}));
  await expect.poll(() => troubles.join()).toMatch(/failing \(net::ERR_CONNECTION_REFUSED\)/);
  expect(troubles.join()).toMatch(/never \(net::ERR_ABORTED\)/);
});

test('a request whose page is left is none', { tag: '@phone' }, async ({ page }) => {
  const troubles = await watchForTroubles(page);
  for (const leave of [() => page.goto('/elsewhere'), () => page.reload()]) {
    await openWaiting(page);
    const failed = page.waitForEvent('requestfailed');
    await leave();
    expect((await failed).failure()?.errorText).toBe('net::ERR_ABORTED');
  }
  await page.evaluate(() => fetch('/failing').catch(() => {}));
  await expect.poll(() => troubles.join()).toMatch(/failing \(net::ERR_CONNECTION_REFUSED\)/);
  expect(troubles.join()).not.toMatch(/never/);
});
