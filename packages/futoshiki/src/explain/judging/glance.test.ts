/** Whatever is switched off, there is a solution at a glance where the engine finds one. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../../../core/src/testing/effort.js';
import { part } from '../../../../core/test/part.js';
import { compile, SwiftSearch, termsOf } from '../../engines/swift/index.js';
import { randomQuestion } from '../../testing/random-question.js';
import { Glance } from './glance.js';

const puzzle = fc.record({
  side: fc.integer({ min: 2, max: 5 }),
  givens: part(10, 60),
  signs: part(10, 100),
  lies: fc.constantFrom(0, 0.1, 0.3),
  bars: fc.boolean(),
});
const bits = fc.integer({ min: 0, max: 2 ** 31 - 1 });
const isOff = (set: number, i: number) => (set >>> (i % 31)) & 1;

it('what is seen is true, however soon one stops, and all is seen in the end', () => {
  const seen = { true: 0, false: 0, undefined: 0 };
  fc.assert(
    fc.property(
      fc.nat(),
      puzzle,
      fc.array(fc.tuple(bits, bits, bits), { minLength: 1, maxLength: 4 }),
      (seed, options, offs) => {
        const compiled = compile(randomQuestion(seed, options));
        const terms = termsOf(compiled);
        const glance = new Glance(compiled);
        // One after another, since what was found before says where to look first.
        for (const [lines, links, givens] of offs) {
          terms.copyFrom(compiled.given);
          for (let line = 0; line < 2 * compiled.side; line++) terms.lineOff[line] = isOff(lines, line);
          for (let link = 0; link < compiled.links; link++) terms.linkOff[link] = isOff(links, link);
          for (let cell = 0; cell < compiled.cells; cell++) if (isOff(givens, cell)) terms.free(cell);
          const isSolvable = new SwiftSearch(compiled, terms).run(1e6).type === 'solution';
          for (const nodes of [0, 1, 5]) {
            const answer = glance.isSolvable(terms, nodes);
            seen[`${answer}`]++;
            if (answer !== undefined) expect(answer, `after ${nodes} nodes`).toBe(isSolvable);
          }
          expect(glance.isSolvable(terms, 1e6)).toBe(isSolvable);
          expect(glance.roundsToFail(terms, 1e6) === undefined).toBe(isSolvable);
        }
      },
    ),
    { numRuns: runs(300) },
  );
  for (const [answer, times] of Object.entries(seen)) expect(times, answer).toBeGreaterThan(0);
});

it('what fails at once takes fewer rounds than what follows from it', () => {
  const greater = (row: number, column: number) => ({ greater: { row, column }, less: { row, column: column + 1 } });
  const roundsOf = (...columns: number[]) => {
    const givens = [{ row: 0, column: columns.length, number: 3 }];
    const compiled = compile({ side: 4, givens, signs: columns.map((column) => greater(0, column)) });
    return new Glance(compiled).roundsToFail(termsOf(compiled), 0) ?? Number.NaN;
  };
  // 4 > 3 can be, and nothing is greater than 4.
  expect(roundsOf(0)).toBeNaN();
  expect(roundsOf(0, 1)).toBeGreaterThanOrEqual(1);
  expect(roundsOf(0, 1, 2)).toBeGreaterThanOrEqual(roundsOf(0, 1));
});
