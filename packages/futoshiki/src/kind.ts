import type { PuzzleKind } from '@pipwright/core';
import { futoshikiExplaining } from './explain/index.js';
import { futoshikiGenerating } from './generating.js';
import type { Puzzle, Spec } from './model/puzzle.js';
import type { Move, Solution } from './model/solution.js';
import { futoshikiReading } from './reading.js';
import { futoshikiShowing } from './showing.js';
import { futoshikiSolving } from './solving.js';

export const futoshiki: PuzzleKind<Spec, Puzzle, Solution, Move> = {
  ...futoshikiReading,
  ...futoshikiSolving,
  ...futoshikiShowing,
  ...futoshikiExplaining,
  generating: futoshikiGenerating,
};
