/** The formulas of docs/generating.md have the numbers of the program. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LEAST_OPEN, MOST_OF_ONE_CHAPTER } from '@pipwright/core/generating';
import { expect, it } from 'vitest';
import { REDUNDANT } from '../packages/pips/src/generate/redundancy.js';
import { MOST_TWINS } from '../packages/pips/src/generate/twins.js';
import { root } from '../scripts/workspace.mjs';

it.each([
  `⌈${REDUNDANT.least} _r_⌉ to ⌊${REDUNDANT.most} _r_⌋`,
  `at least ${LEAST_OPEN} chapters`,
  `≤ ${MOST_OF_ONE_CHAPTER}`,
  `at most ${MOST_TWINS} pair of`,
])('docs/generating.md says “%s”', (formula) => {
  expect(readFileSync(join(root, 'docs', 'generating.md'), 'utf8')).toContain(formula);
});
