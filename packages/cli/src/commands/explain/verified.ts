/** Nothing is shown unverified: what steps place must be moves, and lead where they are said to lead. */
import { type AnyKind, type Deduction, describe, type Explanation } from '@pipwright/core';

/** Can what a step places be placed upon what stands there? Returns the moves. */
export function assertMoves(kind: AnyKind, puzzle: unknown, { places }: Deduction, standing: unknown): unknown[] {
  return places.map((place) => {
    const move = kind.moves.fromJson(place);
    if (!move.ok) throw new Error('a step places what is no move');
    const [wrong] = kind.moves.misplaced(puzzle, standing, move.value);
    if (wrong !== undefined) throw new Error(`a step is wrong: ${describe(wrong, kind.words)}`);
    return move.value;
  });
}

/** Can what the steps place be placed, one after the other? Returns the moves. */
export function assertSteps(kind: AnyKind, puzzle: unknown, steps: readonly Deduction[]): unknown[] {
  const moves: unknown[] = [];
  for (const step of steps) moves.push(...assertMoves(kind, puzzle, step, kind.moves.standing(puzzle, moves)));
  return moves;
}

/** Where one solution is said to be reached, the steps must have placed it. */
export function assertExplained(kind: AnyKind, puzzle: unknown, { status, steps }: Explanation): void {
  const moves = assertSteps(kind, puzzle, steps);
  if (status !== 'explained') return;
  const [wrong] = kind.verify(puzzle, kind.moves.standing(puzzle, moves));
  if (wrong !== undefined) throw new Error(`the steps lead to what is no solution: ${describe(wrong, kind.words)}`);
}
