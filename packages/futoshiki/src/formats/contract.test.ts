import { isDeepStrictEqual } from 'node:util';
import { describeFormats } from '../../../core/src/testing/format-contract.js';
import { cpuMilliseconds } from '../../../core/test/hostile.js';
import { HUGE_TEXTS, hostileText } from '../../test/hostile.js';
import { anySize, bare, puzzleOf } from '../../test/puzzle-of.js';
import { futoshiki } from '../kind.js';
import { gridOf } from '../model/block.js';
import { type Puzzle, samePuzzle } from '../model/puzzle.js';

/** JSON keeps all there is, the others what is to be solved. */
function same(back: Puzzle, puzzle: Puzzle, format?: string): boolean {
  const kept = format === 'json' ? isDeepStrictEqual(back, puzzle) : isDeepStrictEqual(bare(back), bare(puzzle));
  return kept && samePuzzle(back, puzzle);
}

describeFormats({
  kind: futoshiki,
  puzzles: anySize,
  smallest: puzzleOf({
    grid: gridOf(2),
    maxNumber: 2,
    fixedNumbers: [],
    greaterThanSigns: [],
    lessThanSigns: [],
  }),
  canWrite: () => true,
  same,
  mayWarn: false,
  // A grid of which nothing could be read has no rows.
  placeless: ['side-out-of-range'],
  hostile: hostileText,
  huge: HUGE_TEXTS,
  hugeMilliseconds: 50_000,
  cpuMilliseconds,
});
