/** Days of the Times by date, through `pipwright serve`; what is said where they do not come; and other devices. */
import { networkInterfaces } from 'node:os';
import { expect, type Page, type Route, test } from '@playwright/test';
import { goHome, openFromMenu, tool } from './app.js';
import { en } from './app-modules.js';
import { troublesUnderAxe } from './axe.js';
import { bringSheet, keptPuzzles, openBringSheet, textField } from './bring.js';
import { SOAKING } from './effort.js';
import { test as inFreshContext } from './fresh-context.js';
import { dist, hostFolder } from './host.js';
import { answering, dayOf, type Serving, startServing } from './serving.js';
import { STILL } from './stillness.js';
import { watchForTroubles } from './troubles.js';

test.use(STILL);
inFreshContext.use(STILL);

const { day: w } = en.bring;

const dateField = (page: Page) => bringSheet(page).getByLabel(w.date, { exact: true });
const getButton = (page: Page) => bringSheet(page).getByRole('button', { name: w.get });
const dayState = (page: Page) => page.locator('.bring-day-state [role=status]');
const found = (page: Page) => bringSheet(page).locator('.bring-list li');
const said = (page: Page) => bringSheet(page).locator('.bring-said');

const TIMES = {
  '2025-08-24': answering(200, dayOf('2025-08-24')),
  '2025-08-25': answering(200, dayOf('2025-08-25')),
  '2025-09-02': answering(500),
  '2025-09-03': answering(200, '<html>Sign in</html>'),
  '2025-09-04': () => {},
  '2025-09-05': answering(200, dayOf('2025-09-06')),
  '2025-09-06': answering(200, '{"message":"hello"}'),
  '2025-09-07': ((_, response) => void response.destroy()) as ReturnType<typeof answering>,
};

/** A day that does not come, and what is said of it. */
const TROUBLES: readonly (readonly [date: string, trouble: keyof typeof w.troubles])[] = [
  ['2025-09-01', 'none'],
  ['2025-09-02', 'refused'],
  ['2025-09-03', 'garbage'],
  ['2025-09-04', 'late'],
  ['2025-09-05', 'garbage'],
  ['2025-09-07', 'unreachable'],
];

// One server for all of them: what each needs of its own is a day that only it asks for.
test.describe.configure({ mode: 'default' });

const address = Object.values(networkInterfaces())
  .flat()
  .find((each) => each !== undefined && !each.internal && each.family === 'IPv4')?.address;

let serving: Serving;
test.beforeAll(async () => {
  serving = await startServing(TIMES, ...(address === undefined ? [] : ['--host', address]));
});
test.afterAll(() => serving?.close());

async function openSheetAt(page: Page, address: string): Promise<void> {
  await page.goto(`${address}#/pips-graded-easy-1`);
  await expect(page.getByRole('grid')).toBeVisible();
  await openBringSheet(page);
}

async function getDay(page: Page, date: string): Promise<void> {
  await dateField(page).fill(date);
  await getButton(page).click();
}

/** Holds a day back on its way to the page, until it is let go. */
async function holdDay(page: Page, date: string): Promise<{ readonly asked: Promise<Route>; letGo(): Promise<void> }> {
  let tell: (route: Route) => void = () => {};
  const asked = new Promise<Route>((resolve) => {
    tell = resolve;
  });
  await page.route(`**/daily/${date}.json`, (route) => tell(route), { times: 1 });
  return { asked, letGo: async () => (await asked).continue() };
}

inFreshContext(
  'a day is chosen, its three puzzles come, and come from the cache again',
  { tag: '@soak' },
  async ({ page }) => {
    const troubles = await watchForTroubles(page);
    await page.goto(`${serving.address}#/pips-graded-easy-1`);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.reload();
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
    await openBringSheet(page);
    const today = await page.evaluate(() => new Date().toLocaleDateString('sv'));
    await expect(dateField(page)).toHaveValue(today);
    await expect(dateField(page)).toHaveAttribute('min', '2025-08-18');
    await getDay(page, '2025-08-25');
    await expect(said(page)).toHaveText('3 puzzles found.');
    await expect(found(page).locator('strong')).toHaveText([
      'Times · Easy · 25 Aug 2025',
      'Times · Medium · 25 Aug 2025',
      'Times · Hard · 25 Aug 2025',
    ]);
    await expect(found(page).last(), 'they are where they are seen').toBeInViewport();
    await expect(textField(page)).toHaveValue(/"printDate":"2025-08-25"/);
    await tool(page, 'Import all 3').click();
    await expect(bringSheet(page).getByText('3 puzzles imported.')).toBeVisible();

    await textField(page).fill('');
    await expect(found(page)).toHaveCount(0);
    await dateField(page).focus();
    await page.keyboard.press('Enter');
    await expect(found(page).filter({ hasText: 'already in My puzzles' })).toHaveCount(3);
    expect(await keptPuzzles(page)).toHaveLength(3);
    expect(serving.asked.filter((date) => date === '2025-08-25')).toHaveLength(1);
    await bringSheet(page).getByRole('button', { name: 'Play Times · Hard · 25 Aug 2025' }).click();
    await expect(page.locator('h1 .title')).toHaveText('Times · Hard · 25 Aug 2025');
    expect(troubles).toEqual([]);
  },
);

test('what keeps a day from coming is said, and what to do', { tag: ['@phone', '@soak'] }, async ({ page }) => {
  await openSheetAt(page, serving.address);
  for (const [date, trouble] of TROUBLES) {
    await getDay(page, date);
    await expect(dayState(page), date).toHaveText(w.troubles[trouble]);
    await expect(dayState(page), date).toBeInViewport({ ratio: 0.9 });
    await expect(textField(page)).toHaveValue('');
  }

  await test.step('an answer that is JSON and no puzzle goes where all texts go', async () => {
    await getDay(page, '2025-09-06');
    await expect(bringSheet(page).locator('.bring-problems li')).toHaveCount(1);
    await expect(dayState(page)).toHaveText('');
  });

  await test.step('a day that cannot be there is not asked for', async () => {
    const { length } = serving.asked;
    for (const date of ['2025-08-17', '2099-01-01', '']) {
      await getDay(page, date);
      await expect(dayState(page)).toHaveText(/^Choose a day from 18 Aug 2025 to /);
    }
    expect(serving.asked).toHaveLength(length);
  });

  await test.step('the next day is none the worse for it', async () => {
    await getDay(page, '2025-08-24');
    await expect(found(page)).toHaveCount(3);
  });

  await test.step('without a network', async () => {
    await page.context().setOffline(true);
    await getDay(page, '2025-08-24');
    await expect(dayState(page)).toHaveText(w.troubles.offline);
    await page.context().setOffline(false);
  });
});

test('waiting is shown, and can be ended; by keys too', { tag: '@soak' }, async ({ page }) => {
  await openSheetAt(page, serving.address);
  const forgotten = await holdDay(page, '2025-09-02');
  await dateField(page).fill('2025-09-02');
  await page.keyboard.press('Enter');
  await forgotten.asked;
  await expect(dayState(page)).toHaveText(w.getting);
  await expect(getButton(page)).toHaveAttribute('aria-disabled', 'true');
  await getButton(page).focus();
  await page.keyboard.press('Tab');
  await expect(tool(page, w.cancel)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dayState(page)).toHaveText(w.cancelled);
  await expect(getButton(page)).toBeFocused();
  await expect(tool(page, w.cancel)).toHaveCount(0);

  const held = await holdDay(page, '2025-09-02');
  await page.keyboard.press('Enter');
  await tool(page, w.cancel).focus();
  await held.letGo();
  await expect(dayState(page)).toHaveText(w.troubles.refused);
  await expect(getButton(page), 'the focus is not lost with the button').toBeFocused();
});

test('the day it is is on Home; what is opened is kept and shown as begun', { tag: '@phone' }, async ({ page }) => {
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).origin));
  const row = page.locator('.home .times .tile');
  await page.clock.setFixedTime(new Date(2025, 7, 24, 12));
  await page.route('**/daily/', (route) => route.abort(), { times: 1 });
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/daily/'));
  await page.goto(`${serving.address}#/`);
  await failed;
  await expect(row, 'nothing where the host does not answer').toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(row.locator('b')).toHaveText([en.levels.easy, en.levels.medium, en.levels.hard]);
  await row.last().tap();
  await expect(page.locator('h1 .title')).toHaveText('Times · Hard · 24 Aug');
  await page.getByRole('option').first().tap();
  await page.getByRole('gridcell').first().tap();
  await expect(tool(page, en.tools.undo)).toHaveAttribute('aria-disabled', 'false');
  await goHome(page);
  await expect(row.last()).toContainText(en.home.goOn);
  await row.last().tap();
  await expect(tool(page, en.tools.undo)).toHaveAttribute('aria-disabled', 'false');
  expect(await keptPuzzles(page)).toHaveLength(1);
  expect([...asked]).toEqual([new URL(serving.address).origin]);
});

test('axe finds nothing wrong with it, in any look', { tag: ['@phone', '@soak'] }, async ({ page }) => {
  await page.goto(`${serving.address}#/pips-graded-easy-1`);
  await expect(page.getByRole('grid')).toBeVisible();
  await goHome(page);
  await tool(page, en.bring.open).click();
  const held = await holdDay(page, '2025-09-02');
  await page.getByLabel(en.bring.day.date, { exact: true }).fill('2025-09-02');
  await page.getByRole('button', { name: en.bring.day.get }).click();
  await expect(page.getByRole('button', { name: en.bring.day.cancel })).toBeVisible();
  expect(await troublesUnderAxe(page)).toEqual([]);
  await held.letGo();
  await expect(dayState(page)).toHaveText(en.bring.day.troubles.refused);
  for (const colorScheme of SOAKING ? (['light', 'dark'] as const) : []) {
    await page.emulateMedia({ colorScheme });
    expect(await troublesUnderAxe(page)).toEqual([]);
  }
  await page.getByLabel(en.bring.day.date, { exact: true }).fill('2025-08-24');
  await page.getByRole('button', { name: en.bring.day.get }).click();
  await expect(page.locator('.bring-list strong').first()).toHaveText('Times · Easy · 24 Aug 2025');
  expect(await troublesUnderAxe(page)).toEqual([]);
});

test.describe('a host that is not pipwright serve', { tag: '@phone' }, () => {
  test('has no dates to choose', { tag: '@soak' }, async ({ page }) => {
    const host = await hostFolder(dist, '/some/folder/');
    try {
      await openSheetAt(page, host.address);
      await expect.poll(() => host.missed).toContain('/some/folder/daily/');
      await textField(page).fill('4:p');
      await expect(found(page)).toHaveCount(1);
      await expect(page.locator('input[type=date]')).toHaveCount(0);
    } finally {
      await host.close();
    }
  });

  test('has none either where it answers everything with the app', { tag: '@soak' }, async ({ page }) => {
    await page.route('**/daily/**', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
    const asked = page.waitForResponse('**/daily/');
    await openSheetAt(page, './');
    await asked;
    await textField(page).fill('4:p');
    await expect(found(page)).toHaveCount(1);
    await expect(page.locator('input[type=date]')).toHaveCount(0);
  });
});

test.describe('another device of the network', { tag: '@phone' }, () => {
  test.skip(address === undefined, 'This machine has no address but its own.');

  test('has the whole app', { tag: '@soak' }, async ({ page }) => {
    const there = () => serving.said.match(/open it at (http:\S+)/)?.[1] ?? '';
    await expect.poll(there).not.toBe('');
    const troubles = await watchForTroubles(page);
    await page.goto(`${there()}#/pips-graded-easy-1`);
    await expect(page.getByRole('grid')).toBeVisible();
    expect(
      await page.evaluate(() => [isSecureContext, 'serviceWorker' in navigator, 'clipboard' in navigator]),
    ).toEqual([false, false, false]);

    await test.step('it plays and keeps', async () => {
      await page.getByRole('option').first().click();
      await page.getByRole('gridcell').first().click();
      const undo = page.getByRole('button', { name: en.tools.undo });
      await expect(undo).toHaveAttribute('aria-disabled', 'false');
      await page.reload();
      await expect(undo).toHaveAttribute('aria-disabled', 'false');
      await tool(page, en.tools.check).click();
      await expect(page.locator('.findings, .seen').first()).toBeVisible();
    });

    await test.step('it gets days', async () => {
      await openBringSheet(page);
      await getDay(page, '2025-08-24');
      await expect(found(page)).toHaveCount(3);
      await tool(page, 'Import all 3').click();
      await expect(bringSheet(page).getByText('3 puzzles imported.')).toBeVisible();
      await page.keyboard.press('Escape');
      await tool(page, en.home.play).click();
    });

    await test.step('it says that it cannot copy', async () => {
      await openFromMenu(page, en.menu.share);
      await tool(page, en.share.copyLink).click();
      await expect(page.getByRole('textbox', { name: en.share.byHand })).toBeVisible();
      await page.keyboard.press('Escape');
      await openFromMenu(page, en.menu.lab);
      await tool(page, en.inspect.tasks.solve).click();
      await expect(page.getByRole('dialog').locator('.solution-report').first()).toBeVisible();
      await page.keyboard.press('Escape');
    });
    expect(troubles).toEqual([]);
  });
});

test('a server that has ended is missed, and what came before stays', { tag: '@phone' }, async ({ page }) => {
  await openSheetAt(page, serving.address);
  await getDay(page, '2025-08-24');
  await expect(found(page)).toHaveCount(3);
  await serving.end();
  await getDay(page, '2025-08-24');
  await expect(dayState(page)).toHaveText(w.troubles.gone);
  await expect(found(page)).toHaveCount(3);
});
