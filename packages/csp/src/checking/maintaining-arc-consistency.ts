/**
 * Sabin and Freuder's MAC, by AC-3: forward checking, then revising until nothing changes. Whoever has lost a value
 * goes into the queue, and all others are revised against it: variables rather than arcs, which saves most of the
 * queue. Bookkeeping of supports (AC-4, AC-6) would save tests that one AND of bit masks makes cheap here.
 */
import { type Future, LookAhead } from './look-ahead.js';
import type { CheckingStrategy } from './strategy.js';

export const maintainingArcConsistency: CheckingStrategy = {
  code: 'MAC',
  name: 'Maintaining Arc Consistency',
  summary: 'prunes until every candidate has support at every neighbour',
  type: 'look-ahead',
  checker: (tree) => new LookAhead(tree, untilConsistent),
};

function untilConsistent(future: Future, level: number): boolean {
  const { tree } = future;
  const queue = [...future.touched];
  const waiting = new Uint8Array(tree.csp.size);
  for (const variable of queue) waiting[variable] = 1;
  for (const variable of queue) {
    waiting[variable] = 0;
    for (let i = level + 1; i < tree.leaf; i++) {
      const other = tree.at(i);
      if (other === variable) continue;
      if (!future.revise(other, variable)) return false;
      if (!future.changed || waiting[other] === 1) continue;
      waiting[other] = 1;
      queue.push(other);
    }
  }
  return true;
}
