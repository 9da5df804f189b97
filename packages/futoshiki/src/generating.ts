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

/** Some ten seconds; minutes where most of it is looking ahead. */
const MOST_NODES = 20_000_000;
/** In a small grid that is hard, one supposition is most of the work. */
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
