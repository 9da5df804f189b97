/** A step in boxes: dominoes placed so far, and marks that need no colour. */
import type { Scene } from '@pipwright/core';
import { drawBox } from '../../draw/box.js';
import type { Puzzle } from '../../model/puzzle.js';
import type { Solution } from '../../model/solution.js';
import { showStep } from './marks.js';

export function drawStep(
  puzzle: Puzzle,
  scene: Scene<Solution>,
  { color }: { readonly color?: boolean | undefined } = {},
): string {
  const { board, concluded, premises, joins } = showStep(puzzle, scene);
  const marks = [...concluded, ...premises];
  return drawBox(puzzle, { placements: board.placements }, { labels: true, color, marks, joined: joins });
}
