import type { Search } from '@pipwright/core';

/** Runs a search to its end and counts what it finds. */
export function countAll(search: Search<unknown, unknown>): { readonly count: bigint; readonly nodes: number } {
  let count = 0n;
  for (;;) {
    const { type } = search.run(Number.POSITIVE_INFINITY);
    if (type === 'exhausted') return { count, nodes: search.nodes };
    if (type !== 'solution') throw new Error(`the search is ${type}`);
    count++;
  }
}
