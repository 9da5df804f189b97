/** From what a task finds to what stays with its puzzle, and back. */
import type { AnyGame } from '@pipwright/play';
import type { AnySolution } from '../kind/parts.js';
import type { GameStore } from '../storage/game-store.js';
import type { SolvedRecord } from '../storage/records.js';
import { inWhole } from '../storage/whole.js';
import type { Inspected } from '../think/inspected.js';
import { isSolved, mergeSolved, solutionsIn, withSolutions } from '../think/solved.js';
import type { Inspection } from './inspection.js';

/** Adds what was found to what is known of its puzzle; where the disk refuses, it is there as long as the page is. */
export async function keepFound(
  store: GameStore,
  inspection: Inspection,
  puzzle: string,
  inspected: Inspected,
): Promise<void> {
  const record = solvedBy(inspection, inspected);
  if (record !== undefined) await keepSolved(store, puzzle, record).catch(() => {});
}

/** What a task has found out so far that is worth keeping; undefined where it is nothing. */
export function solvedBy({ inOneForm }: Inspection, inspected: Inspected): SolvedRecord | undefined {
  const { task, failure, ending, progress, solutions } = inspected;
  const { found } = progress;
  // To tell what all solutions share, few of them are looked at.
  const complete = ending === 'exhausted' && (task !== 'common' || found === '0');
  if (failure !== undefined || (found === '0' && !complete)) return undefined;
  return withSolutions(
    { solutions: '[]', found, complete },
    solutions.map((each) => inOneForm(each)),
  );
}

function keepSolved(store: GameStore, puzzle: string, record: SolvedRecord): Promise<void> {
  return inWhole(store, 'readwrite', async (tables) => {
    const known = await tables.objectStore('solutions').get(puzzle);
    const kept = isSolved(known) ? mergeSolved(known, record) : record;
    if (kept !== known) await tables.objectStore('solutions').put(kept, puzzle);
  });
}

export async function solvedBefore(store: GameStore, puzzle: string): Promise<SolvedRecord | undefined> {
  const known = await inWhole(store, 'readonly', (tables) => tables.objectStore('solutions').get(puzzle));
  return isSolved(known) ? known : undefined;
}

export function solutionsOf({ verify }: Inspection, { puzzle }: AnyGame, record: SolvedRecord): readonly AnySolution[] {
  return solutionsIn(record).filter((solution) => {
    try {
      return verify(puzzle, solution).length === 0;
    } catch {
      return false;
    }
  });
}
