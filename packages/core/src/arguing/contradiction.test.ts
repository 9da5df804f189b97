/** Chains that end with nothing left, on cells in a line. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arguingOf, given, has, ifThen, Line, type Rule, rule, told } from '../../test/arguing/line.js';
import { runs } from '../testing/effort.js';
import { contradictionOf } from './contradiction.js';

const start = (...cells: readonly (readonly number[])[]) => new Line(cells);
const EITHER = [1, 2];
const two = start(EITHER, EITHER);

function contradictionBy(rules: readonly Rule[]) {
  return contradictionOf(arguingOf({ solutions: [], rules, isPlaced: () => false }));
}

function ended<T>(work: Generator<void, T>): T {
  for (let step = work.next(); ; step = work.next()) if (step.done) return step.value;
}

function plain(known: Line, rules: readonly Rule[]): string | undefined {
  const chain = ended(contradictionBy(rules).plain([known]))?.chain;
  return chain && told(chain);
}

function supposing(known: Line, rules: readonly Rule[]): string | undefined {
  const chain = ended(contradictionBy(rules).supposing(known));
  return chain && told(chain);
}

type Literal = readonly [cell: number, n: number];

/** These are not all so at once. */
function notAll(...all: readonly Literal[]): Rule {
  return rule(
    `not ${all.map((each) => each.join('=')).join(' ')}`,
    all.map(([cell]) => cell),
    (left) =>
      all.flatMap(([cell, n]) => {
        const others = all.filter(([other]) => other !== cell);
        const own = left[cell] ?? [];
        const isSure = others.every(([other, m]) => String(left[other]) === String(m));
        return isSure && own.includes(n) ? [has(cell, ...own.filter((each) => each !== n))] : [];
      }),
  );
}

/** Each of three cells is 1 or 2, and nothing is left: of two that are supposed the third cannot be either. */
const NO_THREE = EITHER.flatMap((a) => EITHER.flatMap((b) => EITHER.map((c) => notAll([0, a], [1, b], [2, c]))));

describe('without a supposition', () => {
  it('ends with nothing left, and has nothing that does not lead there', () => {
    const rules = [given(0, [1]), given(2, [1]), ifThen(0, 1, 1, [2]), ifThen(2, 1, 3, [2]), ifThen(1, 2, 0, [2])];
    expect(plain(start(EITHER, EITHER, EITHER, EITHER), rules)).toBe('0:1 0=1→1 1=2→0');
  });

  it('is one argument where that is enough', () => {
    expect(plain(start([1], [1]), [ifThen(0, 1, 1, [2])])).toBe('0=1→1');
  });

  it('takes the cheapest of several ends', () => {
    const rules = [given(0, [3], { cost: 3 }), given(1, [3]), given(2, [3], { cost: 2 })];
    expect(plain(start(EITHER, EITHER, EITHER), rules)).toBe('1:3');
  });

  it('goes by a harder technique only where the easy ones take far longer', () => {
    const cells = 30;
    const all = start(...Array.from({ length: cells }, () => EITHER));
    const hard = given(0, [3], { level: 2 });
    const chainOf = (length: number) => [
      given(0, [1]),
      ...Array.from({ length }, (_, i) => ifThen(i, 1, i + 1, [i + 1 === length ? 3 : 1])),
    ];
    expect(plain(all, [...chainOf(1), hard])).toBe('0:1 0=1→1');
    expect(plain(all, [...chainOf(cells - 1), hard])).toBe(hard.name);
  });

  it('is nothing where none follows, or only by supposing', () => {
    expect(plain(two, [given(0, [1])])).toBeUndefined();
    expect(plain(start(EITHER, EITHER, EITHER), NO_THREE)).toBeUndefined();
  });
});

describe('by suppositions', () => {
  const rules = [ifThen(0, 1, 1, [1]), ifThen(1, 1, 0, [2]), ifThen(0, 2, 1, [2]), ifThen(1, 2, 0, [1])];

  it('goes on to the end from what is left where one fails', () => {
    expect(plain(two, rules)).toBeUndefined();
    expect(supposing(two, rules)).toBe('0=1? (0=1→1 1=1→0) 0=2→1 1=2→0');
  });

  it('supposes nothing where that is not needed', () => {
    expect(supposing(two, [given(0, [1]), ifThen(0, 1, 1, [3])])).toBe('0:1 0=1→1');
  });

  it('supposes within what is supposed where nothing else fails', () => {
    const chain = supposing(start(EITHER, EITHER, EITHER), NO_THREE);
    expect(chain).toMatch(/\? \([^()]*\? \(/);
  });

  it('is nothing where what is known may be', () => {
    expect(supposing(two, rules.slice(1))).toBeUndefined();
    expect(supposing(two, [])).toBeUndefined();
  });
});

describe('on any line', () => {
  const CELLS = 4;
  const literal = fc.tuple(fc.nat(CELLS - 1), fc.constantFrom(...EITHER));
  const clause = (length: number) =>
    fc.uniqueArray(literal, { selector: ([cell]) => cell, minLength: length, maxLength: length });
  const clauses = fc.array(
    fc.oneof(
      { weight: 1, arbitrary: clause(1) },
      { weight: 8, arbitrary: clause(2) },
      { weight: 4, arbitrary: clause(3) },
    ),
    {
      minLength: 4,
      maxLength: 24,
    },
  );
  const line = start(...Array.from({ length: CELLS }, () => EITHER));

  function canBe(all: readonly (readonly Literal[])[], values: readonly number[] = []): boolean {
    if (values.length === CELLS) return !all.some((clause) => clause.every(([cell, n]) => values[cell] === n));
    return EITHER.some((n) => canBe(all, [...values, n]));
  }

  it('is found where there is one, holds, and needs each of its links', () => {
    const seen = { plain: 0, supposing: 0, none: 0 };
    fc.assert(
      fc.property(clauses, (all) => {
        const contradiction = contradictionBy(all.map((clause) => notAll(...clause)));
        const { replay } = contradiction;
        const seenPlainly = ended(contradiction.plain([line]))?.chain;
        const chain = seenPlainly ?? ended(contradiction.supposing(line));
        seen[chain === undefined ? 'none' : seenPlainly === undefined ? 'supposing' : 'plain']++;
        expect(chain === undefined).toBe(canBe(all));
        if (chain === undefined) return;
        expect(replay.isHeld(line, chain, true), told(chain)).toBe(true);
        for (const i of seenPlainly?.keys() ?? [])
          expect(replay.isHeld(line, chain.toSpliced(i, 1), true), `${told(chain)} without ${i}`).toBe(false);
      }),
      { numRuns: runs(300) },
    );
    for (const [how, count] of Object.entries(seen)) expect(count, how).toBeGreaterThan(0);
  });
});
