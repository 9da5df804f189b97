/** Puzzles of our own with exactly one solution, Futoshiki and Adjacent. */
import { finish } from '@pipwright/core';
import { firstDrawn } from '@pipwright/core/generating';
import { adjacentPuzzle } from '../../../tests/adjacent.mjs';
import { drawFutoshiki } from '../src/generate/draw-futoshiki.js';
import type { Puzzle } from '../src/model/puzzle.js';

const SIDES = [3, 4, 5, 6, 7];

/** So many of each side, by name; every third is Adjacent, and some have no clue too many. */
export function ownPuzzles(each: number): [name: string, puzzle: Puzzle][] {
  return SIDES.flatMap((side) =>
    Array.from({ length: each }, (_, i): [string, Puzzle] => {
      const name = `${side}x${side}-${i}`;
      return i % 3 === 2
        ? [`adjacent ${name}`, adjacentPuzzle(name, side)]
        : [name, finish(firstDrawn((random) => drawFutoshiki(random, { side, minimal: i % 2 === 1 }), name)).puzzle];
    }),
  );
}
