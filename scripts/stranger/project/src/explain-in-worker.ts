/** Explains in another thread, whoever made it. */
import { definePuzzle, inWorker, type Puzzle, PuzzleError, same, sum } from '@pipwright/pips';

const puzzle = definePuzzle({ regions: ['A*B', 'ABB'], rules: { A: sum(11), B: same() }, dominoes: '26 33 35' });

export async function explainInWorker(worker: Parameters<typeof inWorker>[0]): Promise<unknown> {
  const { explain, grade, hint, solve } = inWorker(worker);
  const explained = await explain(puzzle);
  const placed = explained.chapters.flatMap(({ places }) => places);
  const next = await hint(puzzle);
  const graded = await grade(puzzle);
  const found = await solve(puzzle);
  const refused = await solve({} as Puzzle).catch((error: unknown) => error instanceof PuzzleError);
  return {
    status: explained.status,
    placed: placed.length,
    next: next.status,
    graded: graded.status,
    found: found.status,
    refused,
  };
}
