/** What is around a board: it never moves the board, and says what is played; the solution and a result are handed out. */
import { expect, type Page, test } from '@playwright/test';
import { cellAt, choosePuzzle, heard, openApp, openFromMenu, tool } from './app.js';
import { en } from './app-modules.js';
import { SOAKING } from './effort.js';
import { freeBoard, ONE, type OwnPuzzle, putInPack, RULED } from './own-puzzles.js';
import { STILL } from './stillness.js';
import { watchForTroubles } from './troubles.js';

test.use(STILL);

/** Ten rows, and as many dominoes as a phone shows whole. */
const TALL: OwnPuzzle = { ...freeBoard(10, 3), constraints: { 0: { sum_less: 500 } } };
const WINDOWS = [
  { width: 320, height: 568 },
  ...(SOAKING
    ? [
        { width: 390, height: 844 },
        { width: 1440, height: 900 },
      ]
    : []),
];
const WIDE = [
  { width: 1440, height: 900 },
  ...(SOAKING
    ? [
        { width: 1024, height: 768 },
        { width: 1920, height: 1080 },
      ]
    : []),
];

const boxOf = async (page: Page, selector: string) => {
  const { x, y, width, height } = (await page.locator(selector).first().boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  return { x, y, width, height };
};

test('the board stays where it is, whatever is around it', { tag: '@desktop' }, async ({ page }) => {
  await putInPack(page, [RULED, TALL]);
  await openApp(page);
  const { trying, tools } = en;
  for (const size of WINDOWS) {
    await page.setViewportSize(size);
    await choosePuzzle(page, 'pips-graded-easy', 1);
    const name = `${size.width} by ${size.height}`;
    const box = await boxOf(page, '.stage');
    const expectSame = async (when: string) => expect(await boxOf(page, '.stage'), `${name}, ${when}`).toEqual(box);
    expect((await boxOf(page, '.panel')).height, name).toBeGreaterThanOrEqual(160);
    await tool(page, tools.try).click();
    await expect(page.getByRole('group', { name: trying.label })).toBeVisible();
    await expectSame('what if');
    await lay(page, '4-5', [0, 0]);
    await tool(page, tools.check).click();
    await expect(page.locator('.finding')).toBeVisible();
    await expectSame('checked');
    await tool(page, trying.drop).click();
    await expect(page.locator('.finding')).toHaveCount(0);
    await lay(page, '0-1', [0, 0]);
    await lay(page, '2-2', [0, 2]);
    await lay(page, '4-5', [1, 0]);
    await lay(page, '0-3', [1, 2]);
    await expect(page.locator('.verdict')).toBeVisible();
    await expectSame('an empty tray');
    await tool(page, tools.undo).click();
    await tool(page, tools.undo).click();
    await lay(page, '0-3', [1, 0]);
    await lay(page, '4-5', [1, 2]);
    await expect(page.getByRole('heading', { name: /^Solved in/ })).toBeVisible();
    await expectSame('finished');
    await choosePuzzle(page, 'pips-graded-easy', 2);
    await expectSame('a full tray');
    if (size.width === 320) {
      const cell = await boxOf(page, '[role=gridcell]');
      expect(Math.min(cell.width, cell.height), 'a cell of ten rows').toBeGreaterThanOrEqual(28);
    }
    await choosePuzzle(page, 'pips-graded-easy', 1);
    await openFromMenu(page, en.finished.again);
    await expect(page.locator('.tray')).toBeVisible();
  }
});

test('on a wide window the board has nearly all of the height, or of the room beside the panel', {
  tag: ['@desktop', '@soak'],
}, async ({ page }) => {
  await putInPack(page, [RULED]);
  await openApp(page);
  for (const puzzle of [undefined, 'pips-graded-hard', 'futoshiki-graded-easy']) {
    if (puzzle !== undefined) await choosePuzzle(page, puzzle, 1);
    for (const size of WIDE) {
      await page.setViewportSize(size);
      const [plane, stage, game] = [
        await boxOf(page, '.plane'),
        await boxOf(page, '.stage'),
        await boxOf(page, '.game'),
      ];
      const share = Math.max(plane.height / size.height, plane.width / stage.width);
      expect(share, `${puzzle} at ${size.width}`).toBeGreaterThanOrEqual(0.85);
      expect(game.width).toBeLessThanOrEqual(1200);
    }
  }
});

async function lay(page: Page, domino: string, cell: readonly [number, number]): Promise<void> {
  await page.getByRole('option', { name: domino }).click();
  await cellAt(page, cell).click();
  await expect(page.getByRole('option', { name: domino })).toHaveCount(0);
}

test('the header, the menu and the zoom', { tag: '@phone' }, async ({ page }) => {
  await putInPack(page, [RULED]);
  await openApp(page);
  await expect(page.locator('h1 .title')).toHaveText('Easy 1');
  await expect(page.locator('h1 .kind')).toHaveText('Pips, 4 dominoes');

  await test.step('a press elsewhere closes the menu', async () => {
    const menu = page.getByRole('menu');
    await tool(page, en.menu.label).tap();
    await expect(menu.getByRole('menuitem')).toHaveText(
      (['rules', 'walk', 'about', 'solution', 'share', 'print', 'settings', 'lab'] as const).map(
        (name) => en.menu[name],
      ),
      // Nothing of shortcuts where there is no keyboard.
    );
    await page.locator('.panel').tap();
    await expect(menu).toHaveCount(0);
  });

  await test.step('zoom buttons are there only while the board is zoomed', async () => {
    const whole = tool(page, en.tools.fit);
    await expect(whole).toHaveCount(0);
    await page.getByRole('gridcell').first().focus();
    await page.keyboard.press('+');
    await expect(whole).toBeVisible();
    await whole.tap();
    await expect(whole).toHaveCount(0);
  });

  await test.step('the puzzle is printed', async () => {
    await page.evaluate(() => Object.assign(window, { print: () => Object.assign(window, { printed: true }) }));
    await openFromMenu(page, en.menu.print);
    await expect(page.locator('.print-pages figcaption')).toHaveText('Easy 1');
    await expect.poll(() => page.evaluate(() => 'printed' in window), { intervals: [20] }).toBe(true);
  });
});

test('the solution, a domino at a time and whole; the result with its link and picture', { tag: '@phone' }, async ({
  page,
}) => {
  const troubles = await watchForTroubles(page);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'canShare', { value: () => true });
    Object.defineProperty(navigator, 'share', {
      value: async (data: ShareData) => {
        Object.assign(window, {
          shared: { text: data.text, files: data.files?.map(({ name, size }) => ({ name, size })) },
        });
      },
    });
  });
  await putInPack(page, [ONE]);
  await openApp(page);
  const { solution: w } = en;
  const sheet = page.getByRole('dialog');
  const row = (name: string) => sheet.getByRole('button', { name: new RegExp(`^${name}`) });

  await test.step('one more domino', async () => {
    await openFromMenu(page, en.menu.solution);
    await row(en.kinds.pips.oneMore).tap();
    await expect(sheet).toHaveCount(0);
    await expect(page.getByRole('gridcell', { name: /holds/ })).toHaveCount(2);
    await expect(heard(page)).toContainText('0-1 placed: 0 in row 1, column 1, 1 on the right.');
    await tool(page, en.tools.undo).tap();
    await expect(page.getByRole('gridcell', { name: /holds/ })).toHaveCount(0);
  });

  await test.step('all of it', async () => {
    await openFromMenu(page, en.menu.solution);
    await row(w.show).tap();
    await expect(sheet.getByText(w.here)).toBeVisible();
    await expect(sheet.locator('.solution-picture')).toHaveAccessibleName(/^Dominoes: /);
    await page.keyboard.press('Escape');
  });

  await test.step('on a board that cannot be finished', async () => {
    await page.getByRole('option', { name: '4-5' }).tap();
    await cellAt(page, [0, 0]).tap();
    await expect(page.getByRole('gridcell', { name: /holds/ })).toHaveCount(2);
    await openFromMenu(page, en.menu.solution);
    await expect(sheet.getByText(en.aid.lost)).toBeVisible();
    await expect(row(en.kinds.pips.oneMore)).toHaveCount(0);
    await row(w.put).tap();
    await expect(page.getByRole('heading', { name: /^Solved in/ })).toBeVisible();
  });

  await test.step('the result', async () => {
    const shared = () =>
      page.evaluate(() => (window as { shared?: { text: string; files: { name: string; size: number }[] } }).shared);
    await page.locator('.finished').getByRole('button', { name: en.finish.share }).tap();
    await expect.poll(shared, { intervals: [20] }).toBeTruthy();
    const { text, files } = (await shared()) ?? { text: '', files: [] };
    expect(text).toMatch(
      /^Pipwright Pips · Easy 1 🟢\n\d+:\d\d · \d+ hints\nhttp:\/\/[^?#]+\/#\/pips-graded-easy-1(?:\?t=\d+)?$/u,
    );
    expect(files.map(({ name }) => name)).toEqual(['pipwright-pips-easy-1.png']);
    expect(files[0]?.size).toBeGreaterThan(5000);
  });
  expect(troubles).toEqual([]);
});
