/** How hard a puzzle is; and what is said of one that is brought in without exactly one solution. */
import { expect, type Page, test } from '@playwright/test';
import { card, misfits } from './aid-card.js';
import { boardAsHeard, cellAt, heard, openApp, openFromMenu, tool } from './app.js';
import { en } from './app-modules.js';
import { bringSheet, openBringSheet, textField } from './bring.js';
import { ONE, type OwnPuzzle, putInPack, RULED } from './own-puzzles.js';
import { STILL } from './stillness.js';

test.use(STILL);

const { grade: w, menu, levels } = en;
const SMALLEST = { width: 320, height: 568 };
const sheet = (page: Page) => page.getByRole('dialog', { name: menu.about });
const known = (page: Page, name: string) =>
  sheet(page)
    .locator('.about > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('dd');
const curve = (page: Page) => sheet(page).getByRole('img');
const stage = (page: Page) => page.locator('.stage').boundingBox();

/** No two dominoes have four sixes. */
const NONE: OwnPuzzle = { ...RULED, constraints: { ...RULED.constraints, 1: { sum: 12 } } };

/** Like it, as the Times writes it. */
interface DayFile {
  readonly printDate: string;
  readonly easy: object;
}
const NONE_OF_A_DAY: DayFile = {
  printDate: '2025-10-12',
  easy: {
    id: 1,
    dominoes: NONE.dominoes,
    regions: [
      {
        type: 'sum',
        target: 1,
        indices: [
          [0, 0],
          [0, 1],
        ],
      },
      {
        type: 'sum',
        target: 12,
        indices: [
          [0, 2],
          [0, 3],
        ],
      },
      {
        type: 'less',
        target: 5,
        indices: [
          [1, 0],
          [1, 1],
        ],
      },
      {
        type: 'unequal',
        indices: [
          [1, 2],
          [1, 3],
        ],
      },
    ],
  },
};

async function bring(page: Page, puzzle: OwnPuzzle | DayFile): Promise<void> {
  await openBringSheet(page);
  await textField(page).fill(JSON.stringify(puzzle));
  await bringSheet(page)
    .getByRole('button', { name: /^Play / })
    .click();
  await expect(bringSheet(page)).toHaveCount(0);
}

test('of a puzzle of a pack the file tells all there is to know', { tag: '@phone' }, async ({ page }) => {
  await openApp(page);
  await openFromMenu(page, menu.about);
  await expect(known(page, w.difficulty)).toHaveText(levels.easy);
  await expect(known(page, w.effort)).toHaveText(/^\d+How much .* Easy puzzles take up to \d+\.$/);
  await expect(known(page, w.hardest).locator('small')).toHaveText(/\.$/);
  await expect(known(page, w.steps)).toHaveText(/^\d+ in \d+ chapters/);
  await expect(known(page, w.solutions)).toHaveText(w.howMany.one);
  await expect(curve(page)).toHaveAccessibleName(/^Share of the effort .*: (\d+%(; |\.$)){10}/);
  await expect(tool(page, w.workOut)).toHaveCount(0);
});

test('of another one it is worked out, and stays known', { tag: '@phone' }, async ({ page }) => {
  await putInPack(page, [ONE]);
  await openApp(page);
  await openFromMenu(page, menu.about);
  await tool(page, w.workOut).tap();
  await expect(curve(page)).toBeVisible();
  await expect(known(page, w.solutions)).toHaveText(w.howMany.one);
  await expect(sheet(page).getByRole('heading', { name: w.curve })).toBeFocused();
  await page.keyboard.press('Escape');
  await openFromMenu(page, menu.about);
  await expect(curve(page)).toBeVisible();
});

test('what is worked out can be stopped', { tag: '@phone' }, async ({ page }) => {
  await putInPack(page, [ONE]);
  await openApp(page);
  await openFromMenu(page, menu.about);
  await expect(sheet(page)).toContainText(w.unknown);
  // An answer that never comes.
  await page.evaluate(() => {
    Worker.prototype.postMessage = () => {};
  });
  await tool(page, w.workOut).tap();
  await expect(sheet(page)).toContainText(w.working);
  await expect(tool(page, en.status.stop)).toBeFocused();
  await tool(page, en.status.stop).tap();
  await expect(tool(page, w.workOut)).toBeFocused();
});

test('a puzzle with several solutions shows where two differ, on the smallest phone', { tag: '@phone' }, async ({
  page,
}) => {
  await page.setViewportSize(SMALLEST);
  await openApp(page);
  await bring(page, RULED);
  await expect(card(page)).toContainText(en.aid.several);
  await expect(card(page)).toContainText(en.aid.differHere);
  await expect(page.locator('.overlay .glow')).toHaveCount(1);
  expect(await misfits(page)).toEqual([]);
  const [before, labels] = [await stage(page), await boardAsHeard(page)];

  const shown: string[] = [];
  for (const way of en.aid.ways) {
    await tool(page, way).tap();
    await expect(tool(page, way)).toHaveAttribute('aria-pressed', 'true');
    await expect(heard(page)).toContainText(`${way}. Row 1, column 1`);
    shown.push(await page.locator('.overlay .ghost-piece').innerHTML());
    expect(await misfits(page)).toEqual([]);
  }
  expect(shown[0]).not.toBe(shown[1]);
  expect(await stage(page)).toEqual(before);
  expect(await boardAsHeard(page), 'nothing is placed').toEqual(labels);
});

test('a card that was closed stays closed, and the sheet has it again', { tag: ['@phone', '@soak'] }, async ({
  page,
}) => {
  await openApp(page);
  await bring(page, RULED);
  await card(page).getByRole('button', { name: en.close }).tap();
  await expect(card(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('option').first()).toBeVisible();

  await openFromMenu(page, menu.about);
  await tool(page, w.workOut).tap();
  await expect(known(page, w.solutions)).toHaveText(w.howMany.several);
  await expect(sheet(page)).toContainText(w.noGrade.several);
  await tool(page, w.show.several).tap();
  await expect(card(page)).toContainText(en.aid.several);
  await page.keyboard.press('Escape');
  await expect(card(page)).toHaveCount(0);
});

test('a puzzle without a solution shows its conflict; one with a single solution says nothing', {
  tag: '@phone',
}, async ({ page }) => {
  await page.setViewportSize(SMALLEST);
  await openApp(page);
  await bring(page, NONE);
  await expect(card(page)).toContainText(en.kinds.pips.aid.classes['region-impossible']);
  await expect(card(page)).toContainText(`${en.aid.unsolvable} The 12 makes at most 10.`);
  await expect(heard(page)).toContainText(en.aid.unsolvable);
  await expect(page.locator('.overlay .glow').first()).toBeVisible();
  expect(await misfits(page)).toEqual([]);
  // Check says the same.
  await tool(page, en.close).tap();
  await expect(card(page)).toHaveCount(0);
  await tool(page, en.tools.check).tap();
  await expect(card(page)).toContainText(`${en.aid.unsolvable} The 12 makes at most 10.`);

  await bring(page, NONE_OF_A_DAY);
  await expect(page.locator('h1 .title')).toHaveText('Times · Easy · 12 Oct 2025');
  await expect(card(page)).toContainText(en.aid.unsolvable);

  await bring(page, ONE);
  await openFromMenu(page, menu.about);
  await expect(known(page, w.solutions)).toHaveText(w.howMany.one);
  await page.keyboard.press('Escape');
  await expect(card(page)).toHaveCount(0);
});

test('who plays already is not disturbed', { tag: ['@phone', '@soak'] }, async ({ page }) => {
  // Until then nothing is answered.
  await page.addInitScript(() => {
    const { postMessage } = Worker.prototype;
    const late: (() => void)[] = [];
    Worker.prototype.postMessage = function (this: Worker, message: { about?: { type: string } }) {
      const send = () => postMessage.call(this, message);
      if (message.about?.type === 'how-many') late.push(send);
      else send();
    };
    Object.assign(window, { answer: () => late.splice(0).map((send) => send()).length });
  });
  await openApp(page);
  await bring(page, RULED);
  await page.getByRole('option', { name: '0-1' }).tap();
  await cellAt(page, [0, 0]).tap();
  await expect(page.getByRole('option', { name: '0-1' })).toHaveCount(0);
  const answer = () => (window as unknown as { answer(): number }).answer();
  expect(await page.evaluate(answer)).toBe(1);
  await openFromMenu(page, menu.about);
  await expect(known(page, w.solutions)).toHaveText(w.howMany.several);
  await page.keyboard.press('Escape');
  await expect(card(page)).toHaveCount(0);
});
