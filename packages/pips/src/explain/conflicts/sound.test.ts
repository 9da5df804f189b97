/** What is counted from some of what is known of a board cannot be, by everything there is to try. */
import { Random } from '@pipwright/core';
import { expect, it } from 'vitest';
import { runs } from '../../../../core/src/testing/effort.js';
import { contradicts } from '../../../test/premise-judge.js';
import { compile } from '../../engines/swift/index.js';
import { randomPuzzle } from '../../testing/random-puzzle.js';
import { Judge } from '../judging/judge.js';
import type { Premise } from '../knowledge/premise.js';
import { becauseToJson, premisesOf } from '../step.js';
import { boardOf } from './loosened.js';
import { COUNTED } from './name.js';
import { canShareOut } from './sharing.js';

/** Larger sets take the judge too long. */
const LARGEST_PIP = 4;

it('is never found where there is none', () => {
  let found = 0;
  for (let seed = 0; seed < runs(1000); seed++) {
    const random = new Random(`sound ${seed}`);
    const puzzle = randomPuzzle(seed, { dominoes: 3 });
    if (puzzle.maxPip > LARGEST_PIP) continue;
    const compiled = compile(puzzle);
    const judge = new Judge(compiled, []);
    const some = (length: number) => Array.from({ length }, (_, id) => id).filter(() => random.chance(0.6));
    const cells = some(compiled.cells);
    const premises: Premise[] = [
      ...some(compiled.regions).map((id): Premise => ({ kind: 'region', id })),
      ...some(compiled.pips).map((id): Premise => ({ kind: 'value', id })),
      ...(cells.length === 0 ? [] : [{ kind: 'tiled', cells } as const]),
    ];
    const board = boardOf(judge, premises);
    const reasons = COUNTED.flatMap((find) => [...find(board)].map(({ reason }): string => reason));
    if (!canShareOut(board)) reasons.push('numbers-do-not-fit');
    if (reasons.length === 0) continue;
    found++;
    const because = becauseToJson(premisesOf(compiled, [], premises));
    expect(contradicts(puzzle, { because }), `seed ${seed}: ${reasons} by ${JSON.stringify(because)}`).toBe(true);
  }
  expect(found).toBeGreaterThanOrEqual(10);
});
