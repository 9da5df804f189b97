import type { SolvingPart } from '@pipwright/core';
import { moveProblems, verify } from './check/verify.js';
import { cspEngines } from './engines/csp/engine.js';
import { cspView } from './engines/csp/view.js';
import { swiftEngine } from './engines/swift/index.js';
import {
  moveFromJson,
  moveToJson,
  solutionFromJson,
  solutionFromList,
  solutionToJson,
} from './formats/solution-json.js';
import { commonOf } from './model/common.js';
import type { Puzzle } from './model/puzzle.js';
import { solutionOf } from './model/puzzle.js';
import { type Move, moveInWords, type Solution } from './model/solution.js';

export const futoshikiSolving: SolvingPart<Puzzle, Solution, Move> = {
  engines: [swiftEngine, ...cspEngines],
  verify,
  ownSolution: (puzzle) => puzzle.solution,
  solutionToJson,
  solutionFromJson,
  solutionFromList,
  moves: {
    toJson: moveToJson,
    toText: moveInWords,
    fromJson: moveFromJson,
    solutionAfter: solutionOf,
    moveProblems,
  },
  common: commonOf,
  csp: cspView,
};
