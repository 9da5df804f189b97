/** What puzzles are made like is what the day files are like: the committed table is the one that is measured. */
import { join } from 'node:path';
import { expect, it } from 'vitest';
import TIMES from '../../packages/pips/src/generate/times.json' with { type: 'json' };
import { dataFolder, noData } from '../../packages/pips/test/real-puzzles.js';
import { measure } from './times.mjs';

it.skipIf(noData)('is the table of the day files', () => {
  expect([...measure({ folder: join(dataFolder, 'nyt') })]).toEqual([TIMES]);
});
