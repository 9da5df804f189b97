/** Nothing is shown unverified: what steps place must be moves, and lead where they are said to lead. */
import { type AnyKind, describe } from '@pipwright/core';
import type { AnyStep, Explanation } from '@pipwright/core/explaining';
import type { AnyExplainer } from '../engines.js';

export function assertMove(kind: AnyKind, puzzle: unknown, move: unknown, standing: unknown): void {
  const [wrong] = kind.moves.moveProblems(puzzle, standing, move);
  if (wrong !== undefined) throw new Error(`a step is wrong: ${describe(wrong, kind.words)}`);
}

/** Can what the steps place be placed, one after the other? Returns the moves. */
export function assertSteps(
  kind: AnyKind,
  explainer: AnyExplainer,
  puzzle: unknown,
  steps: readonly AnyStep[],
): unknown[] {
  const moves: unknown[] = [];
  for (const move of steps.flatMap((step) => explainer.moves(step))) {
    assertMove(kind, puzzle, move, kind.moves.solutionAfter(puzzle, moves));
    moves.push(move);
  }
  return moves;
}

export function assertChapters({ steps, chapters }: Pick<Explanation, 'steps' | 'chapters'>): void {
  const told = chapters.flatMap((chapter) => chapter.steps);
  if (told.length !== steps.length || told.some((step, i) => step !== i))
    throw new Error('the chapters do not hold every step once, in order');
}

/** Of two solutions that differ each must be one. */
export function assertDiffer(kind: AnyKind, puzzle: unknown, differ: Explanation['differ']): void {
  for (const solution of differ?.solutions ?? []) {
    const [wrong] = kind.verify(puzzle, solution);
    if (wrong !== undefined) throw new Error(`what should be a solution is none: ${describe(wrong, kind.words)}`);
  }
}

/** Where one solution is said to be reached, the steps must have placed it. */
export function assertExplained(
  kind: AnyKind,
  explainer: AnyExplainer,
  puzzle: unknown,
  explanation: Explanation,
): void {
  const { status, steps, differ } = explanation;
  assertChapters(explanation);
  // Steps to what cannot be may place what cannot be placed.
  if (status === 'conflict') return;
  const moves = assertSteps(kind, explainer, puzzle, steps);
  assertDiffer(kind, puzzle, differ);
  if (status !== 'explained') return;
  const [wrong] = kind.verify(puzzle, kind.moves.solutionAfter(puzzle, moves));
  if (wrong !== undefined) throw new Error(`the steps lead to what is no solution: ${describe(wrong, kind.words)}`);
}
