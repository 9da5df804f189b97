/** Counts a puzzle's solutions by whichever way is the quicker: the engine's own, or one after the other. */
import type { Counting, Engine, Search, SearchStep } from './search.js';

/** Number of solutions up to which finding them is faster than counting. */
const FEW = 1000;

/** @param atMost stops there, undecided whether there are more */
export function countingOf<Puzzle>(
  engine: Engine<Puzzle, unknown, unknown>,
  puzzle: Puzzle,
  atMost: number | bigint = Number.POSITIVE_INFINITY,
): Counting {
  if (engine.count === undefined || atMost <= FEW) return oneByOne(engine.search(puzzle), atMost);
  const counting = engine.count(puzzle);
  return {
    get nodes() {
      return counting.nodes;
    },
    get atLeast() {
      return counting.atLeast;
    },
    run(budget) {
      const step = counting.run(budget);
      return step.type === 'paused' && counting.atLeast >= atMost ? { type: 'undecided' } : step;
    },
    dispose: () => counting.dispose?.(),
  };
}

function oneByOne(search: Search<unknown, unknown>, atMost: number | bigint): Counting {
  let found = 0n;
  let isReported = false;

  function run(budget: number): SearchStep<bigint> {
    const end = search.nodes + budget;
    while (found < atMost) {
      if (search.nodes >= end) return { type: 'paused' };
      const step = search.run(end - search.nodes);
      if (step.type === 'solution') found++;
      else if (step.type === 'exhausted') return all();
      else return step;
    }
    return { type: 'undecided' };
  }

  /** The number of all solutions is what a counting finds, once. */
  function all(): SearchStep<bigint> {
    if (isReported) return { type: 'exhausted' };
    isReported = true;
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
