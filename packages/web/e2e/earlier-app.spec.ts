/**
 * What earlier versions of the app left on the disk, sent as links and saved as a backup opens in this one. Both files
 * were taken from the app itself, played in a browser, by `readDisk` of `disk.ts`: `app-0.1-november.json` before it
 * got a new face, `app-0.1-before-graded-packs.json` when the packs in `public/puzzles/earlier` were all it had.
 */
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { addressOf, boardAsHeard, openApp } from './app.js';
import { en } from './app-modules.js';
import { type Disk, putOnDisk } from './disk.js';
import { openLibrary } from './shelf.js';
import { STILL } from './stillness.js';
import { watchForTroubles } from './troubles.js';
import { wipe } from './wipe.js';

test.use(STILL);

/** The number in each filled cell, by `row,column` from 0. */
type Held = Readonly<Record<string, number>>;

interface Earlier {
  readonly disk: Disk & { readonly puzzles: Readonly<Record<string, unknown>> };
  readonly holds: Readonly<Record<string, Held>>;
  readonly links: Readonly<Record<string, { readonly fragment: string; readonly holds: Held }>>;
  readonly backup: string;
}

const leftBy = (version: string) =>
  JSON.parse(readFileSync(new URL(`earlier/app-0.1-${version}.json`, import.meta.url), 'utf8'));

async function putAllOnDisk(page: Page, { disk }: Pick<Earlier, 'disk'>): Promise<void> {
  for (const table of ['starts', 'summaries', 'puzzles', 'solutions', 'choices'] as const)
    await putOnDisk(page, table, Object.entries(disk[table]));
  await putOnDisk(
    page,
    'moves',
    Object.entries(disk.moves).map(([name, line]) => [moveKey(name), line]),
  );
}

async function openGame(page: Page, puzzle: string): Promise<void> {
  await page.goto(addressOf(puzzle));
}

async function expectSolvedGame(page: Page, puzzle: string): Promise<void> {
  await openGame(page, puzzle);
  await expect(page.getByRole('region', { name: /^Solved in/ })).toBeVisible();
}

async function expectLinksToOpen(page: Page, { links }: Pick<Earlier, 'links'>): Promise<void> {
  for (const [name, { fragment, holds }] of Object.entries(links)) {
    // The app must be gone: it keeps the time played when it is left.
    await page.goto('./manifest.webmanifest');
    await wipe(page);
    await page.goto(`./#${fragment}`);
    await expect.poll(() => heldOn(page), name).toEqual(holds);
  }
}

test('games, links and backups of an earlier version open as they were left', { tag: '@once' }, async ({ page }) => {
  const earlier: Earlier = leftBy('november');
  const troubles = await watchForTroubles(page);
  await openApp(page);
  await putAllOnDisk(page, earlier);
  await page.reload();
  for (const [puzzle, holds] of Object.entries(earlier.holds)) {
    await openGame(page, puzzle);
    await expect.poll(() => heldOn(page), puzzle).toEqual(holds);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    const undo = page.getByRole('button', { name: en.tools.undo, exact: true });
    await expect(undo).toHaveAttribute('aria-disabled', 'false');
    const board = await boardAsHeard(page);
    await undo.click();
    await expect.poll(() => boardAsHeard(page), `${puzzle}, undone`).not.toEqual(board);
  }
  await expectSolvedGame(page, 'pips-small-2');
  expect(troubles).toEqual([]);

  await expectLinksToOpen(page, earlier);

  await wipe(page);
  await openApp(page);
  const sheet = await openLibrary(page);
  await sheet.getByRole('button', { name: en.library.backup, exact: true }).click();
  await sheet
    .locator('input[type=file]')
    .setInputFiles({ name: 'backup.jsonl', mimeType: 'text/plain', buffer: Buffer.from(earlier.backup) });
  await expect(sheet.locator('.backup-said')).not.toBeEmpty();
  await expect(sheet.locator('.backup-said')).not.toContainText(en.library.unchanged);
});

test('games of packs that are no longer offered are listed, open and lead on to packs that are', {
  tag: '@soak',
}, async ({ page }) => {
  const earlier: Omit<Earlier, 'backup'> = leftBy('before-graded-packs');
  const troubles = await watchForTroubles(page);
  await openApp(page);
  await putAllOnDisk(page, earlier);
  await page.reload();
  await expect(page.locator('h1 .title')).toHaveText('9×9 36 (old)');

  const sheet = await openLibrary(page);
  await expect(sheet.locator('.entry-title')).toHaveCount(Object.keys(earlier.disk.summaries).length);
  await expect(sheet.getByRole('button', { name: /^Medium 2 \(old\)/ })).toContainText(en.home.progress.finished);
  await sheet.getByRole('button', { name: /^Medium 12 \(old\)/ }).click();
  await expect.poll(() => heldOn(page)).toEqual(earlier.holds['pips-medium-12']);

  for (const [puzzle, holds] of Object.entries(earlier.holds)) {
    await openGame(page, puzzle);
    await expect.poll(() => heldOn(page), puzzle).toEqual(holds);
  }
  await expectSolvedGame(page, 'pips-medium-2');
  await page.getByRole('button', { name: en.finish.nextIs('Medium 1') }).click();
  await expect(page.locator('h1 .title')).toHaveText('Medium 1');
  expect(troubles).toEqual([]);

  await expectLinksToOpen(page, earlier);
});

/** `pips-small-1,3` is the third move of that game. */
function moveKey(name: string): [game: string, revision: number] {
  const at = name.lastIndexOf(',');
  return [name.slice(0, at), Number(name.slice(at + 1))];
}

async function heldOn(page: Page): Promise<Held> {
  const cells = await page
    .getByRole('gridcell')
    .evaluateAll((all) => all.map((cell) => [(cell as HTMLElement).dataset.cell ?? '', cell.ariaLabel ?? ''] as const));
  return Object.fromEntries(
    cells.flatMap(([cell, label]) => {
      const number = /holds (\d+)/.exec(label)?.[1];
      return number === undefined ? [] : [[cell, Number(number)]];
    }),
  );
}
