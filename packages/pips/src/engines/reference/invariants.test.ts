/**
 * Values that seed 000 refuses, over all numbers: pips and points out of range, constraints against their invariants.
 */
import type { Result } from '@pipwright/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../core/src/testing/effort.js';
import { MAX_PIP } from '../../model/puzzle.js';
import { anyPuzzle } from '../../testing/index.js';
import {
  AllDifferent,
  AllSame,
  Assignment,
  assignments,
  Board,
  type Constraint,
  Each,
  type EachOp,
  Exactly,
  Game,
  LessThan,
  MoreThan,
  Piece,
  Pips,
  Placement,
  Point,
  play,
  reduceA,
  removeOne,
  toGame,
  validate,
} from './index.js';

const HERE = Point(0, 0);
const row = (length: number) => Array.from({ length }, (_, x) => Point(x, 0));
const numRuns = runs(300);

/** Numbers, most of them near the edge of the range. */
const anyNumber = fc.oneof(fc.integer({ min: -3, max: MAX_PIP + 3 }), fc.double(), fc.integer());
const isWhole = (value: number) => Number.isInteger(value) && value >= 0;
const isPips = (value: number, largest: number) => isWhole(value) && value <= largest;
/** The largest pips, said or left to be 6. */
const anyLargest = fc.option(fc.integer({ min: 0, max: MAX_PIP }), { nil: undefined });

/** Tells whether a value is made, whether its maker throws or returns a result. */
function isMade(make: () => unknown): boolean {
  try {
    const made = make();
    return !(typeof made === 'object' && made !== null && 'ok' in made) || made.ok === true;
  } catch (error) {
    expect(error).toBeInstanceOf(RangeError);
    return false;
  }
}

describe('Pips', () => {
  const TAKING_PIPS: readonly [string, (pips: number, largest: number | undefined) => unknown][] = [
    ['Pips', (pips, largest) => Pips(pips, largest)],
    ['the first of a Piece', (pips, largest) => Piece(pips, 0, largest)],
    ['the second of a Piece', (pips, largest) => Piece(0, pips, largest)],
    ['Assignment', (pips, largest) => Assignment(pips, HERE, largest)],
    ['AllSame', (pips, largest) => AllSame(pips, [HERE], largest)],
  ];

  it.each(TAKING_PIPS)('seed 000: %s takes whole numbers from 0 to the largest, and no other', (_, make) => {
    fc.assert(
      fc.property(anyNumber, anyLargest, (value, largest) => {
        expect(isMade(() => make(value, largest))).toBe(isPips(value, largest ?? 6));
      }),
      { numRuns },
    );
  });

  it('seed 000: AllDifferent avoids pips, and no other numbers', () => {
    fc.assert(
      fc.property(fc.array(anyNumber, { minLength: 1, maxLength: 3 }), fc.integer({ min: 3, max: 18 }), (values, n) => {
        expect(AllDifferent(values, [HERE], n).ok).toBe(values.every((value) => isPips(value, n)));
      }),
      { numRuns },
    );
  });

  it.each<[string, () => unknown]>([
    ['The pips 9 is not a whole number from 0 to 6.', () => Piece(9, -1)],
    ['The pips 1.5 is not a whole number from 0 to 6.', () => Piece(1.5, Number.NaN)],
    ['The pips 9 is not a whole number from 0 to NaN.', () => Piece(9, 9, Number.NaN)],
    ['The pips 10 is not a whole number from 0 to 9.', () => Piece(0, 10, 9)],
    ['The pips 9 is not a whole number from 0 to 6.', () => Assignment(9, HERE)],
    ['The point (-1,0) is not a pair of whole numbers from 0 on.', () => Point(-1, 0)],
    ['The point (0,0.5) is not a pair of whole numbers from 0 on.', () => Point(0, 0.5)],
  ])('seed 000: throws “%s”', (message, make) => {
    expect(make).toThrow(new RangeError(message));
  });

  it.each<[string, Result<unknown, string>]>([
    ['The pips 7 is not a whole number from 0 to 6.', Pips(7)],
    ['The pips 9 is not a whole number from 0 to 6.', AllSame(9, [HERE])],
    ['The pips 9 is not a whole number from 0 to 6.', AllDifferent([1, 9], row(2))],
    ['AllDifferent cannot avoid all 7 pips.', AllDifferent([0, 1, 2, 3, 4, 5, 6], [HERE])],
    ['AllDifferent cannot avoid 5 pips on 3 points: there are only 7 pips.', AllDifferent([1, 2, 3, 4, 5], row(3))],
    ['Exactly on 2 points needs a whole number from 0 to 12, not 1.5.', Exactly(1.5, row(2))],
    ['Exactly on 2 points needs a whole number from 0 to 12, not 13.', Exactly(13, row(2))],
    ['LessThan on 1 point needs a whole number from 1 to 6, not 0.', LessThan(0, row(1))],
    ['MoreThan on 1 point needs a whole number from 0 to 5, not 6.', MoreThan(6, row(1))],
    ['Each < needs a whole number from 1 on, not 0.', Each('<', 0, row(1))],
  ])('seed 000: gives back “%s”', (error, made) => {
    expect(made).toEqual({ ok: false, error });
  });

  it('seed 000: pips are plain numbers, and 0 is 0 whichever way it comes about', () => {
    expect(Pips(-0)).toEqual({ ok: true, value: 0 });
    expect(Piece(-0, 0)).toEqual({ low: 0, high: 0 });
    expect(Point(-0, -0)).toBe(Point(0, 0));
    const pips = Pips(3);
    if (pips.ok) expect(pips.value + 1).toBe(4);
  });

  it('seed 000: a number is no Pips, and nothing but Point and Piece makes points and pieces', () => {
    const pips = Pips(1);
    if (!pips.ok) throw new Error(pips.error);
    const right: readonly Pips[] = [pips.value];
    // @ts-expect-error: 9 has not been looked at.
    const wrong: readonly Pips[] = [9];
    // @ts-expect-error: equal points have to be one object.
    Board([{ x: 0, y: 0 }]);
    // @ts-expect-error: the lower pips come first, which Piece sees to.
    removeOne([], { low: pips.value, high: pips.value });
    expect(right).not.toEqual(wrong);
  });
});

describe('Point', () => {
  it('seed 000: is a pair of whole numbers from 0 on, and no other numbers', () => {
    fc.assert(
      fc.property(anyNumber, anyNumber, (x, y) => {
        expect(isMade(() => Point(x, y))).toBe(isWhole(x) && isWhole(y));
        if (isWhole(x) && isWhole(y)) expect(Point(x, y)).toBe(Point(x, y));
      }),
      { numRuns },
    );
  });
});

describe('Piece', () => {
  const anyPips = fc.integer({ min: 0, max: 6 });
  const anyPiece = fc.tuple(anyPips, anyPips).map(([first, second]) => Piece(first, second));

  it('seed 000: stores its pips in non-descending order', () => {
    fc.assert(
      fc.property(anyPips, anyPips, (first, second) => {
        expect(Piece(first, second)).toEqual({ low: Math.min(first, second), high: Math.max(first, second) });
        expect(Piece(second, first)).toEqual(Piece(first, second));
      }),
    );
  });

  it('seed 000: removeOne takes one of its kind away, or says that there is none', () => {
    fc.assert(
      fc.property(fc.array(anyPiece), anyPiece, (pieces, piece) => {
        const left = removeOne(pieces, piece);
        const count = (list: readonly Piece[]) =>
          list.filter(({ low, high }) => low === piece.low && high === piece.high);
        if (count(pieces).length === 0) {
          expect(left).toEqual({
            ok: false,
            error: `(${piece.low},${piece.high}) was not present in the list of pieces.`,
          });
        } else {
          expect(left.ok && left.value).toHaveLength(pieces.length - 1);
          expect(left.ok && count(left.value)).toHaveLength(count(pieces).length - 1);
        }
      }),
      { numRuns },
    );
  });
});

describe('constraints', () => {
  const anySize = fc.integer({ min: 0, max: 8 });

  it.each<
    [
      string,
      (target: number, size: number, largest: number) => Result<Constraint, string>,
      (most: number) => [number, number],
    ]
  >([
    ['Exactly', (target, size, largest) => Exactly(target, row(size), largest), (most) => [0, most]],
    // Whether 6 × points is a target, the seed says both ways: docs/seeds.md.
    ['LessThan', (target, size, largest) => LessThan(target, row(size), largest), (most) => [1, most]],
    ['MoreThan', (target, size, largest) => MoreThan(target, row(size), largest), (most) => [0, most - 1]],
  ])('seed 000: %s has points and a whole target that they can be held to', (_, make, range) => {
    fc.assert(
      fc.property(anyNumber, anySize, fc.integer({ min: 0, max: 9 }), (target, size, largest) => {
        const [from, to] = range(size * largest);
        expect(make(target, size, largest).ok).toBe(
          size > 0 && Number.isInteger(target) && target >= from && target <= to,
        );
      }),
      { numRuns },
    );
  });

  it('seed 000: AllDifferent leaves each of its points a pips, and is about two points or avoids something', () => {
    fc.assert(
      fc.property(fc.subarray([0, 1, 2, 3, 4, 5, 6]), anySize, (values, size) => {
        const holds = values.length + size <= 7 && size >= (values.length === 0 ? 2 : 1);
        expect(AllDifferent(values, row(size)).ok).toBe(holds);
      }),
      { numRuns },
    );
  });

  it('seed 000: AllSame has points, with a value or without', () => {
    for (const value of [undefined, 0, 6]) {
      expect(AllSame(value, []).ok).toBe(false);
      expect(AllSame(value, row(2)).ok).toBe(true);
    }
  });

  it('seed 000: Each, which is not of the seed, has points and a whole value from 0 on too', () => {
    fc.assert(
      fc.property(fc.constantFrom<EachOp>('<', '>', '=', '≠'), anyNumber, anySize, (op, value, size) => {
        expect(Each(op, value, row(size)).ok).toBe(size > 0 && isWhole(value) && !(op === '<' && value === 0));
      }),
      { numRuns },
    );
  });

  it('seed 000: pips of a larger set are refused by a constraint of a smaller one', () => {
    const made = AllDifferent([], row(2));
    if (!made.ok) throw new Error(made.error);
    expect(reduceA(made.value, Assignment(9, HERE, 9))).toEqual({
      ok: false,
      error: 'The pips 9 is not a whole number from 0 to 6.',
    });
    expect(reduceA(made.value, Assignment(9, HERE, 9), 9).ok).toBe(true);
    expect(reduceA(made.value, Assignment(9, Point(7, 7), 9))).toEqual({ ok: true, value: made.value });
  });
});

describe('placements', () => {
  it('seed 000: assign the pips of their piece to two points side by side', () => {
    const anyCoordinate = fc.integer({ min: 0, max: 9 });
    const anyPips = fc.integer({ min: 0, max: MAX_PIP });
    const anyDirection = fc.constantFrom('North', 'East', 'South', 'West');
    fc.assert(
      fc.property(anyPips, anyPips, anyCoordinate, anyCoordinate, anyDirection, (first, second, x, y, direction) => {
        const piece = Piece(first, second, MAX_PIP);
        const [one, other] = assignments(Placement(piece, Point(x, y), direction));
        expect([one.pips, other.pips]).toEqual([piece.low, piece.high]);
        expect([one.point, other.point]).toContain(Point(x, y));
        expect(Math.abs(one.point.x - other.point.x) + Math.abs(one.point.y - other.point.y)).toBe(1);
      }),
      { numRuns },
    );
  });
});

describe('games', () => {
  const board = Board(row(2));

  it('seed 000: have no pieces with more pips than their largest', () => {
    const pieces = [Piece(9, 1, 9)];
    expect(validate(Game(board, pieces, []))).toEqual({
      ok: false,
      error: 'At least one piece has more than 6 pips on a half.',
    });
    expect(validate(Game(board, pieces, [], 'all', 9)).ok).toBe(true);
  });

  it('seed 000: are valid for every puzzle, whatever its largest pips', () => {
    fc.assert(
      fc.property(anyPuzzle(), (puzzle) => {
        const game = toGame(puzzle);
        fc.pre(game.ok);
        expect(validate(game.value)).toEqual({ ok: true, value: true });
        expect(game.value.largest).toBe(puzzle.maxPip);
      }),
      { numRuns },
    );
  });

  it.each(['all', 'some', 'repeated'] as const)(
    'seed 000: are not played with a piece they do not have (%s)',
    (use) => {
      const game = Game(board, [Piece(0, 1)], [], use);
      expect(play(game, Placement(Piece(0, 1), HERE, 'East')).ok).toBe(true);
      expect(play(game, Placement(Piece(1, 1), HERE, 'East'))).toEqual({ ok: false, error: 'Unwinnable game.' });
    },
  );
});
