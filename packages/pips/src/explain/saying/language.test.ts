/** What a step is called: nothing is added up where there is no sum. */
import { expect, it } from 'vitest';
import { puzzleFrom } from '../../../test/puzzle-of.js';
import type { ToldClaim } from '../claims/told.js';
import { pipsExplainer } from '../index.js';
import type { PipsStep } from '../step.js';

const puzzle = puzzleFrom('##\n##', '12,21', 'AllSame None {(0,0),(1,0)}', 'Exactly 3 {(0,1),(1,1)}');
const ALIKE = 0;
const SUM = 1;

function nameOf(claim: ToldClaim): string | undefined {
  const step: PipsStep = { technique: 'sum-pair', because: [], concludes: [], parts: [{ claim, facts: [] }] };
  return pipsExplainer.languages.en.stepTechnique?.(puzzle, { steps: [step], index: 0 });
}

const pairs = (region: number): ToldClaim => ({ says: 'pairs', region, edges: [], ways: [] });
const ways = (region: number): ToldClaim => ({ says: 'ways', region, bags: [], counts: [], isRest: false });

it('names pairs and ways by the rule of their region', () => {
  expect([pairs(ALIKE), ways(ALIKE)].map(nameOf)).toEqual(['Ways to fill the region', 'Ways to fill the region']);
  expect([pairs(SUM), ways(SUM)].map(nameOf)).toEqual([undefined, undefined]);
});
