import { runsOf, type Tilings } from '@pipwright/core';
import { drawTiling } from './draw/box.js';
import { drawForest } from './draw/svg-forest.js';
import { countTilings } from './engines/tiling/count.js';
import { walkTilings } from './engines/tiling/tiling.js';
import type { Puzzle } from './model/puzzle.js';

export const tilings: Tilings<Puzzle> = {
  count: ({ cells }) => runsOf(countTilings(cells)),
  drawings: (puzzle) => runsOf(drawTilings(puzzle)),
  forest: drawForest,
};

function* drawTilings(puzzle: Puzzle): Generator<string | undefined, void> {
  for (const tiling of walkTilings(puzzle.cells)) yield tiling && drawTiling(puzzle, tiling);
}
