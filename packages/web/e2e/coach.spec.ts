/** The coach, played from its first board to its last: by taps on a phone, by keys on a desktop. */
import { expect, type Page, test } from '@playwright/test';
import { type Cell, cellAt, focusedCell, heard, numberKey, openApp, openFromMenu, tool, walkTo } from './app.js';
import { layoutFaults } from './layout-faults.js';
import { watchForTroubles } from './troubles.js';

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
const isNow = (page: Page, progress: string) => expect(page.getByRole('heading', { level: 1 })).toContainText(progress);
