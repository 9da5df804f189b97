/** Loosened and tightened puzzles, all modes, against brute force. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { finish } from '../../../test/finish.js';
import { expectAgreement, seedOfDemand } from '../../../test/loosened.js';
import { anyPuzzle } from '../../testing/index.js';
import { compile, termsOf } from './compile.js';
import { SwiftCount } from './count.js';

it('finds, counts and shares what brute force does on boards of up to 8 cells, however loosened', () => {
  const judged = new Map<string, number>();
  fc.assert(
    fc.property(anyPuzzle({ dominoes: 4 }), fc.array(seedOfDemand, { minLength: 1, maxLength: 6 }), (puzzle, seeds) => {
      const agreed = expectAgreement(puzzle, seeds);
      fc.pre(agreed !== undefined);
      if (agreed.solutions === 0) return;
      for (const { type } of agreed.demands) judged.set(type, (judged.get(type) ?? 0) + 1);
    }),
    { numRuns: 800 },
  );
  for (const type of ['copies', 'silence', 'free', 'fix', 'forbid', 'join', 'part', 'ban']) {
    expect(judged.get(type) ?? 0, type).toBeGreaterThan(10);
  }
});

it('leaves the puzzle as it was', () => {
  fc.assert(
    fc.property(anyPuzzle({ dominoes: 3 }), (puzzle) => {
      const compiled = compile(puzzle);
      const before = finish(new SwiftCount(compiled));
      const terms = termsOf(compiled);
      for (let cell = 0; cell < compiled.cells; cell++) terms.free(cell).forbid(cell, 0);
      finish(new SwiftCount(compiled, terms));
      expect(finish(new SwiftCount(compiled))).toBe(before);
    }),
    { numRuns: 50 },
  );
});
