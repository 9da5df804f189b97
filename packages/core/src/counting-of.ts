/** Counts a puzzle's solutions by whichever way is the quicker: the engine's own, or one after the other. */
import type { Counting, Engine, Search, SearchStep } from './search.js';

/** So few are found sooner than counted. */
const FEW = 1000;

/**
 * @param atMost nobody asks for more: whoever drives the counting stops once `atLeast` is there
 */
export function countingOf<Puzzle>(
  engine: Engine<Puzzle, unknown, unknown>,
  puzzle: Puzzle,
  atMost: number | bigint = Number.POSITIVE_INFINITY,
): Counting {
  return engine.count !== undefined && atMost > FEW ? engine.count(puzzle) : oneByOne(engine.search(puzzle), atMost);
}

function oneByOne(search: Search<unknown, unknown>, atMost: number | bigint): Counting {
  let found = 0n;
  let isTold = false;

  function run(budget: number): SearchStep<bigint> {
    const end = search.nodes + budget;
    while (search.nodes < end && found < atMost) {
      const step = search.run(end - search.nodes);
      if (step.type === 'solution') found++;
      else if (step.type === 'exhausted') return all();
      else return step;
    }
    return { type: 'paused' };
  }

  /** The number of all solutions is what a counting finds, once. */
  function all(): SearchStep<bigint> {
    if (isTold) return { type: 'exhausted' };
    isTold = true;
    return { type: 'solution', solution: found };
  }

  return {
    get nodes() {
      return search.nodes;
    },
    get atLeast() {
      return found;
    },
    run,
    dispose: () => search.dispose?.(),
  };
}
