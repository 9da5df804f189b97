import { runs } from '../../../core/src/testing/effort.js';
import { describeEngines } from '../../../core/src/testing/engine-contract.js';
import { pips } from '../kind.js';
import { solutionKey } from '../model/solution.js';
import { anyPuzzle, bruteForce } from '../testing/index.js';

describeEngines({
  kind: pips,
  puzzles: {
    tiny: anyPuzzle({ dominoes: 2 }),
    small: anyPuzzle({ dominoes: 3 }),
    medium: anyPuzzle({ dominoes: 4 }),
    large: anyPuzzle({ dominoes: 6 }),
  },
  bruteForce: (puzzle) => bruteForce(puzzle, 2500),
  solutionKey,
  movesOf: ({ cells }) => cells.length / 2,
  sortOf: ({ supply, cells }) => `${supply.kind} of ${cells.length / 2}`,
  effort: runs(6, 100) / 100,
  sorts: ['list of 2', 'list of 3', 'list of 4', 'set of 1', 'set of 2'],
});
