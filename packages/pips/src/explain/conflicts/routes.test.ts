/** Of many orders in which techniques can be used, the one that soonest leads to what cannot be. */
import { expect, it } from 'vitest';
import { puzzleFromText } from '../../../test/puzzle-of.js';
import { compile } from '../../engines/swift/index.js';
import { Judge } from '../judging/judge.js';
import { Chains, lengthOf } from './chain.js';

/** The = needs three alike, which takes all 0s; the 0 in the corner has none left. Another rule has nothing to do with it. */
const ONE_ZERO_TOO_FEW = `board:
####
####

pieces:
00,03,12,45

constraints:
AllSame None {(0,0),(0,1),(1,0)}
Exactly 0 {(3,1)}
LessThan 6 {(3,0)}
`;

function finish<T>(work: Generator<void, T>): T {
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}

it('rests on the rules alone that it takes, and more orders find none that is harder', () => {
  const chains = new Chains(new Judge(compile(puzzleFromText(ONE_ZERO_TOO_FEW)), []));
  const [usual] = finish(chains.routes(1));
  const [best] = finish(chains.routes(20));
  expect(best!.effort).toBeLessThanOrEqual(usual!.effort);
  expect(best!.rules.map((rule) => rule.kind === 'region' && rule.id).sort()).toEqual([0, 1]);
  const chain = finish(chains.along(best!));
  expect(lengthOf(chain!)).toBeLessThanOrEqual(3);
  expect(chain!.steps.every(({ technique }) => technique.level >= 1)).toBe(true);
});

it('is none where the rules can be kept', () => {
  const solvable = ONE_ZERO_TOO_FEW.replace('Exactly 0', 'LessThan 9');
  expect(finish(new Chains(new Judge(compile(puzzleFromText(solvable)), [])).routes(5))).toEqual([]);
});
