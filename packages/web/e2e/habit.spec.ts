/** Puzzles of days are played by a clock that tests set: what the calendar and the statistics then say. */
import { expect, type Page, test } from '@playwright/test';
import { goHome, historyAtRest, lay, openFromMenu, tool } from './app.js';
import { en } from './app-modules.js';
import { expectCounted } from './disk.js';
import { ONE, putInMonth } from './own-puzzles.js';
import { STILL } from './stillness.js';

const { habit: w } = en;

test.use(STILL);

const DATES = [16, 17, 18, 19, 20].map((date) => `2026-11-${date}`);

const sheet = (page: Page) => page.getByRole('dialog');
const day = (page: Page, date: string) => sheet(page).getByRole('button', { name: new RegExp(`\\b${date}\\b.*:`) });

/** Home, at noon of a day. */
async function openOn(page: Page, date: number): Promise<void> {
  await page.clock.setFixedTime(new Date(2026, 10, date, 12));
  await page.goto('about:blank');
  await page.goto('./#/');
  await expect(page.locator('main.home')).toBeVisible();
}

async function openDay(page: Page, date: number, number = 1): Promise<void> {
  await historyAtRest(page);
  await page.goto(`./#/day-2026-11-${date}-pips-${number}`);
}

async function solveDay(page: Page, date: number): Promise<void> {
  await openDay(page, date);
  await solveOpened(page, date);
}

async function solveOpened(page: Page, date: number): Promise<void> {
  await layOpened(page, date, 1, ONE.dominoes.length);
  await expect(page.locator('.finished')).toBeVisible();
}

async function layOpened(page: Page, date: number, number: number, dominoes: number): Promise<void> {
  await expect(page).toHaveURL(`./#/day-2026-11-${date}-pips-${number}`);
  await expect(page.getByRole('option')).toHaveCount(ONE.dominoes.length);
  for (const [i, domino] of ONE.dominoes.slice(0, dominoes).entries()) {
    const [row, column] = [i >> 1, 2 * (i & 1)];
    await lay(
      page,
      {
        domino: [...domino],
        cells: [
          [row, column],
          [row, column + 1],
        ],
      },
      'tap',
    );
  }
}

test('a day is solved on time; one that is over, later; and hints are told of', { tag: '@phone' }, async ({ page }) => {
  await putInMonth(page, '2026-11', DATES, ONE);
  await openOn(page, 17);
  await solveDay(page, 17);
  await expect(page.locator('.finished')).toContainText(en.finish.daysInARow(1));
  await goHome(page);
  await tool(page, `${w.streakInShort(1)} · ${w.calendar}`).tap();
  await expect(day(page, '17 Nov')).toHaveAccessibleName(new RegExp(w.states['on-time']));
  await expect(day(page, '16 Nov')).toHaveAccessibleName(new RegExp(w.states.before));
  await expect(day(page, '18 Nov')).toBeDisabled();

  await test.step('the next day, the one before is late, and today grows the streak', async () => {
    await openOn(page, 18);
    await openFromMenu(page, w.calendar);
    await day(page, '16 Nov').tap();
    await sheet(page).getByRole('button', { name: en.levels.easy }).tap();
    await solveOpened(page, 16);
    await openDay(page, 18);
    await tool(page, en.tools.hint).tap();
    await expect(page.locator('.aid .told p')).toBeVisible();
    await expectCounted(page, 'where');
    await page.keyboard.press('Escape');
    await solveOpened(page, 18);
    await goHome(page);
    await expect(page.locator('.tile.finished')).toContainText(w.withHints);
    await tool(page, `${w.streakInShort(2)} · ${w.calendar}`).tap();
    await expect(day(page, '16 Nov')).toHaveAccessibleName(new RegExp(w.states.late));
    await expect(day(page, '18 Nov')).toHaveAccessibleName(new RegExp(w.states['on-time']));
    await page.keyboard.press('Escape');
  });

  await test.step('statistics have all three, one of them with a hint', async () => {
    await openFromMenu(page, w.statistics);
    await expect(sheet(page)).toContainText(`${w.solvedInAll(3)} ${w.streak(2)}`);
    const figure = (name: string) => sheet(page).locator('.level dl > div', { hasText: name }).locator('dd');
    await expect(figure(w.solved)).toHaveText('3');
    await expect(figure(w.withHints)).toHaveText('1');
    await expect(figure(w.median)).toContainText(w.aided);
  });

  await test.step('a day that is forgiven, and solved later, says the latter; what was begun says so', async () => {
    await openOn(page, 20);
    await openFromMenu(page, w.calendar);
    await expect(day(page, '19 Nov')).toHaveAccessibleName(new RegExp(w.states.frozen));
    await expect(sheet(page)).toContainText(w.freeze);
    await page.keyboard.press('Escape');
    await solveDay(page, 19);
    await openDay(page, 19, 2);
    await layOpened(page, 19, 2, 1);
    await goHome(page);
    await openFromMenu(page, w.calendar);
    await expect(day(page, '19 Nov')).toHaveAccessibleName(new RegExp(w.states.late));
    await day(page, '19 Nov').tap();
    await expect(tool(page, `${en.levels.medium} · ${en.home.progress.begun}`)).toBeVisible();
    await expect(sheet(page)).toContainText(w.streak(2));
  });
});

test('the calendar has the months that come with the app, and no others', { tag: ['@once', '@soak'] }, async ({
  page,
}) => {
  const [before, after] = [tool(page, w.monthBefore), tool(page, w.monthAfter)];
  await openOn(page, 1);
  await openFromMenu(page, w.calendar);
  await expect(after).toBeDisabled();
  await before.tap();
  await expect(sheet(page).getByRole('heading', { name: 'October 2026' })).toBeVisible();
  await expect(before).toBeDisabled();
  await page.clock.setFixedTime(new Date(2030, 4, 5));
  await page.reload();
  await expect(page.locator('.today')).toContainText(en.home.noMoreDays);
  await openFromMenu(page, w.calendar);
  await expect(sheet(page).getByRole('heading', { name: 'December 2027' })).toBeVisible();
  await expect(after).toBeDisabled();
});
