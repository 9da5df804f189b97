/** Does a puzzle need a technique, or do others lead to its end that are no harder? */
import { suppositionsOf } from '@pipwright/core/arguing';
import { isNeeded } from '@pipwright/core/explaining';
import type { Drawn } from '@pipwright/core/generating';
import type { Puzzle } from '../model/puzzle.js';
import type { Solution } from '../model/solution.js';
import { arguingOf } from './arguing.js';
import { boardOf } from './claims/board.js';
import { techniqueOf } from './claims/kinds.js';
import { Known } from './claims/known.js';
import { argumentsIn, LEVELS } from './finding/index.js';
import { truthBy } from './placed.js';
import { TECHNIQUES, TRY_BOTH } from './techniques.js';

/** Suppositions that players try: of so many ways, in so few sentences, found in so many rounds. */
const TRIED = { ways: 2, links: 3, rounds: 5 };

export function* needs({ puzzle, solution }: Drawn<Puzzle, Solution>, technique: string): Generator<void, boolean> {
  const board = boardOf(puzzle);
  const arguing = arguingOf(board, truthBy(board, solution), false);
  const highest = LEVELS.at(-1)!;
  function* isSolved(names: ReadonlySet<string>): Generator<void, boolean> {
    const find = (at: Known, level: number) => argumentsIn(at, level, (claim) => names.has(techniqueOf(board, claim)));
    const suppositions = suppositionsOf({ ...arguing, argumentsIn: find });
    const known = new Known(board);
    while (!arguing.isDone(known)) {
      yield;
      const found = find(known, highest);
      if (found.length === 0 && names.has(TRY_BOTH)) {
        const trials = yield* suppositions.trials(known, highest, TRIED.ways, TRIED.rounds);
        found.push(...trials.filter(({ links }) => links <= TRIED.links).map(({ argument }) => argument));
      }
      if (found.length === 0) return false;
      known.learn(found.flatMap(({ facts }) => facts));
    }
    return true;
  }
  return yield* isNeeded(technique, TECHNIQUES, isSolved);
}
