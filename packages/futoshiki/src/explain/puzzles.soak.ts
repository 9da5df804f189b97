import { describe, expect, it } from 'vitest';
import { adjacentPuzzle } from '../../../../tests/adjacent.mjs';
import { tallyExplanations, tallyGames } from '../../../core/test/explaining/fault-tally.js';
import { explanationFaults } from '../../test/explanation-faults.js';
import { playByHints } from '../../test/hint-player.js';
import { noData, puzzlesWithOneSolution } from '../../test/real-puzzles.js';

/** A chain may go another way than the shortest reason. */
const ALLOWED = 'unnamed';
/** Where only a long search shows that a step does without a premise, it names it: only in Recursive puzzles of side 8. */
const MOST_NEEDLESS = 80;

const ADJACENT = 60;

describe.each([
  ['all puzzles of the data', () => (noData ? [] : puzzlesWithOneSolution())],
  [
    'Adjacent puzzles of our own',
    () => Array.from({ length: ADJACENT }, (_, i) => [`adjacent ${i}`, adjacentPuzzle(`${i}`, 4 + (i % 4))] as const),
  ],
])('%s', (_, puzzles) => {
  it('are explained in chapters, each step and each link sound and minimal', () => {
    const faults = tallyExplanations(puzzles(), explanationFaults);
    const isNeedless = (line: string) => line.startsWith('needless');
    const needless = faults.filter(isNeedless).map((line) => Number(/: (\d+) in /.exec(line)?.[1]));
    expect(needless.reduce((sum, number) => sum + number, 0)).toBeLessThanOrEqual(MOST_NEEDLESS);
    expect(faults.filter((line) => !line.startsWith(ALLOWED) && !isNeedless(line))).toEqual([]);
  });

  it('are solved by hints alone, which give nothing away', () => {
    expect(tallyGames(puzzles(), playByHints)).toEqual([]);
  });
});
