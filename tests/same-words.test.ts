/** The library says how work ends in the words of `--json`. */
import { readFileSync } from 'node:fs';
import { definePuzzle, explain, grade, solve, sum } from '@pipwright/pips';
import { expect, it } from 'vitest';

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
