import { inWorkerWith, type WorkerLike } from '@pipwright/core/front';
import type { explain, grade, hint } from './explain.js';
import type { generatePuzzle } from './generate.js';
import { PuzzleError, type PuzzleProblem } from './problem.js';
import type { count, isUnique, solve } from './solve.js';

/** What a worker that runs `@pipwright/futoshiki/worker` can be asked. */
export interface FutoshikiWorker {
  readonly solve: typeof solve;
  readonly count: typeof count;
  readonly isUnique: typeof isUnique;
  readonly explain: typeof explain;
  readonly hint: typeof hint;
  readonly grade: typeof grade;
  readonly generatePuzzle: typeof generatePuzzle;
}

/** The same functions, each of which asks this worker; a signal stops the work there. */
export function inWorker(worker: WorkerLike): FutoshikiWorker {
  const toError = (problems: unknown) => new PuzzleError(problems as readonly PuzzleProblem[]);
  const names = {
    solve: true,
    count: true,
    isUnique: true,
    explain: true,
    hint: true,
    grade: true,
    generatePuzzle: true,
  } as const;
  return inWorkerWith<FutoshikiWorker>('futoshiki', worker, names, toError);
}
