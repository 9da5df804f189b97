/** A library of the tests' own, as large as they like, put on the disk behind the app's back. */

import { expect, type Locator, type Page } from '@playwright/test';
import type { PuzzleRecord } from '../src/storage/records.js';
import { goHome, tool } from './app.js';
import { en, ownName, recordOf, startOfRecord } from './app-modules.js';
import { putOnDisk } from './disk.js';
import { NEARLY_FULL, type OwnPuzzle, RULED } from './own-puzzles.js';

interface Shelved {
  readonly name: string;
  readonly record: PuzzleRecord;
}

/** As the app would keep it, so many days after others. */
export function shelved(kind: 'pips' | 'futoshiki', json: object, title: string, days = 0): Shelved {
  const game = startOfRecord({ kind, json: json as PuzzleRecord['json'], title, added: 0 });
  const record = game === undefined ? undefined : recordOf(game, title);
  if (game === undefined || record === undefined) throw new Error(`${title} is no puzzle.`);
  return { name: ownName(game), record: { ...record, added: Date.UTC(2020, 0, 1 + days) } };
}

/** Sums that tell each board from all others. */
export function manyPuzzles(count: number): readonly Shelved[] {
  return Array.from({ length: count }, (_, i) => {
    const constraints = { 0: { sum: i % 20 }, 1: { sum: Math.floor(i / 20) % 20 }, 2: { sum: Math.floor(i / 400) } };
    return shelved('pips', { ...RULED, constraints } satisfies OwnPuzzle, `Puzzle ${i + 1}`, i);
  });
}

export const SMALL_SHELF: readonly Shelved[] = [
  shelved('pips', RULED, 'Ruled', 1),
  shelved('pips', { ...RULED, constraints: {} }, 'Free <b>&"', 2),
  shelved('futoshiki', NEARLY_FULL, 'Nearly', 3),
];

/** Needs the app to be open: its tables must be there. */
export async function putOnShelf(page: Page, puzzles: readonly Shelved[]): Promise<void> {
  await putOnDisk(
    page,
    'puzzles',
    puzzles.map(({ name, record }) => [name, record]),
  );
}

export async function openLibrary(page: Page): Promise<Locator> {
  // What is said of a game that was left lies over the list for a while.
  const notice = page.locator('.notice').getByRole('button', { name: en.close, exact: true });
  if (await notice.isVisible()) await notice.click();
  await goHome(page);
  await tool(page, en.home.all).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('heading', { name: en.library.title })).toBeVisible();
  await expect(sheet.locator('.library-count')).toHaveText(/\d/);
  return sheet;
}
