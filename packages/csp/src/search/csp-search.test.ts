import { solutions } from '@pipwright/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../core/src/testing/effort.js';
import { part } from '../../../core/test/hostile.js';
import { ALGORITHMS, parseAlgorithm } from '../algorithm.js';
import { mapColouring, modelB, nQueens, randomCsp } from '../examples.js';
import { explainSearch } from '../explain.js';
import type { AnyCsp } from '../graph/binary-csp.js';
import { ConstraintGraph } from '../graph/constraint-graph.js';
import type { Algorithm } from '../strategy.js';
import { algorithmNamed } from '../testing/latin-square.js';
import { CspCounting } from './csp-counting.js';
import { CspSearch, type CspSolution } from './csp-search.js';

const randomGraphs = fc
  .record({
    seed: fc.nat(),
    variables: fc.integer({ min: 0, max: 6 }),
    values: fc.integer({ min: 1, max: 4 }),
    density: part(),
    tightness: part(),
  })
  .map((parameters) => new ConstraintGraph(modelB, randomCsp(parameters)));

/** As `expect` would, a hundred times as fast: there are very many events. */
function assertSame(found: unknown, wanted: unknown): void {
  if (JSON.stringify(found) !== JSON.stringify(wanted)) expect(found).toEqual(wanted);
}

/** Every solution as indexes of values, by trying all there is: slow, and easy to believe. */
function bruteForce(csp: AnyCsp): number[][] {
  let found: number[][] = [[]];
  for (let variable = 0; variable < csp.size; variable++) {
    found = found.flatMap((values) => csp.domainAt(variable).map((_, value) => [...values, value]));
  }
  return found.filter((values) =>
    values.every((a, i) => values.every((b, j) => i === j || csp.consistent(i, a, j, b))),
  );
}

test('all thirty-two find each solution of random problems once, and count them', () => {
  fc.assert(
    fc.property(randomGraphs, (graph) => {
      const expected = bruteForce(graph).map(String).sort();
      for (const algorithm of ALGORITHMS) {
        expect(allOf(graph, algorithm).map(valuesOf).sort()).toEqual(expected);
        expect(countOf(graph, algorithm)).toBe(BigInt(expected.length));
      }
    }),
    { numRuns: runs(5, 100) },
  );
});

test('all thirty-two go on where they paused', () => {
  fc.assert(
    fc.property(randomGraphs, fc.constantFrom(...ALGORITHMS), (graph, algorithm) => {
      const whole = new CspSearch(graph, algorithm);
      const parts = new CspSearch(graph, algorithm);
      for (;;) {
        const step = whole.run(Number.POSITIVE_INFINITY);
        let part = parts.run(1);
        while (part.type === 'paused') part = parts.run(1);
        expect(part).toEqual(step);
        if (step.type === 'exhausted') break;
      }
      expect(parts.metrics).toEqual(whole.metrics);
      expect(parts.run(1)).toEqual({ type: 'exhausted' });
      expect(parts.run(0)).toEqual({ type: 'paused' });
    }),
    { numRuns: runs(25) },
  );
});

test('a watcher is told a stack of moves, and why others were not kept', () => {
  fc.assert(
    fc.property(randomGraphs, fc.constantFrom(...ALGORITHMS), (graph, algorithm) => {
      const search = new CspSearch(graph, algorithm);
      const standing: unknown[] = [];
      let told = 0;
      search.watch((event) => {
        if (event.type === 'placed') standing.push(event.move);
        else if (event.type === 'removed') assertSame(standing.pop(), event.move);
        else if (event.type === 'solution') {
          assertSame(event.solution, standing);
          told++;
        } else if (event.reason.code === 'csp-conflict') {
          const obstacle = Number(event.reason.data['variable' as keyof typeof event.reason.data]);
          const value = search.assignments.find(({ variable }) => variable === obstacle)?.value ?? -1;
          assertSame(graph.consistent(event.move.variable, event.move.value, obstacle, value), false);
        } else assertSame(isWipedOut(graph, [...search.assignments, event.move], algorithm), true);
      });
      const found = drain(search);
      expect(told).toBe(found.length);
      expect(standing).toEqual([]);
    }),
    { numRuns: runs(20, 400) },
  );
});

describe('the end of a search', () => {
  test.each(ALGORITHMS.map((algorithm) => [algorithm.name, algorithm]))(
    '%s: 92 ways for eight queens',
    (_, algorithm) => {
      expect(countOf(new ConstraintGraph(nQueens, 8), algorithm)).toBe(92n);
    },
  );

  test('nothing to decide is one solution, an empty domain none', () => {
    const impossible = new ConstraintGraph(mapColouring, { countries: { A: [], B: ['red'] }, borders: [] });
    for (const algorithm of ALGORITHMS) {
      expect(allOf(new ConstraintGraph(nQueens, 0), algorithm)).toEqual([[]]);
      expect(countOf(new ConstraintGraph(nQueens, 0), algorithm)).toBe(1n);
      expect(allOf(impossible, algorithm)).toEqual([]);
      expect(countOf(impossible, algorithm)).toBe(0n);
    }
  });

  test('three queens: back at the root, with nothing standing', () => {
    for (const algorithm of ALGORITHMS) {
      const search = new CspSearch(new ConstraintGraph(nQueens, 3), algorithm);
      expect(search.run(1e6)).toEqual({ type: 'exhausted' });
      expect(search).toMatchObject({ level: -1, state: 'finished', depth: 0, assignments: [] });
      expect(search.step()).toBeUndefined();
    }
  });
});

test('parts that nothing connects are multiplied', () => {
  const colours = ['red', 'green', 'blue'];
  const names = Array.from({ length: 60 }, (_, i) => `country ${i}`);
  const graph = new ConstraintGraph(mapColouring, {
    countries: Object.fromEntries(names.map((name) => [name, colours])),
    borders: names.flatMap((name, i) => (i % 2 === 0 ? [[name, `country ${i + 1}`] as const] : [])),
  });
  const counting = new CspCounting(graph, algorithmNamed('MAC+BZ'));
  expect(counting.run(1e6)).toEqual({ type: 'solution', solution: 6n ** 30n });
  expect(counting.atLeast).toBe(6n ** 30n);
  expect(counting.nodes).toBeLessThan(500);
  expect(counting.run(1)).toEqual({ type: 'exhausted' });
});

test('a part without solutions is the end of counting', () => {
  const red = ['red'];
  const countries = {
    A: red,
    B: red,
    ...Object.fromEntries(Array.from({ length: 40 }, (_, i) => [`C${i}`, ['red', 'blue']])),
  };
  const chain = Array.from({ length: 39 }, (_, i) => [`C${i}`, `C${i + 1}`] as const);
  const counting = new CspCounting(
    new ConstraintGraph(mapColouring, { countries, borders: [['A', 'B'], ...chain] }),
    algorithmNamed('FC+NO'),
  );
  expect(counting.run(1e6)).toEqual({ type: 'solution', solution: 0n });
  expect(counting.nodes).toBeLessThan(5);
});

test('only known variables are solved for, each once', () => {
  const graph = new ConstraintGraph(nQueens, 4);
  expect(() => new CspSearch(graph, algorithmNamed('BT+NO'), [7])).toThrow(RangeError);
  expect(() => new CspSearch(graph, algorithmNamed('BT+NO'), [0, 0])).toThrow('named twice');
});

test('the steps of a search are explained', () => {
  const search = new CspSearch(new ConstraintGraph(nQueens, 4), algorithmNamed('BT+NO'));
  search.run(1000);
  expect(explainSearch(search.metrics)).toEqual([
    'BT+NO took 16 steps.',
    expect.stringMatching(/^1 simplifying step, /),
    expect.stringMatching(/^11 assigning steps: /),
    expect.stringMatching(/^4 backtracking steps: /),
    expect.stringMatching(/^Efficiency 75 %: /),
  ]);
});

test('a count in parts never says more than there are', () => {
  const graph = new ConstraintGraph(nQueens, 6);
  const counting = new CspCounting(graph, algorithmNamed('BT+NO'));
  let step = counting.run(1);
  let before = 0n;
  while (step.type === 'paused') {
    expect(counting.atLeast).toBeGreaterThanOrEqual(before);
    before = counting.atLeast;
    step = counting.run(1);
  }
  expect(before).toBe(4n);
  expect(step).toEqual({ type: 'solution', solution: 4n });
});

test('solutions come by the driver of all searches', async () => {
  const found: unknown[] = [];
  const stream = solutions(new CspSearch(new ConstraintGraph(nQueens, 6), algorithmNamed('fc+mt')), { limit: 3 });
  for await (const solution of stream) found.push(solution);
  expect(found).toHaveLength(3);
  expect(stream.ending).toBe('limit');
});

test('an algorithm is known by its name', () => {
  expect(ALGORITHMS).toHaveLength(32);
  for (const algorithm of ALGORITHMS) expect(parseAlgorithm(algorithm.name.toLowerCase())).toBe(algorithm);
  expect(parseAlgorithm('MAC')).toBeUndefined();
});

function allOf<Variable, Value>(csp: ConstraintGraph<Variable, Value, unknown>, algorithm: Algorithm) {
  return drain(new CspSearch(csp, algorithm));
}

function drain<Variable, Value>(search: CspSearch<Variable, Value>): CspSolution<Variable, Value>[] {
  const found: CspSolution<Variable, Value>[] = [];
  for (;;) {
    const step = search.run(1e6);
    if (step.type === 'exhausted') return found;
    if (step.type === 'solution') found.push(step.solution);
  }
}

/** Would the looking ahead of this algorithm leave some variable without a candidate? Full consistency says so at least as often. */
function isWipedOut(
  graph: ConstraintGraph<number, number, unknown>,
  standing: CspSolution<number, number>,
  algorithm: Algorithm,
) {
  const value = new Map(standing.map((assignment) => [assignment.variable, assignment.value]));
  const candidates = Array.from({ length: graph.size }, (_, i) =>
    graph.domainAt(i).filter((a) => standing.every(({ variable, value: b }) => graph.consistent(i, a, variable, b))),
  );
  value.forEach((only, variable) => {
    candidates[variable] = [only];
  });
  for (let changed = algorithm.checking.code !== 'FC'; changed; ) {
    changed = false;
    candidates.forEach((mine, i) => {
      const supported = mine.filter((a) =>
        candidates.every((theirs, j) => theirs.some((b) => graph.consistent(i, a, j, b))),
      );
      if (supported.length < mine.length) changed = true;
      candidates[i] = supported;
    });
  }
  return candidates.some(({ length }) => length === 0);
}

/** In the order of the variables. */
function valuesOf(solution: CspSolution<number, number>): string {
  return String([...solution].sort((a, b) => a.variable - b.variable).map(({ value }) => value));
}

function countOf(csp: AnyCsp, algorithm: Algorithm): bigint | undefined {
  const step = new CspCounting(csp, algorithm).run(1e9);
  return step.type === 'solution' ? step.solution : undefined;
}
