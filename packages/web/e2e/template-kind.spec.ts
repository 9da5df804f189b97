/**
 * A kind that the product does not have, in an app that is built with one line more in each table: all that the app
 * does for every kind, it does for this one. The kind is in `tests/latin`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { boardAsHeard, type Cell, cellAt, heard, openFromMenu, tool, walkTo } from './app.js';
import { en } from './app-modules.js';
import { bringSheet, openBringSheet, textField } from './bring.js';
import { type Host, hostFolder } from './host.js';
import { STILL } from './stillness.js';
import { watchForTroubles } from './troubles.js';
import { wipe } from './wipe.js';

test.use(STILL);

const CONFIG = fileURLToPath(new URL('../../../tests/latin/vite.config.ts', import.meta.url));
const PUZZLE = 'latin\n1 . .\n. . 2\n. . .\n';
const SOLUTION = [
  [1, 2, 3],
  [3, 1, 2],
  [2, 3, 1],
];
const GIVEN = ['0,0', '1,2'];

const folder = mkdtempSync(join(tmpdir(), 'pipwright-latin-'));
let host: Host;

test.beforeAll(async () => {
  // Not at the top: whatever reads this file would wait for it.
  const { build } = await import('vite');
  await build({ configFile: CONFIG, logLevel: 'error', build: { outDir: folder, emptyOutDir: true } });
  host = await hostFolder(pathToFileURL(`${folder}/`));
});

test.afterAll(async () => {
  await host?.close();
  rmSync(folder, { recursive: true, force: true });
});

const title = (page: Page) => page.locator('h1');
const holding = (page: Page, cell: Cell, number: number) =>
  expect(cellAt(page, cell)).toHaveAccessibleName(new RegExp(`, holds ${number}(?:,|$)`));

test('a kind that only tests know is played, inspected and shared', { tag: ['@phone', '@soak'] }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // This host has no days of the Times.
  const troubles = await watchForTroubles(page, /\/daily\/$/);
  await page.goto(`${host.address}#/pips-graded-easy-1`);

  await test.step('it is pasted, with what is wrong in it named', async () => {
    const sheet = await openBringSheet(page);
    await textField(page).fill(PUZZLE.replace('1', 'x'));
    await expect(sheet.getByText('Expected a number from 1 to 3 at row 1, column 1')).toBeVisible();
    await textField(page).fill(PUZZLE);
    await expect(sheet.getByText('Latin squares, rows: 3 by 3, 2 givens.')).toBeVisible();
    await sheet.getByRole('button', { name: /^Play/ }).click();
    await expect(bringSheet(page)).toHaveCount(0);
    await expect(title(page)).toHaveText('Untitled Latin squares, 3 × 3');
    await expect(page.getByRole('gridcell')).toHaveCount(9);
    await expect(cellAt(page, [1, 2])).toHaveAccessibleName('row 2, column 3, holds 2, given');
  });

  await test.step('a wrong number is found, and undone', async () => {
    await cellAt(page, [0, 1]).tap();
    await page.locator('.keypad').getByRole('button', { name: '1', exact: true }).tap();
    await expect(heard(page)).toHaveText('1 in row 1, column 2.');
    await tool(page, en.tools.check).tap();
    await expect(page.locator('.finding')).toHaveText('The 1 in row 1, column 2 is repeated in its row or column.');
    await expect(cellAt(page, [0, 1])).toHaveAccessibleName(/part of a mistake$/);
    await tool(page, en.tools.undo).tap();
    await expect(cellAt(page, [0, 1])).toHaveAccessibleName(/empty/);
  });

  await test.step('it is shared as it stands, and opened elsewhere', async () => {
    await page.locator('.keypad').getByRole('button', { name: '2', exact: true }).tap();
    await holding(page, [0, 1], 2);
    const board = await boardAsHeard(page);
    await openFromMenu(page, en.menu.share);
    await tool(page, 'My board').tap();
    await tool(page, 'Copy link').tap();
    await expect(page.getByRole('dialog').getByText('Copied', { exact: true }).first()).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await wipe(page);
    await page.goto('about:blank');
    await page.goto(link);
    await expect(title(page)).toHaveText('Untitled Latin squares, 3 × 3');
    expect(await boardAsHeard(page)).toEqual(board);
  });

  await test.step('the engine finds the solution', async () => {
    await openFromMenu(page, en.menu.lab);
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByRole('combobox', { name: en.inspect.engine })).toHaveValue('plain');
    await sheet.getByRole('button', { name: en.inspect.tasks.solve, exact: true }).tap();
    await expect(sheet.getByRole('status').first()).toHaveText(en.inspect.found);
    await expect(sheet.locator('.solution-picture')).toHaveAccessibleName('Numbers: 1, 2, 3; 3, 1, 2; 2, 3, 1');
    await tool(page, en.close).tap();
  });

  await test.step('it is typed to its end', async () => {
    await cellAt(page, [0, 2]).focus();
    for (const [row, line] of SOLUTION.entries())
      for (const [column, number] of line.entries()) {
        if (GIVEN.includes(`${row},${column}`) || (row === 0 && column === 1)) continue;
        await walkTo(page, [row, column]);
        await page.keyboard.press(String(number));
        await holding(page, [row, column], number);
      }
    await expect(page.getByRole('heading', { name: /^Solved in/ })).toBeVisible();
  });

  await test.step('it is in the library, though no puzzles of its kind come with the app', async () => {
    await tool(page, en.menu.home).tap();
    await expect(page.locator('.packs h2')).toHaveText(['Pips', 'Futoshiki']);
    await tool(page, en.home.all).tap();
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByRole('listitem')).toContainText(['Latin squares']);
  });

  expect(troubles).toEqual([]);
});
