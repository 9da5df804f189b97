/** What puzzles are made like is what the day files are like: the committed table is the one that the script writes. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { dataFolder, noData } from '../../packages/pips/test/real-puzzles.js';
import { daysIn } from './day-files.mjs';
import { TABLE_FILE, timesTable } from './times-table.mjs';

it.skipIf(noData)('is the table of the day files', () => {
  expect(timesTable(daysIn(join(dataFolder, 'nyt')))).toBe(readFileSync(TABLE_FILE, 'utf8'));
});
