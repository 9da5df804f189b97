import { runsOf, type SearchStep } from '@pipwright/core';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { NodeBudget } from './node-budget.js';

/** Finds something at each of these nodes. */
function search(finds: readonly number[]) {
  return {
    nodes: 0,
    run(budget: number): SearchStep<number> {
      const last = this.nodes + Math.floor(budget);
      while (this.nodes < last) if (finds.includes(++this.nodes)) return { type: 'solution', solution: this.nodes };
      return { type: 'paused' };
    },
  };
}

function found(work: { run(budget: number): SearchStep<number> }, budgets: readonly number[]): number[] {
  const all: number[] = [];
  for (let i = 0; ; i++) {
    const step = work.run(budgets[i % budgets.length] ?? 1);
    if (step.type === 'solution') all.push(step.solution);
    else if (step.type !== 'paused') return all;
  }
}

const budgets = fc.array(fc.integer({ min: 1, max: 2000 }), { minLength: 1 });
const finds = fc.uniqueArray(fc.integer({ min: 1, max: 3000 })).map((nodes) => nodes.sort((a, b) => a - b));

it('stops a search after exactly so many nodes, however it is driven', () => {
  fc.assert(
    fc.property(finds, fc.integer({ min: 1, max: 3000 }), budgets, (nodes, most, slices) => {
      const work = search(nodes);
      expect(found(new NodeBudget(most).around(work), slices)).toEqual(nodes.filter((node) => node <= most));
      expect(work.nodes).toBe(most);
    }),
  );
});

it('stops work that does not say its nodes at the same place, however it is driven', () => {
  const pauses = (most: number, slices: readonly number[]) => {
    let done = 0;
    function* working(): Generator<void, number> {
      for (; done < 1000; done++) yield;
      return done;
    }
    return [found(new NodeBudget(most).around(runsOf(working(), 30)), slices), done];
  };
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40_000 }), budgets, (most, slices) => {
      expect(pauses(most, slices)).toEqual(pauses(most, [300]));
    }),
  );
});

it('is spent by all work together', () => {
  const budget = new NodeBudget(500);
  expect(found(budget.around(search([100])), [50])).toEqual([100]);
  expect(found(budget.around(search([1])), [50])).toEqual([]);
});
