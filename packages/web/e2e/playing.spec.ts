/** A puzzle of each kind from its first move to its last, by finger, by mouse and by keys alone. */
import { expect, type Page, test } from '@playwright/test';
import {
  aimAt,
  aimsAt,
  cellAt,
  choosePuzzle,
  expectLying,
  focusedCell,
  lay,
  middleOfBoth,
  numberKey,
  openApp,
  type Placement,
  type Press,
  placeInTray,
  solve,
  tabTo,
  turnInTray,
  walkTo,
} from './app.js';
import { below, type Fingers, fingersOn } from './fingers.js';

/** The end: how long it took, and what comes next. */
async function expectSolved(page: Page, press: 'tap' | 'click' | 'keys'): Promise<void> {
  const end = page.getByRole('region', { name: /Solved in \d+:\d\d/ });
  await expect(end).toBeVisible();
  await expect(end.getByRole('button', { name: 'Share' })).toBeVisible();
  const [heading, next] = [page.getByRole('heading', { level: 1 }), end.getByRole('button', { name: /^Next: / })];
  const solved = await heading.textContent();
  if (press === 'keys') {
    await tabTo(page, 'button', /^Next: /);
    await page.keyboard.press('Enter');
  } else await next[press]();
  await expect(heading).not.toHaveText(solved ?? '');
  await expect(end).toBeHidden();
  await expect(page.getByRole('grid')).toBeVisible();
}

async function dragByFinger(page: Page, fingers: Fingers, placement: Placement): Promise<void> {
  const aim = await aimAt(page, placement);
  if (aim.quarters > 0) await turnInTray(aim, 'tap');
  await fingers.drag(await placeInTray(page, aim.option), below(await middleOfBoth(page, aim.cells)));
  await expectLying(page, aim);
}

async function dragByMouse(page: Page, placement: Placement): Promise<void> {
  const aim = await aimAt(page, placement);
  if (aim.quarters > 0) await turnInTray(aim, 'click');
  const [from, to] = [await placeInTray(page, aim.option), await middleOfBoth(page, aim.cells)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 5 });
  await page.mouse.up();
  await expectLying(page, aim);
}

test('Pips by dragging with a finger', { tag: '@phone' }, async ({ page }) => {
  const fingers = await fingersOn(page);
  await openApp(page);
  for (const placement of solve('pips-graded-easy', 1).placements) await dragByFinger(page, fingers, placement);
  await expectSolved(page, 'tap');
});

test('Pips by tapping a domino, then a cell', { tag: ['@phone', '@soak'] }, async ({ page }) => {
  await openApp(page);
  for (const placement of solve('pips-graded-easy', 1).placements) await lay(page, placement, 'tap');
  await expectSolved(page, 'tap');
});

test('Pips by dragging with a mouse', { tag: '@desktop' }, async ({ page }) => {
  await openApp(page);
  for (const placement of solve('pips-graded-easy', 1).placements) await dragByMouse(page, placement);
  await expectSolved(page, 'click');
});

test('Pips by keys alone, as fast as they come', { tag: '@desktop' }, async ({ page }) => {
  await openApp(page);
  const [first, ...others] = await aimsAt(page, solve('pips-graded-easy', 1).placements);
  if (first === undefined) throw new Error('There is nothing to lay.');

  // The first from the tray, to which Tab leads; the others by their numbers.
  await tabTo(page, 'option', /^\d/);
  const order = await page.getByRole('option').evaluateAll((options) => options.map((option) => option.ariaLabel));
  for (let at = 0; !order[at]?.startsWith(first.domino.join('-')); at++) await page.keyboard.press('ArrowRight');
  for (let turned = 0; turned < first.quarters; turned++) await page.keyboard.press('r');
  await page.keyboard.press('Enter');
  await expect.poll(() => focusedCell(page), { message: 'the focus goes to the board' }).toBeDefined();
  await walkTo(page, first.cells[0]);
  await page.keyboard.press('Enter');

  for (const { domino, quarters, cells } of others) {
    for (const digit of domino) await page.keyboard.press(String(digit));
    await walkTo(page, cells[0]);
    for (let turned = 0; turned < quarters; turned++) await page.keyboard.press('r');
    await page.keyboard.press('Enter');
  }
  await expectSolved(page, 'keys');
});

const BY_POINTER: readonly { tag: string[]; means: string; press: Press }[] = [
  { tag: ['@phone'], means: 'a finger', press: 'tap' },
  { tag: ['@desktop', '@soak'], means: 'a mouse', press: 'click' },
];

for (const { tag, means, press } of BY_POINTER) {
  test(`Futoshiki by ${means}: a cell, then its number`, { tag }, async ({ page }) => {
    await openApp(page);
    await choosePuzzle(page, 'futoshiki-graded-easy', 1);
    for (const [row, line] of solve('futoshiki-graded-easy', 1).grid.entries()) {
      for (const [column, number] of line.entries()) {
        const square = cellAt(page, [row, column]);
        if (/given/.test((await square.getAttribute('aria-label')) ?? '')) continue;
        await square[press]();
        await numberKey(page, number)[press]();
      }
    }
    await expectSolved(page, press);
  });
}

test('Futoshiki by keys alone', { tag: '@desktop' }, async ({ page }) => {
  await openApp(page);
  await choosePuzzle(page, 'futoshiki-graded-easy', 1);
  await page.keyboard.press('Shift+Tab');
  await tabTo(page, 'gridcell', /empty/);
  for (const [row, line] of solve('futoshiki-graded-easy', 1).grid.entries()) {
    for (const [column, number] of line.entries()) {
      if (/given/.test((await cellAt(page, [row, column]).getAttribute('aria-label')) ?? '')) continue;
      await walkTo(page, [row, column]);
      await page.keyboard.press(String(number));
    }
  }
  await expectSolved(page, 'keys');
});
