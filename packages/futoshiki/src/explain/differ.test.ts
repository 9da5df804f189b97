/** Where solutions differ, held to all solutions of small puzzles. */
import { finish, runsOf } from '@pipwright/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../core/src/testing/effort.js';
import { compile, termsOf } from '../engines/swift/index.js';
import { bruteForce, type Grid, type Question } from '../testing/question-brute-force.js';
import { randomQuestion } from '../testing/random-question.js';
import { boardFrom } from './claims/board.js';
import { findDiffer } from './differ.js';

const MOST_TRIES = 50_000;
/** All of so many are compared. */
const FEW = 50;
/** No more parts are listed. */
const MOST_PARTS = 4;

function differOf(question: Question) {
  const board = boardFrom(compile(question));
  return finish(runsOf(findDiffer(board, termsOf(board.compiled))));
}

/** The cells in which two solutions differ, as text. */
function differing(one: Grid, other: Grid): string[] {
  return one.flatMap((line, row) =>
    line.flatMap((number, column) => (other[row]?.[column] === number ? [] : [`${row},${column}`])),
  );
}

it('two differ as little as any two do, and the parts of the first that are free hold no other', () => {
  let several = 0;
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 2, max: 4 }), fc.boolean(), (seed, side, bars) => {
      const question = randomQuestion(seed, { side, givens: 0.3, signs: 0.2, bars });
      const all = bruteForce(question, MOST_TRIES);
      fc.pre(all !== undefined && all.length > 1 && all.length <= FEW);
      several++;
      const { solutions, cells, free, beyond, found, isAll } = differOf(question);
      const [one, other] = solutions.map(({ grid }) => grid) as [Grid, Grid];
      expect([found, isAll]).toEqual([all?.length, true]);
      const least = Math.min(
        ...(all ?? []).flatMap((a) => (all ?? []).filter((b) => b !== a).map((b) => differing(a, b).length)),
      );
      expect(cells.map(String)).toEqual(differing(one, other));
      expect(cells).toHaveLength(least);
      const parts = (all ?? []).map((each) => differing(one, each)).filter(({ length }) => length > 0);
      const isWithin = (some: readonly string[], whole: readonly string[]) =>
        some.every((cell) => whole.includes(cell));
      const minimal = parts.filter((part) => !parts.some((less) => less.length < part.length && isWithin(less, part)));
      const listed = free.map((part) => part.map(String));
      for (const part of listed) expect(minimal.map(String)).toContain(String(part));
      expect(listed).toHaveLength(Math.min(MOST_PARTS, new Set(minimal.map(String)).size));
      expect(listed[0]).toHaveLength(least);
      expect(beyond).toBe(parts.filter((part) => !isWithin(part, listed.flat())).length);
    }),
    { numRuns: runs(60) },
  );
  expect(several).toBeGreaterThan(0);
});

describe('where there are many solutions', () => {
  it('some are compared', () => {
    const { cells, found, isAll, beyond } = differOf({ side: 6, givens: [], signs: [] });
    expect([found > FEW, isAll, beyond]).toEqual([true, false, 0]);
    expect(cells.length).toBeGreaterThan(0);
  });

  it('one is not several', () => {
    expect(() => differOf({ side: 1, givens: [], signs: [] })).toThrow('only one solution');
  });
});
