/** Uniqueness of a solution, and the nodes it takes to tell. */
import type { Search } from './search.js';

export interface Uniqueness<Solution> {
  readonly solutions: readonly Solution[];
  readonly exhausted: boolean;
  /** Is there exactly one? False also where that would have taken more nodes. */
  readonly unique: boolean;
  readonly nodes: number;
}

/** Nodes between two pauses of `lookForTwo`, for `runsOf`. */
export const NODES_PER_YIELD = 100;

/** Pauses before every slice; how a search is sliced makes no difference to what comes out. */
export function* lookForTwo<Solution>(
  search: Search<Solution, unknown>,
  mostNodes: number,
): Generator<void, Uniqueness<Solution>> {
  const solutions: Solution[] = [];
  let exhausted = false;
  while (solutions.length < 2) {
    yield;
    const step = search.run(Math.min(NODES_PER_YIELD, mostNodes - search.nodes));
    if (step.type === 'solution') solutions.push(step.solution);
    else if (step.type !== 'paused' || search.nodes >= mostNodes) {
      exhausted = step.type === 'exhausted';
      break;
    }
  }
  return { solutions, exhausted, unique: exhausted && solutions.length === 1, nodes: search.nodes };
}
