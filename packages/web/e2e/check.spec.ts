/** What is wrong is said when asked, one thing at a time; without being asked, only that a full board is not right. */
import { expect, type Page, test } from '@playwright/test';
import {
  boardAsHeard,
  cellAt,
  choosePuzzle,
  heard,
  lay,
  openApp,
  openFromMenu,
  type Placement,
  solve,
  tool,
} from './app.js';
import { en } from './app-modules.js';
import { freeBoard, type OwnPuzzle, putInPack } from './own-puzzles.js';

const { status: w } = en;
const verdict = (page: Page) => page.locator('.verdict');
const finding = (page: Page) => page.locator('.finding');
const signs = (page: Page) => page.locator('.mistake-tab, .wrong-ring, .square .ring');
const wrongCells = async (page: Page) =>
  (await boardAsHeard(page)).filter((label) => label.includes('part of a mistake')).map((label) => label.slice(0, 15));

/** Every domino on the cells of the solution, but each where another belongs. */
function allElsewhere(placements: readonly Placement[]): Placement[] {
  return placements.map(({ cells }, i) => ({
    domino: (placements[i + 1] ?? placements[0] ?? { domino: [0, 0] }).domino,
    cells,
  }));
}

async function expectNothingNamed(page: Page): Promise<void> {
  await expect(finding(page)).toHaveCount(0);
  await expect(signs(page)).toHaveCount(0);
  expect(await wrongCells(page)).toEqual([]);
}

async function expectNamed(page: Page): Promise<void> {
  await expect(finding(page)).toBeVisible();
  await expect(signs(page).first()).toBeVisible();
  expect((await wrongCells(page)).length).toBeGreaterThan(0);
}

test('a full and wrong board of Pips names no culprit until that is asked', { tag: '@phone' }, async ({ page }) => {
  await openApp(page);
  for (const placement of allElsewhere(solve('pips-graded-easy', 1).placements)) {
    await expect(verdict(page)).toHaveCount(0);
    await lay(page, placement, 'tap');
  }
  await expect(verdict(page)).toContainText(w.full);
  await expectNothingNamed(page);
  await tool(page, w.keepTrying).tap();
  await expect(verdict(page)).toHaveCount(0);

  await tool(page, en.tools.check).tap();
  await expectNamed(page);
  await tool(page, en.tools.undo).tap();
  await expect(verdict(page), 'a check is for its board alone').toHaveCount(0);
  await expectNothingNamed(page);
});

test('so it is in Futoshiki, and only who wishes so is shown at once what is wrong', { tag: '@phone' }, async ({
  page,
}) => {
  await openApp(page);
  await choosePuzzle(page, 'futoshiki-graded-easy', 1);
  const { grid } = solve('futoshiki-graded-easy', 1);
  const put = async ([row, column]: readonly [number, number], number: number) => {
    await cellAt(page, [row, column]).focus();
    await page.keyboard.press(String(number));
    await expect(cellAt(page, [row, column])).toHaveAccessibleName(new RegExp(`holds ${number}\\b`));
  };
  const heardFirst = await boardAsHeard(page);
  const open = grid.flatMap((line, row) =>
    line.flatMap((number, column) =>
      heardFirst[row * grid.length + column]?.includes('empty') ? [{ cell: [row, column] as const, number }] : [],
    ),
  );
  const [last, ...others] = open.toReversed();
  if (last === undefined) throw new Error('Every cell is given.');
  const wrong = (last.number % grid.length) + 1;

  // Full and wrong.
  for (const { cell, number } of others) await put(cell, number);
  await expect(verdict(page)).toHaveCount(0);
  await put(last.cell, wrong);
  await expect(verdict(page)).toContainText(w.full);
  await expectNothingNamed(page);
  await tool(page, w.showWhere).tap();
  await expectNamed(page);
  await expect(finding(page)).toHaveText(/(Row|Column) \d: Two \ds in this (row|column)\./);
  await tool(page, w.sinceWhen).tap();
  await expect(page.locator('.aid')).toContainText(
    /^Since when\?Since the \d in the ringed cell\. Going back undoes 1 move\./,
  );
  await tool(page, en.close).tap();
  await expectNamed(page);
  await tool(page, w.sinceWhen).tap();
  await tool(page, en.aid.keep).tap();
  await expect(cellAt(page, last.cell), 'what is wrong goes, what is right stays').toHaveAccessibleName(/empty/);
  await expect(page.getByRole('gridcell', { name: /empty/ })).toHaveCount(1);
  await expect(verdict(page), 'a check is for its board alone').toHaveCount(0);
  await expectNothingNamed(page);
  await tool(page, en.tools.check).tap();
  await expect(page.locator('.seen')).toHaveText(w.canFinish);
  await expect(verdict(page)).toHaveCount(0);

  // Shown at once, by those who ask for it.
  await openFromMenu(page, en.menu.settings);
  const setting = page.getByRole('checkbox', { name: en.settings.liveCheck });
  await expect(setting).not.toBeChecked();
  await expect(setting, 'with its reason').toHaveAccessibleName(/A board without marks can still be a dead end/);
  await setting.tap();
  await tool(page, en.close).tap();
  await put(last.cell, wrong);
  await expect(signs(page).first()).toBeVisible();
});

/** Two dominoes of which each breaks a region. */
const BREAKABLE: OwnPuzzle = {
  ...freeBoard(2, 4),
  regions: [
    [0, 0, 2, 3],
    [1, 1, 2, 3],
  ],
  constraints: { 0: { all_equal: true }, 1: { sum: 12 }, 2: { sum_less: 9 }, 3: { sum_less: 9 } },
};

test('findings come one at a time, by buttons and by keys, and only the one that is read is marked', {
  tag: '@desktop',
}, async ({ page }) => {
  await putInPack(page, [BREAKABLE]);
  await openApp(page);
  for (const [domino, cell] of [
    ['0-1', [0, 0]],
    ['0-2', [1, 0]],
  ] as const) {
    await page.getByRole('option', { name: domino }).click();
    await cellAt(page, cell).click();
    await expect(cellAt(page, cell)).toHaveAccessibleName(/holds 0/);
  }
  await tool(page, en.tools.check).click();
  await expect(verdict(page)).toContainText(w.wrong(2));
  await expect(verdict(page)).toContainText(w.finding(1, 2));
  await expect(finding(page)).toHaveText(/^Region A, all the same: This = region holds 0 and 1\.$/);
  await expect(heard(page)).toHaveText(/^1 of 2\. Region A, all the same: This = region holds 0 and 1\./);
  expect(await wrongCells(page)).toEqual(['row 1, column 1', 'row 1, column 2']);

  await tool(page, w.next).click();
  await expect(finding(page)).toHaveText(/^Region D, sum 12: These two make 2, not 12\.$/);
  expect(await wrongCells(page)).toEqual(['row 2, column 1', 'row 2, column 2']);
  await page.keyboard.press('ArrowRight');
  await expect(verdict(page)).toContainText(w.finding(1, 2));
  await page.keyboard.press('ArrowLeft');
  await expect(verdict(page)).toContainText(w.finding(2, 2));
  // No coordinates are seen.
  const seen = await finding(page).evaluate((element) => element.lastChild?.textContent);
  expect(seen).toBe('These two make 2, not 12.');

  await page.keyboard.press('Escape');
  await expect(verdict(page)).toHaveCount(0);
  await expectNothingNamed(page);
  await expect(page.getByRole('gridcell').and(page.locator(':focus')), 'the focus is on the board').toHaveCount(1);

  // One card at a time: help closes what Check says, and Check closes help.
  await tool(page, en.tools.check).click();
  await expectNamed(page);
  await tool(page, en.tools.hint).click();
  await expect(page.locator('.aid')).toBeVisible();
  await expectNothingNamed(page);
  await tool(page, en.tools.check).click();
  await expect(page.locator('.aid')).toHaveCount(0);
  await expect(verdict(page)).toContainText(w.finding(1, 2));
});

/** With 0-1 as it is in the first row, two regions need the only 2 that is left: neither is broken by itself. */
const DEAD_END: OwnPuzzle = {
  rows: 2,
  cols: 2,
  maxPip: 6,
  dominoes: [
    [0, 1],
    [1, 2],
  ],
  regions: [
    [0, 1],
    [0, 2],
  ],
  constraints: { 0: { sum: 2 }, 2: { sum: 2 } },
};

test('a board that breaks no rule yet but cannot be finished is told by Check as by Hint, and leads back', {
  tag: '@phone',
}, async ({ page }) => {
  await putInPack(page, [DEAD_END]);
  await openApp(page);
  await page.getByRole('option', { name: '0-1' }).tap();
  await cellAt(page, [0, 0]).tap();
  await expect(cellAt(page, [0, 1])).toHaveAccessibleName(/holds 1/);
  const check = () => tool(page, en.tools.check).tap();
  const card = page.locator('.aid');
  await tool(page, en.tools.hint).tap();
  await expect(card).toContainText(en.aid.lost);
  await tool(page, en.close).tap();
  await expect(card).toHaveCount(0);
  await check();
  await expect(card).toContainText(en.aid.lost);
  await tool(page, w.sinceWhen).tap();
  await expect(card).toContainText(en.aid.since('the 0–1', 1));
  await tool(page, en.aid.goBack).tap();
  await expect(cellAt(page, [0, 1])).toHaveAccessibleName(/empty/);
  await expect(card).toHaveCount(0);
  await check();
  await expect(page.locator('.seen')).toHaveText(w.canFinish);
});
