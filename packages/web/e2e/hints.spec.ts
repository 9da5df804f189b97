/** Hints: where, why and what, one press each; a puzzle is solved by them, and they give nothing away too soon. */
import { expect, type Page, test } from '@playwright/test';
import { card, misfits } from './aid-card.js';
import {
  boardAsHeard,
  type Cell,
  cellAt,
  choosePuzzle,
  expectLying,
  heard,
  middleOf,
  middleOfBoth,
  numberKey,
  openApp,
  openFromMenu,
  placeInTray,
  solve,
  tool,
} from './app.js';
import { en } from './app-modules.js';
import { ONE, type OwnPuzzle, putInPack } from './own-puzzles.js';
import { STILL } from './stillness.js';

test.use(STILL);

const SMALLEST = { width: 320, height: 568 };
const told = (page: Page) => page.locator('.aid .told p');
const stage = (page: Page) => page.locator('.stage').boundingBox();

test('a puzzle is solved by hints alone on the smallest phone, and each of them fits', { tag: '@phone' }, async ({
  page,
}) => {
  await page.setViewportSize(SMALLEST);
  await openApp(page);
  const before = await stage(page);
  const hint = () => tool(page, en.tools.hint).or(page.locator('.aid .choices .main')).tap();
  const seen: string[] = [];
  let hints = 0;
  for (let presses = 0; presses < 80; presses++) {
    if ((await page.locator('.finished').count()) > 0) break;
    await hint();
    await expect(told(page)).toBeVisible();
    await expect(told(page)).not.toHaveText(seen.at(-1) ?? '');
    await expect(told(page)).not.toHaveText(en.aid.thinking);
    const text = await told(page).innerText();
    seen.push(text);
    expect(await misfits(page), text).toEqual([]);
    expect(await stage(page), 'the board stays where it is').toEqual(before);
    const place = tool(page, en.kinds.pips.aid.placeIt);
    if (seen.length % 3 === 1) {
      hints++;
      expect(await place.count(), 'the first press never reveals').toBe(0);
      expect(text, 'nor where a domino lies').toMatch(/^Look at [^:]+\.$/);
      await expect(page.locator('.overlay .glow, .aid .lifted')).not.toHaveCount(0);
      const lines = await page.locator('.overlay .glow').count();
      expect(lines).toBeLessThanOrEqual(2);
      await expect(page.locator('.overlay .rest'), 'the rest steps back').toHaveCount(Math.min(lines, 1));
    }
    if (seen.length % 3 === 2) expect(text).toMatch(/\?$/);
    if ((await place.count()) > 0) {
      await place.tap();
      await expect(card(page)).toHaveCount(0);
    }
  }
  expect(new Set(seen).size, 'nothing is told twice').toBe(seen.length);
  await expect(page.locator('.finished')).toContainText(en.finish.helped(hints, false));
  await page.reload();
  await expect(page.locator('.finished'), 'hints stay with the game').toContainText(en.finish.helped(hints, false));
});

test('while a hint is open, there is one button for more of it, and none beside dominoes', { tag: '@phone' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openApp(page);
  const [hint, turn] = [tool(page, en.tools.hint), tool(page, 'Turn')];
  expect(await hint.boundingBox()).toEqual({ x: 314, y: 780, width: 64, height: 52 });
  await page.getByRole('option').first().tap();
  const cell = page.getByRole('gridcell').first();
  await cell.tap();
  await expect(page.getByRole('gridcell', { name: /holds/ })).toHaveCount(2);
  await cell.tap();
  await expect(turn).toBeVisible();
  const others = () =>
    page
      .locator('.toolbar > button:not(.apart)')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().x));
  const before = await others();
  await hint.tap();
  await expect(card(page)).toBeVisible();
  await expect(hint).toHaveCount(0);
  await expect(turn).toHaveCount(0);
  expect(await others()).toEqual(before);
  await tool(page, en.close).tap();
  await expect(hint).toBeVisible();
  await expect(turn).toBeVisible();
});

test('the first hint is gone back to as it was left', { tag: '@phone' }, async ({ page }) => {
  await putInPack(page, [ONE]);
  await openApp(page);
  await tool(page, en.tools.hint).tap();
  await expect(told(page)).toHaveText(/^Look/);
  const first = await told(page).innerText();
  const back = tool(page, en.aid.firstAgain);
  for (const round of ['once', 'twice']) {
    for (let others = 0; others < 20 && (await back.count()) === 0; others++) {
      const before = await told(page).innerText();
      await tool(page, en.aid.another).tap();
      await expect(told(page)).not.toHaveText(before);
    }
    await back.tap();
    await expect(told(page), round).toHaveText(first);
  }
});

test('H opens a hint and tells more, Esc closes it; another hint looks elsewhere', { tag: '@desktop' }, async ({
  page,
}) => {
  await openApp(page);
  await choosePuzzle(page, 'futoshiki-graded-easy', 1);
  await page.keyboard.press('ArrowDown');
  const board = await boardAsHeard(page);
  await page.keyboard.press('h');
  await expect(told(page)).toHaveText(/^Look/);
  const first = await told(page).innerText();
  await expect(heard(page)).toHaveText(first);
  await tool(page, en.aid.another).click();
  await expect(told(page)).not.toHaveText(first);
  await page.keyboard.press('Escape');
  await expect(card(page)).toHaveCount(0);
  await expect(page.locator('.overlay')).toHaveCount(0);
  expect(await boardAsHeard(page)).toEqual(board);
  await expect(page.getByRole('gridcell').and(page.locator(':focus'))).toHaveCount(1);
  // What was told already is not told again.
  await page.keyboard.press('h');
  await expect(told(page)).toHaveText(/\?$/);
  await page.keyboard.press('h');
  await expect(tool(page, en.kinds.futoshiki.aid.placeIt).or(tool(page, en.aid.goOn))).toBeVisible();
});

test('a cell is called by what is drawn on it, and what follows for it is noted; or by row and column, by a setting', {
  tag: '@phone',
}, async ({ page }) => {
  await openApp(page);
  await choosePuzzle(page, 'pips-graded-medium', 2);
  const names = page.locator('.overlay .cell-name');
  await tool(page, en.tools.hint).tap();
  for (const more of [en.aid.why, en.aid.what]) await tool(page, more).tap();
  await expect(told(page)).toHaveText(/: A is 5 or 6\.$/);
  await expect(names).toHaveText(['A']);
  await expect(page.locator('.overlay .supposed')).toHaveText('5 6');
  await expect(heard(page)).toContainText(/: row \d, column \d is 5 or 6\./);
  await tool(page, en.aid.note).tap();
  await expect(page.getByRole('gridcell', { name: /notes 5, 6/ })).toHaveCount(1);
  await expect(tool(page, en.aid.note), 'it is noted once').toHaveCount(0);

  await tool(page, en.close).tap();
  await openFromMenu(page, en.menu.settings);
  await page.getByRole('checkbox', { name: en.settings.coordinates }).tap();
  await tool(page, en.close).tap();
  await choosePuzzle(page, 'pips-graded-medium', 3);
  await tool(page, en.tools.hint).tap();
  const named = await told(page).innerText();
  expect(named).toMatch(/\br\dc\d\b/);
  await expect(names).toHaveText(named.match(/\br\dc\d\b/g) ?? []);
});

/** The 0–3 lies below as it comes; the 0–4 cannot lie above, on two cells that must be the same. */
const EQUAL: OwnPuzzle = {
  rows: 2,
  cols: 3,
  maxPip: 6,
  dominoes: [
    [0, 3],
    [0, 4],
    [4, 4],
  ],
  regions: [
    [0, 0, 4],
    [1, 2, 3],
  ],
  constraints: { 0: { all_equal: true }, 1: { sum: 0 }, 2: { sum: 3 }, 3: { sum: 4 } },
};

const WHY_NOT = 'With the 0–4 here, the = has a 0 and a 4.';
const CLASH = /^With 0 on .* and 4 on .*, the (?:\w+ )?= has a 0 and a 4\.$/;

test('a lost board tells that, since when, why, and keeps what is right; each when it is asked', {
  tag: '@phone',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await putInPack(page, [EQUAL]);
  await openApp(page);
  const lay = async (domino: string, cell: readonly [number, number]) => {
    await page.getByRole('option', { name: domino }).tap();
    await cellAt(page, cell).tap();
    await expect(cellAt(page, cell)).toHaveAccessibleName(/holds/);
  };
  await lay('0-3', [1, 0]);
  await lay('0-4', [0, 0]);
  await tool(page, en.tools.hint).tap();
  await expect(told(page)).toHaveText(en.aid.lost);
  await expect(page.locator('.overlay')).toHaveCount(0);
  expect(await misfits(page)).toEqual([]);
  await tool(page, en.status.sinceWhen).tap();
  await expect(told(page)).toHaveText(en.aid.since('the 0–4', 1));
  expect(await misfits(page)).toEqual([]);
  await tool(page, en.aid.why).tap();
  await expect(told(page)).toHaveText(CLASH);
  await expect(page.locator('.overlay .glow')).not.toHaveCount(0);
  expect(await misfits(page)).toEqual([]);
  await tool(page, en.aid.keep).tap();
  await expect(cellAt(page, [0, 0])).toHaveAccessibleName(/empty/);
  await expect(cellAt(page, [1, 0])).toHaveAccessibleName(/holds 0/);
  await tool(page, en.tools.undo).tap();
  await expect(cellAt(page, [0, 0])).toHaveAccessibleName(/holds 0/);
});

test('why a domino cannot lie where it lies is told when it is asked, and counts as a hint; so is a number', {
  tag: '@desktop',
}, async ({ page }) => {
  await putInPack(page, [EQUAL]);
  await openApp(page);
  await cellAt(page, [0, 0]).focus();
  await page.keyboard.press('0');
  await page.keyboard.press('4');
  await page.keyboard.press('y');
  await expect(told(page)).toHaveText(WHY_NOT);
  await expect(page.locator('.overlay .glow')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(card(page)).toHaveCount(0);

  const pair: readonly [Cell, Cell] = [
    [0, 0],
    [0, 1],
  ];
  const from = await placeInTray(page, page.getByRole('option', { name: '0-4' }));
  const to = await middleOfBoth(page, pair);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await page.waitForTimeout(1000);
  await page.mouse.up();
  await expectLying(page, { domino: [0, 4], cells: pair });
  await expect(card(page), 'to hold it still asks nothing').toHaveCount(0);
  const whyNot = tool(page, en.aid.whyNot);
  await expect(tool(page, 'Turn')).toBeHidden();
  await whyNot.click();
  await expect(told(page)).toHaveText(WHY_NOT);
  await expect(whyNot).toBeHidden();
  await tool(page, en.close).click();
  await whyNot.click();
  await expect(told(page)).toHaveText(WHY_NOT);
  await tool(page, en.close).click();
  await cellAt(page, [0, 0]).click();
  await expect(tool(page, 'Turn')).toBeVisible();
  await tool(page, 'Return').click();
  for (const [keys, cell] of [
    ['03', [1, 0]],
    ['44', [0, 0]],
    ['04r', [0, 2]],
  ] as const) {
    await cellAt(page, cell).focus();
    for (const key of keys) await page.keyboard.press(key);
    await page.keyboard.press('Enter');
    await expect(cellAt(page, cell)).toHaveAccessibleName(/holds/);
  }
  await expect(page.locator('.finished'), 'each answer once').toContainText(en.finish.helped(2, false));

  await choosePuzzle(page, 'futoshiki-graded-easy', 1);
  const { grid } = solve('futoshiki-graded-easy', 1);
  const [row = 0, column = 0] =
    (await page.getByRole('gridcell', { name: /empty/ }).first().getAttribute('data-cell'))?.split(',').map(Number) ??
    [];
  const cell = cellAt(page, [row, column]);
  await cell.focus();
  await page.keyboard.press('y');
  await page.keyboard.press(String(grid[row]?.[column]));
  await expect(told(page)).toHaveText(en.aid.nothingForbids);
  await page.keyboard.press('Escape');
  const wrong = (grid[row]?.[column] ?? 0) === 1 ? 2 : 1;
  const key = await middleOf(numberKey(page, wrong));
  await page.mouse.move(key.x, key.y);
  await page.mouse.down();
  await expect(card(page)).toContainText(en.aid.whyNot);
  await expect(told(page)).not.toHaveText(en.aid.nothingForbids);
  await page.mouse.up();
  await expect(cell, 'nothing is written').toHaveAccessibleName(/empty/);
});

test('what takes many steps to see shows them when that is asked, by keys, and their cells on the board', {
  tag: '@desktop',
}, async ({ page }) => {
  await openApp(page);
  await choosePuzzle(page, 'pips-graded-medium', 10);
  await cellAt(page, [0, 0]).focus();
  for (const key of '13y') await page.keyboard.press(key);
  await expect(told(page)).toHaveText(/^With the 1–3 here, .* and .* would need /);
  const steps = card(page).getByRole('listitem');
  const names = page.locator('.overlay .cell-name');
  await expect(steps).toHaveCount(0);
  const before = await names.allTextContents();
  for (const name of before) expect(name).toMatch(/^[A-Z•]$/);
  const more = card(page).getByText(en.aid.showSteps);
  await more.press('Enter');
  await expect(steps).toHaveCount(3);
  await expect(steps.last()).toHaveText(/ would need /);
  expect(await names.count()).toBeGreaterThan(before.length);
  expect(await misfits(page)).toEqual([]);
  await more.press(' ');
  await expect(steps).toHaveCount(0);
  await expect(names).toHaveText(before);
});

/** In the page: counts what the thread of explanations is asked and not only asked ahead. */
function watchQuestions(): void {
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (this: Worker, message: { type?: string; ahead?: boolean }) {
    const { dataset } = document.documentElement;
    if (message.type === 'ask' && !message.ahead) dataset.asked = String(Number(dataset.asked ?? 0) + 1);
    postMessage.call(this, message);
  };
}

test('Futoshiki is solved by hints: what a chapter tells is written all at once, and the next is there already', {
  tag: '@once',
}, async ({ page }) => {
  await page.addInitScript(watchQuestions);
  await openApp(page);
  await choosePuzzle(page, 'futoshiki-graded-easy', 1);
  const place = tool(page, en.kinds.futoshiki.aid.placeIt);
  const whats: string[] = [];
  for (let presses = 0; presses < 150 && (await page.locator('.finished').count()) === 0; presses++) {
    const before = await told(page).allInnerTexts();
    await page.keyboard.press('h');
    await expect(told(page)).not.toHaveText(before[0] ?? '');
    await expect(told(page)).not.toHaveText(en.aid.thinking);
    const isEnd = (await place.count()) > 0 && (await tool(page, en.aid.goOn).count()) === 0;
    if ((await place.count()) > 0)
      whats.push(await page.locator('.overlay .piece').evaluateAll((all) => all.map((each) => each.outerHTML).join()));
    if (!isEnd) continue;
    await place.click();
    await expect(card(page)).toHaveCount(0);
  }
  await expect(page.locator('.finished')).toBeVisible();
  await page.keyboard.press('h');
  await expect(page.locator('.seen')).toHaveText(en.finished.nothingLeft);
  await expect(page.locator('.finished'), 'the result stays').toBeVisible();
  expect(whats.length).toBeGreaterThan(4);
  expect(new Set(whats).size, 'nothing is told twice').toBe(whats.length);
  expect(await page.evaluate(() => document.documentElement.dataset.asked), 'all but the first is asked ahead').toBe(
    '1',
  );
});
