/** The built files on a host that knows nothing of them, deep in somebody's folders. */
import { expect } from '@playwright/test';
import { test } from './fresh-context.js';
import { dist, hostFolder } from './host.js';
import { watchForTroubles } from './troubles.js';

test('the app works from any folder of any host', { tag: '@once' }, async ({ page }) => {
  const host = await hostFolder(dist, '/some/deep/folder/');
  try {
    const troubles = await watchForTroubles(page);
    await page.goto(`${host.address}#/pips-graded-easy-1`);
    await expect(page.getByRole('grid')).toBeVisible();
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    expect(troubles).toEqual([]);
    expect(host.missed).toEqual([]);
  } finally {
    await host.close();
  }
});
