/** Is there one solution, and how hard is it to tell? */
import type { Search } from '@pipwright/core';

export interface Found<Solution> {
  /** At most two. */
  readonly solutions: readonly Solution[];
  /** Are there no others? */
  readonly exhausted: boolean;
  readonly nodes: number;
}

export function lookForTwo<Solution>(search: Search<Solution, unknown>, mostNodes: number): Found<Solution> {
  const solutions: Solution[] = [];
  for (;;) {
    const step = search.run(mostNodes - search.nodes);
    if (step.type === 'solution') solutions.push(step.solution);
    const exhausted = step.type === 'exhausted';
    if (step.type !== 'solution' || solutions.length > 1) return { solutions, exhausted, nodes: search.nodes };
  }
}

export function isOne<Solution>({ solutions, exhausted }: Found<Solution>): boolean {
  return exhausted && solutions.length === 1;
}
