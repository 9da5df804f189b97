/** Claims written by hand, of boards whose tellings make few like them: what each shows, or that it is false. */
import { describe, expect, it } from 'vitest';
import { pairs } from '../../../../core/src/testing/short-forms.js';
import { puzzleFrom } from '../../../test/puzzle-of.js';
import type { Domino } from '../../model/domino.js';
import { boardOf } from './board.js';
import { isOneOf, isRest, leftOf } from './choice.js';
import type { Claim, Of } from './claim.js';
import { writesOf } from './kind.js';
import { asNow, classOf, isTrue, namedIn, readsOf, techniqueOf, thenOf } from './kinds.js';
import { type Fact, Known, setOf } from './known.js';
import { claimTold } from './told.js';
import { bagOf, bagsOf } from './ways.js';

/** Cells and edges of one row, from the left; a ≠, a sum of 2 and an =, of two cells each. */
const rowOf = (pieces: string) =>
  new Known(
    boardOf(
      puzzleFrom(
        '######',
        pieces,
        'AllDifferent {} {(0,0),(1,0)}',
        'Exactly 2 {(2,0),(3,0)}',
        'AllSame None {(4,0),(5,0)}',
      ),
    ),
  );
const ROW = rowOf('00,01,12');

const is = (cell: number, ...values: readonly number[]): Fact => ({ is: 'values', cell, set: setOf(values) });
const all = (...values: readonly number[]): Fact => ({ is: 'number', region: 2, set: setOf(values) });
const joined = (edge: number): Fact => ({ is: 'joined', edge });
const parted = (edge: number): Fact => ({ is: 'parted', edge });
const placed = (edge: number, ...domino: readonly [number, number]): Fact => ({ is: 'placed', edge, domino });
const after = (...facts: readonly Fact[]) => ROW.copy().learn(facts);

const number: Of = { kind: 'number', region: 2, values: [0, 1, 2] };
const cell: Of = { kind: 'cell', cell: 2, values: [0, 1, 2] };
const partner: Of = { kind: 'partner', cell: 2, partners: [1, 3] };
const domino: Of = {
  kind: 'domino',
  edge: 2,
  dominoes: [
    [0, 0],
    [0, 1],
    [1, 0],
    [1, 2],
    [2, 1],
  ],
};
const home: Of = { kind: 'home', domino: [1, 2], edges: [0, 1, 2, 3] };

/** Turned round to be argued about. */
const TURNED = new Known(boardOf(puzzleFrom('####', '01,23', 'AllDifferent {} {(2,0),(3,0)}')));
const few = after(is(0, 0), is(1, 0), all(0));
const many = after(is(0, 2), is(1, 2), all(2));
const bareFew = TURNED.copy().learn([is(0, 0), is(1, 0), is(2, 1), is(3, 1)]);

describe('a choice', () => {
  it.each<[Of, isOne: boolean, known?: Known]>([
    [number, true],
    [{ ...number, values: [0, 1] }, false],
    [{ ...number, values: [0, 1] }, true, after(all(0, 1))],
    [{ ...number, region: 0 }, false],
    [cell, true],
    [{ ...cell, values: [1, 2] }, false],
    [partner, true],
    [{ ...partner, partners: [3] }, false],
    [{ ...partner, partners: [3] }, true, after(parted(1))],
    [{ ...partner, partners: [3] }, false, after(placed(2, 0, 1))],
    [{ ...domino, edge: 1 }, false],
    [{ ...domino, edge: 1 }, true, after(joined(1))],
    [{ ...domino, edge: 1, dominoes: [[0, 1]] }, false, after(joined(1))],
    [{ ...domino, edge: 1 }, false, after(placed(1, 0, 1))],
    [home, true],
    [{ ...home, edges: [0, 1, 2] }, false],
  ])('%j has all there are: %s', (of, isOne, known = ROW) => {
    expect(isOneOf(known, of)).toBe(isOne);
  });

  it.each<[Of, suppose: Fact, so: Fact, isRest: boolean]>([
    [number, all(0), all(1, 2), true],
    [number, all(0), all(1), false],
    [number, all(0), is(4, 1, 2), false],
    [number, is(4, 0), all(1, 2), false],
    [number, { ...all(0), region: 0 } as Fact, all(1, 2), false],
    [cell, is(2, 0), is(2, 1, 2), true],
    [cell, is(2, 0), is(2, 1), false],
    [cell, is(2, 0), is(3, 1, 2), false],
    [cell, is(3, 0), is(2, 1, 2), false],
    [partner, joined(2), parted(2), true],
    [partner, joined(2), parted(1), false],
    [partner, parted(2), parted(2), false],
    [partner, joined(3), parted(3), false],
    [partner, joined(2), joined(1), true],
    [partner, joined(2), joined(2), false],
    [partner, joined(2), joined(3), false],
    [partner, joined(2), is(2, 0), false],
    [
      {
        ...domino,
        dominoes: [
          [0, 1],
          [1, 0],
        ],
      },
      placed(2, 0, 1),
      placed(2, 1, 0),
      true,
    ],
    [domino, placed(2, 0, 1), placed(2, 1, 0), false],
    [{ ...domino, dominoes: [[0, 1]] }, placed(2, 0, 1), placed(1, 1, 0), false],
    [{ ...domino, dominoes: [[0, 1]] }, placed(1, 0, 1), placed(2, 1, 0), false],
    [{ ...domino, dominoes: [[0, 1]] }, placed(2, 0, 1), joined(2), false],
    [{ ...domino, dominoes: [[0, 1]] }, joined(2), placed(2, 0, 1), false],
    [{ ...home, edges: [0, 1] }, joined(0), joined(1), true],
    [home, joined(0), joined(1), false],
    [{ ...home, edges: [0, 1] }, placed(0, 1, 2), joined(1), false],
    [{ ...home, edges: [0, 1] }, joined(1), placed(0, 1, 2), false],
    [{ ...home, edges: [0, 1] }, joined(1), parted(0), false],
    [{ ...home, edges: [0, 1] }, parted(1), joined(0), false],
  ])('%j without %j is %j: %s', (of, suppose, so, expected) => {
    expect(isRest(ROW, of, suppose, so)).toBe(expected);
  });

  it('of a domino that lies one way round is placed', () => {
    const known = after(is(0, 1));
    expect(isRest(known, { ...home, edges: [0, 2] }, placed(0, 1, 2), joined(2))).toBe(true);
  });

  it.each<[out: Fact, left: readonly Fact[], Fact | undefined]>([
    [is(2, 0), [], undefined],
    [joined(2), [joined(1)], joined(1)],
    [joined(2), [joined(1), joined(3)], parted(2)],
    [is(2, 0), [is(2, 1), is(2, 2)], is(2, 1, 2)],
    [all(0), [all(1), all(2)], all(1, 2)],
    [placed(2, 0, 0), [placed(2, 0, 1), placed(2, 1, 0)], undefined],
  ])('without %j of %j leaves %j', (out, left, expected) => {
    expect(leftOf(out, left)).toEqual(expected);
  });
});

const twice = (a: number, b: number) => [is(0, a), is(1, b)];

describe('a claim', () => {
  it.each<[Claim, shows: readonly Fact[] | false, known?: Known]>([
    [{ says: 'differ', region: 0, values: [1] }, [is(0)], after(...twice(1, 1))],
    [{ says: 'differ', region: 0, values: [1] }, [is(1, 0, 2)], after(is(0, 1))],
    [{ says: 'differ', region: 0, values: [1] }, false],
    [{ says: 'differ', region: 1, values: [1] }, false, after(is(2, 1))],
    [{ says: 'few', needed: 1, there: 0, values: [1] }, [{ is: 'over' }], after(...twice(1, 1), parted(1))],
    [{ says: 'few', needed: 1, there: 0, values: [1] }, false, after(...twice(1, 1))],
    [{ says: 'few', needed: 3, there: 3 }, false],
    [{ says: 'total', side: 'most', made: 2, pips: 4 }, [{ is: 'over' }], few],
    [{ says: 'total', side: 'most', made: 1, pips: 4 }, false, few],
    [{ says: 'total', side: 'most', made: 4, pips: 4 }, false, few],
    [{ says: 'total', side: 'most', made: 2, pips: 5 }, false, few],
    [{ says: 'total', side: 'least', made: 10, pips: 4 }, [{ is: 'over' }], many],
    [{ says: 'total', side: 'least', made: 11, pips: 4 }, false, many],
    [{ says: 'total', side: 'least', made: 4, pips: 4 }, false, many],
    [{ says: 'total', side: 'most', made: 2, pips: 6 }, [{ is: 'over' }], bareFew],
    [{ says: 'total', side: 'most', made: 1, pips: 6 }, false, bareFew],
    [{ says: 'room', value: 0, there: 3, cells: [0, 1, 2, 3, 4, 5] }, []],
    [{ says: 'room', value: 0, there: 3, cells: [0, 1, 2, 3, 4] }, false],
    [{ says: 'room', value: 0, there: 2, cells: [0, 1, 2, 3, 4, 5] }, false],
    [{ says: 'room', value: 0, there: 1, cells: [2, 3, 4, 5] }, [], rowOf('01,01,12').learn([placed(0, 0, 1)])],
    [
      { says: 'room', value: 0, there: 3, cells: [3, 4, 5] },
      [is(3, 0), all(0), all(0)],
      after(is(0, 1, 2), is(1, 1, 2), is(2, 1, 2)),
    ],
    [
      { says: 'room', value: 0, there: 3, cells: [4, 5] },
      [{ is: 'over' }],
      after(...[0, 1, 2, 3].map((c) => is(c, 1, 2))),
    ],
  ])('%j shows %j', (claim, shows, known = ROW) => {
    expect(isTrue(known, claim) && thenOf(known, claim)).toEqual(shows);
  });

  it.each<[Claim, now: object, known: Known]>([
    [
      { says: 'enough', regions: [2], count: 2, values: [0, 1], counts: [{ value: 2, there: 1, needs: [] }] },
      { values: [0], counts: [{ value: 2, there: 1, needs: [] }] },
      after(all(0, 2)),
    ],
    [
      { says: 'enough', regions: [2], count: 2, values: [0, 1], counts: [{ value: 2, there: 1, needs: [] }] },
      { values: [0, 1], counts: [] },
      after(all(0, 1)),
    ],
    [
      { says: 'ways', region: 1, bags: [bagOf([0, 2], 7), bagOf([1, 1], 7)], counts: [], isRest: true },
      { bags: [bagOf([0, 2], 7)], isRest: false },
      after(is(2, 0, 2)),
    ],
    [
      { says: 'sum', region: 1, cell: 3, left: 1, isGone: false },
      { isGone: true },
      after(placed(0, 0, 1), placed(4, 1, 2)),
    ],
    [{ says: 'differ', region: 0, values: [0, 1] }, { values: [0] }, after(is(0, 1), is(1, 0, 2))],
  ])('%j is now %j', (claim, now, known) => {
    expect(asNow(known, claim)).toEqual({ ...claim, ...now });
  });

  const edge = (e: number) => 6 + e;
  const whole = [0, 1, 2, 3, 4, 5, ...[0, 1, 2, 3, 4].map(edge)];
  const two = (of: Of): Claim => ({ says: 'two', of, suppose: is(2, 0), so: is(2, 1, 2), chain: [] });
  const homeAt = (...edges: readonly number[]): Claim => ({ says: 'home', domino: [1, 2], edges });

  it.each<[Claim, readonly number[]]>([
    [{ says: 'differ', region: 0, values: [0] }, [0, 1]],
    [{ says: 'neighbour', cell: 2, partner: 3 }, [0, 1, 2, 3, edge(1), edge(2)]],
    [{ says: 'double', region: 2, edge: 4 }, [2, 3, 4, 5, edge(3), edge(4)]],
    [{ says: 'pairs', region: 0, edges: [1], ways: [] }, [0, 1, 2, 3, edge(1)]],
    [homeAt(0), whole],
    [two(number), [4, 5]],
    [two(cell), [2, 3]],
    [two(partner), [0, 1, 2, 3, edge(1), edge(2)]],
    [two({ ...domino, edge: 0 }), [0, 1, edge(0)]],
    [two(home), whole],
  ])('%j reads %j', (claim, expected) => {
    expect([...readsOf(ROW, claim)].sort((a, b) => a - b)).toEqual(expected);
  });

  it.each<[Claim, regions: readonly number[], cells: readonly number[]]>([
    [homeAt(), [], []],
    [homeAt(0), [], [0, 1]],
    [homeAt(0, 1), [], [1]],
    [homeAt(0, 2), [], [0, 1, 2, 3]],
    [two(number), [2], []],
    [two(partner), [], [2, 1, 3]],
    [two({ ...domino, edge: 0 }), [], [0, 1]],
    [
      {
        says: 'spent',
        value: 0,
        there: 3,
        needs: [
          { region: 1, count: 1 },
          { cell: 5, count: 1 },
        ],
        beside: [0],
      },
      [1, 0],
      [5],
    ],
  ])('%j names regions %j and cells %j', (claim, regions, cells) => {
    expect(namedIn(ROW, claim)).toEqual({ regions, cells });
  });
});

it.each<[Claim, technique: string, ends: string]>([
  [{ says: 'broken', region: 0, values: [1, 1] }, 'not-equal', 'region-impossible'],
  [{ says: 'broken', region: 1, values: [2, 2] }, 'sum-bounds', 'region-impossible'],
  [{ says: 'ways', region: 1, bags: [], counts: [], isRest: false }, 'sum-combinations', 'region-impossible'],
  [
    { says: 'ways', region: 1, bags: [], counts: [{ value: 1, there: 2, needs: [] }], isRest: false },
    'sum-combinations',
    'domino-exhaustion',
  ],
])('%j is called %s, and ends as %s', (claim, technique, ends) => {
  expect([techniqueOf(ROW.board, claim), classOf(claim)]).toEqual([technique, ends]);
});

it.each<[Fact, readonly number[]]>([
  [is(2, 0), [2]],
  [all(0), [4, 5]],
  [{ is: 'gone', set: 1, but: [0, 2] }, [1, 3, 4, 5]],
  [{ is: 'over' }, []],
  [parted(1), [7]],
  [joined(1), [6, 7, 7, 8]],
  [placed(1, 0, 1), [6, 7, 7, 8, 1, 2]],
])('%j changes cells and edges %j', (fact, changes) => {
  expect(writesOf(ROW, fact)).toEqual(changes);
});

const wanted: readonly Domino[] = [
  [1, 0],
  [0, 1],
  [2, 1],
];

it.each<[Claim, object, known?: Known]>([
  [
    { says: 'alone', cell: 2, values: [1], partners: [3, 1], wanted, isUsed: true },
    { cell: [0, 2], partners: pairs('0,1 0,3'), wanted: pairs('0,1 1,2') },
  ],
  [
    { says: 'pairs', region: 0, edges: [2, 0], ways: [pairs('1,0 0,2')] },
    { edges: [pairs('0,0 0,1'), pairs('0,2 0,3')], ways: [pairs('0,2 1,0')] },
  ],
  [
    { says: 'fit', edge: 1, dominoes: wanted, isLast: false },
    { edge: pairs('0,1 0,2'), dominoes: pairs('0,1 1,0 2,1') },
  ],
  [
    { says: 'fit', edge: 0, dominoes: wanted, isLast: false },
    { edge: pairs('0,2 0,3'), dominoes: pairs('0,1 1,0 1,2') },
    TURNED,
  ],
])('%j is told as %j', (claim, told, known = ROW) => {
  expect(claimTold(known, claim)).toEqual({ ...claim, ...told });
});

it('fills a ≠ with numbers that it has not yet', () => {
  const ways = bagsOf(after(placed(1, 1, 0)), { region: 0, cells: [0] });
  expect(ways).toEqual([bagOf([2], 7), bagOf([0], 7)]);
});

it('sees a board that looks the same from all sides as it is written', () => {
  const { cellAt } = boardOf(puzzleFrom('##\n##', '00,01'));
  expect(cellAt).toEqual(pairs('0,0 0,1 1,0 1,1'));
});
