/** Boards larger than a phone: cells that a finger meets, a view that moves, and a tray that stays in reach. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import {
  type Aim,
  aimsAt,
  type Cell,
  cellAt,
  choosePuzzle,
  expectLying,
  middleOf,
  middleOfBoth,
  openApp,
  openFromMenu,
  solutionOf,
  tool,
  turnInTray,
} from './app.js';
import { SOAKING } from './effort.js';
import { below, type Fingers, fingersOn, LIFT } from './fingers.js';
import { freeBoard, GRAND, putInPack, TEN_ROWS } from './own-puzzles.js';

/** The smallest thing that a finger meets, less what rounding takes. */
const LEAST = 43.9;
const TAPPED = 12;
const DRAGGED = 3;
/** Nearer to an edge a domino in the air moves the board along. */
const FROM_EDGE = 40;

test('182 cells are played with fingers on 360 pixels', { tag: ['@phone', '@soak'] }, async ({ page }) => {
  const fingers = await fingersOn(page);
  await putInPack(page, [GRAND]);
  await openApp(page);
  await expect(page.getByRole('gridcell')).toHaveCount(182);
  await expectInside(page.locator('.plane'), stageOf(page));
  await test.step('numbers stand on their halves of a domino in the tray', () => expectNumbersInPlace(page));
  const aims = await aimsAt(page, solutionOf(GRAND).placements);
  const last = aims.find(({ domino }) => domino.join() === '12,12') ?? lastOf(aims);
  const asTheyLie = aims.filter((aim) => aim.quarters === 0 && aim !== last);

  for (const [i, aim] of asTheyLie.slice(0, TAPPED).entries()) {
    await aim.option.tap();
    if (i === 0) await expectLargeEnough(page.getByRole('gridcell'));
    await panTo(page, fingers, aim.cells);
    await cellAt(page, aim.cells[0]).tap();
    await expectLying(page, aim);
  }

  const inner = asTheyLie.slice(TAPPED).filter(({ cells }) => cells.every(isInner));
  for (const aim of inner.slice(0, DRAGGED)) {
    await panTo(page, fingers, aim.cells, FROM_EDGE);
    await aim.option.scrollIntoViewIfNeeded();
    const start = await middleOf(aim.option);
    await fingers.drag(
      start,
      { x: start.x + LIFT / 2, y: start.y - LIFT / 2 },
      below(await middleOfBoth(page, aim.cells)),
    );
    await expectLying(page, aim);
  }
  await test.step('and on the board', () => expectNumbersInPlace(page));

  await test.step('two fingers make it larger and smaller, a button shows all of it', async () => {
    const side = async () => (await page.getByRole('gridcell').first().boundingBox())?.width ?? 0;
    const { x, y } = await middleOf(stageOf(page));
    const [narrow, wide] = [
      [
        { x: x - 30, y },
        { x: x + 30, y },
      ],
      [
        { x: x - 90, y },
        { x: x + 90, y },
      ],
    ] as const;
    const before = await side();
    const lying = await page.locator('.board-picture .domino').count();
    await fingers.down(...narrow);
    await fingers.move(...wide);
    await fingers.up();
    await expect.poll(side, { intervals: [20] }).toBeGreaterThan(before * 1.8);
    const larger = await side();
    await fingers.down(...wide);
    await fingers.move(...narrow);
    await fingers.up();
    await expect.poll(side, { intervals: [20] }).toBeLessThan(larger / 1.8);
    await tool(page, 'Whole board').tap();
    await expectInside(page.locator('.plane'), stageOf(page));
    await expect(page.locator('.board-picture .domino'), 'and no domino moved').toHaveCount(lying);
  });

  await test.step('the last domino of the tray is in reach', async () => {
    const tray = page.getByRole('listbox', { name: 'Dominoes' });
    const { x, y } = await middleOf(tray);
    await expect
      .poll(
        async () => {
          await fingers.drag({ x, y: y + 50 }, { x: x + 4, y: y - 60 });
          return isInside(last.option, tray);
        },
        { intervals: [50], timeout: 60_000 },
      )
      .toBe(true);
    await turnInTray(last, 'tap');
    await expectLargeEnough(page.getByRole('gridcell'));
    await panTo(page, fingers, last.cells);
    await cellAt(page, last.cells[0]).tap();
    await expectLying(page, last);
  });
  await expect(page.locator('.board-picture .domino')).toHaveCount(TAPPED + DRAGGED + 1);
});

test('every size has targets for fingers once it is tapped', { tag: ['@phone', '@soak'] }, async ({ page }) => {
  await openApp(page);
  for (const [pack, number] of [
    ['pips-graded-easy', 1],
    ['pips-graded-giant', 8],
    ['futoshiki-graded-easy', 1],
  ] as const) {
    await choosePuzzle(page, pack, number);
    await (pack.startsWith('pips') ? page.getByRole('option') : page.getByRole('gridcell')).first().tap();
    await expectLargeEnough(page.getByRole('gridcell'));
    await expectLargeEnough(page.locator('button:not(.on-focus)'));
  }
});

test('for left hands everything is the other way round', { tag: '@desktop' }, async ({ page }) => {
  await openApp(page);
  const order = async () => {
    const [side, board, undo, check, home, menu] = await Promise.all(
      [page.locator('.side'), stageOf(page), ...['Undo', 'Check', 'Home', 'Menu'].map((name) => tool(page, name))].map(
        async (part) => (await middleOf(part)).x,
      ),
    );
    return { side: compare(side, board), tools: compare(check, undo), top: compare(menu, home) };
  };
  expect(await order()).toEqual({ side: 'right', tools: 'right', top: 'right' });
  await openFromMenu(page, 'Settings');
  await page.getByRole('checkbox', { name: /^Left-handed/ }).check();
  await tool(page, 'Close').click();
  expect(await order()).toEqual({ side: 'left', tools: 'left', top: 'left' });
  await page.reload();
  await expect(page.getByRole('grid')).toBeVisible();
  expect(await order(), 'and it stays so').toEqual({ side: 'left', tools: 'left', top: 'left' });
});

test('16 dominoes are in sight on the smallest phone, and stay where they are under a finger', {
  tag: '@phone',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await putInPack(page, [TEN_ROWS]);
  const fingers = await fingersOn(page);
  await openApp(page);
  const [options, panel] = [page.getByRole('option'), page.locator('.panel')];
  const boxes = () =>
    options.evaluateAll((all) =>
      all.map((each) => {
        const { x, y, width, height } = each.getBoundingClientRect();
        return { name: each.ariaLabel?.split(',')[0], x, y, width, height };
      }),
    );
  const stage = await stageOf(page).boundingBox();
  const full = await boxes();

  await test.step('each is a target of 70 by 36 pixels, none is hidden, and cells have 28', async () => {
    expect(full).toHaveLength(16);
    for (const { name, width, height } of full) {
      expect(width, name).toBeGreaterThanOrEqual(70);
      expect(height, name).toBeGreaterThanOrEqual(36);
    }
    for (const option of await options.all()) expect(await isInside(option, panel)).toBe(true);
    expect((await panel.boundingBox())?.height).toBeGreaterThanOrEqual(160);
    expect((await page.getByRole('gridcell').first().boundingBox())?.width).toBeGreaterThanOrEqual(28);
    await expect(page.getByRole('listbox')).toHaveCSS('overflow-y', 'visible');
  });

  await test.step('one that is turned to stand in the first row does not reach over the board', async () => {
    const domino = options.nth(3);
    for (const _ of ['chosen', 'turned']) await domino.tap();
    await expect(domino).toHaveClass(/standing/);
    const face = async () => (await domino.locator('.face').boundingBox())?.y ?? 0;
    const edge = (await panel.boundingBox())?.y ?? 0;
    await expect.poll(face).toBeGreaterThanOrEqual(edge - 4);
    for (let quarters = 1; quarters < 4; quarters++) await domino.tap();
    await expect(domino).not.toHaveClass(/standing/);
    await page.keyboard.press('Escape');
  });

  await test.step('a drag aslant takes one up, and the others wait for it to fall before they close up', async () => {
    const from = await middleOf(options.nth(2));
    await fingers.down(from);
    await fingers.move({ x: from.x + 43, y: from.y - 40 });
    await expect(page.locator('.ghost-middle')).toBeVisible();
    const middle = below(await middleOf(stageOf(page)));
    await fingers.move(middle);
    expect(await boxes(), 'nothing moves meanwhile').toEqual(full);
    await expect(page.locator('.aim .domino')).toBeVisible();
    await fingers.up();
    const closedUp = full.flatMap((box, i) =>
      i === 2 ? [] : [{ ...box, x: full[i - (i > 2 ? 1 : 0)]?.x, y: full[i - (i > 2 ? 1 : 0)]?.y }],
    );
    await expect.poll(boxes, { intervals: [20] }).toEqual(closedUp);
  });

  await test.step('undo brings it back to its old place, and the board never moved', async () => {
    await tool(page, 'Undo').tap();
    await expect.poll(boxes, { intervals: [20] }).toEqual(full);
    expect(await stageOf(page).boundingBox()).toEqual(stage);
  });
});

test('in a long tray a swipe up or down scrolls, and any other movement takes a domino up', {
  tag: ['@phone', '@soak'],
}, async ({ page }) => {
  await putInPack(page, [freeBoard(8, 7)]);
  const fingers = await fingersOn(page);
  await openApp(page);
  const [tray, ghost] = [page.getByRole('listbox'), page.locator('.ghost-middle')];
  await expect(tray.getByRole('group')).toHaveCount(7);
  const scrolled = () => tray.evaluate((element) => element.scrollTop);
  const { x, y } = await middleOf(page.getByRole('option').nth(6));
  await fingers.drag({ x, y }, { x: x + 5, y: y - 70 });
  await expect.poll(scrolled, { intervals: [20] }).toBeGreaterThan(30);
  await expect(ghost).toHaveCount(0);
  const held = await scrolled();
  for (const [across, up] of [
    [50, 0],
    [40, 43],
    [-30, 50],
  ] as const) {
    const start = await middleOf(page.getByRole('option', { name: '1-3' }));
    await fingers.down(start);
    await fingers.move({ x: start.x + across, y: start.y - up });
    await expect(ghost, `${across} across and ${up} up`).toBeVisible();
    await fingers.cancel();
    await expect(ghost).toHaveCount(0);
    expect(await scrolled()).toBe(held);
  }

  await test.step('a swipe that goes on to the board takes its domino along', async () => {
    const start = await middleOf(page.getByRole('option', { name: '1-3' }));
    await fingers.down(start);
    await fingers.move({ x: start.x, y: start.y - 30 });
    await fingers.move({ x: start.x, y: (await middleOf(stageOf(page))).y });
    await expect(ghost).toBeVisible();
    await fingers.cancel();
    await expect(ghost).toHaveCount(0);
  });
});

async function expectNumbersInPlace(page: Page): Promise<void> {
  await expect(page.locator('.ghost'), 'nothing is in the air').toHaveCount(0);
  const aside = await page.locator('.domino').evaluateAll((dominoes) =>
    dominoes.flatMap((domino) => {
      const digits = [...domino.querySelectorAll('.digits')].map((each) => each.getBoundingClientRect());
      const face = domino.querySelector('.face')?.getBoundingClientRect();
      const [first, second] = digits;
      if (face === undefined || first === undefined || second === undefined) return ['no domino'];
      const middles = [first, second].map(({ left, width }) => (left + width / 2 - face.left) / face.width);
      return middles.every((middle, half) => Math.abs(middle - (half === 0 ? 0.215 : 0.785)) < 0.03)
        ? []
        : [middles.join()];
    }),
  );
  expect(await page.locator('.digits').count()).toBe(2 * 91);
  expect(aside).toEqual([]);
}

function compare(a = 0, b = 0): 'left' | 'right' {
  return a < b ? 'left' : 'right';
}

function stageOf(page: Page): Locator {
  return page.locator('.stage');
}

/** With another cell all around. */
function isInner([row, column]: Cell): boolean {
  return row > 0 && column > 0 && row < 12 && column < 12;
}

function lastOf(aims: readonly Aim[]): Aim {
  const last = aims.at(-1);
  if (last === undefined) throw new Error('There is nothing to lay.');
  return last;
}

async function boxOf(locator: Locator) {
  const { x, y, width, height } = (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { left: x, top: y, right: x + width, bottom: y + height };
}

async function isInside(inner: Locator, outer: Locator): Promise<boolean> {
  const [a, b] = [await boxOf(inner), await boxOf(outer)];
  return a.left >= b.left - 1 && a.top >= b.top - 1 && a.right <= b.right + 1 && a.bottom <= b.bottom + 1;
}

async function expectInside(inner: Locator, outer: Locator): Promise<void> {
  await expect.poll(() => isInside(inner, outer), { intervals: [50] }).toBe(true);
}

async function expectLargeEnough(targets: Locator): Promise<void> {
  const smallest = () =>
    targets.evaluateAll((all) =>
      Math.min(...all.map((each) => each.getBoundingClientRect()).flatMap(({ width, height }) => [width, height])),
    );
  await expect.poll(smallest, { intervals: [50] }).toBeGreaterThanOrEqual(LEAST);
}

/** Pushes the board with a finger, from cells that are empty, until these cells are seen whole. */
async function panTo(page: Page, fingers: Fingers, [first, second]: readonly [Cell, Cell], margin = 0): Promise<void> {
  for (let pushes = 0; pushes < 8; pushes++) {
    const stage = await boxOf(stageOf(page));
    const [a, b] = [await boxOf(cellAt(page, first)), await boxOf(cellAt(page, second))];
    const along = (least: number, most: number, from: number, to: number) =>
      least < from ? from - least : most > to ? to - most : 0;
    const push = {
      x: along(Math.min(a.left, b.left), Math.max(a.right, b.right), stage.left + margin, stage.right - margin),
      y: along(Math.min(a.top, b.top), Math.max(a.bottom, b.bottom), stage.top + margin, stage.bottom - margin),
    };
    if (push.x === 0 && push.y === 0) return;
    const start = await emptySpot(page, push);
    const clamp = (to: number, from: number, most: number) => Math.min(most, Math.max(from, to));
    await fingers.drag(start, {
      x: clamp(start.x + push.x * 1.1, stage.left, stage.right),
      y: clamp(start.y + push.y * 1.1, stage.top, stage.bottom),
    });
  }
  throw new Error(`Pushing does not bring ${first} into sight.`);
}

/** The middle of an empty cell in sight, under no button, as far back as possible for a push in this direction. */
async function emptySpot(page: Page, push: { x: number; y: number }): Promise<{ x: number; y: number }> {
  return page.evaluate(({ x, y }) => {
    const stage = document.querySelector('.stage')?.getBoundingClientRect() ?? new DOMRect();
    const spots = [...document.querySelectorAll('[role=gridcell]')]
      .filter((cell) => cell.ariaLabel?.includes('empty'))
      .map((cell) => cell.getBoundingClientRect())
      .filter((box) => box.left >= stage.left && box.right <= stage.right)
      .filter((box) => box.top >= stage.top && box.bottom <= stage.bottom)
      .map((box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 }))
      .filter((spot) => document.elementFromPoint(spot.x, spot.y)?.closest('.stage'));
    const [best] = spots.sort((a, b) => a.x * x + a.y * y - (b.x * x + b.y * y));
    if (best === undefined) throw new Error('No empty cell is in sight.');
    return best;
  }, push);
}

const LYING_PHONES = [
  { width: 568, height: 320 },
  ...(SOAKING
    ? [
        { width: 667, height: 375 },
        { width: 740, height: 360 },
      ]
    : []),
];

test('a phone on its side has room for the board, and no tool lies over another', { tag: '@phone' }, async ({
  page,
}) => {
  await openApp(page);
  for (const [pack, means] of [
    ['pips-graded-hard', page.getByRole('option')],
    ['futoshiki-graded-expert', page.locator('.numbers button')],
  ] as const) {
    await choosePuzzle(page, pack, 2);
    for (const size of LYING_PHONES) {
      await page.setViewportSize(size);
      const stage = await page.locator('.stage').boundingBox();
      expect(stage?.height, `${pack} at ${size.width}`).toBeGreaterThan(size.height / 2);
      await expect.poll(() => outOfReach(means), { intervals: [50], message: `${pack} at ${size.width}` }).toEqual([]);
    }
  }
});

/** Those that are not hit in their middle, once scrolled to: something lies over them. */
function outOfReach(targets: Locator): Promise<string[]> {
  return targets.evaluateAll((all) =>
    all
      .filter((each) => {
        each.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        const { x, y, width, height } = each.getBoundingClientRect();
        return !each.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      })
      .map((each) => each.ariaLabel ?? each.textContent ?? ''),
  );
}
