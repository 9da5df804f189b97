/** Puzzles of our own with exactly one solution, Futoshiki and Adjacent. */
import { finish } from '@pipwright/core';
import { adjacentPuzzle } from '../../../scripts/techniques/adjacent.mjs';
import { generate } from '../src/generate/generate.js';
import type { Puzzle } from '../src/model/puzzle.js';

const SIDES = [3, 4, 5, 6, 7];

/** So many of each side, by name; every third is Adjacent, and they have few clues too many. */
export function ownPuzzles(each: number): [name: string, puzzle: Puzzle][] {
  return SIDES.flatMap((side) =>
    Array.from({ length: each }, (_, i): [string, Puzzle] => {
      const name = `${side}x${side}-${i}`;
      return i % 3 === 2
        ? [`adjacent ${name}`, adjacentPuzzle(name, side)]
        : [name, finish(generate(name, { side, level: (i % 2) / 2 + 0.5 })).puzzle];
    }),
  );
}
