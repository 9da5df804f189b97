/** What Futoshiki has besides numbers: notes that can be read and come back, several cells at once, colours, a lock. */
import { expect, type Page, test } from '@playwright/test';
import {
  addressOf,
  boardAsHeard,
  type Cell,
  cellAt,
  choosePuzzle,
  heard,
  middleOf,
  numberKey,
  openApp,
  solve,
  tool,
} from './app.js';
import { pack } from './app-modules.js';
import { putOnDisk } from './disk.js';
import { SOAKING } from './effort.js';
import { fingersOn } from './fingers.js';

/** Opens an empty board of this side. */
async function openEmpty(page: Page, side: number): Promise<void> {
  const puzzle = `${side}:${'z'.repeat(Math.floor(side ** 2 / 26))}${String.fromCharCode(96 + (side ** 2 % 26))}`;
  await page.goto(`./#1${await pack(JSON.stringify({ kind: 'futoshiki', puzzle }))}`);
  await expect(page.getByRole('gridcell')).toHaveCount(side ** 2);
  // That it has several solutions is told of a puzzle that comes from elsewhere.
  await expect(page.locator('.aid')).toBeVisible();
  await tool(page, 'Close').click();
  await expect(page.locator('.aid')).toHaveCount(0);
}

const WINDOWS: readonly (readonly [width: number, height: number])[] = [
  [320, 568],
  [1440, 900],
  ...(SOAKING
    ? ([
        [390, 844],
        [768, 1024],
      ] as const)
    : []),
];

/** Of everything with this selector, in pixels of the screen. */
function fontSizes(page: Page, selector: string): Promise<number[]> {
  return page.locator(selector).evaluateAll((texts) =>
    (texts as SVGTextElement[]).map((text) => {
      const svg = text.ownerSVGElement as SVGSVGElement;
      const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
      return Number.parseFloat(getComputedStyle(text).fontSize) * scale;
    }),
  );
}

test('what it is played with may fail to load: that is said, and tried again', { tag: '@once' }, async ({ page }) => {
  await openApp(page);
  await page.route('**/assets/playing-*.js', (route) => route.abort());
  await page.goto(addressOf('futoshiki-graded-easy-1'));
  await expect(page.getByText('This puzzle couldn’t be loaded. Are you online?').first()).toBeVisible();
  await expect(page.getByRole('grid', { name: /Pips/ })).toBeVisible();

  await putOnDisk(page, 'choices', [['open', 'futoshiki-graded-easy-1']]);
  await page.goto('about:blank');
  await page.goto(addressOf('futoshiki-graded-easy-1'));
  await expect(page.getByRole('alert')).toHaveText('This puzzle couldn’t be loaded. Are you online?');
  await page.unroute('**/assets/playing-*.js');
  await tool(page, 'Try again').click();
  await expect(page.getByRole('grid', { name: /Futoshiki/ })).toBeVisible();
});

/** The number of the first puzzle of a pack with this side. */
function firstOfSide(pack: string, side: number): number {
  for (let number = 1; ; number++) if (solve(pack, number).grid.length === side) return number;
}

test('the whole board is seen, nothing zooms, and its notes can be read', { tag: '@once' }, async ({ page }) => {
  await openApp(page);
  const smallest = [4, 'easy'] as const;
  const between = [
    [5, 'easy'],
    [6, 'easy'],
    [7, 'hard'],
    [8, 'hard'],
  ] as const;
  for (const [side, size] of [smallest, ...(SOAKING ? between : []), [9, 'expert'] as const]) {
    await page.setViewportSize({ width: 320, height: 568 });
    const pack = `futoshiki-graded-${size}`;
    await choosePuzzle(page, pack, firstOfSide(pack, side));
    await tool(page, 'All notes').tap();
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({ width, height });
      const before = await measured(page);
      await cellAt(page, [side - 1, side - 1]).tap();
      const { cells, stage, keys, panel } = await measured(page);
      const where = `${side}×${side} at ${width}`;
      expect(cells, where).toEqual(before.cells);
      expect(
        cells.every((cell) => isWithin(cell, stage)),
        where,
      ).toBe(true);
      expect(
        keys.every((key) => isWithin(key, panel)),
        where,
      ).toBe(true);
      expect(Math.min(...keys.flatMap(({ width: w, height: h }) => [w, h])), where).toBeGreaterThanOrEqual(44);
      expect(Math.min(...(await fontSizes(page, '.square .notes text'))), where).toBeGreaterThanOrEqual(9);
    }
  }
});

type Box = Record<'x' | 'y' | 'width' | 'height', number>;

/** Where everything is, asked at once when nothing moves any more. */
function measured(page: Page): Promise<{ cells: Box[]; stage: Box; keys: Box[]; panel: Box }> {
  return page.evaluate(async () => {
    const boxes = (selector: string) =>
      [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect().toJSON() as Box);
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let before = ''; ; await nextFrame()) {
      await nextFrame();
      const now = JSON.stringify(boxes('[role=gridcell], .stage, .panel'));
      if (now === before) break;
      before = now;
    }
    const [[stage], [panel]] = [boxes('.stage'), boxes('.panel')];
    if (stage === undefined || panel === undefined) throw new Error('No board.');
    return { cells: boxes('[role=gridcell]'), stage, keys: boxes('.keypad button'), panel };
  });
}

function isWithin(part: Box, whole: Box): boolean {
  const ends = (box: Box) => [box.x + box.width, box.y + box.height] as const;
  const [[right, bottom], [edge, floor]] = [ends(part), ends(whole)];
  return part.x >= whole.x && part.y >= whole.y && right <= edge && bottom <= floor;
}

test('where notes are too small the cell is shown larger beside the keys', { tag: ['@phone', '@soak'] }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await openEmpty(page, 12);
  await tool(page, 'All notes').tap();
  await cellAt(page, [11, 11]).tap();
  await expect(page.locator('.magnified .notes text')).toHaveCount(12);
  expect(Math.min(...(await fontSizes(page, '.magnified .notes text')))).toBeGreaterThanOrEqual(11);
  await expect(page.locator('.numbers button')).toHaveCount(12);
});

test('a correction brings notes back, and counts tell what is left', { tag: '@desktop' }, async ({ page }) => {
  await openEmpty(page, 4);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('a');
  const peer = cellAt(page, [3, 0]);
  await expect(peer).toHaveAccessibleName(/notes 1, 2, 3, 4$/);
  await cellAt(page, [0, 0]).click();
  await page.keyboard.press('1');
  await expect(peer).toHaveAccessibleName(/notes 2, 3, 4$/);
  await expect(numberKey(page, 1)).toHaveAccessibleName('1, 3 left');
  await page.keyboard.press('2');
  await expect(peer).toHaveAccessibleName(/notes 1, 3, 4$/);
  await page.keyboard.press('Delete');
  await expect(cellAt(page, [0, 0])).toHaveAccessibleName(/empty, notes 1, 2, 3, 4$/);
  await expect(peer).toHaveAccessibleName(/notes 1, 2, 3, 4$/);

  await test.step('a note that would not be seen is not made', async () => {
    await page.keyboard.press('1');
    await peer.click();
    await page.keyboard.press('n');
    await page.keyboard.press('1');
    await expect(heard(page)).toHaveText('There’s already a 1 in this row or column.');
    await page.keyboard.press('n');
  });

  await test.step('all of a number are placed', async () => {
    for (const cell of [
      [1, 1],
      [2, 2],
      [3, 3],
    ] as const) {
      await cellAt(page, cell).click();
      await page.keyboard.press('1');
    }
    await expect(numberKey(page, 1)).toHaveAccessibleName('1, all placed');
    await expect(page.locator('.number.done small')).toHaveText('✓');
  });
});

const named = (page: Page, cells: readonly Cell[]) =>
  Promise.all(cells.map(async (cell) => (await cellAt(page, cell).getAttribute('aria-label')) ?? ''));

test('several cells are selected by drag, keys and clicks, and noted in one move', {
  tag: ['@desktop', '@soak'],
}, async ({ page }) => {
  await openEmpty(page, 5);
  const selected = page.getByRole('gridcell', { selected: true });
  const before = await boardAsHeard(page);
  const [from, past, to] = [
    await middleOf(cellAt(page, [1, 1])),
    await middleOf(cellAt(page, [1, 3])),
    await middleOf(cellAt(page, [2, 3])),
  ];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(past.x, past.y, { steps: 6 });
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
  await expect(selected).toHaveCount(4);
  await expect(heard(page)).toHaveText('4 cells selected.');
  await expect(page.locator('.keypad .mode')).toHaveText('Notes for 4 cells');
  await page.keyboard.press('3');
  await expect(heard(page)).toHaveText('3 noted in 4 cells.');
  expect(
    await named(page, [
      [1, 1],
      [1, 2],
      [1, 3],
      [2, 3],
    ]),
  ).toEqual(Array(4).fill(expect.stringMatching(/notes 3$/)));
  await page.keyboard.press('Control+z');
  await expect.poll(() => boardAsHeard(page), { intervals: [20] }).toEqual(before);

  await page.keyboard.press('Escape');
  await expect(selected).toHaveCount(1);
  for (const key of ['Shift+ArrowLeft', 'Shift+ArrowLeft']) await page.keyboard.press(key);
  await expect(selected).toHaveCount(3);
  await cellAt(page, [4, 4]).click({ modifiers: ['Control'] });
  await expect(selected).toHaveCount(4);
  await numberKey(page, 2).click();
  await expect(cellAt(page, [4, 4])).toHaveAccessibleName(/notes 2$/);
  await tool(page, 'Erase').click();
  await expect(heard(page)).toHaveText('4 cells erased.');
  await cellAt(page, [0, 0]).click();
  await expect(selected).toHaveCount(1);
});

test('cells are coloured, and a number that is locked is placed by taps', { tag: '@phone' }, async ({ page }) => {
  await openEmpty(page, 4);
  const fingers = await fingersOn(page);
  await fingers.drag(await middleOf(cellAt(page, [0, 0])), await middleOf(cellAt(page, [0, 2])));
  await tool(page, 'Colour').tap();
  await tool(page, 'Blue').tap();
  await expect(heard(page)).toHaveText('Blue in 3 cells.');
  await expect(cellAt(page, [0, 1])).toHaveAccessibleName('row 1, column 2, empty, blue');
  await expect(page.locator('.square .colour-shape'), 'told by a shape, too').toHaveCount(3);
  await tool(page, 'Blue').tap();
  await expect(page.locator('.square .colour-shape')).toHaveCount(0);
  await tool(page, 'Undo').tap();
  await expect(page.locator('.square .colour-shape')).toHaveCount(3);
  await page.reload();
  await expect(cellAt(page, [0, 2]), 'and kept').toHaveAccessibleName(/blue$/);

  const lock = tool(page, 'Lock a number or colour');
  await lock.tap();
  await numberKey(page, 3).tap();
  await expect(heard(page)).toHaveText('Tap cells to place 3');
  await expect(numberKey(page, 3)).toHaveAttribute('aria-pressed', 'true');
  for (const cell of [
    [0, 0],
    [1, 1],
    [2, 2],
  ] as const)
    await cellAt(page, cell).tap();
  await expect(numberKey(page, 3)).toHaveAccessibleName('3, 1 left');
  await cellAt(page, [1, 1]).tap();
  await expect(cellAt(page, [1, 1])).toHaveAccessibleName(/empty/);
  await lock.tap();
  await expect(heard(page)).toHaveText('Unlocked.');
  await cellAt(page, [1, 1]).tap();
  await expect(cellAt(page, [1, 1])).toHaveAccessibleName(/empty/);
});
