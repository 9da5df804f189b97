/** What is wrong with the chapters of an explanation, from their records alone. */
import { type Chaptered, chapterFormFaults } from '../../core/test/explaining/chapter-faults.js';
import { verify } from '../src/check/verify.js';
import { cellKey } from '../src/model/cell.js';
import { dominoKey } from '../src/model/domino.js';
import type { Puzzle } from '../src/model/puzzle.js';
import type { Solution } from '../src/model/solution.js';
import { partsOf } from './claims.js';

/** A chapter places one domino. */
const MOST_PLACING = 1;

/** Every domino is placed once, and where there is one solution, that is it. */
export function chapterFaults(puzzle: Puzzle, explanation: Chaptered, progress?: Solution): string[] {
  const { status, steps } = explanation;
  const placements = [...(progress?.placements ?? []), ...steps.flatMap((step) => partsOf(step).placed)];
  const cells = placements.flatMap((placement) => placement.cells.map(cellKey));
  const faults = chapterFormFaults(explanation, MOST_PLACING);
  if (new Set(cells).size < cells.length) faults.push('a cell is covered twice');
  if (status !== 'explained') return faults;
  const wrong = verify(puzzle, { placements });
  if (wrong.length > 0) faults.push(`the dominoes placed do not solve it: ${JSON.stringify(wrong)}`);
  const { supply } = puzzle;
  const names = (dominoes: readonly (readonly [number, number])[]) => dominoes.map(dominoKey).sort().join();
  if (supply.kind === 'list' && names(placements.map(({ domino }) => domino)) !== names(supply.dominoes))
    faults.push('not every domino is placed once');
  return faults;
}
