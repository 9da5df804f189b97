/** The app as a player meets it: what tests do with it again and again. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Locator, type Page } from '@playwright/test';

const root = fileURLToPath(new URL('../../../', import.meta.url));

export type Cell = readonly [row: number, column: number];

/** Opens the app and waits until a board is there. */
export async function openApp(page: Page): Promise<void> {
  await page.goto('./');
  await expect(page.getByRole('grid')).toBeVisible();
}

/** Chooses a puzzle as players do: `pips-small`, 3. */
export async function choosePuzzle(page: Page, pack: string, number: number): Promise<void> {
  const [kind = '', size = ''] = pack.split('-');
  await page.getByRole('button', { name: 'Puzzles' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: kind === 'pips' ? 'Pips' : 'Futoshiki', exact: true }).click();
  const title = kind === 'pips' ? `${size[0]?.toUpperCase()}${size.slice(1)}` : `${size}×${size}`;
  await sheet.getByRole('button', { name: new RegExp(`^${title} ${number},`) }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`${title} ${number}`);
}

export function cellAt(page: Page, [row, column]: Cell): Locator {
  return page.locator(`[data-cell="${row},${column}"]`);
}

/** The domino of the tray, whichever way it is written. */
export function dominoInTray(page: Page, [first, second]: readonly [number, number]): Locator {
  const either = first === second ? `${first}-${second}` : `(?:${first}-${second}|${second}-${first})`;
  return page.getByRole('option', { name: new RegExp(`^${either}(?:,|$)`) }).first();
}

/** The sentence that was heard last. */
export function heard(page: Page): Locator {
  return page.locator('.heard');
}

export interface Placement {
  readonly domino: readonly [number, number];
  readonly cells: readonly [Cell, Cell];
}

/** The solution of a puzzle of the app, by the command line; verified there. */
export function solve(pack: string, number: number): { placements?: Placement[]; grid?: number[][] } {
  const { puzzles } = JSON.parse(readFileSync(new URL(`../public/puzzles/${pack}.json`, import.meta.url), 'utf8'));
  const output = execFileSync(process.execPath, [join(root, 'scripts', 'launch.mjs'), 'solve', '--json', '-'], {
    input: JSON.stringify(puzzles[number - 1]),
    encoding: 'utf8',
  });
  return JSON.parse(output.split('\n')[0] ?? '').solutions[0];
}
