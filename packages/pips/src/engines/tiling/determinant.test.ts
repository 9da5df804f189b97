import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../core/src/testing/effort.js';
import { absoluteDeterminant, determinantModulo } from './determinant.js';
import type { SparseRow } from './kasteleyn.js';

/** Determinant by expansion along the first row. */
function determinant([first, ...others]: readonly (readonly number[])[]): number {
  if (first === undefined) return 1;
  return first.reduce((sum, value, column) => {
    const minor = others.map((row) => row.filter((_, at) => at !== column));
    return value === 0 ? sum : sum + (column % 2 === 0 ? value : -value) * determinant(minor);
  }, 0);
}

function sparse(matrix: readonly (readonly number[])[]): SparseRow[] {
  return matrix.map((row) =>
    row.flatMap((value, column) => (value === 0 ? [] : [{ column, sign: value > 0 ? (1 as const) : (-1 as const) }])),
  );
}

function finish<T>(work: Generator<undefined, T>): T {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

const matrices = fc
  .integer({ min: 1, max: 6 })
  .chain((size) =>
    fc.array(fc.array(fc.integer({ min: -1, max: 1 }), { minLength: size, maxLength: size }), {
      minLength: size,
      maxLength: size,
    }),
  )
  .filter((matrix) => matrix.every((row) => row.some((value) => value !== 0)));

describe('the determinant', () => {
  it('has the right sign whatever must be swapped, which small primes make often', () => {
    fc.assert(
      fc.property(matrices, fc.constantFrom(3, 5, 7, 11), (matrix, prime) => {
        const expected = ((determinant(matrix) % prime) + prime) % prime;
        expect(finish(determinantModulo(sparse(matrix), prime)) % prime).toBe(expected);
      }),
      { numRuns: runs(500) },
    );
  });

  it('is exact', () => {
    fc.assert(
      fc.property(matrices, (matrix) => {
        expect(finish(absoluteDeterminant(sparse(matrix)))).toBe(BigInt(Math.abs(determinant(matrix))));
      }),
      { numRuns: runs(300) },
    );
  });
});
