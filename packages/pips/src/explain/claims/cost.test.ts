/** What readers find easier than what: arguments written by hand, and which of two costs less. */
import { describe, expect, it } from 'vitest';
import type { Argument, Count, Of } from './claim.js';
import { costOf } from './kinds.js';
import type { Fact } from './known.js';

const number = (cell: number, ...values: readonly number[]): Fact => ({
  is: 'values',
  cell,
  set: values.reduce((set, v) => set | (1 << v), 0),
});
const isOne = (cell: number): Fact => number(cell, 1);
/** One that is not 0 of 0 … 6. */
const isNot0 = (cell: number): Fact => number(cell, 1, 2, 3, 4, 5, 6);
/** Two that are neither of what others are not. */
const isNot6 = (cell: number): Fact => number(cell, 0, 1, 2, 3, 4, 5);
const placed: Fact = { is: 'placed', edge: 0, domino: [1, 2] };
const joined: Fact = { is: 'joined', edge: 0 };
const parted: Fact = { is: 'parted', edge: 0 };
const gone: Fact = { is: 'gone', set: 1, but: [0, 1] };
const bare = (value: number): Count => ({ value, there: 2, needs: [] });
const needed = (value: number, ...regions: readonly number[]): Count => ({
  value,
  there: 2,
  needs: regions.map((region) => ({ region, count: 1 })),
});
const with_ = (argument: Argument, ...facts: readonly Fact[]): Argument => ({ ...argument, facts });

const neighbour: Argument = { claim: { says: 'neighbour', cell: 0, partner: 1 }, facts: [joined] };
const lastOfSum: Argument = { claim: { says: 'sum', region: 0, cell: 0, left: 1, isGone: false }, facts: [isOne(0)] };
const fits = (many: number): Argument => ({
  claim: {
    says: 'fit',
    edge: 0,
    dominoes: Array.from({ length: many }, (_, y) => [1, y] as const),
    isLast: false,
  },
  facts: many === 1 ? [placed] : [isOne(0)],
});
const fitsNone = (wanted: number): Argument => ({
  claim: {
    says: 'unfit',
    edge: 0,
    wanted: Array.from({ length: wanted }, (_, y) => [1, y] as const),
    isUsed: false,
    isJoined: false,
  },
  facts: [parted],
});
const ways = (many: number, ...counts: readonly Count[]): Argument => ({
  claim: { says: 'ways', region: 0, bags: Array.from({ length: many }, (_, i) => `${i}11`), counts, isRest: false },
  facts: [isOne(0)],
});
const enough = (values: readonly number[], ...counts: readonly Count[]): Argument => ({
  claim: { says: 'enough', regions: [0], count: 2, values, counts },
  facts: [{ is: 'number', region: 0, set: 2 }],
});
const spent = (...regions: readonly number[]): Argument => ({
  claim: { says: 'spent', ...needed(0, ...regions) },
  facts: [gone],
});
const share = (many: number): Argument => ({
  claim: {
    says: 'share',
    regions: Array.from({ length: many }, (_, i) => i),
    count: 2,
    values: Array.from({ length: many }, (_, v) => v),
    counts: [],
    isLeast: false,
    all: Array.from({ length: many }, (_, i) => i),
  },
  facts: [gone],
});
const reach = (...counts: readonly Count[]): Argument => ({
  claim: { says: 'reach', region: 0, cell: 0, side: 'most', left: 9, others: 8, counts },
  facts: [isOne(0)],
});
const outside: Argument = {
  claim: { says: 'outside', cell: 0, region: 0, wanted: [[1, 1]], partner: 1, isBare: false, isUsed: false },
  facts: [joined],
};
const alone = (wanted: number): Argument => ({
  claim: {
    says: 'alone',
    cell: 0,
    values: [0],
    partners: [1],
    wanted: Array.from({ length: wanted }, (_, y) => [0, y] as const),
    isUsed: false,
  },
  facts: [isOne(0)],
});
const home: Argument = { claim: { says: 'home', domino: [1, 2], edges: [0] }, facts: [placed] };
const room: Argument = { claim: { says: 'room', value: 1, there: 2, cells: [0, 1] }, facts: [isOne(0), isOne(1)] };
const differ: Argument = { claim: { says: 'differ', region: 0, values: [0] }, facts: [isOne(0)] };
const cut: Argument = { claim: { says: 'cut', edge: 0, at: 3, area: [3, 4, 5] }, facts: [parted] };

const pairs = (many: number): Argument => ({
  claim: {
    says: 'pairs',
    region: 0,
    edges: [0, 1],
    ways: Array.from({ length: many }, (_, y) => [[0, y] as const, [1, y] as const]),
  },
  facts: many === 1 ? [placed, placed] : [isOne(0)],
});

const ofNumber: Of = { kind: 'number', region: 0, values: [0, 1] };
const ofDomino: Of = {
  kind: 'domino',
  edge: 0,
  dominoes: [
    [0, 0],
    [1, 1],
  ],
};
const ofPartner: Of = { kind: 'partner', cell: 0, partners: [1, 2] };
const ofHome: Of = { kind: 'home', domino: [1, 2], edges: [0, 1] };
const tried = (of: Of, ...chain: readonly Argument[]): Argument => ({
  claim: { says: 'two', of, suppose: isOne(0), so: isOne(0), chain },
  facts: [isOne(0)],
});
const ofThree: Of = { kind: 'number', region: 0, values: [0, 1, 2] };
const beside = (argument: Argument): Argument => ({ ...argument, claim: { ...argument.claim, beside: [7] } });

const EASIER: readonly (readonly [string, Argument, string, Argument])[] = [
  ['the only neighbour', neighbour, 'the only ways to make a sum', ways(1)],
  ['the last of a sum', lastOfSum, 'its ways', ways(1)],
  ['the last of a sum', lastOfSum, 'what the others reach', reach()],
  ['the only domino that fits', fits(1), 'the only place of a domino', home],
  ['one domino that fits', fits(1), 'three that fit', fits(3)],
  ['three that fit', fits(3), 'six that fit', fits(6)],
  ['a number that a ≠ has', differ, 'a number that finds no partner', alone(1)],
  ['nothing fits: one is not there', fitsNone(1), 'nothing fits: three are not there', fitsNone(3)],
  ['nothing fits: three are not there', fitsNone(3), 'nothing fits, look it up', fitsNone(6)],
  ['no partner: one is not there', alone(1), 'no partner: four are not there', alone(4)],
  ['one way', ways(1), 'two ways', ways(2)],
  ['two ways', ways(2), 'four ways', ways(4)],
  ['a way by itself', ways(1), 'a way by what is left of a number', ways(1, bare(1))],
  ['by what is left of a number', ways(1, bare(1)), 'by what two others leave', ways(1, needed(1, 1, 2))],
  ['three ways', ways(3), 'the ways by what three numbers leave', ways(3, needed(1, 1, 2, 3), needed(2, 1, 2, 3))],
  ['what others reach', reach(), 'what others reach by what is left', reach(bare(6), bare(5))],
  ['enough of one number', enough([1]), 'enough of three', enough([1, 2, 3])],
  ['enough of it', enough([1]), 'enough of it beside two others', enough([1], needed(0, 1, 2))],
  ['one region takes all of a number', spent(1), 'three take it', spent(1, 2, 3)],
  ['one region takes all of a number', spent(1), 'sharing out two numbers', share(2)],
  ['two share', share(2), 'four share', share(4)],
  ['an = without its double', outside, 'a cell that would be cut off', cut],
  ['one domino that fits', fits(1), 'two pairs that fill a sum', pairs(1)],
  ['pairs that fill a sum in one way', pairs(1), 'in three ways', pairs(3)],
  ['all of a number must go somewhere', room, 'a short trial', tried(ofHome, fitsNone(1))],
  [
    'one thing is concluded',
    with_(spent(1), isOne(0)),
    'three things',
    with_(spent(1), isNot0(0), isNot6(1), isNot0(2)),
  ],
  ['no 0 is left for anything else', spent(1), 'four cells are not 0', with_(spent(1), ...[0, 1, 2, 3].map(isNot0))],
  [
    'the same of three',
    with_(spent(1), isNot0(0), isNot0(1)),
    'of each another',
    with_(spent(1), isNot0(0), isNot6(1)),
  ],
  ['what is spoken of', lastOfSum, 'what another region keeps out', beside(lastOfSum)],
  [
    'two ways, one out at a look',
    tried(ofNumber, fitsNone(1)),
    'a list of five “not”',
    with_(alone(3), ...[0, 1, 2, 3, 4].map(isNot0)),
  ],
  [
    'a short trial',
    tried(ofDomino, lastOfSum),
    'the ways by what three numbers leave',
    ways(3, needed(1, 1, 2, 3), needed(2, 1, 2, 3)),
  ],
  ['one look', tried(ofNumber, fitsNone(1)), 'two looks', tried(ofNumber, neighbour, fitsNone(1))],
  ['one of two', tried(ofNumber, fitsNone(1)), 'one of three', tried(ofThree, fitsNone(1))],
  ['the number of an =', tried(ofNumber, fitsNone(1)), 'a partner', tried(ofPartner, fitsNone(1))],
  ['a partner', tried(ofPartner, fitsNone(1)), 'where a domino lies', tried(ofHome, fitsNone(1))],
  ['the dear thing first', tried(ofNumber, home, neighbour), 'and last', tried(ofNumber, neighbour, home)],
];

describe('it costs less', () => {
  it.each(EASIER)('%s', (name, easy, other, hard) => {
    expect(costOf(easy), `${name} before ${other}`).toBeLessThan(costOf(hard));
  });
});
