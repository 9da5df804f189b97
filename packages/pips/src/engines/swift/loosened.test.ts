/** Loosened and tightened puzzles, all modes, against brute force. */

import { finish, Random } from '@pipwright/core';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs, SOAKING } from '../../../../core/src/testing/effort.js';
import { cellPair, pairs } from '../../../../core/src/testing/short-forms.js';
import { expectAgreement, looseTerms, seedOfDemand } from '../../../test/loosened.js';
import { puzzleOf, rectangle } from '../../../test/puzzle-of.js';
import { anyPuzzle } from '../../testing/index.js';
import { compile, edgeNumber, termsOf } from './compile.js';
import { SwiftCount } from './count.js';
import { SwiftSearch } from './search.js';

it('finds, counts and shares what brute force does on boards of up to 8 cells, however loosened', () => {
  const judged = new Map<string, number>();
  fc.assert(
    fc.property(anyPuzzle({ dominoes: 4 }), fc.array(seedOfDemand, { minLength: 1, maxLength: 6 }), (puzzle, seeds) => {
      const agreed = expectAgreement(puzzle, seeds);
      fc.pre(agreed !== undefined);
      if (agreed.solutions === 0) return;
      for (const { type } of agreed.demands) judged.set(type, (judged.get(type) ?? 0) + 1);
    }),
    { numRuns: runs(200, 800) },
  );
  for (const type of ['copies', 'silence', 'free', 'fix', 'forbid', 'hold', 'join', 'part']) {
    expect(judged.get(type) ?? 0, type).toBeGreaterThan(runs(1));
  }
});

it('asked only whether there is a solution, says what the full search says where little must be so', () => {
  const answers = new Map<string, number>();
  fc.assert(
    fc.property(anyPuzzle({ dominoes: 7 }), fc.nat(), (puzzle, seed) => {
      const compiled = compile(puzzle);
      const terms = looseTerms(compiled, new Random(seed));
      const { type } = new SwiftSearch(compiled, terms).run(1e5);
      expect(new SwiftSearch(compiled, terms).askOnlyWhether().run(1e6).type).toBe(type);
      answers.set(type, (answers.get(type) ?? 0) + 1);
    }),
    { numRuns: runs(200) },
  );
  for (const type of ['solution', 'exhausted']) expect(answers.get(type) ?? 0, type).toBeGreaterThan(runs(40));
});

it('terms can be asked for in a row, and only of what is there', () => {
  const regions = [{ cells: rectangle(1, 2), rule: { kind: 'same' } }] as const;
  const compiled = compile(
    puzzleOf({ cells: rectangle(2, 2), supply: { kind: 'set', repeats: false }, maxPip: 3, regions }),
  );
  const terms = termsOf(compiled);
  const asked: readonly (readonly [count: number, ask: (number: number) => unknown])[] = [
    [1, (region) => terms.silence(region)],
    [4, (cell) => terms.free(cell)],
    [4, (cell) => terms.fix(cell, 1)],
    [4, (cell) => terms.forbid(cell, 2)],
    [4, (cell) => terms.hold(cell, 1)],
    [4, (edge) => terms.join(edge)],
    [4, (edge) => terms.part(edge)],
    [4, (pip) => terms.fix(0, pip)],
    [4, (pip) => terms.copies([pip, 0], 0, 1)],
  ];
  for (const [count, ask] of asked) {
    for (const known of [0, count - 1]) expect(ask(known)).toBe(terms);
    for (const unknown of [-1, 0.5, count]) expect(() => ask(unknown)).toThrow(RangeError);
  }
  expect(termsOf(compiled).copyFrom(terms)).toEqual(terms);
});

it('asked only whether, leaves no cell empty that a sum needs', () => {
  const compiled = compile(
    puzzleOf({
      cells: rectangle(2, 2),
      supply: { kind: 'set', repeats: false },
      maxPip: 5,
      regions: [{ cells: rectangle(2, 2).slice(1, 3), rule: { kind: 'sum', op: '=', target: 3 } }],
    }),
  );
  // Only the first cell must be covered. That brings a 1 to the sum, and its other cell adds nothing or a 5.
  const terms = termsOf(compiled).free(1).free(2).free(3);
  for (let x = 0; x <= 5; x++) for (let y = x; y <= 5; y++) terms.copies([x, y], 0, x === 0 && y === 1 ? 1 : 0);
  terms.values.set([1 << 0, 0b000011, 0b100000], 0);
  const answer = () => new SwiftSearch(compiled, terms).askOnlyWhether().run(1000).type;
  expect(answer()).toBe('exhausted');
  terms.values[2]! |= 1 << 2;
  expect(answer()).toBe('solution');
});

it('refuses what is not there, and takes any number of copies', () => {
  const puzzle = puzzleOf({ cells: pairs('0,0 0,1'), supply: { kind: 'set', repeats: false }, maxPip: 1 });
  const compiled = compile(puzzle);
  const terms = termsOf(compiled);
  const wrong = [
    () => terms.free(2),
    () => terms.fix(0, 2),
    () => terms.forbid(-1, 0),
    () => terms.silence(0),
    () => terms.join(1),
    () => terms.part(-1),
    () => terms.copies([0, 32], 0, 1),
    () => edgeNumber(compiled, cellPair('0,0 0,0')),
  ];
  for (const each of wrong) expect(each).toThrow(RangeError);
  const count = (least: number, most: number) =>
    finish(new SwiftCount(compiled, termsOf(compiled).copies([0, 0], least, most)));
  expect([count(0, 1), count(0, Number.POSITIVE_INFINITY), count(-1, 0), count(1, 0), count(1, 1)]).toEqual([
    4n,
    4n,
    3n,
    0n,
    1n,
  ]);
});

it('leaves the puzzle as it was', () => {
  fc.assert(
    fc.property(anyPuzzle({ dominoes: SOAKING ? 3 : 2 }), (puzzle) => {
      const compiled = compile(puzzle);
      const before = finish(new SwiftCount(compiled));
      const terms = termsOf(compiled);
      for (let cell = 0; cell < compiled.cells; cell++) terms.free(cell).forbid(cell, 0);
      finish(new SwiftCount(compiled, terms));
      expect(finish(new SwiftCount(compiled))).toBe(before);
    }),
    { numRuns: runs(15) },
  );
});
