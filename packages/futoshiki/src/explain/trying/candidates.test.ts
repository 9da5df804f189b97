import { members } from '@pipwright/core/bits';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../core/src/testing/effort.js';
import { randomKnowledge } from '../../../test/random-knowledge.js';
import { compile, SwiftSearch, termsOf } from '../../engines/swift/index.js';
import type { Fact } from '../knowledge/conclusion.js';
import { Knowledge } from '../knowledge/knowledge.js';
import { isEitherOr, wrongCandidates } from './candidates.js';

const PLENTY = 10_000;

it('wrong candidates are those without a solution, where enough is tried', () => {
  let wrong = 0;
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const knowledge = randomKnowledge(seed);
      const { compiled } = knowledge;
      const terms = termsOf(compiled);
      const isWrong = (cell: number, v: number) => {
        terms.values.set(knowledge.values);
        terms.values[cell] = 1 << v;
        return new SwiftSearch(compiled, terms).run(Number.POSITIVE_INFINITY).type === 'exhausted';
      };
      const all = Array.from(knowledge.values, (values, cell) => members(values).map((v) => ({ cell, v }))).flat();
      const expected = all.filter(({ cell, v }) => !knowledge.isPlaced(cell) && isWrong(cell, v));
      const found = wrongCandidates(knowledge, undefined, PLENTY).map(({ cell, v }) => ({ cell, v }));
      expect(new Set(found.map((each) => JSON.stringify(each)))).toEqual(
        new Set(expected.map((each) => JSON.stringify(each))),
      );
      wrong += found.length;
    }),
    { numRuns: runs(40) },
  );
  expect(wrong).toBeGreaterThan(0);
});

describe('on a grid without numbers', () => {
  /** r1c1 > r1c2 > r1c3, and r2c1 > r2c2. */
  const signs = [
    [0, 0],
    [0, 1],
    [1, 0],
  ].map(([row = 0, column = 0]) => ({ greater: { row, column }, less: { row, column: column + 1 } }));
  const compiled = compile({ side: 4, givens: [], signs });
  const name = ({ cell, v }: { cell: number; v: number }) => `r${Math.floor(cell / 4) + 1}c${(cell % 4) + 1}=${v + 1}`;

  it('what fails by the simplest reasoning needs no number to be tried', () => {
    const found = wrongCandidates(new Knowledge(compiled)).map(name);
    expect(found.sort()).toEqual(['r1c1=1', 'r1c1=2', 'r1c2=1', 'r1c2=4', 'r1c3=3', 'r1c3=4', 'r2c1=1', 'r2c2=4']);
  });

  it('nothing is wrong that is true', () => {
    const values = new Int32Array(16).fill(15);
    expect(wrongCandidates(new Knowledge(compiled), { values, unique: false })).toEqual([]);
  });

  it('a line of which nothing is known proves nothing', () => {
    const bare = compile({ side: 4, givens: [], signs: [] });
    const facts: Fact[] = [0, 1, 2].map((cell) => [{ kind: 'left', cell, values: 7 }]);
    const found = (isLineKnown: (line: number) => boolean) =>
      wrongCandidates(new Knowledge(bare, facts, isLineKnown), undefined, PLENTY).map(name);
    expect(found(() => true).sort()).toEqual(['r1c4=1', 'r1c4=2', 'r1c4=3', 'r2c4=4', 'r3c4=4', 'r4c4=4']);
    expect(found((line) => line >= 4)).toEqual([]);
  });

  it('either it or another: two numbers for the cell, or two places in its row or its column', () => {
    const facts: Fact[] = [
      [{ kind: 'left', cell: 5, values: 3 }],
      ...[12, 13].map((cell): Fact => [{ kind: 'left', cell, values: 7 }]),
      ...[3, 7].map((cell): Fact => [{ kind: 'left', cell, values: 14 }]),
    ];
    const knowledge = new Knowledge(compiled, facts);
    const isOneOfTwo = (cell: number, v: number) => isEitherOr(knowledge, cell, v);
    expect([isOneOfTwo(5, 0), isOneOfTwo(14, 3), isOneOfTwo(11, 0)]).toEqual([true, true, true]);
    expect([isOneOfTwo(14, 0), isOneOfTwo(11, 3), isOneOfTwo(0, 3)]).toEqual([false, false, false]);
  });
});
