/** Can this be what a player has placed? Every domino beside those before it, as the player would lay them. */
import type { Problem } from '@pipwright/core';
import { misplaced } from '../check/misplaced.js';
import type { Puzzle } from '../model/puzzle.js';
import type { Solution } from '../model/solution.js';

export function misplacedIn(puzzle: Puzzle, { placements }: Solution): readonly Problem[] {
  return placements.flatMap((placement, i) =>
    misplaced(puzzle, { placements: placements.slice(0, i) }, placement).map((problem) => ({
      ...problem,
      where: { path: `/placements/${i}` },
    })),
  );
}
