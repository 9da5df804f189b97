/** Home, addresses and the Back button: every way in, and every way back. */
import { expect, type Page, test } from '@playwright/test';
import { cellAt, goHome, openAnew, openFromMenu, tool } from './app.js';
import { en } from './app-modules.js';
import { STILL } from './stillness.js';

test.use(STILL);

const home = (page: Page) => page.locator('main.home');
const title = (page: Page) => page.locator('h1 .title');
const today = async (page: Page) => page.evaluate(() => new Date().toLocaleDateString('sv-SE'));

test('who has played before comes Home: today, the game to go on with, packs with progress, and more', {
  tag: '@phone',
}, async ({ page }) => {
  await openAnew(page, 'pips-graded-easy-1');
  await page.getByRole('option').first().tap();
  await cellAt(page, [0, 0]).tap();
  await expect(tool(page, en.tools.undo)).toHaveAttribute('aria-disabled', 'false');
  await goHome(page);
  await expect(page).toHaveURL(/#\/$/);
  await expect(home(page).locator('.tile')).toHaveCount(4);
  await expect(home(page).locator('.tile svg')).toHaveCount(4);
  await expect(home(page).locator('.continue')).toContainText('Easy 1');
  const card = home(page).locator('.pack-card').first();
  await expect(card).toContainText(en.home.of(0, 48));

  await test.step('a puzzle of today has an address, and Back goes Home', async () => {
    await home(page).locator('.tile', { hasText: en.levels.medium }).tap();
    await expect(page).toHaveURL(`./#/day-${await today(page)}-pips-2`);
    await expect(title(page)).toContainText(en.levels.medium);
    await page.goBack();
    await expect(home(page)).toBeVisible();
    await page.goForward();
    await expect(title(page)).toContainText(en.levels.medium);
  });

  await test.step('Back closes what is open first', async () => {
    await openFromMenu(page, en.menu.rules);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(title(page)).toContainText(en.levels.medium);
    await tool(page, en.tools.hint).tap();
    await expect(page.locator('.aid .told p')).toBeVisible();
    await page.goBack();
    await expect(page.locator('.aid')).toHaveCount(0);
    await page.goBack();
    await expect(home(page)).toBeVisible();
  });

  await test.step('a pack shows all it has, over Home, and the next one is a press away', async () => {
    await card.getByRole('button').first().tap();
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByRole('button', { name: /^Easy \d+, / })).toHaveCount(48);
    await page.goBack();
    await expect(sheet).toHaveCount(0);
    await expect(home(page)).toBeVisible();
    await card.getByRole('button', { name: en.home.nextOf('Easy') }).tap();
    await expect(title(page)).toHaveText('Easy 1');
    await expect(page.getByRole('gridcell', { name: /holds/ }), 'as it was left').toHaveCount(2);
  });
});

test('an address that was typed opens its puzzle; one that has none says so', { tag: '@once' }, async ({ page }) => {
  await openAnew(page, 'futoshiki-graded-easy-2');
  await expect(page.getByRole('grid', { name: /Futoshiki/ })).toBeVisible();
  await page.goto('./#/no-such-puzzle');
  await expect(page.locator('.seen')).toHaveText(en.news.noPuzzle);
  await expect(page).toHaveURL(/#\/futoshiki-graded-easy-2$/);
  await openAnew(page, 'pips-graded-easy-2');
  await page.reload();
  await expect(title(page)).toHaveText('Easy 2');
});

test('Home goes on to the next day at midnight, where the player is', { tag: '@once' }, async ({ page }) => {
  await page.clock.install({ time: new Date(2026, 10, 18, 23, 59, 30) });
  await openAnew(page, 'pips-graded-easy-1');
  await goHome(page);
  await expect(home(page).locator('header p')).toContainText('18');
  await page.clock.runFor(60_000);
  await expect(home(page).locator('header p')).toContainText('19');
  await home(page).locator('.tile').first().click();
  await expect(page).toHaveURL(/#\/day-2026-11-19-pips-1$/);
});
