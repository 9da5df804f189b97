import { expect, it } from 'vitest';
import { countingOf } from './counting-of.js';
import type { Engine, Search, SearchStep } from './search.js';

/** Finds so many solutions, a node each, and then nothing in so many nodes more. */
function engineWith(solutions: number, nodesAfter: number, count?: Engine<null, number, never>['count']) {
  const search = (): Search<number, never> => {
    let nodes = 0;
    return {
      get nodes() {
        return nodes;
      },
      depth: 0,
      watch() {},
      run(budget): SearchStep<number> {
        for (let left = budget; left > 0; left--) {
          if (nodes >= solutions + nodesAfter) return { type: 'exhausted' };
          if (nodes++ < solutions) return { type: 'solution', solution: nodes };
        }
        return { type: 'paused' };
      },
    };
  };
  return { name: 'test', summary: '', search, ...(count === undefined ? {} : { count }) };
}

it('counts one by one, whatever the budget', () => {
  for (const budget of [1, 2, 7, 1000]) {
    const counting = countingOf(engineWith(5, 3), null);
    let step = counting.run(budget);
    for (let calls = 0; step.type === 'paused'; calls++) {
      if (calls > 20) throw new Error('it never ends');
      step = counting.run(budget);
    }
    expect(step).toEqual({ type: 'solution', solution: 5n });
    expect(counting.run(budget)).toEqual({ type: 'exhausted' });
    expect(counting.atLeast).toBe(5n);
  }
});

it('goes no further than was asked', () => {
  const counting = countingOf(engineWith(1e9, 0), null, 3n);
  expect(counting.run(1e6)).toEqual({ type: 'undecided' });
  expect(counting.run(1e6)).toEqual({ type: 'undecided' });
  expect([counting.atLeast, counting.nodes]).toEqual([3n, 3]);
});

it('stays within its budget', () => {
  const counting = countingOf(engineWith(1e9, 0), null);
  counting.run(100);
  expect(counting.nodes).toBe(100);
});

it('lets the engine count where that is the quicker, as far as was asked', () => {
  let atLeast = 0n;
  const own = {
    nodes: 7,
    get atLeast() {
      return atLeast;
    },
    run: (budget: number): SearchStep<bigint> => {
      atLeast += BigInt(budget);
      return { type: 'paused' };
    },
  };
  const engine = engineWith(5, 0, () => own);
  expect(countingOf(engine, null).nodes).toBe(7);
  expect(countingOf(engine, null, 1000).nodes).toBe(0);
  const counting = countingOf(engine, null, 1001);
  expect(counting.run(1000)).toEqual({ type: 'paused' });
  expect(counting.run(1)).toEqual({ type: 'undecided' });
});
