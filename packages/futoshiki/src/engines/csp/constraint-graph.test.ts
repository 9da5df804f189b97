import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../core/src/testing/effort.js';
import { EXAMPLE } from '../../../test/puzzle-of.js';
import { verify } from '../../check/verify.js';
import { solutionOf } from '../../model/puzzle.js';
import { squareText } from '../../model/square.js';
import { anyPuzzle, bruteForce } from '../../testing/index.js';
import { FutoshikiConstraintGraph } from './constraint-graph.js';

describe('the worked example', () => {
  const graph = new FutoshikiConstraintGraph(EXAMPLE);

  test('has the published metrics', () => {
    const { constraintDensity, meanTightness, ...counts } = graph.metrics;
    expect(counts).toEqual({ variables: 10, constraints: 8, theoreticalConstraints: 16 });
    expect([constraintDensity.toFixed(6), meanTightness.toFixed(6)]).toEqual(['0.177778', '0.400000']);
  });

  test('has the published domains, column by column', () => {
    const domains = graph.variableData().map(({ variable, domain }) => `${squareText(variable)} ${domain}`);
    expect(domains).toEqual([
      '(0,0) 1',
      '(0,1) 2',
      '(1,1) 3,4',
      '(1,2) 4',
      '(1,3) 1',
      '(2,0) 3,4',
      '(2,1) 2,3,4',
      '(2,3) 2',
      '(3,0) 4',
      '(3,2) 2,4',
    ]);
  });
});

test('a filling is a solution when its numbers are in their domains and no constraint is broken', () => {
  fc.assert(
    fc.property(anyPuzzle({ side: 4 }), (puzzle) => {
      const graph = new FutoshikiConstraintGraph(puzzle);
      const domains = graph.variableData().map(({ domain }) => domain);
      for (const { grid } of bruteForce(puzzle) ?? []) {
        const values = graph.variableData().map(({ variable, domain }, i) => {
          const value = domain.indexOf(grid[variable.row]?.[variable.column] ?? 0);
          expect(domains[i]?.[value]).toBeDefined();
          return value;
        });
        const broken = values.flatMap((a, i) =>
          values.flatMap((b, j) => (graph.consistent(i, a, j, b) ? [] : [[i, j]])),
        );
        expect(broken).toEqual([]);
      }
    }),
    { numRuns: runs(25) },
  );
});

test('two numbers that a constraint forbids are wrong in any grid', () => {
  fc.assert(
    fc.property(anyPuzzle({ side: 4 }), (puzzle) => {
      const graph = new FutoshikiConstraintGraph(puzzle);
      for (const { first, second, pairs } of graph.constraintData()) {
        const forbidden = pairs.find(({ consistent }) => !consistent);
        const solution = solutionOf(puzzle, [
          { square: first, number: forbidden?.first ?? 0 },
          { square: second, number: forbidden?.second ?? 0 },
        ]);
        const codes = verify(puzzle, solution).map(({ code }) => code);
        expect(codes.filter((code) => code !== 'square-empty')).not.toEqual([]);
      }
    }),
    { numRuns: runs(50) },
  );
});
