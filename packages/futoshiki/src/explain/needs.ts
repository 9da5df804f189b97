/** Which techniques a puzzle needs. Whoever makes one asks that for every clue, so nothing is told and no effort measured. */
import { suppositionsOf } from '@pipwright/core/arguing';
import { isNeeded } from '@pipwright/core/explaining';
import type { Drawn } from '@pipwright/core/generating';
import { compile, questionOf } from '../engines/swift/compile.js';
import type { Puzzle } from '../model/puzzle.js';
import type { Solution } from '../model/solution.js';
import { arguingOf } from './arguing.js';
import { type Board, boardFrom } from './claims/board.js';
import { techniqueOf } from './claims/kinds.js';
import { Known } from './claims/known.js';
import { argumentsIn, LEVELS } from './finding/index.js';
import { COVERING, TECHNIQUES, TRY_BOTH } from './techniques.js';
import { type Truth, truthOf } from './truth.js';

/** Suppositions that players try: of so many ways, in so few sentences, found in so many rounds. */
const TRIED = { ways: 2, links: 3, rounds: 5 };
/** A round of techniques is short. */
const ROUNDS_PER_PAUSE = 8;

/**
 * Do some techniques lead to the solution? Where they do, there is one.
 * @param board of a puzzle that has a solution
 * @param names of the techniques
 * @param truth the solution
 */
export function* isSolvedBy(board: Board, names: ReadonlySet<string>, truth: Truth): Generator<void, boolean> {
  const highest = LEVELS.at(-1)!;
  const arguing = arguingOf(board, truth, false);
  const find = (at: Known, level: number) => argumentsIn(at, level, (claim) => names.has(techniqueOf(claim)));
  const suppositions = suppositionsOf({ ...arguing, argumentsIn: find });
  const known = new Known(board);
  for (let rounds = 1; known.open > 0; rounds++) {
    if (rounds % ROUNDS_PER_PAUSE === 0) yield;
    const found = find(known, 1);
    if (found.length === 0) found.push(...find(known, highest));
    if (found.length === 0 && names.has(TRY_BOTH.name)) {
      const trials = yield* suppositions.trials(known, highest, TRIED.ways, TRIED.rounds);
      found.push(...trials.filter(({ links }) => links <= TRIED.links).map(({ argument }) => argument));
    }
    if (found.length === 0) return false;
    known.learn(found.flatMap(({ facts }) => facts));
  }
  return true;
}

export function needs({ puzzle, solution }: Drawn<Puzzle, Solution>, technique: string): Generator<void, boolean> {
  const board = boardFrom(compile(questionOf(puzzle)));
  const truth = truthOf(board.compiled, [solution]);
  const isSolved = (names: ReadonlySet<string>) => isSolvedBy(board, names, truth);
  return isNeeded(technique, TECHNIQUES, isSolved, COVERING[technique]);
}
