/** How hard a puzzle is. */
import { type GradeResult, gradeSyncWith, gradeWith, type Limits, type NodeLimit } from '@pipwright/core/front';
import { futoshikiExplainer } from '../explain/index.js';
import type { Puzzle } from '../model/puzzle.js';
import { assured } from './assured.js';

/** Its label, the effort of solving it by reasoning, and where that goes; a puzzle with several solutions has no grade. */
export async function grade(puzzle: Puzzle, limits?: Limits): Promise<GradeResult> {
  return gradeWith(futoshikiExplainer, assured(puzzle), limits);
}

/** The same at once, bounded by nodes. */
export function gradeSync(puzzle: Puzzle, limit?: NodeLimit): GradeResult {
  return gradeSyncWith(futoshikiExplainer, assured(puzzle), limit);
}
