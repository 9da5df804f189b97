/** What hands do with dominoes: turning, taking back, dragging, and dropping where nothing fits. */
import { expect, type Locator, test } from '@playwright/test';
import {
  type Aim,
  aimAt,
  boardAsHeard,
  cellAt,
  expectLying,
  lay,
  middleOf,
  middleOfBoth,
  openApp,
  type Point,
  solve,
  turnInTray,
} from './app.js';
import { below, type Fingers, fingersOn, LIFT } from './fingers.js';

test.describe('handling dominoes with a finger', { tag: '@phone' }, () => {
  let fingers: Fingers;
  /** A domino in the tray and where it belongs; the tray is full. */
  let aim: Aim;
  let empty: readonly string[];

  test.beforeEach(async ({ page }) => {
    fingers = await fingersOn(page);
    await openApp(page);
    const [first] = solve('pips-small', 1).placements;
    if (first === undefined) throw new Error('There is nothing to lay.');
    aim = await aimAt(page, first);
    empty = await boardAsHeard(page);
  });

  test('a domino turns when it is tapped again, in the tray and on the board', async ({ page }) => {
    await aim.option.tap();
    await expect(aim.option).toHaveAttribute('aria-selected', 'true');
    for (const degrees of [', turned by 90 degrees', ', turned by 180 degrees', ', turned by 270 degrees', '']) {
      await aim.option.tap();
      await expect(aim.option).toHaveAccessibleName(`${aim.domino.join('-')}${degrees}`);
    }
    await turnInTray(aim, 'tap');
    await cellAt(page, aim.cells[0]).tap();
    await expectLying(page, aim);

    const before = await boardAsHeard(page);
    await cellAt(page, aim.cells[0]).tap();
    await expect.poll(() => boardAsHeard(page), { message: 'a tap turns it', intervals: [20] }).not.toEqual(before);
    await expect(cellAt(page, aim.cells[0])).toHaveAttribute('aria-selected', 'true');
    await expect(page.locator('.board-picture .domino')).toHaveCount(1);
  });

  test('a finger on the tray that lays nothing', async ({ page }) => {
    const ghost = page.locator('.ghost-middle');
    const [first, second] = [page.getByRole('option').nth(0), page.getByRole('option').nth(1)];
    const [from, other] = [await middleOf(first), await middleOf(second)];
    const held = { x: from.x, y: from.y - 40 };

    await test.step('a domino is taken up sideways, too, from a tray that does not scroll', async () => {
      await fingers.down(from);
      await fingers.move({ x: from.x + 200, y: from.y - 60 });
      await expect(ghost).toBeVisible();
      await fingers.cancel();
      await expect(ghost).toBeHidden();
    });

    await test.step('a second finger leaves no domino in the air', async () => {
      await fingers.down(from);
      await fingers.move(held);
      await expect(ghost).toBeVisible();
      await fingers.down(held, other);
      await fingers.move({ x: held.x + 30, y: held.y - 30 }, { x: other.x, y: other.y - 60 });
      await fingers.cancel();
      await expect(ghost).toBeHidden();
      expect(await boardAsHeard(page)).toEqual(empty);
    });

    await test.step('nor does a tray that is gone before the finger is up', async () => {
      await fingers.down(from);
      await fingers.move(held);
      await expect(ghost).toBeVisible();
      await page.getByRole('button', { name: 'Notes' }).evaluate((button: HTMLElement) => button.click());
      await expect(page.getByRole('option')).toHaveCount(0);
      await fingers.up();
      await expect(ghost).toBeHidden();
      expect(await boardAsHeard(page)).toEqual(empty);
      await page.getByRole('button', { name: 'Notes' }).tap();
      await expect(page.getByRole('option').first()).toBeVisible();
    });

    await test.step('a finger that trembles has tapped, not dragged', async () => {
      const start = await middleOf(aim.option);
      await fingers.drag(start, { x: start.x + 3, y: start.y - 6 });
      await expect(aim.option).toHaveAttribute('aria-selected', 'true');
      await expect(page.locator('.ghost')).toBeHidden();
      expect(await boardAsHeard(page)).toEqual(empty);
    });
  });

  test('a domino is dragged to its place, and taken back', async ({ page }) => {
    const takeBack = page.getByRole('button', { name: 'Take back' });
    await expect(takeBack).toHaveAttribute('aria-disabled', 'true');

    await test.step('while it is dragged, a domino is seen above the finger and so is the place it aims at', async () => {
      const [ghost, aimed] = [page.locator('.ghost-middle'), page.locator('.aim.fits rect')];
      await turnInTray(aim, 'tap');
      const there = await middleOfBoth(page, aim.cells);
      await fingers.down(await middleOf(aim.option));
      await expect(ghost).toBeHidden();
      await fingers.move(below(there));

      await expect(ghost).toBeVisible();
      await expectAt(ghost, there, `${LIFT} px above the finger`);
      await expectAt(aimed, there, 'where it would fall');
      expect(await boardAsHeard(page), 'nothing lies there yet').toEqual(empty);

      await fingers.up();
      await expectLying(page, aim);
      await expect(ghost).toBeHidden();
      await expect(aimed).toBeHidden();
    });

    await test.step('a domino is taken back by its button and by dragging it off the board', async () => {
      await expect(aim.option).toBeHidden();
      await cellAt(page, aim.cells[0]).tap();
      await takeBack.tap();
      await expect(aim.option).toBeVisible();
      expect(await boardAsHeard(page)).toEqual(empty);

      await lay(page, aim, 'tap');
      const tools = await middleOf(page.getByRole('toolbar'));
      await fingers.drag(await middleOf(cellAt(page, aim.cells[0])), tools);
      await expect(aim.option).toBeVisible();
      expect(await boardAsHeard(page)).toEqual(empty);
    });
  });

  test('a drag that comes to nothing leaves everything as it was', async ({ page }) => {
    const second = solve('pips-small', 1).placements[1] ?? aim;
    const inTray = await aimAt(page, second);
    await turnInTray(inTray, 'tap');
    await lay(page, aim, 'tap');
    const before = await boardAsHeard(page);
    const start = await middleOf(inTray.option);
    const [fitting, taken] = [await middleOfBoth(page, second.cells), await middleOfBoth(page, aim.cells)];
    const laid = await middleOf(cellAt(page, aim.cells[0]));
    const outside = await middleOf(page.locator('header h1'));
    const cases: readonly (readonly [string, () => Promise<void>])[] = [
      ['a drop beside the board', () => fingers.drag(start, outside)],
      ['a drop where another lies', () => fingers.drag(start, below(taken))],
      ['a finger that the system takes away', () => dragAndLose(start, below(fitting))],
      ['the same with a domino of the board', () => dragAndLose(laid, outside)],
    ];
    for (const [what, drag] of cases) {
      await drag();
      await expect(page.locator('.ghost'), what).toBeHidden();
      await expect(page.locator('.lifted'), what).toHaveCount(0);
      expect(await boardAsHeard(page), what).toEqual(before);
      await expect(inTray.option, what).toBeVisible();
    }
    await page.getByRole('button', { name: 'Undo' }).tap();
    await expect.poll(() => boardAsHeard(page), { message: 'none of it was a move', intervals: [20] }).toEqual(empty);
  });

  async function dragAndLose(from: Point, to: Point): Promise<void> {
    await fingers.down(from);
    await fingers.move(to);
    await fingers.cancel();
  }
});

/** What follows a finger is there a moment after it. */
async function expectAt(locator: Locator, there: Point, why: string): Promise<void> {
  const away = async () => {
    const { x, y } = await middleOf(locator);
    return Math.hypot(x - there.x, y - there.y);
  };
  await expect.poll(away, { message: why, intervals: [20] }).toBeLessThan(1);
}
