import { describeEngines } from '../../../core/src/testing/engine-contract.js';
import { futoshiki } from '../kind.js';
import { sideOf } from '../model/puzzle.js';
import { solutionKey } from '../model/solution.js';
import { anyPuzzle, bruteForce } from '../testing/index.js';

describeEngines({
  kind: futoshiki,
  puzzles: {
    tiny: anyPuzzle({ side: 2 }),
    small: anyPuzzle({ side: 3 }),
    medium: anyPuzzle({ side: 4 }),
    large: anyPuzzle({ side: 5 }),
  },
  bruteForce,
  solutionKey,
  movesOf: (puzzle) => sideOf(puzzle) ** 2 - puzzle.fixedNumbers.length,
  sortOf: (puzzle) => `${puzzle.bars === undefined ? 'signs' : 'bars'}, side ${sideOf(puzzle)}`,
  sorts: ['signs, side 2', 'signs, side 3', 'signs, side 4', 'bars, side 3', 'bars, side 4'],
  // There are thirty-three of them.
  effort: 0.15,
});
