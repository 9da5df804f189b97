/** Generated puzzles, which have one solution. */
import { finish, type Random } from '@pipwright/core';
import { type Drawn, firstDrawn } from '@pipwright/core/generating';
import fc from 'fast-check';
import { drawPips } from '../src/generate/generate-puzzle.js';
import type { Puzzle } from '../src/model/puzzle.js';
import type { Solution } from '../src/model/solution.js';

/** @param most so many dominoes */
export function anyDrawn({ most }: { readonly most: number }): fc.Arbitrary<Drawn<Puzzle, Solution>> {
  return fc
    .record({ seed: fc.string(), dominoes: fc.integer({ min: 4, max: most }), minimal: fc.boolean() })
    .map(({ seed, ...request }) => finish(firstDrawn((random: Random) => drawPips(random, request), seed)));
}
