import type { GeneratingPart } from '@pipwright/core';
import { pursue } from '@pipwright/core/generating';
import { futoshikiExplainer, futoshikiScale } from './explain/index.js';
import { needs } from './explain/needs.js';
import { drawFutoshiki } from './generate/draw-futoshiki.js';
import { likeness } from './generate/likeness.js';
import { refuses } from './generate/refuses.js';
import type { FutoshikiRequest } from './generate/request.js';
import type { Puzzle } from './model/puzzle.js';
import type { Solution } from './model/solution.js';

/** Nodes of some ten seconds, or of minutes where most of it is looking ahead. */
const MOST_NODES = 20_000_000;
/** Number of puzzles as asked that is enough: in a small hard grid, one supposition is most of the work in any case. */
const ENOUGH = 3;

export const futoshikiGenerating: GeneratingPart<Puzzle, Solution, FutoshikiRequest> = {
  refuses,
  likeness,
  generate: (request, seed) =>
    pursue<Puzzle, Solution>(
      {
        scale: futoshikiScale,
        techniques: futoshikiExplainer.techniques,
        draw: (random, lean) => drawFutoshiki(random, request, lean),
        grade: futoshikiExplainer.grade,
        needs,
        enough: ENOUGH,
      },
      request,
      seed,
      MOST_NODES,
    ),
};
