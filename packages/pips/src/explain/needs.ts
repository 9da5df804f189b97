/** Does a puzzle need a technique, or do others lead to its end that are no harder? */
import { isNeeded, suffice } from '@pipwright/core/explaining';
import type { Drawn } from '@pipwright/core/generating';
import { compile } from '../engines/swift/index.js';
import type { Puzzle } from '../model/puzzle.js';
import type { Solution } from '../model/solution.js';
import { Knowledge } from './knowledge/knowledge.js';
import { truthOf } from './knowledge/truth.js';
import { COVERING } from './techniques/covering.js';
import { PLAIN, TECHNIQUES, TRY_BOTH } from './techniques/index.js';
import { tryBoth } from './trying/try-both.js';

export function needs({ puzzle, solution }: Drawn<Puzzle, Solution>, technique: string): Generator<void, boolean> {
  const compiled = compile(puzzle);
  const truth = truthOf(compiled, [solution]);
  const isSolved = (names: ReadonlySet<string>) =>
    suffice(new Knowledge(compiled), {
      techniques: PLAIN.filter(({ name }) => names.has(name)),
      ...(names.has(TRY_BOTH.name) && {
        trials: (knowledge: Knowledge) => tryBoth(knowledge, truth, names.has(technique) ? undefined : technique),
      }),
      isComplete: (knowledge) => knowledge.isComplete(truth),
      roundsPerPause: 1,
    });
  return isNeeded(technique, TECHNIQUES, isSolved, COVERING[technique]);
}
