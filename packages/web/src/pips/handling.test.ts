import {
  boardOf,
  type Cell,
  cellsFrom,
  type Game,
  type LyingDomino,
  lyingAt,
  newGame,
  type PipsAction,
  play,
  quartersOf,
  sameCell,
  trayOf,
} from '@pipwright/play';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../core/src/testing/effort.js';
import { pairs } from '../../../core/src/testing/short-forms.js';
import { anyPuzzle } from '../../../pips/src/testing/index.js';
import { puzzleFromText } from '../../../pips/test/puzzle-of.js';
import { afterMoves, anySeeds, laterGame, madeGame } from '../../../play/src/testing/games.js';
import type { Point } from '../board/view.js';
import { geometryOf } from './geometry.js';
import { type Chosen, landingOf, layAction, layOn, turnOn } from './handling.js';

function gameOn(board: string, pieces: string): Game<'pips'> {
  return madeGame(newGame('pips', puzzleFromText(`board:\n${board}\n\npieces:\n${pieces}\n\nconstraints:\n`)));
}

const place = (slot: number, first: Cell, quarters: number): PipsAction => ({
  type: 'place',
  slot,
  cells: cellsFrom(first, quarters),
});
const SQUARE = gameOn('###\n###\n###\n#', '12,34,55,01,02');
const ROW = gameOn('####', '12,34');
const slot = { slot: 0 };

describe('a chosen domino', () => {
  it.each([
    [0, [0, 1], [0, 1], [0, 2]],
    [1, [0, 1], [0, 1], [1, 1]],
    [2, [0, 1], [0, 1], [0, 0]],
    [3, [1, 1], [1, 1], [0, 1]],
  ] as const)('turned by %d quarters lies with its first half on the cell', (quarters, cell, first, second) => {
    expect(layOn(SQUARE, slot, cell, quarters)).toEqual([first, second]);
  });

  it.each([
    [0, [0, 2], [0, 1]],
    [1, [2, 1], [1, 1]],
    [2, [0, 0], [0, 1]],
    [3, [0, 1], [1, 1]],
  ] as const)(
    'turned by %d quarters lies with its second half there where the first has no room',
    (quarters, cell, first) => {
      expect(layOn(SQUARE, slot, cell, quarters)).toEqual([first, cell]);
    },
  );

  it('is turned clockwise where it fits in no other way', () => {
    expect(layOn(ROW, slot, [0, 0], 1)).toEqual(cellsFrom([0, 1], 2));
    expect(layOn(ROW, slot, [0, 3], 3)).toEqual(cellsFrom([0, 2], 0));
  });

  it('is laid nowhere where there is no room', () => {
    const alone = afterMoves(ROW, place(1, [0, 1], 0));
    expect(layOn(alone, slot, [0, 0], 0)).toBeUndefined();
    expect(layOn(alone, slot, [0, 1], 0)).toBeUndefined();
    expect(layOn(ROW, slot, [7, 7], 0)).toBeUndefined();
    expect(layOn(alone, { slot: 1 }, [0, 3], 0)).toBeUndefined();
  });

  it('of the board moves, over its own cells too', () => {
    const one = afterMoves(ROW, place(0, [0, 0], 0));
    expect(layOn(one, { cell: [0, 1] }, [0, 2], 0)).toEqual(cellsFrom([0, 2], 0));
    expect(layOn(one, { cell: [0, 1] }, [0, 1], 0)).toEqual(cellsFrom([0, 1], 0));
  });

  it('of the board turns where it lies already, end to end only without room for a quarter', () => {
    const [cell, corner] = [[0, 0], { cell: [0, 0] }] as const;
    const roomy = afterMoves(SQUARE, place(0, cell, 0));
    expect(layOn(roomy, corner, cell, 0)).toEqual(cellsFrom(cell, 1));
    const tight = afterMoves(ROW, place(0, cell, 0));
    expect(layOn(tight, corner, cell, 0)).toEqual(cellsFrom([0, 1], 2));
  });
});

describe('a domino in the air', () => {
  const held = (game: Game<'pips'>, over: string, quarters: number, chosen: Chosen = slot, aside = 0.1) => {
    const geometry = geometryOf(game.puzzle);
    const [a, b] = pairs(over).map((cell) => geometry.middle(cell)) as [Point, Point];
    return landingOf(game, geometry, chosen, quarters, { x: (a.x + b.x) / 2 + aside, y: (a.y + b.y) / 2 - 0.1 });
  };

  it.each([0, 2])('falls where it is held, as it is turned: by %d quarters', (quarters) => {
    const over = pairs('0,1 0,2');
    expect(held(ROW, '0,1 0,2', quarters)).toEqual(quarters === 0 ? over : over.toReversed());
  });

  it.each([1, 3])('turns by a quarter where it fits only so: from %d', (quarters) => {
    expect(held(ROW, '0,1 0,2', quarters)).toEqual(cellsFrom([0, quarters === 1 ? 2 : 1], quarters + 1));
  });

  it('turns for the place that it is held over rather than fall beside it', () => {
    expect(held(SQUARE, '0,2 1,2', 0, slot, 0)).toEqual(pairs('0,2 1,2'));
    expect(held(SQUARE, '0,1 0,2', 0, slot, 0)).toEqual(pairs('0,1 0,2'));
  });

  it('rather falls beside where it is held than turns for what is no nearer', () => {
    const one = afterMoves(SQUARE, place(1, [0, 0], 1));
    expect(held(one, '0,0 0,1', 0, slot, 0.3)).toEqual(pairs('0,1 0,2'));
  });

  it('of the board falls back onto its own cells', () => {
    const one = afterMoves(ROW, place(0, [0, 0], 0));
    expect(held(one, '0,0 0,1', 0, { cell: [0, 0] })).toEqual(pairs('0,0 0,1'));
    expect(held(one, '0,0 0,1', 1, { cell: [0, 0] })).toEqual(pairs('0,1 0,0'));
  });

  it('falls nowhere where no way fits', () => {
    const full = afterMoves(ROW, place(1, [0, 1], 0));
    for (const quarters of [0, 1, 2, 3]) expect(held(full, '0,1 0,2', quarters)).toBeUndefined();
  });
});

describe('a domino that is tapped', () => {
  const lieOf = (game: Game<'pips'>) => boardOf(game).lying[0]?.cells;
  const tapped = (game: Game<'pips'>, cell: Cell) => {
    const action = turnOn(game, cell);
    return action === undefined ? game : afterMoves(game, action);
  };

  it('changes ends where it lies, then turns a quarter clockwise around the half that was tapped', () => {
    const one = afterMoves(SQUARE, place(0, [1, 0], 0));
    for (const cell of pairs('1,0 1,1')) expect(lieOf(tapped(one, cell))).toEqual(pairs('1,1 1,0'));
    expect(lieOf(tapped(tapped(one, [1, 0]), [1, 0]))).toEqual(pairs('2,0 1,0'));
    expect(lieOf(tapped(tapped(one, [1, 1]), [1, 1]))).toEqual(pairs('1,1 0,1'));
  });

  it('changes ends first wherever the first tap finds it', () => {
    const lain = afterMoves(SQUARE, place(0, [1, 1], 1), { type: 'flip', cell: [1, 1] });
    expect(lieOf(tapped(lain, [1, 1]))).toEqual(pairs('1,1 2,1'));
    const turned = tapped(tapped(lain, [1, 1]), [1, 1]);
    expect(lieOf(tapped(afterMoves(turned, { type: 'flip', cell: [1, 1] }), [1, 1]))).toEqual(lieOf(turned));
  });

  it('goes through every way around its cell, end to end and a quarter at a time', () => {
    let game = afterMoves(SQUARE, place(0, [1, 1], 0));
    const ways = Array.from({ length: 9 }, () => {
      const lie = lieOf(game);
      game = tapped(game, [1, 1]);
      return lie;
    });
    expect(ways.map((lie) => lie && quartersOf(lie))).toEqual([0, 2, 3, 1, 2, 0, 1, 3, 0]);
    expect(ways[8]).toEqual(ways[0]);
    expect(new Set(ways.map(String)).size).toBe(8);
  });

  it('changes ends where there is no room for a quarter', () => {
    const row = afterMoves(ROW, place(0, [0, 0], 0));
    expect(lieOf(tapped(row, [0, 0]))).toEqual(cellsFrom([0, 1], 2));
    expect(lieOf(tapped(tapped(row, [0, 0]), [0, 0]))).toEqual(cellsFrom([0, 0], 0));
  });

  it('turns another way where its ends are alike', () => {
    const double = gameOn('#\n###', '55,12');
    expect(
      lieOf(tapped(afterMoves(double, place(0, [1, 1], 2)), [1, 0]))
        ?.map(String)
        .sort(),
    ).toEqual(['0,0', '1,0']);
    const row = gameOn('####', '55,12');
    expect(lieOf(tapped(afterMoves(row, place(0, [0, 1], 0)), [0, 1]))).toEqual(cellsFrom([0, 1], 2));
  });

  it('stays where there is no room for any turn', () => {
    const tight = afterMoves(gameOn('##', '55'), place(0, [0, 0], 0));
    expect(turnOn(tight, [0, 0])).toBeUndefined();
  });

  it('is no domino where none lies', () => {
    expect(turnOn(ROW, [0, 0])).toBeUndefined();
    expect(turnOn(ROW, [9, 9])).toBeUndefined();
  });
});

const anyPips = anyPuzzle({ dominoes: 6 }).map((puzzle) => madeGame(newGame('pips', puzzle)));

/** How a domino looks on the board: a double has no first half. */
const looks = ({ domino, cells }: LyingDomino) =>
  cells
    .map((cell, half) => `${cell} holds ${domino[half]}`)
    .sort()
    .join();

it('a tapped domino is back after as many taps as there are ways to cover the cell', () => {
  const seen = new Map<number, number>();
  fc.assert(
    fc.property(anyPips, anySeeds, (start, seeds) => {
      const game = laterGame(start, seeds) as Game<'pips'>;
      for (const { cells } of boardOf(game).lying)
        for (const cell of cells) {
          const now = (at: Game<'pips'>) => looks(lyingAt(boardOf(at), cell) as LyingDomino);
          const legal = new Set([now(game)]);
          for (const first of game.puzzle.cells)
            for (const second of game.puzzle.cells) {
              const to = [first, second] as const;
              const next = play(game, { type: 'move', cell, to });
              if (next.ok && to.some((each) => sameCell(each, cell))) legal.add(now(next.value));
            }
          const met = new Set<string>();
          let turned = game;
          for (let taps = 0; taps < legal.size; taps++) {
            met.add(now(turned));
            const action = turnOn(turned, cell);
            if (action !== undefined) turned = afterMoves(turned, action);
          }
          expect(met).toEqual(legal);
          expect(now(turned)).toBe(now(game));
          seen.set(legal.size, (seen.get(legal.size) ?? 0) + 1);
        }
    }),
    { numRuns: runs(60, 300) },
  );
  expect([...seen.keys()].sort(), 'few and many ways').toEqual(expect.arrayContaining([1, 2, 4, 6]));
});

it('a domino that is held over any place that is free for it can fall', () => {
  fc.assert(
    fc.property(anyPips, anySeeds, fc.nat(3), (start, seeds, quarters) => {
      const game = laterGame(start, seeds) as Game<'pips'>;
      const geometry = geometryOf(game.puzzle);
      for (const { slot: index, left } of trayOf(game.puzzle, boardOf(game)))
        for (const cell of left > 0 ? game.puzzle.cells : []) {
          const lie = cellsFrom(cell, quarters);
          if (!play(game, { type: 'place', slot: index, cells: lie }).ok) continue;
          const [a, b] = lie.map((each) => geometry.middle(each)) as [Point, Point];
          const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
          const fallen = [0, 1, 2, 3].map((turned) => landingOf(game, geometry, { slot: index }, turned, middle));
          expect(fallen[quarters]).toEqual(lie);
          for (const to of fallen) expect(to && play(game, { type: 'place', slot: index, cells: to }).ok).toBe(true);
        }
    }),
    { numRuns: runs(25) },
  );
});

it('what is laid lies where its preview was', () => {
  fc.assert(
    fc.property(anyPips, anySeeds, fc.nat(), fc.nat(3), (start, seeds, pick, quarters) => {
      const game = laterGame(start, seeds) as Game<'pips'>;
      const { cells } = game.puzzle;
      const cursor = cells[pick % Math.max(1, cells.length)] ?? [0, 0];
      const board = boardOf(game);
      const all: readonly Chosen[] = [
        ...trayOf(game.puzzle, board).filter(({ left }) => left > 0),
        ...board.lying.map(({ cells: [cell] }) => ({ cell })),
      ];
      for (const chosen of all) {
        const preview = layOn(game, chosen, cursor, quarters);
        if (preview === undefined) continue;
        for (const cell of preview) expect(cells.some((each) => sameCell(each, cell))).toBe(true);
        const after = afterMoves(game, layAction(chosen, preview));
        expect(lyingAt(boardOf(after), cursor)?.cells).toEqual(preview);
      }
    }),
    { numRuns: runs(25) },
  );
});
