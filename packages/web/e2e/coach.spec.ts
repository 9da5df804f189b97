/** The coach, played from its first board to its last: by taps on a phone, by keys on a desktop. */
import { expect, type Page, test } from '@playwright/test';
import {
  type Cell,
  cellAt,
  heard,
  historyAtRest,
  middleOfBoth,
  numberKey,
  openFromMenu,
  placeInTray,
  tool,
  walkTo,
} from './app.js';
import { troublesUnderAxe } from './axe.js';
import { readDisk } from './disk.js';
import { fingersOn } from './fingers.js';
import { layoutFaults } from './layout-faults.js';
import { STILL } from './stillness.js';
import { watchForTroubles } from './troubles.js';

test.use(STILL);

const NUMBERS: readonly (readonly [row: number, column: number, number: number])[] = [
  [0, 0, 1],
  [0, 2, 3],
  [1, 1, 3],
  [2, 1, 1],
  [1, 0, 2],
  [1, 2, 1],
  [2, 0, 3],
  [2, 2, 2],
];

const sentence = (page: Page) => page.locator('.coach-words p');
const wayOn = (page: Page) => page.locator('.finished .main');

async function tapDomino(page: Page, name: string, row: number, column: number): Promise<void> {
  await page.getByRole('option', { name, exact: true }).tap();
  await cellAt(page, [row, column]).tap();
}

/** All boards; `look` is called at each, when it is new and when it is solved. */
async function tapThrough(page: Page, look: () => Promise<void>): Promise<void> {
  const goOn = async () => {
    await expect(wayOn(page)).toBeVisible();
    await look();
    await wayOn(page).tap();
  };
  await look();
  await tapDomino(page, '4-4', 1, 1);
  await tapDomino(page, '1-1', 0, 0);
  await goOn();
  await look();
  await tapDomino(page, '2-5', 0, 0);
  await expect(cellAt(page, [0, 1])).toHaveAccessibleName(/5/);
  await look();
  await cellAt(page, [0, 0]).tap();
  await tapDomino(page, '1-4', 1, 2);
  await goOn();
  await look();
  await tapDomino(page, '1-3', 0, 2);
  for (const _ of ['flipped', 'turned', 'flipped']) await cellAt(page, [0, 2]).tap();
  await tapDomino(page, '3-3', 0, 0);
  await tapDomino(page, '2-2', 1, 4);
  await goOn();
  await look();
  await tapDomino(page, '1-6', 1, 1);
  await tapDomino(page, '0-5', 0, 0);
  await cellAt(page, [0, 0]).tap();
  await goOn();
  await expect(page.locator('.keypad')).toBeVisible();
  await look();
  for (const [row, column, number] of NUMBERS) {
    await cellAt(page, [row, column]).tap();
    await numberKey(page, number).tap();
  }
  await goOn();
}

test('a newcomer taps through the coach, and nothing of it is kept', { tag: '@phone' }, async ({ page }) => {
  const troubles = await watchForTroubles(page);
  await page.goto('./');
  await expect(sentence(page)).toHaveText('Tap a domino, then a cell.');
  await expect(page.getByRole('grid')).toHaveCount(1);
  for (const name of ['Hint', 'Check', 'Notes', 'What if']) await expect(tool(page, name)).toHaveCount(0);
  await tapDomino(page, '4-4', 0, 0);
  await expect(sentence(page)).toHaveText('These two make 8, not 2. Drag it away, or press Undo.');
  await tool(page, 'Undo').tap();
  await expect(sentence(page)).toHaveText('Tap a domino, then a cell.');
  await tapThrough(page, async () => {
    await expect(tool(page, 'Skip')).toBeInViewport();
  });
  await expect(page.locator('main.home')).toBeVisible();
  const { summaries, moves } = await readDisk(page);
  expect([summaries, moves]).toEqual([{}, {}]);

  // It comes by itself once, and again when it is asked for. What Home still asks for is given up.
  await page.goto('./manifest.webmanifest');
  await page.goto('./');
  await expect(page.locator('main.home .tile')).toHaveCount(4);
  await openFromMenu(page, 'Rules');
  await tool(page, 'Play the introduction').tap();
  await expect(page.locator('.coach-words')).toBeVisible();
  await page.goBack();
  await expect(page.locator('main.home')).toBeVisible();
  expect(troubles).toEqual([]);
});

test('a domino that is dragged the wrong way round turns in the air', { tag: '@phone' }, async ({ page }) => {
  const fingers = await fingersOn(page);
  await page.goto('./#/coach');
  await tapDomino(page, '4-4', 1, 1);
  await tapDomino(page, '1-1', 0, 0);
  await wayOn(page).tap();
  await tapDomino(page, '2-5', 0, 0);
  await expect(sentence(page)).toHaveText('Right place. Each tap turns it to the next way it fits.');
  await cellAt(page, [0, 0]).tap();
  const gap: readonly [Cell, Cell] = [
    [0, 2],
    [1, 2],
  ];
  await fingers.carry(
    await placeInTray(page, page.getByRole('option', { name: '1-4' })),
    await middleOfBoth(page, gap),
  );
  await expect(page.locator('.ghost .domino')).toHaveAttribute('transform', /rotate\(90\)$/);
  await expect(page.locator('.aim .domino')).toHaveAttribute('transform', /rotate\(90\)$/);
  await fingers.up();
  await expect(wayOn(page)).toBeVisible();
});

test('the coach fits on the smallest phone', { tag: ['@phone', '@soak'] }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('./#/coach');
  await expect(sentence(page)).toHaveText('Tap a domino, then a cell.');
  await tapThrough(page, async () => expect(await layoutFaults(page)).toEqual([]));
});

test('whoever does nothing is shown the place, and whoever has enough skips', { tag: '@phone' }, async ({ page }) => {
  await page.clock.install();
  await page.goto('./#/coach');
  await expect(sentence(page)).toHaveText('Tap a domino, then a cell.');
  await page.clock.runFor(13_000);
  await expect(sentence(page)).toHaveText('Tap the 1-1, then a marked cell.');
  await expect(page.locator('.overlay .glow')).toBeVisible();
  await tapDomino(page, '1-1', 0, 0);
  await expect(sentence(page)).toHaveText('Now the other one.');
  await expect(page.locator('.overlay .glow')).toHaveCount(0);
  await tool(page, 'Skip').tap();
  await expect(page.locator('main.home')).toBeVisible();
  await expect(heard(page), 'the coach is done speaking').not.toContainText('Now the other one.');

  // Back leads Home too, also from a place that is shown.
  await historyAtRest(page);
  await page.goto('./#/coach');
  await expect(sentence(page)).toHaveText('Tap a domino, then a cell.');
  await page.clock.runFor(13_000);
  await expect(page.locator('.overlay .glow')).toBeVisible();
  await page.goBack();
  await expect(page.locator('main.home')).toBeVisible();
});

test('the coach is played by keys, and heard', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('./#/coach');
  await expect(sentence(page)).toHaveText('Click a domino, then a cell.');
  await expect(heard(page)).toHaveText('Give each colour its number of dots. Click a domino, then a cell.');
  expect(await troublesUnderAxe(page)).toEqual([]);
  const lay = async (row: number, column: number, numbers: string, turned = false) => {
    await page.keyboard.press('ArrowDown');
    await walkTo(page, [row, column]);
    await page.keyboard.type(numbers);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('option', { name: [...numbers].join('-') })).toHaveCount(0);
    if (!turned) return;
    await expect(sentence(page)).toHaveText('Right place. R turns it to the next way it fits.');
    await page.keyboard.press('r');
  };
  const goOn = async () => {
    await expect(wayOn(page)).toBeFocused();
    await page.keyboard.press('Enter');
  };
  await page.keyboard.press('ArrowDown');
  await expect(heard(page)).toContainText('type a domino’s two numbers, press Enter.');
  await lay(1, 1, '11');
  await expect(sentence(page)).toHaveText('These two make 2, not 8. Delete takes it back.');
  await expect(heard(page)).toContainText('Region B, sum 8: These two make 2, not 8. Delete takes it back.');
  await page.keyboard.press('Delete');
  await lay(1, 1, '44');
  await lay(0, 0, '11');
  await expect(heard(page)).toHaveText('That’s it.');
  await goOn();
  await lay(0, 0, '25', true);
  await lay(0, 2, '14');
  await goOn();
  await lay(0, 0, '33');
  await lay(0, 2, '13', true);
  await lay(1, 3, '22');
  await goOn();
  await lay(1, 1, '16');
  await lay(0, 0, '05', true);
  await goOn();
  await expect(page.getByRole('grid', { name: /Futoshiki/ })).toBeVisible();
  for (const [row, column, number] of NUMBERS) {
    await page.keyboard.press('ArrowDown');
    await walkTo(page, [row, column]);
    await page.keyboard.press(String(number));
  }
  await expect(heard(page)).toHaveText('You know how to play.');
  await goOn();
  await expect(page.locator('main.home')).toBeVisible();
});
