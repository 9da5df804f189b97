import { swiftEngine } from '../engines/swift/index.js';
import type { Puzzle } from '../model/puzzle.js';

/** How many solutions there are, up to one more than `most`; infinitely many where that takes too long to tell. */
export function* countUpTo(puzzle: Puzzle, most: number, mostNodes: number): Generator<void, number> {
  const search = swiftEngine.search(puzzle);
  let found = 0;
  yield;
  while (found <= most) {
    const step = search.run(mostNodes - search.nodes);
    if (step.type === 'solution') found++;
    else return step.type === 'exhausted' ? found : Number.POSITIVE_INFINITY;
  }
  return found;
}
