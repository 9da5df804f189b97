import { runs } from '../../../core/src/testing/effort.js';
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
  sortOf: (puzzle) => (puzzle.bars === undefined ? `signs, side ${sideOf(puzzle)}` : 'bars'),
  sorts: ['signs, side 2', 'signs, side 3', 'signs, side 4', 'bars'],
  // There are thirty-three of them.
  effort: runs(12, 50) / 100,
});
