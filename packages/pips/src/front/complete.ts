import type { Generation } from '@pipwright/core';
import {
  type GenerateLimits,
  generatePuzzleWith,
  generateWith,
  type PuzzleMaker,
  type Seed,
  say,
} from '@pipwright/core/front';
import { closedRecord, list, number, optional, readShape, type Shape, truth } from '@pipwright/core/shape';
import { halfShape } from '../check/shape.js';
import type { CompleteRequest, Half, Lock, Locked } from '../generate/half.js';
import { pipsCompleting } from '../generating.js';
import type { Puzzle } from '../model/puzzle.js';
import type { Solution } from '../model/solution.js';
import { problem } from '../problem.js';
import { type GenerateResult, pipsMaker, requestShapes } from './generate.js';
import { PuzzleError } from './problem.js';
import { frontWords } from './words.js';

export interface CompleteLimits extends GenerateLimits {
  readonly options?: CompleteRequest | undefined;
}

const lock: Shape<Lock> = (given) => (typeof given === 'boolean' ? given : list(number)(given));

const locked = closedRecord<Locked>({
  cells: optional(truth),
  regions: optional(lock),
  rules: optional(lock),
  dominoes: optional(lock),
  free: optional(truth),
});

const shape = closedRecord<CompleteRequest>({ ...requestShapes, locked: optional(locked) });

/**
 * A puzzle with one solution that has all that `half` has: work that you drive, as that of `generate`. Regions without a
 * rule get one, cells in no region get regions, and dominoes are added as far as the board needs more. `options.locked`
 * says what may change all the same; the other options are those of `generate`. Throws a `PuzzleError` where there can be
 * no such puzzle.
 */
export function complete(half: Half, options: CompleteRequest, seed: Seed): Generation<Puzzle, Solution> {
  return generateWith(makerFor(half), options, seed);
}

/** The same, driven in turns with everything else in its thread. */
export async function completePuzzle(half: Half, asked: CompleteLimits): Promise<GenerateResult> {
  const { options, ...limits } = Object(asked) as CompleteLimits;
  return generatePuzzleWith(makerFor(half), options, limits);
}

function makerFor(given: Half): PuzzleMaker<Puzzle, Solution, CompleteRequest> {
  const read = readShape(given, halfShape);
  if (!read.ok) {
    const { path, ...data } = read.error;
    throw new PuzzleError(say([problem('spec-shape', { path }, data)], frontWords));
  }
  const half = read.value;
  return {
    ...pipsMaker,
    shape,
    generating: {
      ...pipsMaker.generating,
      refuses(request: CompleteRequest) {
        refuseOtherPlaces(half, request.locked);
        return pipsCompleting.refuses(half, request);
      },
      generate: (request: CompleteRequest, seed) => pipsCompleting.complete(half, request, seed),
    },
  };
}

/** A place where nothing is written cannot be locked. */
function refuseOtherPlaces({ regions = [], supply }: Half, { regions: cells, rules, dominoes }: Locked = {}): void {
  const listed = supply?.kind === 'list' ? supply.dominoes.length : 0;
  const locks = {
    regions: [cells, regions.length],
    rules: [rules, regions.length],
    dominoes: [dominoes, listed],
  } as const;
  for (const [name, [places, count]] of Object.entries(locks)) {
    const wrong =
      Array.isArray(places) && places.find((place) => !(Number.isInteger(place) && place >= 0 && place < count));
    if (wrong !== undefined && wrong !== false)
      throw new RangeError(
        `locked.${name}: there is no place ${wrong}: ${count === 0 ? 'there are none' : `they run from 0 to ${count - 1}`}.`,
      );
  }
}
