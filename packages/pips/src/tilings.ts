/** The tilings of a puzzle's board, for everything that takes a kind. */
import type { Tilings } from '@pipwright/core';
import { drawTiling } from './draw/box.js';
import { drawForest } from './draw/svg-forest.js';
import { countTilings } from './engines/tiling/count.js';
import { pausable } from './engines/tiling/pausable.js';
import { walkTilings } from './engines/tiling/tiling.js';
import type { Puzzle } from './model/puzzle.js';

export const tilings: Tilings<Puzzle> = {
  count: ({ cells }) => pausable(countTilings(cells)),
  drawings: (puzzle) => pausable(drawTilings(puzzle)),
  forest: drawForest,
};

function* drawTilings(puzzle: Puzzle): Generator<string | undefined, void> {
  for (const tiling of walkTilings(puzzle.cells)) yield tiling && drawTiling(puzzle, tiling);
}
