/** The documents say what the program has and does. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LEAST_OPEN, MOST_OF_ONE_CHAPTER } from '@pipwright/core/generating';
import { definePuzzle, explain, grade, solve, sum } from '@pipwright/pips';
import { expect, it } from 'vitest';
import { REDUNDANT } from '../packages/pips/src/generate/redundancy.js';
import { MOST_TWINS } from '../packages/pips/src/generate/twins.js';
import { techniquePage } from '../scripts/techniques/page.mjs';
import { root } from '../scripts/workspace.mjs';

it.each([
  `⌈${REDUNDANT.least} _r_⌉ to ⌊${REDUNDANT.most} _r_⌋`,
  `at least ${LEAST_OPEN} chapters`,
  `≤ ${MOST_OF_ONE_CHAPTER}`,
  `at most ${MOST_TWINS} pair of`,
])('docs/generating.md says “%s”', (formula) => {
  expect(readFileSync(join(root, 'docs', 'generating.md'), 'utf8')).toContain(formula);
});

const { $defs } = JSON.parse(readFileSync(new URL('../docs/json-lines.schema.json', import.meta.url), 'utf8'));

const ONE = definePuzzle({ regions: ['A*'], rules: { A: sum(0) }, dominoes: '01' });
const TWO = definePuzzle({ regions: ['**'], dominoes: '01' });
const NONE = definePuzzle({ regions: ['A*'], rules: { A: sum(2) }, dominoes: '01' });

it.each([
  ['solveLine', solve],
  ['explainLine', explain],
  ['gradeLine', grade],
] as const)('%s', async (line, work) => {
  const ended = await Promise.all([work(ONE), work(TWO), work(NONE), work(ONE, { timeout: 0 })]);
  expect(new Set(ended.map(({ status }) => status))).toEqual(new Set($defs[line].properties.status.enum));
});

it('what docs/techniques.md says of the techniques is what the table says; else: npm run techniques', () => {
  expect(readFileSync(join(root, 'docs', 'techniques.md'), 'utf8')).toBe(techniquePage());
});
