/** The Back button as browsers have it: they leap over entries that a page adds without a gesture. */
import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { goHome, historyAtRest, openAnew, openFromMenu, tool } from './app.js';
import { en } from './app-modules.js';
import { STILL } from './stillness.js';

test.use(STILL);

const home = (page: Page) => page.locator('main.home');
const sheet = (page: Page) => page.getByRole('dialog');

/** That of the mouse: unlike `page.goBack`, it leaps. */
async function pressBack(browser: CDPSession): Promise<void> {
  await browser.send('Input.dispatchMouseEvent', { type: 'mouseReleased', x: 5, y: 5, button: 'back', clickCount: 1 });
}

/** With a page before it: a new tab's first one is replaced. */
async function openAfter(page: Page, puzzle: string): Promise<CDPSession> {
  await page.goto('./manifest.webmanifest');
  await openAnew(page, puzzle);
  return page.context().newCDPSession(page);
}

/** How many entries of the app there are. */
async function countEntries(browser: CDPSession, page: Page): Promise<number> {
  const { entries } = await browser.send('Page.getNavigationHistory');
  const { origin } = new URL(page.url());
  return entries.slice(entries.findLastIndex(({ url }) => !url.startsWith(origin)) + 1).length;
}

test('Back closes one thing after the other and goes Home, without a touch in between', { tag: '@phone' }, async ({
  page,
}) => {
  const browser = await openAfter(page, 'pips-graded-easy-1');

  await test.step('a sheet, a hint, then Home', async () => {
    await tool(page, en.tools.hint).tap();
    await expect(page.locator('.aid .told p')).toBeVisible();
    await openFromMenu(page, en.menu.rules);
    await expect(sheet(page)).toBeVisible();
    await pressBack(browser);
    await expect(sheet(page)).toHaveCount(0);
    await expect(page.locator('.aid')).toBeVisible();
    await pressBack(browser);
    await expect(page.locator('.aid')).toHaveCount(0);
    await expect(page).toHaveURL(/#\/pips-graded-easy-1$/);
    await pressBack(browser);
    await expect(home(page)).toBeVisible();
    await expect(page).toHaveURL(/#\/$/);
  });

  await test.step('quickly', async () => {
    await home(page).locator('.continue, .pack-card').first().getByRole('button').last().tap();
    await expect(page.getByRole('grid')).toBeVisible();
    await openFromMenu(page, en.menu.rules);
    await expect(sheet(page)).toBeVisible();
    await Promise.all([pressBack(browser), pressBack(browser)]);
    await expect(home(page)).toBeVisible();
    await expect(sheet(page)).toHaveCount(0);
    await expect(page).toHaveURL(/#\/$/);
  });

  await test.step('and leaves from there', async () => {
    await pressBack(browser);
    await expect(page).toHaveURL('about:blank');
  });
});

test('what is opened and closed leaves nothing in the history, nor do addresses', { tag: '@desktop' }, async ({
  page,
}) => {
  const browser = await openAfter(page, 'pips-graded-easy-1');
  for (let times = 0; times < 5; times++) {
    await openFromMenu(page, en.menu.keys);
    await expect(sheet(page)).toBeVisible();
    await (times % 2 === 0 ? page.keyboard.press('Escape') : tool(page, en.close).click());
    await expect(sheet(page)).toHaveCount(0);
  }
  // Home, the puzzle, and what may be gone forward to.
  await expect.poll(() => countEntries(browser, page)).toBe(3);
  for (const puzzle of ['pips-graded-easy-2', 'futoshiki-graded-easy-1', 'pips-graded-easy-3']) {
    await page.goto(`./#/${puzzle}`);
    await expect(page.getByRole('grid', { name: puzzle.startsWith('pips') ? /Pips/ : /Futoshiki/ })).toBeVisible();
    await historyAtRest(page);
    await expect(page).toHaveURL(`./#/${puzzle}`);
  }
  await expect.poll(() => countEntries(browser, page)).toBeLessThanOrEqual(3);

  await test.step('a page that is loaded anew has nothing open, and Back is right there', async () => {
    await openFromMenu(page, en.menu.keys);
    await expect(sheet(page)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('grid')).toBeVisible();
    await expect.poll(() => page.evaluate(() => history.state)).toBe(1);
    await page.goBack();
    await expect(home(page)).toBeVisible();
  });

  await test.step('the address that is there changes nothing', async () => {
    await page.goto('./#/');
    await expect.poll(() => page.evaluate(() => history.state)).toBe(0);
    await home(page).locator('.tile').first().click();
    await expect(page.getByRole('grid')).toBeVisible();
    await goHome(page);
    await expect(page).toHaveURL(/#\/$/);
    await pressBack(browser);
    await expect(page).toHaveURL('about:blank');
  });
});
