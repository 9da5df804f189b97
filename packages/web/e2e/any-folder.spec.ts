/** The built files on a host that knows nothing of them, deep in somebody's folders. */
import { expect, test } from '@playwright/test';
import { dist, hostFolder } from './host.js';
import { watchForTroubles } from './troubles.js';

test('the app works from any folder of any host', async ({ page }) => {
  const host = await hostFolder(dist, '/some/deep/folder/');
  try {
    const troubles = await watchForTroubles(page);
    await page.goto(host.address, { waitUntil: 'networkidle' });
    await expect(page.locator('#app')).not.toBeEmpty();
    expect(troubles).toEqual([]);
    expect(host.missed).toEqual([]);
  } finally {
    await host.close();
  }
});
