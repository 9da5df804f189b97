/** A random Latin square: the first that a search in random order comes to. */
import { NODES_PER_YIELD, type Random } from '@pipwright/core';
import { compile, SwiftSearch } from '../engines/swift/index.js';
import type { Solution } from '../model/solution.js';

export function* latinSquare(random: Random, side: number): Generator<void, Solution> {
  const search = new SwiftSearch(compile({ side, givens: [], signs: [] }), undefined, random);
  for (;;) {
    const step = search.run(NODES_PER_YIELD);
    if (step.type === 'solution') return step.solution;
    if (step.type !== 'paused') throw new Error(`no Latin square of order ${side}`);
    yield;
  }
}
