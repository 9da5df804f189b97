/** A step in boxes: dominoes placed so far, and marks that need no colour. */
import { drawBox } from '../../draw/box.js';
import type { Puzzle } from '../../model/puzzle.js';
import { type PipsScene, showScene } from './marks.js';

export function drawScene(
  puzzle: Puzzle,
  scene: PipsScene,
  { color }: { readonly color?: boolean | undefined } = {},
): string {
  const { board, concluded, premises, joins } = showScene(puzzle, scene);
  const marks = [...concluded, ...premises];
  return drawBox(puzzle, { placements: board.placements }, { labels: true, color, marks, joined: joins });
}
