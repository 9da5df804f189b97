/**
 * What an earlier version of the app left on the disk, sent as links and saved as a backup opens in this one.
 * `earlier/app-0.1-november.json` was taken from the app itself as it was in November 2026, before it got a new face.
 */
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { boardAsHeard, openApp } from './app.js';
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

const earlier: Earlier = JSON.parse(readFileSync(new URL('earlier/app-0.1-november.json', import.meta.url), 'utf8'));

test('games, links and backups of an earlier version open as they were left', { tag: '@once' }, async ({ page }) => {
  const troubles = await watchForTroubles(page);
  await openApp(page);
  for (const table of ['starts', 'summaries', 'puzzles', 'solutions'] as const)
    await putOnDisk(page, table, Object.entries(earlier.disk[table]));
  await putOnDisk(
    page,
    'moves',
    Object.entries(earlier.disk.moves).map(([name, line]) => [moveKey(name), line]),
  );
  for (const [puzzle, holds] of Object.entries(earlier.holds)) {
    await putOnDisk(page, 'choices', [...Object.entries(earlier.disk.choices), ['open', puzzle]]);
    await page.reload();
    await expect.poll(() => heldOn(page), puzzle).toEqual(holds);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    const undo = page.getByRole('button', { name: en.tools.undo, exact: true });
    await expect(undo).toHaveAttribute('aria-disabled', 'false');
    const board = await boardAsHeard(page);
    await undo.click();
    await expect.poll(() => boardAsHeard(page), `${puzzle}, undone`).not.toEqual(board);
  }
  await putOnDisk(page, 'choices', [['open', 'pips-small-2']]);
  await page.reload();
  await expect(page.getByRole('region', { name: /^Solved in/ })).toBeVisible();

  expect(troubles).toEqual([]);

  for (const [name, { fragment, holds }] of Object.entries(earlier.links)) {
    // The app must be gone: it keeps the time played when it is left.
    await page.goto('./manifest.webmanifest');
    await wipe(page);
    await page.goto(`./#${fragment}`);
    await expect.poll(() => heldOn(page), name).toEqual(holds);
  }

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
