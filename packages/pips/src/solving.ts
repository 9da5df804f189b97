import { runsOf, type SolvingPart, type Tilings } from '@pipwright/core';
import { moveProblems, verify } from './check/verify.js';
import { drawTiling } from './draw/box.js';
import { drawForest } from './draw/svg-forest.js';
import { forwardEngine } from './engines/forward/index.js';
import { referenceEngine } from './engines/reference/index.js';
import { swiftEngine } from './engines/swift/index.js';
import { countTilings } from './engines/tiling/count.js';
import { tilingEngine } from './engines/tiling/index.js';
import { walkTilings } from './engines/tiling/tiling.js';
import { placementFromJson, placementToJson, solutionFromJson, solutionToJson } from './formats/solution-json.js';
import { commonOf } from './model/common.js';
import type { Puzzle } from './model/puzzle.js';
import { type Placement, placementInWords, type Solution } from './model/solution.js';

const tilings: Tilings<Puzzle> = {
  count: ({ cells }) => runsOf(countTilings(cells)),
  drawings: (puzzle) => runsOf(drawTilings(puzzle)),
  forest: drawForest,
};

function* drawTilings(puzzle: Puzzle): Generator<string | undefined, void> {
  for (const tiling of walkTilings(puzzle.cells)) yield tiling && drawTiling(puzzle, tiling);
}

export const pipsSolving: SolvingPart<Puzzle, Solution, Placement> = {
  engines: [swiftEngine, referenceEngine, tilingEngine, forwardEngine],
  verify,
  ownSolution: (puzzle) => puzzle.solution,
  solutionToJson,
  solutionFromJson,
  moves: {
    toJson: placementToJson,
    toText: placementInWords,
    fromJson: placementFromJson,
    solutionAfter: (_, placements) => ({ placements }),
    moveProblems,
  },
  common: commonOf,
  tilings,
};
