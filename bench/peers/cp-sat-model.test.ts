/** The model for CP-SAT has exactly the solutions that brute force finds; no solver is needed to see that. */
import { type Placement, solutionKey } from '@pipwright/pips/parts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../packages/core/src/testing/effort.js';
import { anyPuzzle, bruteForce } from '../../packages/pips/src/testing/index.js';
import { notAgain, placementModel } from './cp-sat-model.mjs';

type Constraint = ReturnType<typeof notAgain>;

function holds(constraint: Constraint, chosen: ReadonlySet<number>): boolean {
  if ('exactlyOne' in constraint) {
    return constraint.exactlyOne.literals.filter((variable) => chosen.has(variable)).length === 1;
  }
  const { vars, coeffs, domain } = constraint.linear;
  const sum = vars.reduce((total, variable, i) => total + (chosen.has(variable) ? (coeffs[i] ?? 0) : 0), 0);
  return domain[0] <= sum && sum <= domain[1];
}

/** Every way to cover each cell once, whatever else the model says. */
function* covers(placements: readonly Placement[], cells: readonly string[]): Generator<number[]> {
  const [first] = cells;
  if (first === undefined) {
    yield [];
    return;
  }
  for (const [variable, placement] of placements.entries()) {
    const covered = placement.cells.map(String);
    if (!covered.includes(first) || !covered.every((cell) => cells.includes(cell))) continue;
    const left = cells.filter((cell) => !covered.includes(cell));
    for (const rest of covers(placements, left)) yield [variable, ...rest];
  }
}

it('has the solutions that there are', () => {
  let judged = 0;
  fc.assert(
    fc.property(anyPuzzle({ dominoes: 3 }), (puzzle) => {
      const expected = bruteForce(puzzle, 1000);
      fc.pre(expected !== undefined);
      const { model, placements } = placementModel(puzzle);
      expect(model.variables).toHaveLength(placements.length);
      fc.pre(placements.length < 100);
      const found: string[] = [];
      for (const cover of covers(placements, puzzle.cells.map(String))) {
        const chosen = new Set(cover);
        if (!model.constraints.every((constraint) => holds(constraint, chosen))) continue;
        found.push(solutionKey({ placements: cover.map((variable) => placements[variable] as Placement) }));
        expect(holds(notAgain(cover), chosen)).toBe(false);
      }
      expect(found.sort()).toEqual(expected.map(solutionKey).sort());
      if (found.length > 0) judged++;
    }),
    { numRuns: runs(60) },
  );
  expect(judged).toBeGreaterThan(runs(10));
});
