/** What comes late, or not at all: whoever has gone elsewhere by then stays there, and nobody waits for ever. */
import { expect, type Page, type Request, test } from '@playwright/test';
import { cellAt, goHome, openApp, openFromMenu, tool } from './app.js';
import { en } from './app-modules.js';
import { silenceDisk } from './disk.js';
import { STILL } from './stillness.js';

test.use({ ...STILL, serviceWorkers: 'block' });

const home = (page: Page) => page.locator('main.home');
const title = (page: Page) => page.locator('h1 .title');

/** Holds what is asked for at such addresses until it is let go, one way or the other. */
async function hold(page: Page, addresses: RegExp): Promise<(how: 'continue' | 'abort') => Promise<void>> {
  let letGo: (how: 'continue' | 'abort') => void = () => {};
  const held = new Promise<'continue' | 'abort'>((resolve) => {
    letGo = resolve;
  });
  await page.route(addresses, async (route) => ((await held) === 'abort' ? route.abort() : route.continue()));
  return async (how) => {
    const isHeld = (request: Request) => addresses.test(request.url());
    const over =
      how === 'abort' ? page.waitForEvent('requestfailed', isHeld) : page.waitForEvent('requestfinished', isHeld);
    letGo(how);
    await over;
  };
}

/** Time for what should not happen. */
const whatever = (page: Page) => page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));

test('of two puzzles the one that was chosen last is shown, though the other comes later', {
  tag: ['@once', '@soak'],
}, async ({ page }) => {
  const letGo = await hold(page, /futoshiki-graded-easy\.json/);
  await openApp(page);
  await page.getByRole('option').first().tap();
  await cellAt(page, [0, 0]).tap();
  await expect(tool(page, en.tools.undo)).toHaveAttribute('aria-disabled', 'false');
  await goHome(page);
  await home(page)
    .locator('.packs', { hasText: 'Futoshiki' })
    .getByRole('button', { name: en.home.startOf('Easy') })
    .tap();
  await home(page).locator('.continue').getByRole('button', { name: en.home.play }).tap();
  await expect(page.getByRole('grid', { name: /Pips/ })).toBeVisible();
  await letGo('continue');
  await whatever(page);
  await expect(page.getByRole('grid', { name: /Pips/ })).toBeVisible();
});

test('lessons that cannot be loaded take nobody out of a game', { tag: '@once' }, async ({ page }) => {
  await openApp(page);
  const letGo = await hold(page, /\/assets\/coach-.*\.js/);
  await goHome(page);
  await openFromMenu(page, en.home.lessons);
  await expect(page).toHaveURL(/#\/coach$/);
  await expect(page.locator('.shell'), 'the page is not blank').toBeVisible();
  await page.goBack();
  await home(page)
    .getByRole('button', { name: en.home.startOf('Medium') })
    .first()
    .tap();
  await expect(title(page)).toHaveText('Medium 1');
  await letGo('abort');
  await whatever(page);
  await expect(title(page)).toHaveText('Medium 1');
  await expect(page.locator('.seen')).toHaveCount(0);
});

test('who could not be taught is taught the next time', { tag: '@once' }, async ({ page }) => {
  const coach = /\/assets\/coach-.*\.js/;
  await page.route(coach, (route) => route.abort());
  await page.goto('./');
  await expect(home(page)).toBeVisible();
  await page.unroute(coach);
  await page.goto('about:blank');
  await page.goto('./');
  await expect(page.locator('.coach-words')).toBeVisible();
});

test('Home is there though the disk never answers', { tag: '@once' }, async ({ page }) => {
  await page.clock.install();
  await silenceDisk(page);
  await page.goto('./#/');
  await page.clock.runFor(8000);
  await expect(page.locator('main.home h1')).toBeVisible();
  await page.clock.runFor(8000);
  await expect(home(page).locator('.tile')).toHaveCount(4);
});
