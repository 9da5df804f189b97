import type { Explainer } from '../explaining/explainer.js';
import type { Grade, Graded, GradeSummary } from '../grade.js';
import type { Limits, NodeLimit } from './limits.js';
import { awaitOne, type Stopped, takeOne } from './solve.js';

export type GradeResult =
  | { readonly status: 'graded'; readonly grade: Grade }
  /** There are several solutions, so that reasoning alone does not lead to one. */
  | { readonly status: 'ambiguous' }
  | { readonly status: 'conflict' }
  | (Stopped & { readonly known: GradeSummary });

export type Grader<Puzzle> = Pick<Explainer<Puzzle, never, never>, 'grade'>;

export async function gradeWith<Puzzle>(
  { grade }: Grader<Puzzle>,
  puzzle: Puzzle,
  limits?: Limits | null,
): Promise<GradeResult> {
  const work = grade(puzzle);
  const { value, reason } = await awaitOne(work, limits);
  return value === undefined ? { status: 'stopped', reason, known: work.soFar() } : resultOf(value);
}

export function gradeSyncWith<Puzzle>(
  { grade }: Grader<Puzzle>,
  puzzle: Puzzle,
  limit?: NodeLimit | null,
): GradeResult {
  const work = grade(puzzle);
  const value = takeOne(work, limit);
  return value === undefined ? { status: 'stopped', reason: 'nodes', known: work.soFar() } : resultOf(value);
}

function resultOf(graded: Graded): GradeResult {
  return graded.status === 'graded' ? { status: 'graded', grade: graded.grade } : graded;
}
