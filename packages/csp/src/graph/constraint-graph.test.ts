import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rows } from '../../../core/src/testing/short-forms.js';
import { part } from '../../../core/test/hostile.js';
import { mapColouring, modelB, nQueens, randomCsp } from '../examples.js';
import { explainMetrics } from '../explain.js';
import { orderedLatinSquare, WORKED_EXAMPLE } from '../testing/latin-square.js';
import type { BinaryModel } from './binary-csp.js';
import { ConstraintGraph, components } from './constraint-graph.js';

const THIRD = 1 / 3;

describe('the worked example', () => {
  const graph = new ConstraintGraph(orderedLatinSquare, WORKED_EXAMPLE);

  test('has the published metrics', () => {
    const { constraintDensity, meanTightness, ...counts } = graph.metrics;
    expect(counts).toEqual({ variables: 10, constraints: 8, theoreticalConstraints: 16 });
    expect(constraintDensity).toBeCloseTo(0.177778, 6);
    expect(meanTightness).toBeCloseTo(0.4, 12);
  });

  test.each([
    ['(0,0)', [1], 0, 0],
    ['(0,1)', [2], 1, THIRD],
    ['(1,1)', [3, 4], 2, 0.5 + THIRD],
    ['(1,2)', [4], 2, 1],
    ['(1,3)', [1], 0, 0],
    ['(2,0)', [3, 4], 2, 0.5 + THIRD],
    ['(2,1)', [2, 3, 4], 4, 4 * THIRD],
    ['(2,3)', [2], 1, THIRD],
    ['(3,0)', [4], 2, 1],
    ['(3,2)', [2, 4], 2, 1],
  ])('%s has its known domain, degree and sum of tightness', (variable, domain, degree, sumTightness) => {
    const data = graph.variableData().find((each) => each.variable === variable);
    expect(data).toMatchObject({ domain, degree });
    expect(data?.sumTightness).toBeCloseTo(sumTightness, 12);
  });

  test('has the published constraints, in order', () => {
    const constraints = graph.constraintData().map(({ first, second, tightness }) => [first, second, tightness]);
    expect(constraints).toEqual([
      ['(0,1)', '(2,1)', THIRD],
      ['(1,1)', '(1,2)', 0.5],
      ['(1,1)', '(2,1)', THIRD],
      ['(1,2)', '(3,2)', 0.5],
      ['(2,0)', '(2,1)', THIRD],
      ['(2,0)', '(3,0)', 0.5],
      ['(2,1)', '(2,3)', THIRD],
      ['(3,0)', '(3,2)', 0.5],
    ]);
    expect(graph.constraintData()[1]?.pairs).toEqual([
      { first: 3, second: 4, consistent: true },
      { first: 4, second: 4, consistent: false },
    ]);
  });

  test('its metrics are explained', () => {
    const origins = new Map(explainMetrics(graph).map(({ metric, origin }) => [metric, origin]));
    expect(origins.get('variables')).toBe('with 1 to 3 values each');
    expect(origins.get('constraints')).toContain('8 more forbid none');
    expect(origins.get('constraintDensity')).toBe('8 of 45 pairs of variables');
    expect(origins.get('meanTightness')).toBe('the harmonic mean of 4 × 0.333, 4 × 0.5');
  });
});

describe('published metrics', () => {
  const [R, B, G, Y] = ['Red', 'Blue', 'Green', 'Yellow'] as const;

  test('eight nodes to colour', () => {
    const countries = {
      A: [R, B, G],
      B: [B, G],
      C: [R, B],
      D: [R, B],
      E: [B, G],
      F: [R, G, Y],
      G: [R, B],
      H: [Y],
    };
    const borders = ['AB', 'AC', 'AD', 'AG', 'BF', 'CG', 'DE', 'DG', 'DH', 'EF', 'EG'].map(
      (pair) => [...pair] as [string, string],
    );
    const { constraints, constraintDensity, meanTightness } = new ConstraintGraph(mapColouring, { countries, borders })
      .metrics;
    expect([constraints, constraintDensity.toFixed(6), meanTightness.toFixed(6)]).toEqual([10, '0.357143', '0.277778']);
  });

  test('four nodes to colour', () => {
    const countries = { r0: [G, R, B], r1: [G, B], r2: [Y], r3: [B] };
    const borders = [
      ['r0', 'r1'],
      ['r0', 'r2'],
      ['r1', 'r2'],
      ['r1', 'r3'],
    ] as const;
    const { variables, constraints, constraintDensity, meanTightness } = new ConstraintGraph(mapColouring, {
      countries,
      borders,
    }).metrics;
    expect([variables, constraints]).toEqual([4, 2]);
    expect([constraintDensity, meanTightness]).toEqual([expect.closeTo(2 / 6), expect.closeTo(2 / 5)]);
  });

  test('a map of nine blocks', () => {
    const blocks = BLOCKS.map(([column, row, width, height, colours]) => ({ column, row, width, height, colours }));
    const { variables, constraints, constraintDensity, meanTightness } = new ConstraintGraph(blockMap, blocks).metrics;
    expect([variables, constraints, constraintDensity.toFixed(6), meanTightness.toFixed(6)]).toEqual([
      9,
      10,
      '0.277778',
      '0.263158',
    ]);
  });

  const BLOCKS = [
    [0, 6, 5, 2, [R, B, G]],
    [0, 8, 10, 2, [R]],
    [1, 0, 3, 1, [R, B, G]],
    [1, 1, 3, 3, [R, Y]],
    [4, 0, 4, 2, [R, B, G]],
    [4, 4, 6, 2, [R, B, G, Y]],
    [5, 6, 5, 2, [R, B, G]],
    [8, 0, 2, 1, [R, G]],
    [8, 1, 2, 1, [B]],
  ] as const;
});

interface Block {
  readonly column: number;
  readonly row: number;
  readonly width: number;
  readonly height: number;
  readonly colours: readonly string[];
}

const blockMap: BinaryModel<Block, string, readonly Block[]> = {
  variables: (blocks) => blocks,
  domain: ({ colours }) => colours,
  predicate: (a, b) => (touch(a, b) ? (one, other) => one !== other : undefined),
  compareVariables: (a, b) => a.column - b.column || a.row - b.row,
};

function touch(a: Block, b: Block): boolean {
  const across = Math.min(a.column + a.width, b.column + b.width) - Math.max(a.column, b.column);
  const down = Math.min(a.row + a.height, b.row + b.height) - Math.max(a.row, b.row);
  return (across === 0 && down > 0) || (down === 0 && across > 0);
}

test('five queens are all connected', () => {
  expect(new ConstraintGraph(nQueens, 5).metrics).toMatchObject({
    variables: 5,
    constraints: 10,
    constraintDensity: 1,
  });
});

test('a map falls into parts', () => {
  const colours = ['red', 'green', 'blue'];
  const graph = new ConstraintGraph(mapColouring, {
    countries: { A: colours, B: colours, C: colours, D: colours, E: ['red'], F: ['blue'] },
    borders: [
      ['C', 'A'],
      ['B', 'C'],
      ['E', 'F'],
    ],
  });
  expect(components(graph)).toEqual([[3], [4], [5], [0, 1, 2]]);
  expect(graph.metrics).toMatchObject({ constraints: 2, theoreticalConstraints: 3 });
  expect(graph.domainAt(0)).toEqual(['blue', 'green', 'red']);
});

test('nothing at all is a graph too', () => {
  const metrics = { variables: 0, constraints: 0, theoreticalConstraints: 0, constraintDensity: 0, meanTightness: 0 };
  const graph = new ConstraintGraph(nQueens, 0);
  expect(graph.metrics).toEqual(metrics);
  expect(explainMetrics(graph)[0]?.origin).toBe('nothing to decide');
});

describe('what solvers ask', () => {
  const graph = new ConstraintGraph(nQueens, 70);

  test('is the model’s predicate, beyond 32 values too', () => {
    const predicate = nQueens.predicate(3, 60, 70);
    for (let a = 0; a < 70; a++) {
      for (let b = 0; b < 70; b++) {
        expect(graph.consistent(3, a, 60, b)).toBe(predicate?.(a, b));
        expect(graph.consistent(60, b, 3, a)).toBe(predicate?.(a, b));
      }
    }
  });

  test('support is one consistent value in the mask', () => {
    const mask = new Uint32Array(3);
    expect(graph.hasSupport(3, 66, 4, mask)).toBe(false);
    (mask[2] as number) |= 0b111 << 1;
    expect(graph.hasSupport(3, 66, 4, mask)).toBe(false);
    (mask[0] as number) |= 1 << 31;
    expect(graph.hasSupport(3, 66, 4, mask)).toBe(true);
  });

  test('a variable is adjacent to itself, and has one value', () => {
    expect(graph.adjacent(7, 7)).toBe(true);
    expect(graph.consistent(7, 4, 7, 4)).toBe(true);
    expect(graph.consistent(7, 4, 7, 5)).toBe(false);
  });

  test('indexes out of range are told', () => {
    expect(() => graph.domainAt(70)).toThrow('there are 70 variables, so there is none with index 70');
    expect(() => graph.adjacent(0, -1)).toThrow(RangeError);
    expect(() => graph.assignment(2, 70)).toThrow('2 has 70 values, so there is none with index 70');
  });
});

describe('the model of a user', () => {
  const pairs: BinaryModel<{ x: number }, number, readonly { x: number }[]> = {
    variables: (all) => all,
    domain: () => [3, 1, 2, 3],
    predicate: () => (a, b) => a !== b,
  };

  test('must be able to order its variables', () => {
    expect(() => new ConstraintGraph(pairs, [{ x: 1 }, { x: 2 }])).toThrow(
      'objects need the model’s “compareVariables”',
    );
    const ordered = { ...pairs, compareVariables: (a: { x: number }, b: { x: number }) => a.x - b.x };
    expect(() => new ConstraintGraph(ordered, [{ x: 2 }, { x: 2 }])).toThrow('two variables are the same');
    const graph = new ConstraintGraph(ordered, [{ x: 2 }, { x: 1 }]);
    expect(graph.variableData().map(({ variable, domain }) => [variable.x, ...domain])).toEqual(rows('1123 2123'));
  });
});

test('a predicate that is none is told with its variables', () => {
  const model = { ...nQueens, predicate: () => true } as unknown as typeof nQueens;
  expect(() => new ConstraintGraph(model, 3)).toThrow('the model’s predicate for 0 and 1 is no function');
});

test('random problems are as dense and as tight as asked', () => {
  const parameters = fc.record({
    seed: fc.nat(),
    variables: fc.integer({ min: 2, max: 9 }),
    values: fc.integer({ min: 1, max: 5 }),
    density: part(),
    tightness: part(),
  });
  fc.assert(
    fc.property(parameters, (wanted) => {
      const graph = new ConstraintGraph(modelB, randomCsp(wanted));
      const { theoreticalConstraints, constraints, meanTightness } = graph.metrics;
      // Pairs first: 0.7 of 15 is 10.5, but 0.7 × 6 × 5 is a little less than 21.
      const pairs = (wanted.variables * (wanted.variables - 1)) / 2;
      expect(theoreticalConstraints).toBe(Math.round(wanted.density * pairs));
      const forbidden = Math.round(wanted.tightness * wanted.values ** 2);
      expect(constraints).toBe(forbidden === 0 ? 0 : theoreticalConstraints);
      expect(meanTightness).toBeCloseTo(constraints === 0 ? 0 : forbidden / wanted.values ** 2, 9);
      expect(randomCsp(wanted)).toEqual(graph.problem);
    }),
  );
  for (const density of [-0.1, 1.1, Number.NaN]) {
    expect(() => randomCsp({ seed: 1, variables: 3, values: 2, density, tightness: 0.5 })).toThrow('density is a part');
  }
});
