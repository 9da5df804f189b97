import { describe, expect, it } from 'vitest';
import { cellPair, pairs } from '../../../core/src/testing/short-forms.js';
import { puzzleFromText, puzzleOf } from '../../../pips/test/puzzle-of.js';
import {
  boardOf,
  type Cell,
  cellsFrom,
  type Game,
  marksAt,
  newGame,
  openPlaces,
  quartersOf,
  status,
  trayOf,
  whyNot,
} from '../index.js';
import { afterMoves, madeGame } from '../testing/games.js';
import type { PipsAction } from './action.js';

/** A board of 2 × 3 with a hole's width to turn in, two dominoes alike. */
const game = madeGame(
  newGame('pips', puzzleFromText('board:\n###\n###\n\npieces:\n12,12,33\n\nconstraints:\nExactly 2 {(0,0)}\n')),
);
const place = (slot: number, first: readonly [number, number], quarters = 0): PipsAction => ({
  type: 'place',
  slot,
  cells: cellsFrom(first, quarters),
});
const shown = (now: Game<'pips'>) =>
  boardOf(now).lying.map(({ slot, domino, cells }) => `${slot}: ${domino} on ${cells.join(' ')}`);
const codes = (now: Game<'pips'>, action: PipsAction) => whyNot(now, action).map(({ code }) => code);

describe('dominoes', () => {
  const one = afterMoves(game, place(0, [0, 0]));

  it('go from their slot to the board and back', () => {
    expect(shown(one)).toEqual(['0: 1,2 on 0,0 0,1']);
    expect(trayOf(one.puzzle, boardOf(one)).map(({ left }) => left)).toEqual([0, 1, 1]);
    const back = afterMoves(one, { type: 'take', cell: [0, 1] });
    expect(boardOf(back)).toEqual(boardOf(game));
  });

  it('come back together', () => {
    const two = afterMoves(one, place(1, [1, 0]));
    const back = { type: 'take', cell: [0, 0], also: [[1, 1]] } as const;
    expect(boardOf(afterMoves(two, back))).toEqual(boardOf(game));
    expect(codes(two, { ...back, also: [[0, 1]] }), 'its cell is bare by then').toEqual(['cell-bare']);
  });

  it('lie in the tray as they are written once they are back, however they were turned there', () => {
    const turned = afterMoves(game, { type: 'turn-in-tray', slot: 0, quarters: 1 });
    const back = afterMoves(afterMoves(turned, place(0, [0, 0], 1)), { type: 'take', cell: [0, 0] });
    expect(boardOf(back)).toEqual(boardOf(game));
  });

  it('move, over their own cells too', () => {
    expect(shown(afterMoves(one, { type: 'move', cell: [0, 1], to: cellPair('0,1 0,2') }))).toEqual([
      '0: 1,2 on 0,1 0,2',
    ]);
  });

  it('flip in place', () => {
    expect(shown(afterMoves(one, { type: 'flip', cell: [0, 1] }))).toEqual(['0: 1,2 on 0,1 0,0']);
  });

  it.each([
    [[0, 0], 1, '0,0 1,0'],
    [[0, 1], 2, '0,2 0,1'],
    [[0, 1], 3, '1,1 0,1'],
  ] as const)('turn around %s by %d quarters', (cell, quarters, cells) => {
    expect(shown(afterMoves(one, { type: 'turn', cell, quarters }))).toEqual([`0: 1,2 on ${cells}`]);
  });

  it('never lie on others', () => {
    expect(codes(one, place(1, [0, 1], 1))).toEqual(['cell-covered']);
    const two = afterMoves(one, place(1, [1, 0]));
    expect(codes(two, { type: 'move', cell: [1, 0], to: cellsFrom([0, 0], 1) })).toEqual(['cell-covered']);
  });

  it('turn in the tray', () => {
    const turned = afterMoves(game, { type: 'turn-in-tray', slot: 1, quarters: 3 });
    expect(trayOf(turned.puzzle, boardOf(turned)).map(({ quarters }) => quarters)).toEqual([0, 3, 0]);
    const round = afterMoves(turned, { type: 'turn-in-tray', slot: 1, quarters: 1 });
    expect(boardOf(round)).toEqual(boardOf(game));
  });

  it.each<[string, PipsAction, string[]]>([
    ['off the board', place(1, [0, 2]), ['cell-off-board']],
    ['torn', { type: 'place', slot: 1, cells: cellPair('0,2 1,1') }, ['cells-apart']],
    ['on one cell', { type: 'place', slot: 1, cells: cellPair('1,1 1,1') }, ['cells-apart']],
    ['on another', place(1, [0, 1], 0), ['cell-covered']],
    ['from an empty slot', place(0, [1, 0]), ['slot-empty']],
    ['from nowhere', place(7, [1, 0]), ['slot-unknown']],
    ['nothing taken', { type: 'take', cell: [1, 1] }, ['cell-bare']],
    ['nothing off the board', { type: 'flip', cell: [5, 5] }, ['cell-off-board']],
    ['moved to where it lies', { type: 'move', cell: [0, 0], to: cellPair('0,0 0,1') }, ['no-change']],
    ['turned off the board', { type: 'turn', cell: [0, 0], quarters: 3 }, ['cell-off-board']],
    ['turned all the way', { type: 'turn', cell: [0, 0], quarters: 4 }, ['quarters-out-of-range']],
    ['turned in the tray but on the board', { type: 'turn-in-tray', slot: 0, quarters: 1 }, ['slot-empty']],
    ['noted under it', { type: 'mark', cell: [0, 0], number: 1 }, ['mark-on-full-cell']],
    ['noted as no pip', { type: 'mark', cell: [1, 0], number: 7 }, ['mark-out-of-range']],
    ['no marks to clear', { type: 'clear-marks' }, ['no-change']],
  ])('are refused: %s', (_, action, expected) => {
    expect(codes(one, action)).toEqual(expected);
  });

  it('flip no double', () => {
    expect(codes(afterMoves(game, place(2, [0, 0])), { type: 'flip', cell: [0, 0] })).toEqual(['no-change']);
  });

  it('lay no double the other way round where it lies', () => {
    const move = (to: readonly [Cell, Cell]) =>
      codes(afterMoves(game, place(2, [0, 0])), { type: 'move', cell: [0, 0], to });
    const cells: readonly [Cell, Cell] = cellPair('0,0 0,1');
    expect(move([cells[1], cells[0]])).toEqual(['no-change']);
    expect(move(cells)).toEqual(['no-change']);
  });

  it('come from a set, once or as often as liked', () => {
    const cells = pairs('0,0 0,1 1,0 1,1');
    for (const repeats of [false, true]) {
      const puzzle = puzzleOf({ cells, supply: { kind: 'set', repeats }, maxPip: 1 });
      const first = afterMoves(madeGame(newGame('pips', puzzle)), place(1, [0, 0]));
      expect(codes(first, place(1, [1, 0]))).toEqual(repeats ? [] : ['slot-empty']);
      const slot = repeats ? 1 : 2;
      expect(status(afterMoves(first, place(slot, [1, 0])))).toBe('finished');
    }
  });
});

it('marks stay under a domino and can be rubbed out', () => {
  const marked = afterMoves(game, { type: 'mark', cell: [0, 0], number: 3 }, { type: 'mark', cell: [0, 0], number: 1 });
  expect(marksAt(boardOf(marked).marks, [0, 0])).toEqual([1, 3]);
  const covered = afterMoves(marked, place(0, [0, 0]), { type: 'take', cell: [0, 0] });
  expect(boardOf(covered)).toEqual(boardOf(marked));
  expect(boardOf(afterMoves(marked, { type: 'clear-marks' }))).toEqual(boardOf(game));
});

it('places for dominoes are the open neighbours, both ways round', () => {
  expect(openPlaces(game.puzzle, boardOf(game))).toHaveLength(14);
  const left = afterMoves(game, place(0, [0, 0]), place(1, [1, 0]));
  expect(openPlaces(left.puzzle, boardOf(left))).toEqual([pairs('0,2 1,2'), pairs('1,2 0,2')]);
});

it('directions go round', () => {
  for (const quarters of [0, 1, 2, 3]) expect(quartersOf(cellsFrom([4, 4], quarters))).toBe(quarters);
  expect(quartersOf(cellPair('0,0 1,1'))).toBeUndefined();
});
