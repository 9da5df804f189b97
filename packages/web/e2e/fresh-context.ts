/** For tests of what a browser keeps of the app itself: a context of their own, in which service workers may run. */
import { test as base } from '@playwright/test';

export const test = base.extend({
  serviceWorkers: 'allow',
  context: async ({ browser }, use) => {
    const context = await browser.newContext();
    await use(context);
    await context.close();
  },
  page: async ({ context }, use) => use(await context.newPage()),
});
