import { say } from '@pipwright/core/front';
import { verify as verifySolution } from '../check/verify.js';
import type { Puzzle } from '../model/puzzle.js';
import type { Solution } from '../model/solution.js';
import { assured } from './check.js';
import type { PuzzleProblem } from './problem.js';
import { frontWords } from './words.js';

/** Everything wrong with a solution, by the rules alone; an empty list means that it solves the puzzle. */
export function verify(puzzle: Puzzle, solution: Solution): readonly PuzzleProblem[] {
  return say(verifySolution(assured(puzzle), solution), frontWords);
}
