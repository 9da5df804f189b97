/** Links that hold a puzzle or a position: opened, made and damaged; and the other ways to share one. */
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import {
  aimAt,
  boardAsHeard,
  cellAt,
  choosePuzzle,
  heard,
  historyAtRest,
  lay,
  numberKey,
  openApp,
  openFromMenu,
  solve,
  tool,
} from './app.js';
import { en, pack } from './app-modules.js';
import { bringSheet, keptPuzzles, openBringSheet, textField } from './bring.js';
import { readDisk } from './disk.js';
import { STILL } from './stillness.js';
import { watchForTroubles } from './troubles.js';
import { wipe } from './wipe.js';

test.use(STILL);

const ID = '4:0,2,0L,0D,0U,0L,0,1,3,0RD,1,0,4R,0,0,3,';
const title = (page: Page) => page.locator('h1 .title');
const linkWith = async (content: object) => `#1${await pack(JSON.stringify(content))}`;

async function openShare(page: Page): Promise<void> {
  await openFromMenu(page, 'Share');
  await expect(page.getByRole('heading', { name: 'Share' })).toBeVisible();
}

/** Copies by a button of the sheet, and closes it. */
async function copied(page: Page, ...buttons: string[]): Promise<string> {
  await openShare(page);
  await page.evaluate(() => navigator.clipboard.writeText(''));
  for (const name of buttons) await tool(page, name).click();
  await expect(page.getByRole('dialog').getByText('Copied', { exact: true }).first()).toBeVisible();
  // What was copied before may still be said.
  const text = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(text).not.toBe('');
  await page.keyboard.press('Escape');
  return text();
}

test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

test('a position of Pips goes from one player to another', async ({ page, isMobile }) => {
  const press = isMobile ? 'tap' : 'click';
  const troubles = await watchForTroubles(page);
  await openApp(page);
  await choosePuzzle(page, 'pips-graded-easy', 2);
  const [first] = solve('pips-graded-easy', 2).placements;
  if (first === undefined) throw new Error('There is nothing to lay.');
  await aimAt(page, first);
  await lay(page, first, press);
  const board = await boardAsHeard(page);
  const [puzzle, position] = [await copied(page, 'Copy link'), await copied(page, 'My board', 'Copy link')];
  expect(puzzle.length).toBeLessThan(400);
  expect(position.length).toBeLessThan(500);

  expect(troubles).toEqual([]);

  // Somebody who has nothing yet.
  // The app must be gone: it keeps the time played when it is left.
  await page.goto('./manifest.webmanifest');
  await wipe(page);
  await page.goto(position);
  await expect(title(page)).toHaveText('Easy 2');
  // What was left may be seen for a moment before the link is read.
  await expect.poll(() => boardAsHeard(page)).toEqual(board);
  await expect(page).toHaveURL(/#\/own-[0-9a-f]{16}$/);
  // Without a move of their own it is kept all the same.
  await page.reload();
  await expect(title(page)).toHaveText('Easy 2');
  expect(await boardAsHeard(page)).toEqual(board);
  await tool(page, 'Undo').click();
  await expect(page.getByRole('gridcell', { name: /holds/ })).toHaveCount(0);

  // Who has begun it goes on with their own, and is told so.
  await page.goto('about:blank');
  await page.goto(puzzle);
  await expect(heard(page)).toContainText('already started this puzzle');
  expect(await keptPuzzles(page)).toEqual([{ title: 'Easy 2', kind: 'pips' }]);
});

test('a position of a puzzle that was begun here is offered beside the own game', { tag: ['@phone', '@soak'] }, async ({
  page,
}) => {
  const link = (number: number) =>
    linkWith({ kind: 'futoshiki', puzzle: ID, moves: [{ type: 'put', cell: [0, 0], number }] });
  await page.goto(`./${await link(1)}`);
  await expect(cellAt(page, [0, 0])).toHaveAccessibleName(/holds 1/);
  const shared = await link(4);
  await page.evaluate((fragment) => {
    location.hash = fragment;
  }, shared);
  await expect(heard(page)).toContainText('already started this puzzle');
  await expect(cellAt(page, [0, 0])).toHaveAccessibleName(/holds 1/);
  await page.getByRole('button', { name: 'Open the shared board' }).click();
  await expect(cellAt(page, [0, 0])).toHaveAccessibleName(/holds 4/);
  await expect.poll(async () => Object.keys((await readDisk(page)).summaries)).toHaveLength(2);
  await page.reload();
  await expect(cellAt(page, [0, 0])).toHaveAccessibleName(/holds 4/);
  await page.evaluate(
    (fragment) => {
      location.hash = fragment;
    },
    await link(2),
  );
  await page.getByRole('button', { name: 'Open the shared board' }).click();
  await expect(cellAt(page, [0, 0])).toHaveAccessibleName(/holds 2/);
  await page.getByRole('button', { name: 'Go back' }).click();
  await expect(cellAt(page, [0, 0])).toHaveAccessibleName(/holds 4/);
});

test('a link of Futoshiki is a short one, and opens in a page that is open', { tag: '@desktop' }, async ({ page }) => {
  await openApp(page);
  await choosePuzzle(page, 'futoshiki-graded-expert', 1);
  const board = await boardAsHeard(page);
  const link = await copied(page, 'Copy link');
  expect(link.length).toBeLessThan(260);
  await choosePuzzle(page, 'pips-graded-easy', 1);
  await page.evaluate((fragment) => {
    location.hash = fragment;
  }, new URL(link).hash);
  await expect(title(page)).toHaveText('Expert 1');
  expect(await boardAsHeard(page)).toEqual(board);
  await expect(page).toHaveURL(/#\/own-[0-9a-f]{16}$/);
});

test('what is copied can be pasted', { tag: ['@phone', '@soak'] }, async ({ page }) => {
  await openApp(page);

  await test.step('a position as text, which is still the puzzle', async () => {
    await choosePuzzle(page, 'futoshiki-graded-easy', 1);
    const [row, column] = await emptyCell(page);
    await cellAt(page, [row, column]).click();
    await numberKey(page, 1).click();
    await expect(cellAt(page, [row, column])).toHaveAccessibleName(/holds 1/);
    const puzzle = await copied(page, 'Copy as text');
    const position = await copied(page, 'My board', 'Copy as text');
    expect(position.startsWith(puzzle)).toBe(true);
    expect(position).toContain(`\n# ${en.share.position}\n# ┌`);
    const grid = JSON.parse(/\{"grid".*\}/.exec(position)?.[0] ?? '').grid;
    expect(grid[row][column]).toBe(1);
    await openBringSheet(page);
    await textField(page).fill(position);
    await expect(bringSheet(page).locator('.bring-list li')).toHaveCount(1);
  });

  await test.step('a link, alone and among words', async () => {
    const put = { type: 'put', cell: [0, 0], number: 1 };
    const fragment = await linkWith({ kind: 'futoshiki', puzzle: ID, title: 'From Ann', moves: [put] });
    await textField(page).fill(`Look: https://example.org/pipwright/${fragment} nice, is it not?\n`);
    await expect(bringSheet(page).locator('.bring-list small')).toHaveText(/^Futoshiki, link: 4 by 4/);
    await textField(page).fill('');
    await expect(bringSheet(page).locator('.bring-list small')).toHaveCount(0);
    await textField(page).fill(` https://example.org/pipwright/${fragment}\n`);
    await expect(bringSheet(page).locator('.bring-list small')).toHaveText(/^Futoshiki, link: 4 by 4/);
    await bringSheet(page).getByRole('button', { name: 'Play From Ann' }).click();
    await expect(title(page)).toHaveText('From Ann');
    await expect(cellAt(page, [0, 0])).toHaveAccessibleName(/holds 1/);
  });
});

test('a result that was sent can be pasted, and leads to its puzzle', { tag: '@phone' }, async ({ page }) => {
  await openApp(page);
  await openBringSheet(page);
  await textField(page).fill('Pipwright · 6:58\nhttps://example.org/app/#/pips-graded-easy-2?t=418');
  await tool(page, en.bring.playThis('Easy 2', 1)).tap();
  await expect(bringSheet(page)).toHaveCount(0);
  await expect(title(page)).toHaveText('Easy 2');
  await expect(page.locator('.welcome')).toContainText('6:58');
  await expect(page).toHaveURL(/#\/pips-graded-easy-2$/);
  expect(await keptPuzzles(page)).toEqual([]);
});

test('somebody new is told the rules at any address, and the time to beat stays in sight', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('./#/pips-graded-easy-2?t=61&utm_source=x');
  const line = page.locator('.welcome');
  const picture = () => page.locator('.tray').evaluate((tray: HTMLElement) => tray.style.getPropertyValue('--picture'));
  await expect(line).toContainText('Beat 1:01');
  await expect(line).toContainText('Fill the board');
  await tool(page, en.welcome.close).tap();
  await expect(line).toHaveCount(0);
  await expect(page.locator('h1 .kind')).toContainText('Beat 1:01');
  const size = await picture();

  // Nothing was played: it is as if for the first time.
  await page.goto('about:blank');
  await page.goto('./#/pips-graded-easy-2');
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(line).toHaveCount(0);
  expect(await picture(), 'dominoes are as large as without the line').toBe(size);

  await page.goto('./manifest.webmanifest');
  await wipe(page);
  await page.goto('./#/futoshiki-graded-easy-1');
  await expect(line).toContainText('signs point to the smaller number');
  await tool(page, en.welcome.lessons).tap();
  await expect(page.locator('.coach-words')).toBeVisible();
  await tool(page, 'Skip').tap();
  await expect(page.getByRole('grid', { name: /Futoshiki/ }), 'back to what was sent').toBeVisible();
  await expect(page).toHaveURL(/#\/futoshiki-graded-easy-1$/);
  await expect(line).toHaveCount(0);
});

test('a link that has no puzzle leads Home', { tag: '@once' }, async ({ page }) => {
  for (const [fragment, sentence] of [
    ['#x=zzz', 'doesn’t recognise this link'],
    ['#1damaged', 'This link is damaged'],
  ]) {
    await page.goto('about:blank');
    await page.goto(`./${fragment}`);
    await expect(page.locator('.seen')).toContainText(sentence ?? '');
    await expect(page.locator('main.home')).toBeVisible();
    await expect(page).toHaveURL(/#\/$/);
  }
});

test('a link is handed on by the system, or by hand', { tag: '@phone' }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    Object.defineProperty(navigator, 'share', {
      value: async (data: ShareData) => Object.assign(window, { shared: data }),
    });
  });
  await openApp(page);
  await openShare(page);

  await test.step('where the system can share, a link is handed to it', async () => {
    await tool(page, 'Send link').click();
    await expect
      .poll(() => page.evaluate(() => (window as { shared?: ShareData }).shared?.url), { intervals: [20] })
      .toMatch(/\/#1[\w-]+$/);
  });

  await test.step('without a clipboard the link is there to be copied by hand', async () => {
    await tool(page, 'Copy link').click();
    const field = page.locator('.by-hand');
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(/^http.*#1/);
    expect(await field.evaluate((it: HTMLTextAreaElement) => it.selectionEnd - it.selectionStart)).toBeGreaterThan(20);
  });
});

test('a link that cannot be opened says why, and changes nothing', async ({ page }) => {
  const good = await linkWith({ kind: 'futoshiki', puzzle: ID });
  const troubles = await watchForTroubles(page);
  await openApp(page);
  const before = await title(page).textContent();
  // No two that follow each other say the same, so that each is waited for.
  const bad: readonly (readonly [string, string])[] = [
    [good.slice(0, -3), 'This link is damaged'],
    [await linkWith({ kind: 'chess', puzzle: {} }), 'no puzzle to play in this link'],
    [good.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')), 'This link is damaged'],
    [`#2${good.slice(2)}`, 'a newer version'],
    [await linkWith({ kind: 'futoshiki', puzzle: '4:9,' }), 'no puzzle to play in this link'],
    ['#section-3', 'doesn’t recognise this link'],
    [`#1${await pack('x'.repeat(5_000_000))}`, 'This link is damaged'],
  ];
  for (const [fragment, sentence] of bad) {
    await page.goto(`./${fragment}`);
    await expect(heard(page)).toContainText(sentence);
    await expect(page.locator('.seen, .notice')).toContainText(sentence);
    await expect(title(page)).toHaveText(before ?? '');
    await historyAtRest(page);
    await expect(page).not.toHaveURL(/#1/);
  }
  expect(await keptPuzzles(page)).toEqual([]);
  expect(troubles).toEqual([]);
});

async function emptyCell(page: Page): Promise<[number, number]> {
  const name = await page.getByRole('gridcell', { name: /empty/ }).first().getAttribute('data-cell');
  const [row = 0, column = 0] = (name ?? '').split(',').map(Number);
  return [row, column];
}

test('a puzzle is copied as text and saved as pictures', { tag: '@desktop' }, async ({ page }) => {
  const troubles = await watchForTroubles(page);
  await openApp(page);
  await choosePuzzle(page, 'pips-graded-easy', 1);
  expect(await copied(page, 'Copy as text')).toMatch(/^board:|\nboard:/);
  await choosePuzzle(page, 'futoshiki-graded-easy', 1);
  expect(await copied(page, 'Copy as text')).toMatch(/^4:/);
  await openShare(page);
  const [svg, png] = [await saved(page, 'Save as SVG'), await saved(page, 'Save as PNG')];
  expect([svg.name, png.name]).toEqual(['futoshiki-easy-1.svg', 'futoshiki-easy-1.png']);
  expect(svg.content.toString('utf8')).toMatch(/^<svg|^<\?xml/);
  expect(png.content.subarray(1, 4).toString('latin1')).toBe('PNG');
  expect(png.content.length).toBeGreaterThan(2000);
  await page.keyboard.press('Escape');

  await page.getByRole('gridcell', { name: /empty/ }).first().click();
  await page.keyboard.press('1');
  await expect(tool(page, 'Undo')).toHaveAttribute('aria-disabled', 'false');
  await openShare(page);
  await tool(page, 'My board').click();
  expect((await saved(page, 'Save as SVG')).content.equals(svg.content)).toBe(false);
  expect(troubles).toEqual([]);
});

async function saved(page: Page, button: string): Promise<{ name: string; content: Buffer }> {
  const downloading = page.waitForEvent('download');
  await tool(page, button).click();
  const download = await downloading;
  return { name: download.suggestedFilename(), content: readFileSync(await download.path()) };
}
