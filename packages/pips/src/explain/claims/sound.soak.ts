/** Claims on thousands of random boards of every rule and supply, judged by all solutions. */
import { expect, it } from 'vitest';
import { chooseSeed } from '../../../../core/src/testing/effort.js';
import { argumentFaults, endFaults, solutionsOf, tellingOf } from '../../../test/claim-faults.js';
import { randomPuzzle } from '../../testing/index.js';
import type { Says } from './claim.js';
import { Known } from './known.js';

const BOARDS = 3000;
const ARGUMENTS = 20_000;
const MOST_SOLUTIONS = 400;
const TOO_MUCH = 'too much work';
/** Of a thousand boards so many may be given up: loose ones, where only going through everything shows what is certain. */
const GIVEN_UP = 4;

it('says nothing that is false, and all that solutions share', () => {
  const faults: string[] = [];
  const seen = new Map<Says, number>();
  let boards = 0;
  let made = 0;
  let givenUp = 0;
  const first = chooseSeed();
  for (let seed = first; boards < BOARDS || made < ARGUMENTS; seed++) {
    const telling = tellingOf(randomPuzzle(seed, { dominoes: 4 + (seed % 5) }));
    if (telling === undefined) continue;
    boards++;
    const { board, stopped } = telling;
    const found = argumentFaults(
      new Known(board),
      telling.arguments,
      solutionsOf(board, MOST_SOLUTIONS),
      (argument) => {
        made++;
        seen.set(argument.claim.says, (seen.get(argument.claim.says) ?? 0) + 1);
      },
    );
    if (stopped === TOO_MUCH) givenUp++;
    else found.push(...endFaults(telling));
    faults.push(...found.map((fault) => `seed ${seed}: ${fault}`));
  }
  console.log(`${boards} boards from ${first}, ${made} arguments, ${givenUp} given up: ${[...seen].join(' ')}`);
  expect(faults).toEqual([]);
  expect(givenUp).toBeLessThanOrEqual((boards * GIVEN_UP) / 1000);
  // All kinds but the rarest come.
  expect(seen.size).toBeGreaterThanOrEqual(17);
});
