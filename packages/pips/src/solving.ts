import type { SolvingPart } from '@pipwright/core';
import { misplaced } from './check/misplaced.js';
import { verify } from './check/verify.js';
import { forwardEngine } from './engines/forward/index.js';
import { referenceEngine } from './engines/reference/index.js';
import { swiftEngine } from './engines/swift/index.js';
import { tilingEngine } from './engines/tiling/index.js';
import { placementFromJson, placementToJson, solutionFromJson, solutionToJson } from './formats/solution-json.js';
import { commonOf } from './model/common.js';
import type { Puzzle } from './model/puzzle.js';
import { type Placement, placementInWords, type Solution } from './model/solution.js';
import { tilings } from './tilings.js';

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
    standing: (_, placements) => ({ placements }),
    misplaced,
  },
  common: commonOf,
  tilings,
};
