/** Does a puzzle need a technique, or do others lead to its end that are no harder? */
import { isNeeded } from '@pipwright/core/explaining';
import type { Drawn } from '@pipwright/core/generating';
import { compile, questionOf } from '../engines/swift/compile.js';
import type { Puzzle } from '../model/puzzle.js';
import type { Solution } from '../model/solution.js';
import { boardFrom } from './claims/board.js';
import { isSolvedBy } from './solved-by.js';
import { COVERING, TECHNIQUES } from './techniques.js';
import { truthOf } from './truth.js';

export function needs({ puzzle, solution }: Drawn<Puzzle, Solution>, technique: string): Generator<void, boolean> {
  const board = boardFrom(compile(questionOf(puzzle)));
  const truth = truthOf(board.compiled, [solution]);
  const isSolved = (names: ReadonlySet<string>) => isSolvedBy(board, names, truth);
  return isNeeded(technique, TECHNIQUES, isSolved, COVERING[technique]);
}
