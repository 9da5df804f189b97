/** Home, addresses and the Back button: every way in, and every way back. */
import { expect, type Page, test } from '@playwright/test';
import { cellAt, goHome, openAnew, openFromMenu, tool } from './app.js';
import { en } from './app-modules.js';
import { STILL } from './stillness.js';

test.use(STILL);

const home = (page: Page) => page.locator('main.home');
const title = (page: Page) => page.locator('h1 .title');
/** What there is to see of each. The coach has a board as well. */
const SCREENS = ['.shell', '.coach-words', '[role=grid]', 'main.home .today'] as const;
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
    await card.getByRole('button', { name: en.home.startOf('Easy') }).tap();
    await expect(title(page)).toHaveText('Easy 1');
    await expect(page.getByRole('gridcell', { name: /holds/ }), 'as it was left').toHaveCount(2);
  });
});

test('Home is where it was left, also after a reload', { tag: '@phone' }, async ({ page }) => {
  await page.goto('./#/');
  const sample = home(page).locator('.samples .card button').last();
  await sample.scrollIntoViewIfNeeded();
  const place = () => home(page).evaluate(({ scrollTop }) => Math.round(scrollTop));
  const before = await place();
  expect(before).toBeGreaterThan(100);
  await home(page).locator('.pack-card').last().getByRole('button').last().tap();
  await expect(page.getByRole('grid')).toBeVisible();
  await page.goBack();
  await expect.poll(place).toBe(before);
  await page.reload();
  await expect(sample).toBeVisible();
  await expect.poll(place).toBe(before);
});

test('an address that was typed opens its puzzle; one that has none says so', { tag: '@once' }, async ({ page }) => {
  await openAnew(page, 'futoshiki-graded-easy-2');
  await expect(page.getByRole('grid', { name: /Futoshiki/ })).toBeVisible();
  await page.goto('./#/no-such-puzzle');
  await expect(page.locator('.seen')).toHaveText(en.news.noSuchPuzzle);
  await expect(home(page)).toBeVisible();
  await expect(page).toHaveURL(/#\/$/);
  await openAnew(page, 'PIPS-graded%2Deasy-2/');
  await expect(page, 'an address that was changed on its way').toHaveURL(/#\/pips-graded-easy-2$/);
  await page.reload();
  await expect(title(page)).toHaveText('Easy 2');
});

test('a puzzle of a day to come says when it comes, and is there from local midnight on', {
  tag: '@once',
}, async ({ page }) => {
  const address = './#/day-2026-11-25-pips-1';
  await page.clock.setFixedTime(new Date(2026, 10, 24, 23, 59));
  await page.goto(address);
  await expect(page.locator('.seen')).toHaveText(en.news.toCome('Wed 25 Nov'));
  await expect(home(page)).toBeVisible();
  await expect(page).toHaveURL(/#\/$/);
  await page.goto('./#/pips-graded-easy-1');
  await expect(title(page)).toHaveText('Easy 1');
  await page.goto(address);
  await expect(page.locator('.seen')).toHaveText(en.news.toCome('Wed 25 Nov'));
  await expect(home(page)).toBeVisible();
  await page.clock.setFixedTime(new Date(2026, 10, 25));
  await page.goto(address);
  await expect(title(page)).toHaveText('Easy · 25 Nov');
  await page.goto('./#/day-2028-01-01-pips-1');
  await expect(page.locator('.seen')).toHaveText(en.news.noSuchPuzzle);
  await expect(home(page)).toBeVisible();
});

test('the page is never blank while it opens, with the coach, Home or the game that was played today', {
  tag: '@once',
}, async ({ page }) => {
  await page.route('**/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 100));
    await route.continue();
  });
  await page.addInitScript((screens) => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const found = screens.find((each) => document.querySelector(each)) ?? 'blank';
      if (document.body !== null && seen.at(-1) !== found) seen.push(found);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, SCREENS);
  const opened = async (screen: (typeof SCREENS)[number]) => {
    await page.goto('about:blank');
    await page.goto('./');
    await expect(page.locator(screen).first()).toBeVisible();
    const seen = () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    await expect.poll(seen).toEqual(['.shell', screen]);
  };
  await opened('.coach-words');
  await openAnew(page, 'pips-graded-easy-1');
  await opened('main.home .today');
  await openAnew(page, 'pips-graded-easy-1');
  await page.getByRole('option').first().click();
  await cellAt(page, [0, 0]).click();
  await expect(tool(page, en.tools.undo)).toHaveAttribute('aria-disabled', 'false');
  await opened('[role=grid]');
});

test('Home and the calendar go on to the next day at midnight, where the player is', {
  tag: '@once',
}, async ({ page }) => {
  await page.clock.install({ time: new Date(2026, 10, 18, 23, 59, 30) });
  await openAnew(page, 'pips-graded-easy-1');
  await goHome(page);
  await expect(home(page).locator('header p')).toContainText('18');
  await home(page).getByRole('button', { name: en.habit.calendar }).click();
  const current = page.getByRole('dialog').locator('[aria-current=date]');
  await expect(current).toHaveText('18');
  await page.clock.runFor(60_000);
  await expect(current).toHaveText('19');
  await page.keyboard.press('Escape');
  await expect(home(page).locator('header p')).toContainText('19');
  await home(page).locator('.tile').first().click();
  await expect(page).toHaveURL(/#\/day-2026-11-19-pips-1$/);
});
