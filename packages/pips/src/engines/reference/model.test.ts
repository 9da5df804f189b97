/** The examples of seed 000, part by part. Where the seed contradicts itself, docs/seeds.md says what holds. */
import type { Result } from '@pipwright/core';
import { describe, expect, it } from 'vitest';
import {
  AllDifferent,
  AllSame,
  Assignment,
  assignments,
  Board,
  type Constraint,
  compatible,
  consistent,
  type Direction,
  Each,
  EMPTY_BOARD,
  EMPTY_CONSTRAINT,
  Exactly,
  Game,
  isDoubleton,
  isWon,
  LessThan,
  legal,
  MoreThan,
  Piece,
  Placement,
  Point,
  play,
  points,
  reduceA,
  reduceB,
  reduceCs,
  reduceP,
  sameBoard,
  sameConstraint,
  satisfies,
  solve,
  valid,
  validate,
  WON_GAME,
} from './index.js';

/** The value of a result that must be Ok. */
function the<T>(result: Result<T, string>): T {
  if (!result.ok) throw new Error(result.error);
  return result.value;
}

const P = (...pairs: readonly (readonly [number, number])[]) => pairs.map(([x, y]) => Point(x, y));
const THREE = P([0, 0], [1, 0], [2, 0]);
const placed = (piece: readonly [number, number], at: readonly [number, number], direction: Direction) =>
  Placement(Piece(...piece), Point(...at), direction);

describe('Piece', () => {
  it('is one object however often it is made, so that sets hold pieces by value', () => {
    expect(Piece(2, 1)).toBe(Piece(1, 2));
    expect(Piece(2, 1, 9)).toBe(Piece(1, 2));
    expect(new Set([Piece(0, 3), Piece(3, 0), Piece(3, 3), Piece(-0, 3)]).size).toBe(2);
    expect(Object.isFrozen(Piece(1, 2))).toBe(true);
  });

  it('is a doubleton when both pips are the same', () => {
    for (const pip of [0, 1, 2, 3, 4, 5, 6]) expect(isDoubleton(Piece(pip, pip))).toBe(true);
    expect(isDoubleton(Piece(0, 1))).toBe(false);
  });
});

describe('Board', () => {
  it('is its set of points', () => {
    expect(sameBoard(Board(P([0, 0], [1, 0])), Board(P([1, 0], [0, 0], [0, 0])))).toBe(true);
    expect(sameBoard(Board([]), EMPTY_BOARD)).toBe(true);
    expect(sameBoard(Board(P([0, 0])), EMPTY_BOARD)).toBe(false);
    expect(sameBoard(Board(P([0, 0])), Board(P([0, 1])))).toBe(false);
  });

  it('loses the points of a placement', () => {
    const board = Board(P([0, 0], [0, 1], [0, 2], [1, 2]));
    expect([...the(reduceB(board, placed([4, 4], [0, 0], 'North'))).points]).toEqual(P([0, 2], [1, 2]));
    expect(reduceB(board, placed([4, 4], [1, 2], 'East'))).toEqual({
      ok: false,
      error: 'Placement (4,4) at (1,2) East has at least one point outside of the board.',
    });
    expect(board.points.size).toBe(4);
  });
});

describe('constraints', () => {
  it('compares by type and components', () => {
    expect(sameConstraint(the(Exactly(4, THREE)), the(Exactly(4, [...THREE].reverse())))).toBe(true);
    expect(sameConstraint(the(Exactly(4, THREE)), the(Exactly(5, THREE)))).toBe(false);
    expect(sameConstraint(the(LessThan(1, THREE)), the(Exactly(0, THREE)))).toBe(false);
    expect(sameConstraint(the(AllDifferent([1, 2], THREE)), the(AllDifferent([2, 1], THREE)))).toBe(true);
    expect(sameConstraint(the(AllDifferent([1, 2], THREE)), the(AllDifferent([1, 3], THREE)))).toBe(false);
    expect(sameConstraint(the(AllSame(undefined, THREE)), the(AllSame(1, THREE)))).toBe(false);
  });

  it('knows consistent and compatible', () => {
    const left = the(Exactly(1, P([0, 0])));
    const both = the(AllSame(undefined, P([0, 0], [1, 0])));
    expect(consistent([left, the(Exactly(1, P([1, 0])))])).toBe(true);
    expect(consistent([left, both])).toBe(false);
    expect(compatible(both, Board(P([0, 0], [1, 0])))).toBe(true);
    expect(compatible(both, Board(P([0, 0])))).toBe(false);
  });
});

/** A constraint in one line: type, data, points left. */
function show(result: Result<Constraint, string>): string {
  if (!result.ok) return result.error;
  const { points: left, type, ...data } = result.value;
  if (result.value === EMPTY_CONSTRAINT) return 'EMPTY';
  const values = Object.values(data).map((each) => (each instanceof Set ? `{${[...each]}}` : `${each}`));
  return `${type}(${values.join(',')},${left.size})`;
}

describe('reduceA', () => {
  const ONE = THREE.slice(0, 1);
  const TWO = THREE.slice(0, 2);

  it.each<[string, Constraint, number, string]>([
    ['AllDifferent, used', the(AllDifferent([2], TWO)), 2, 'The pip 2 is already used.'],
    ['AllDifferent, two points', the(AllDifferent([2], TWO)), 3, 'AllDifferent({2,3},1)'],
    ['AllDifferent, one point', the(AllDifferent([2], ONE)), 3, 'EMPTY'],
    ['AllSame with value, other pip', the(AllSame(1, TWO)), 2, 'The pip 2 is not the same as the expected pip 1.'],
    ['AllSame, three points', the(AllSame(undefined, THREE)), 4, 'AllSame(4,2)'],
    ['AllSame, two points', the(AllSame(undefined, TWO)), 4, 'Exactly(4,1)'],
    ['AllSame, one point', the(AllSame(undefined, ONE)), 4, 'EMPTY'],
    ['AllSame with value, three points', the(AllSame(4, THREE)), 4, 'AllSame(4,2)'],
    ['AllSame with value, two points', the(AllSame(4, TWO)), 4, 'Exactly(4,1)'],
    ['AllSame with value, one point', the(AllSame(4, ONE)), 4, 'EMPTY'],
    ['Exactly, one point, other pip', the(Exactly(4, ONE)), 3, 'The pips 3 is not the same as the expected pip 4.'],
    ['Exactly, one point', the(Exactly(4, ONE)), 4, 'EMPTY'],
    ['Exactly, too much', the(Exactly(4, TWO)), 5, 'The pip 5 exceeds the expected exact sum 4.'],
    ['Exactly, too little', the(Exactly(11, TWO)), 4, 'The remaining sum 7 is unachievable with 1 points.'],
    ['Exactly, on the way', the(Exactly(11, TWO)), 5, 'Exactly(6,1)'],
    ['LessThan, too much', the(LessThan(4, TWO)), 4, 'The pips 4 is not less than the target sum 4.'],
    ['LessThan, one point', the(LessThan(4, ONE)), 3, 'EMPTY'],
    ['LessThan, nothing left to give', the(LessThan(4, TWO)), 3, 'Exactly(0,1)'],
    ['LessThan, on the way', the(LessThan(5, TWO)), 2, 'LessThan(3,1)'],
    ['LessThan, nothing left to fear', the(LessThan(8, TWO)), 1, 'EMPTY'],
    ['LessThan, three points', the(LessThan(3, THREE)), 2, 'LessThan(1,2)'],
    ['MoreThan, too little', the(MoreThan(3, ONE)), 3, 'The pips 3 is less than the minimum required sum of 4.'],
    ['MoreThan, one point', the(MoreThan(3, ONE)), 4, 'EMPTY'],
    ['MoreThan, only a six will do', the(MoreThan(8, TWO)), 3, 'Exactly(6,1)'],
    ['MoreThan, on the way', the(MoreThan(8, TWO)), 4, 'MoreThan(4,1)'],
    ['MoreThan, out of reach', the(MoreThan(8, TWO)), 2, 'The remaining sum 6 is unachievable with 1 points.'],
    ['MoreThan, reached already', the(MoreThan(3, TWO)), 4, 'EMPTY'],
    ['MoreThan, not quite', the(MoreThan(3, TWO)), 3, 'MoreThan(0,1)'],
    ['Each, broken', the(Each('<', 4, TWO)), 4, 'The pips 4 is not < 4.'],
    ['Each, on the way', the(Each('≠', 4, TWO)), 3, 'Each(≠,4,1)'],
    ['Each, met', the(Each('>', 4, ONE)), 5, 'EMPTY'],
    ['Each, equal', the(Each('=', 4, ONE)), 4, 'EMPTY'],
    ['the empty one', EMPTY_CONSTRAINT, 0, 'EMPTY'],
  ])('%s', (_, constraint, pips, expected) => {
    expect(show(reduceA(constraint, Assignment(pips, Point(0, 0))))).toBe(expected);
  });

  it('leaves a constraint alone that does not have the point', () => {
    const constraint = the(Exactly(4, ONE));
    expect(the(reduceA(constraint, Assignment(5, Point(7, 7))))).toBe(constraint);
  });

  it('knows the pips of larger sets', () => {
    expect(show(reduceA(the(Exactly(11, TWO, 9)), Assignment(2, Point(0, 0)), 9))).toBe('Exactly(9,1)');
    expect(show(reduceA(the(MoreThan(11, TWO, 9)), Assignment(3, Point(0, 0)), 9))).toBe('Exactly(9,1)');
  });
});

describe('Placement', () => {
  it.each<[Direction, string]>([
    ['North', '1 at (5,7), 2 at (5,6)'],
    ['East', '1 at (5,6), 2 at (6,6)'],
    ['South', '1 at (5,6), 2 at (5,7)'],
    ['West', '1 at (6,6), 2 at (5,6)'],
  ])('%s assigns %s', (direction, expected) => {
    const made = assignments(placed([1, 2], [5, 6], direction));
    expect(made.map(({ pips, point: { x, y } }) => `${pips} at (${x},${y})`).join(', ')).toBe(expected);
  });

  it('covers its points', () => {
    expect(new Set(points(placed([0, 1], [0, 0], 'North')))).toEqual(new Set(P([0, 0], [0, 1])));
  });

  it('makes no difference between North and South, East and West, for a doubleton', () => {
    const values = (direction: Direction) =>
      new Map(assignments(placed([3, 3], [1, 1], direction)).map(({ pips, point }) => [point, pips]));
    expect(values('North')).toEqual(values('South'));
    expect(values('East')).toEqual(values('West'));
  });

  it('reduces a constraint by both its halves', () => {
    const constraint = the(AllSame(undefined, P([0, 0], [0, 1])));
    const placement = placed([0, 1], [0, 0], 'North');
    expect(show(reduceA(constraint, Assignment(0, Point(0, 1))))).toBe('Exactly(0,1)');
    expect(show(reduceP(constraint, placement))).toBe('The pips 1 is not the same as the expected pip 0.');
    expect(satisfies(placement, constraint)).toBe(false);
    expect(satisfies(placed([1, 1], [0, 0], 'North'), constraint)).toBe(true);
  });

  it('reduces all constraints, and drops those that are met', () => {
    const constraints = [the(Exactly(4, P([0, 0]))), the(AllDifferent([], P([1, 0], [2, 0])))];
    const reduced = the(reduceCs(constraints, placed([4, 5], [0, 0], 'East')));
    expect(reduced.map((each) => show({ ok: true, value: each }))).toEqual(['AllDifferent({5},1)']);
    expect(reduceCs(constraints, placed([3, 5], [0, 0], 'East'))).toEqual({
      ok: false,
      error: 'At least one constraint was violated by the placement.',
    });
  });
});

describe('the board shaped like an L', () => {
  const board = Board(P([0, 0], [0, 1], [0, 2], [1, 2]));
  const constraints = [the(AllSame(3, P([0, 0]))), the(AllDifferent([], P([0, 2], [1, 2])))];
  const game = Game(board, [Piece(3, 5), Piece(3, 3)], constraints);

  it('takes legal placements', () => {
    expect(legal(board, placed([4, 4], [0, 0], 'North'))).toBe(true);
    expect(legal(board, placed([3, 2], [0, 2], 'East'))).toBe(true);
    expect(legal(board, placed([3, 2], [1, 2], 'East'))).toBe(false);
  });

  it('is led into a dead end by a domino in its middle, which is legal', () => {
    const middle = placed([3, 3], [0, 1], 'North');
    expect(legal(board, middle)).toBe(true);
    const left = the(play(Game(board, [Piece(3, 3), Piece(4, 5)], []), middle));
    expect([...left.board.points]).toEqual(P([0, 0], [1, 2]));
    expect(solve(left)).toEqual({ ok: false, error: 'No valid placements.' });
  });

  it('takes 3-5 where it puts the 3 into the corner: South, not North', () => {
    expect(valid(game, placed([3, 5], [0, 0], 'South'))).toBe(true);
    expect(valid(game, placed([3, 5], [0, 0], 'North'))).toBe(false);
  });

  it('takes 3-3 at the foot as legal, but not valid', () => {
    expect(legal(board, placed([3, 3], [0, 2], 'East'))).toBe(true);
    expect(valid(game, placed([3, 3], [0, 2], 'East'))).toBe(false);
  });

  it('stores 3-2 as 2-3, so that East puts the 2 first', () => {
    expect(assignments(placed([3, 2], [0, 2], 'East'))[0]).toEqual(Assignment(2, Point(0, 2)));
  });
});

describe('Game', () => {
  const board = Board(P([0, 0], [1, 0]));

  it('is valid when pieces cover the board and constraints fit', () => {
    expect(valid(Game(board, [Piece(0, 1)], []))).toBe(true);
    expect(validate(Game(board, [], []))).toEqual({
      ok: false,
      error: 'The board has 2 points, but 0 pieces cover 0.',
    });
    const here = the(Exactly(0, P([0, 0])));
    expect(valid(Game(board, [Piece(0, 1)], [here, here]))).toBe(false);
    expect(valid(Game(board, [Piece(0, 1)], [the(Exactly(0, P([5, 5])))]))).toBe(false);
  });

  it('is won by playing it out', () => {
    const game = Game(board, [Piece(0, 1)], [the(Exactly(1, P([0, 0])))]);
    const won = the(play(game, placed([0, 1], [0, 0], 'West')));
    expect(won).toEqual(WON_GAME);
    expect(isWon(won)).toBe(true);
    expect(isWon(game)).toBe(false);
  });

  it.each<[string, Placement]>([
    ['off the board', placed([0, 1], [1, 0], 'East')],
    ['with a piece that is not there', placed([1, 1], [0, 0], 'East')],
    ['against a constraint', placed([0, 1], [0, 0], 'East')],
  ])('cannot be played %s', (_, placement) => {
    const game = Game(board, [Piece(0, 1)], [the(Exactly(1, P([0, 0])))]);
    expect(play(game, placement)).toEqual({ ok: false, error: 'Unwinnable game.' });
  });

  it('keeps pieces that may be used again', () => {
    const game = Game(board, [Piece(0, 1)], [], 'repeated');
    expect(the(play(game, placed([0, 1], [0, 0], 'East'))).pieces).toEqual([Piece(0, 1)]);
  });
});
