/** Puzzles with conditions switched off, and demands added, all modes, against brute force. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../../../core/src/testing/effort.js';
import { part } from '../../../../core/test/hostile.js';
import { bruteForce, type Question } from '../../testing/question-brute-force.js';
import { randomQuestion } from '../../testing/random-question.js';
import { compile, pairNumber, termsOf } from './compile.js';
import { SwiftCount } from './count.js';
import { CountByRows } from './count-by-rows.js';
import { Grid } from './grid.js';
import { planRows } from './row-plan.js';
import { SwiftSearch } from './search.js';
import { SwiftWitnesses } from './witnesses.js';

const keyOf = (grid: readonly (readonly number[])[]) => grid.map((row) => row.join(' ')).join('/');

function allBy(search: Pick<SwiftSearch, 'run'>): string[] {
  const found: string[] = [];
  for (let step = search.run(1e6); step.type === 'solution'; step = search.run(1e6)) {
    found.push(keyOf(step.solution.grid));
  }
  return found;
}

/** The items of a list whose bits are set in a number. */
const some = <T>(list: readonly T[], bits: number): T[] => list.filter((_, i) => ((bits >>> (i % 31)) & 1) === 1);

const bits = fc.integer({ min: 0, max: 2 ** 31 - 1 });
const rarely = fc.tuple(bits, bits).map(([a, b]) => a & b);

it('finds, counts and witnesses what brute force does, whatever is switched off', () => {
  const judged = { rows: 0, columns: 0, signs: 0, pairs: 0, givens: 0 };
  fc.assert(
    fc.property(
      fc.nat(),
      fc.record({
        side: fc.integer({ min: 2, max: 4 }),
        givens: part(20, 90),
        signs: part(20, 100),
        lies: fc.constantFrom(0, 0.1, 0.5),
        bars: fc.boolean(),
      }),
      fc.record({ rows: rarely, columns: rarely, signs: rarely, pairs: rarely, givens: bits }),
      fc.option(fc.tuple(fc.nat(15), fc.nat(3))),
      (seed, options, off, forbidden) => {
        const puzzle = randomQuestion(seed, options);
        const { side, givens, signs, bars } = puzzle;
        const lines = Array.from({ length: side }, (_, i) => i);
        const rowsOff = some(lines, off.rows);
        const columnsOff = some(lines, off.columns);
        const pairs = bars === undefined ? [] : neighbours(side);
        const pairsOff = some(pairs, off.pairs);
        const signsOff = some(signs, off.signs);
        const givensOff = some(givens, off.givens);
        const loosened: Question = {
          ...puzzle,
          signs: signs.filter((each) => !signsOff.includes(each)),
          givens: givens.filter((each) => !givensOff.includes(each)),
          rowsOff,
          columnsOff,
          pairsOff,
        };
        const all = bruteForce(loosened, 60_000);
        fc.pre(all !== undefined && all.length < 2000);

        const compiled = compile(puzzle);
        const terms = termsOf(compiled);
        // Everything is switched off and on again first: that must leave no trace.
        for (const line of lines) terms.row(line, false).column(line, false).row(line, true).column(line, true);
        for (let link = 0; link < compiled.links; link++) terms.link(link, false).link(link, true);
        for (const row of rowsOff) terms.row(row, false);
        for (const column of columnsOff) terms.column(column, false);
        for (const sign of signsOff) terms.link(signs.indexOf(sign), false);
        for (const pair of pairsOff) terms.link(pairNumber(compiled, pair), false);
        for (const { row, column } of givensOff) terms.free(row * side + column);
        let expected = all;
        if (forbidden !== null) {
          const [cell, number] = [forbidden[0] % (side * side), 1 + (forbidden[1] % side)];
          terms.forbid(cell, number);
          expected = all.filter((grid) => grid[Math.floor(cell / side)]?.[cell % side] !== number);
        }

        const keys = expected.map(keyOf).sort();
        expect(allBy(new SwiftSearch(compiled, terms)).sort()).toEqual(keys);
        for (const bytes of [undefined, 1000]) {
          const counted = new SwiftCount(compiled, terms, bytes).run(1e6);
          expect(counted).toEqual({ type: 'solution', solution: BigInt(keys.length) });
        }
        const grid = new Grid(compiled, terms);
        if (grid.begin()) {
          const rows = new CountByRows(planRows(grid), 1 << 20);
          rows.runTo(Number.POSITIVE_INFINITY);
          expect(rows.result).toBe(keys.length);
        } else expect(keys).toEqual([]);
        const witnesses = allBy(new SwiftWitnesses(compiled, terms));
        for (let cell = 0; cell < side * side; cell++) {
          const numbers = (list: readonly string[]) => [...new Set(list.map((key) => key.split(/[ /]/)[cell]))].sort();
          expect(numbers(witnesses)).toEqual(numbers(keys));
        }
        if (keys.length === 0) return;
        if (rowsOff.length > 0) judged.rows++;
        if (columnsOff.length > 0) judged.columns++;
        if (signsOff.length > 0) judged.signs++;
        if (pairsOff.length > 0) judged.pairs++;
        if (givensOff.length > 0) judged.givens++;
      },
    ),
    { numRuns: runs(200) },
  );
  for (const [what, often] of Object.entries(judged)) expect(often, what).toBeGreaterThan(runs(2));
});

it('refuses what is not there', () => {
  const compiled = compile({ side: 3, givens: [], signs: [] });
  const terms = termsOf(compiled);
  const wrong = [
    () => terms.row(3, false),
    () => terms.column(-1, false),
    () => terms.link(0, false),
    () => terms.free(9),
    () => terms.fix(0, 4),
    () => terms.forbid(0, 0),
    () =>
      pairNumber(compiled, [
        { row: 0, column: 0 },
        { row: 0, column: 1 },
      ]),
  ];
  for (const each of wrong) expect(each).toThrow(RangeError);
});

function neighbours(side: number) {
  const pairs: (readonly [Place, Place])[] = [];
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) {
      if (column + 1 < side)
        pairs.push([
          { row, column },
          { row, column: column + 1 },
        ]);
      if (row + 1 < side)
        pairs.push([
          { row: row + 1, column },
          { row, column },
        ]);
    }
  }
  return pairs;
}

interface Place {
  readonly row: number;
  readonly column: number;
}
