/**
 * The fast engine, and the default: first, all, count, unique, common, also on loosened puzzles.
 * @module @pipwright/futoshiki/swift
 */
import type { Engine } from '@pipwright/core';
import type { Puzzle } from '../../model/puzzle.js';
import type { Move, Solution } from '../../model/solution.js';
import { compile, questionOf } from './compile.js';
import { SwiftCount } from './count.js';
import { SwiftSearch } from './search.js';
import { SwiftWitnesses } from './witnesses.js';

/** Depth first over bit masks, what failed most first; counts states with the same future once. */
export const swiftEngine: Engine<Puzzle, Solution, Move> = {
  name: 'swift',
  summary: 'most frequent failures first, on bit masks; counts without listing the solutions',
  search: (puzzle) => new SwiftSearch(compile(questionOf(puzzle))),
  count: (puzzle) => new SwiftCount(compile(questionOf(puzzle))),
  witnesses: (puzzle) => new SwiftWitnesses(compile(questionOf(puzzle))),
};

export { TABLE_BYTES } from '@pipwright/core/counting';
export { type Compiled, compile, pairNumber, type Question, questionOf, termsOf } from './compile.js';
export { SwiftCount } from './count.js';
export { SwiftSearch } from './search.js';
export { type Sizes, Terms } from './terms.js';
export { SwiftWitnesses } from './witnesses.js';
