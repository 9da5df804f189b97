/** Does a puzzle need a technique, or do others lead to its end that are no harder? */
import { isNeeded } from '@pipwright/core/explaining';
import type { Drawn } from '@pipwright/core/generating';
import { compile, questionOf } from '../engines/swift/index.js';
import type { Puzzle } from '../model/puzzle.js';
import type { Solution } from '../model/solution.js';
import { truthOf } from './knowledge/truth.js';
import { isSolvedBy } from './solved-by.js';
import { COVERING } from './techniques/covering.js';
import { PLAIN, TECHNIQUES, TRY_BOTH } from './techniques/index.js';

export function needs({ puzzle, solution }: Drawn<Puzzle, Solution>, technique: string): Generator<void, boolean> {
  const compiled = compile(questionOf(puzzle));
  const truth = truthOf(compiled, [solution]);
  const isSolved = (names: ReadonlySet<string>) =>
    isSolvedBy(
      compiled,
      PLAIN.filter(({ name }) => names.has(name)),
      names.has(TRY_BOTH.name) ? truth : undefined,
    );
  return isNeeded(technique, TECHNIQUES, isSolved, COVERING[technique]);
}
