/**
 * The fast engine, and the default: first, all, count, unique, common, also on loosened puzzles.
 * @module @pipwright/pips/swift
 */
import type { Engine } from '@pipwright/core';
import type { Puzzle } from '../../model/puzzle.js';
import type { Placement, Solution } from '../../model/solution.js';
import { compile } from './compile.js';
import { SwiftCount } from './count.js';
import { SwiftSearch } from './search.js';
import { SwiftWitnesses } from './witnesses.js';

/** Depth first over bit masks, fewest choices first; counts positions with the same future once. */
export const swiftEngine: Engine<Puzzle, Solution, Placement> = {
  name: 'swift',
  summary: 'fewest choices first, on bit masks; counts without listing the solutions',
  search: (puzzle) => new SwiftSearch(compile(puzzle)),
  count: (puzzle) => new SwiftCount(compile(puzzle)),
  witnesses: (puzzle) => new SwiftWitnesses(compile(puzzle)),
};

export { TABLE_BYTES } from '@pipwright/core/counting';
export { type Compiled, cellNumber, compile, edgeNumber, termsOf } from './compile.js';
export { SwiftCount } from './count.js';
export { SwiftSearch } from './search.js';
export { FORBIDDEN, FORCED, OPEN, type Sizes, Terms } from './terms.js';
export { SwiftWitnesses } from './witnesses.js';
