/**
 * Sabin and Freuder's MAC, by AC-3: forward checking, then revising until nothing changes. Whoever lost a value wakes
 * its neighbours. Bookkeeping of supports (AC-4, AC-6) would save tests that one AND of bit masks makes cheap here.
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
  const queue: [number, number][] = [];
  const waiting = new Set<number>();
  const wake = (variable: number, against: number) => {
    const arc = variable * tree.csp.size + against;
    if (waiting.has(arc) || !tree.csp.adjacent(variable, against)) return;
    waiting.add(arc);
    queue.push([variable, against]);
  };

  for (let i = level + 1; i < tree.leaf; i++) {
    for (let j = level + 1; j < tree.leaf; j++) if (i !== j) wake(tree.at(i), tree.at(j));
  }
  for (const [variable, against] of queue) {
    waiting.delete(variable * tree.csp.size + against);
    if (!future.revise(variable, against)) return false;
    if (!future.changed) continue;
    for (let i = level + 1; i < tree.leaf; i++) {
      const other = tree.at(i);
      if (other !== against && other !== variable) wake(other, variable);
    }
  }
  return true;
}
