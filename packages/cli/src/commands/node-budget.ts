/**
 * So many nodes for all the work on one puzzle. It is spent in slices of one size, so that where work stops does not
 * depend on how long slices took: the same on every machine.
 */
import type { Runs, SearchStep } from '@pipwright/core';

/** What most work is sliced by is a divisor of it. */
const SLICE = 300;

export class NodeBudget {
  #left: number;

  constructor(nodes: number) {
    this.#left = nodes;
  }

  /** The same work, undecided once nothing is left. */
  around<Solution>(work: Runs<Solution> & { readonly nodes?: number }): Runs<Solution> {
    const spend = (slice: number): SearchStep<Solution> => {
      const before = work.nodes;
      const step = work.run(slice);
      // A solution ends a slice early, as far as that is known.
      const early = step.type === 'solution' && before !== undefined && work.nodes !== undefined;
      this.#left -= early ? (work.nodes ?? 0) - before : slice;
      return step;
    };
    return {
      run: (budget) => {
        for (let left = budget; left >= 1; left -= SLICE) {
          if (this.#left < 1) return { type: 'undecided' };
          const step = spend(Math.min(SLICE, this.#left));
          if (step.type !== 'paused') return step;
        }
        return { type: 'paused' };
      },
      dispose: () => work.dispose?.(),
    };
  }
}
