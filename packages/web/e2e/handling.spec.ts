/** What hands do with dominoes: turning, returning, dragging, and dropping where nothing fits. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import {
  type Aim,
  aimAt,
  aimsAt,
  boardAsHeard,
  cellAt,
  expectLying,
  heard,
  inTrayAs,
  lay,
  middleOf,
  middleOfBoth,
  openApp,
  type Point,
  placeInTray,
  solve,
  tool,
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
    const [first] = solve('pips-graded-easy', 1).placements;
    if (first === undefined) throw new Error('There is nothing to lay.');
    aim = await aimAt(page, first);
    empty = await boardAsHeard(page);
  });

  test('a domino turns when it is tapped again, in the tray and on the board', async ({ page }) => {
    await aim.option.tap();
    await expect(aim.option).toHaveAttribute('aria-selected', 'true');
    for (const quarters of [1, 2, 3, 0]) {
      await aim.option.tap();
      await expect(aim.option).toHaveAccessibleName(inTrayAs(aim.domino, quarters));
    }
    await turnInTray(aim, 'tap');
    await cellAt(page, aim.cells[0]).tap();
    await expectLying(page, aim);

    const cell = cellAt(page, aim.cells[0]);
    const start = await boardAsHeard(page);
    const met = new Set<string>();
    const tap = async (why: string) => {
      const before = await boardAsHeard(page);
      met.add(String(before));
      await cell.tap();
      await expect.poll(() => boardAsHeard(page), { message: why, intervals: [20] }).not.toEqual(before);
      await expect(heard(page)).toHaveText(new RegExp(`^${aim.domino.join('-')} turned: \\d in row`));
    };
    await test.step('every tap turns it, until it lies as at first', async () => {
      do await tap('a tap turns it');
      while (String(await boardAsHeard(page)) !== String(start) && met.size < 9);
      expect(await boardAsHeard(page)).toEqual(start);
      await expect(cell).toHaveAttribute('aria-selected', 'true');
      await expect(page.locator('.board-picture .domino')).toHaveCount(1);
    });

    await test.step('also while one of the tray is chosen: only one thing is', async () => {
      await page.getByRole('option').first().tap();
      await expect(cell).toHaveAttribute('aria-selected', 'false');
      await tap('and this tap, too');
      await expect(cell).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('option', { selected: true })).toHaveCount(0);
    });
  });

  test('a finger on the tray that lays nothing', { tag: '@soak' }, async ({ page }) => {
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
      // Not over the board, where it would be laid.
      await fingers.move({ x: from.x + 60, y: from.y + 40 });
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

  test('a domino is dragged to its place, and returned', async ({ page }) => {
    const [turn, putBack] = [tool(page, 'Turn'), tool(page, 'Return')];
    await expect(putBack).toBeHidden();

    await test.step('while it is dragged, a domino is seen above the finger, and what will lie on the board', async () => {
      const [ghost, aimed] = [page.locator('.ghost-middle'), page.locator('.aim .face')];
      await turnInTray(aim, 'tap');
      const there = await middleOfBoth(page, aim.cells);
      await fingers.down(await middleOf(aim.option));
      await expect(ghost).toBeHidden();
      await fingers.move(below(there));

      await expect(ghost).toBeVisible();
      await expectAt(ghost, there, `${LIFT} px above the finger`);
      await expectAt(aimed, there, 'where it will lie');
      const preview = page.locator('.aim .domino');
      await expect(preview).toHaveCSS('opacity', '0.6');
      expect(await preview.locator('circle').count(), 'with its dots').toBe(aim.domino[0] + aim.domino[1]);
      await expect(page.locator('.aim > rect'), 'both cells are tinted').toHaveCount(2);
      expect(await boardAsHeard(page), 'nothing lies there yet').toEqual(empty);

      await fingers.up();
      await expectLying(page, aim);
      await expect(ghost).toBeHidden();
      await expect(aimed).toBeHidden();
    });

    await test.step('its buttons float beside a domino that was touched, and not over it', async () => {
      await expect(aim.option).toBeHidden();
      await cellAt(page, aim.cells[0]).tap();
      for (const button of [turn, putBack]) {
        await expect(button).toBeVisible();
        const domino = page.locator('.board-picture .domino .face');
        await expect.poll(() => overlap(button, domino), { intervals: [20] }).toBe(0);
      }
      const before = await boardAsHeard(page);
      await turn.tap();
      await expect.poll(() => boardAsHeard(page), { intervals: [20] }).not.toEqual(before);
    });

    await test.step('a domino is returned by its button and by dragging it off the board', async () => {
      await putBack.tap();
      await expect(aim.option).toBeVisible();
      await expect(putBack).toBeHidden();
      await expect(heard(page)).toHaveText(`${aim.domino.join('-')} is back in the tray.`);
      expect(await boardAsHeard(page)).toEqual(empty);

      await lay(page, aim, 'tap');
      const tools = await middleOf(page.getByRole('toolbar'));
      await fingers.drag(await middleOf(cellAt(page, aim.cells[0])), tools);
      await expect(aim.option).toBeVisible();
      expect(await boardAsHeard(page)).toEqual(empty);
    });
  });

  test('a drag that comes to nothing leaves everything as it was', { tag: '@soak' }, async ({ page }) => {
    const second = solve('pips-graded-easy', 1).placements[1] ?? aim;
    const inTray = await aimAt(page, second);
    await turnInTray(inTray, 'tap');
    await lay(page, aim, 'tap');
    const before = await boardAsHeard(page);
    const start = await placeInTray(page, inTray.option);
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
      if (!what.includes('another lies')) continue;
      await expect(heard(page)).toHaveText('It doesn’t fit there.');
      await expect(page.locator('.seen')).toHaveText('It doesn’t fit there.');
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

test.describe('as soon as the tray has closed up', { tag: '@desktop' }, () => {
  /** Those that lie first and last in the tray, and where they belong. */
  let first: Aim;
  let last: Aim;

  test.beforeEach(async ({ page }) => {
    await openApp(page);
    const names = await page.getByRole('option').evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel));
    const aims = await aimsAt(page, solve('pips-graded-easy', 1).placements);
    const found = [names[0], names.at(-1)].map((name) => aims.find(({ domino }) => domino.join('-') === name));
    if (found[0] === undefined || found[1] === undefined) throw new Error('What is in the tray is not to be laid.');
    [first, last] = [found[0], found[1]];
  });

  test('a quick hand takes the domino that was there', { tag: '@soak' }, async ({ page }) => {
    await turnInTray(last, 'click');
    const way = [await middleOf(last.option), await middleOfBoth(page, last.cells)];
    const met = pressAsTrayClosesUp(page, last.option, way);
    await lay(page, first, 'click');
    expect(await met, 'it has gone from under the pointer').toBe(false);
    await expectLying(page, last);
  });

  test('a press on one that has come to rest takes that one', { tag: '@soak' }, async ({ page }) => {
    const before = page.getByRole('option').nth(-2);
    const met = pressAsTrayClosesUp(page, last.option, [await middleOf(before)]);
    await lay(page, first, 'click');
    expect(await met, 'it lies where the one before it was').toBe(true);
    await expect(last.option).toHaveAttribute('aria-selected', 'true');
  });
});

/**
 * The mouse goes along these points as soon as this domino has another place in the tray, and is there: sooner than a
 * test could. Was it under the first of them?
 */
async function pressAsTrayClosesUp(page: Page, option: Locator, points: readonly Point[]): Promise<boolean> {
  const slot = await option.elementHandle();
  if (slot === null) throw new Error('It is not in the tray.');
  return page.evaluate(
    ([slot, [down, ...moves]]) =>
      new Promise<boolean>((resolve) => {
        const element = slot as HTMLElement;
        const placeNow = () => `${element.offsetLeft} ${element.offsetTop}`;
        const place = placeNow();
        const observer = new MutationObserver(() => {
          if (placeNow() === place || down === undefined) return;
          observer.disconnect();
          for (const each of document.getAnimations()) each.finish();
          const under = document.elementFromPoint(down.x, down.y);
          const tell = (type: string, { x, y }: Point) =>
            under?.dispatchEvent(
              new PointerEvent(type, { bubbles: true, pointerId: 1, pointerType: 'mouse', clientX: x, clientY: y }),
            );
          tell('pointerdown', down);
          for (const point of moves) tell('pointermove', point);
          tell('pointerup', moves.at(-1) ?? down);
          resolve(element.contains(under));
        });
        observer.observe(element.parentElement as Element, { childList: true });
      }),
    [slot, points] as const,
  );
}

/** How many square pixels two elements share. */
async function overlap(a: Locator, b: Locator): Promise<number> {
  const [one, other] = [await a.boundingBox(), await b.boundingBox()];
  if (one === null || other === null) throw new Error('Not to be seen.');
  const wide = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const high = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, wide) * Math.max(0, high);
}

/** What follows a finger is there a moment after it. */
async function expectAt(locator: Locator, there: Point, why: string): Promise<void> {
  const away = async () => {
    const { x, y } = await middleOf(locator);
    return Math.hypot(x - there.x, y - there.y);
  };
  await expect.poll(away, { message: why, intervals: [20] }).toBeLessThan(1);
}
