/** How games were finished is remembered. */
import { expect, type Page } from '@playwright/test';
import { choosePuzzle, openApp } from './app.js';
import { en } from './app-modules.js';
import { readDisk } from './disk.js';
import { test as freshTest } from './fresh-context.js';
import { freeBoard, putInPack } from './own-puzzles.js';
import { openLibrary } from './shelf.js';
import { cellsFilled } from './shown.js';

const test = freshTest.extend({ serviceWorkers: 'block' });

test('a result is kept with the last move, once, and stays when the game is deleted', { tag: '@phone' }, async ({
  page,
}) => {
  await putInPack(page, [freeBoard(2, 2), freeBoard(2, 3)]);
  await openApp(page);
  const results = async () => Object.values((await readDisk(page)).results);
  for (const domino of ['0-0', '0-1']) {
    expect(await results()).toEqual([]);
    await lay(page, domino);
  }
  const [kept, ...others] = await results();
  expect(others).toEqual([]);
  const known = { puzzle: 'pips-graded-easy-1', kind: 'pips', hints: { where: 0, why: 0, what: 0 } };
  expect(kept).toMatchObject({ ...known, solvedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });

  await page.getByRole('button', { name: en.tools.undo, exact: true }).click();
  await expect.poll(() => cellsFilled(page)).toBe(2);
  await page.getByRole('button', { name: en.tools.redo, exact: true }).click();
  await expect.poll(() => cellsFilled(page)).toBe(4);
  expect(await results()).toEqual([kept]);

  await choosePuzzle(page, 'pips-graded-easy', 2);
  const sheet = await openLibrary(page);
  await sheet.getByRole('button', { name: en.library.more('Easy 1') }).click();
  await sheet.getByRole('button', { name: en.library.deleteGames }).click();
  await expect.poll(async () => Object.keys((await readDisk(page)).summaries)).toEqual([]);
  expect(await results()).toEqual([kept]);
});

async function lay(page: Page, domino: string): Promise<void> {
  const filled = await cellsFilled(page);
  await page.getByRole('option', { name: domino }).tap();
  await page.getByRole('gridcell', { name: /empty/ }).first().tap();
  await expect.poll(() => cellsFilled(page), { intervals: [20] }).toBe(filled + 2);
}
