import {
  boardOf,
  type Cell,
  cellsFrom,
  type Game,
  newGame,
  type PipsAction,
  play,
  quartersOf,
  trayOf,
} from '@pipwright/play';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../core/src/testing/effort.js';
import { anyPuzzle } from '../../../pips/src/testing/index.js';
import { puzzleFromText } from '../../../pips/test/puzzle-of.js';
import { anySeeds, laterGame } from '../../../play/src/testing/any-game.js';
import { played, started } from '../../../play/src/testing/started.js';
import { layOn, turnOn } from './handling.js';

function gameOn(board: string, pieces: string): Game<'pips'> {
  return started(newGame('pips', puzzleFromText(`board:\n${board}\n\npieces:\n${pieces}\n\nconstraints:\n`)));
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
    expect(layOn(SQUARE, slot, cell, quarters)).toEqual({ type: 'place', slot: 0, cells: [first, second] });
  });

  it.each([
    [0, [0, 2], [0, 1]],
    [1, [2, 1], [1, 1]],
    [2, [0, 0], [0, 1]],
    [3, [0, 1], [1, 1]],
  ] as const)(
    'turned by %d quarters lies with its second half there where the first has no room',
    (quarters, cell, first) => {
      expect(layOn(SQUARE, slot, cell, quarters)).toEqual({ type: 'place', slot: 0, cells: [first, cell] });
    },
  );

  it('is turned clockwise where it fits in no other way', () => {
    expect(layOn(ROW, slot, [0, 0], 1)).toEqual(place(0, [0, 1], 2));
    expect(layOn(ROW, slot, [0, 3], 3)).toEqual(place(0, [0, 2], 0));
  });

  it('is laid nowhere where there is no room', () => {
    const alone = played(ROW, place(1, [0, 1], 0));
    expect(layOn(alone, slot, [0, 0], 0)).toBeUndefined();
    expect(layOn(alone, slot, [0, 1], 0)).toBeUndefined();
    expect(layOn(ROW, slot, [7, 7], 0)).toBeUndefined();
    expect(layOn(alone, { slot: 1 }, [0, 3], 0)).toBeUndefined();
  });

  it('of the board moves, over its own cells too', () => {
    const one = played(ROW, place(0, [0, 0], 0));
    expect(layOn(one, { cell: [0, 1] }, [0, 2], 0)).toEqual({ type: 'move', cell: [0, 1], to: cellsFrom([0, 2], 0) });
    expect(layOn(one, { cell: [0, 1] }, [0, 1], 0)).toEqual({ type: 'move', cell: [0, 1], to: cellsFrom([0, 1], 0) });
  });

  it('of the board turns where it lies already, end to end only without room for a quarter', () => {
    const [cell, corner] = [[0, 0], { cell: [0, 0] }] as const;
    const roomy = played(SQUARE, place(0, cell, 0));
    expect(layOn(roomy, corner, cell, 0)).toEqual({ type: 'move', cell, to: cellsFrom(cell, 1) });
    const tight = played(ROW, place(0, cell, 0));
    expect(layOn(tight, corner, cell, 0)).toEqual({ type: 'move', cell, to: cellsFrom([0, 1], 2) });
  });
});

describe('a domino that is tapped', () => {
  it('turns a quarter clockwise around the half that was tapped', () => {
    const one = played(SQUARE, place(0, [1, 0], 0));
    expect(turnOn(one, [1, 0])).toEqual({ type: 'turn', cell: [1, 0], quarters: 1 });
    const next = played(one, { type: 'turn', cell: [1, 1], quarters: 1 });
    expect(boardOf(next).lying[0]?.cells).toEqual([
      [0, 1],
      [1, 1],
    ]);
  });

  it('changes ends where there is no room for a quarter', () => {
    expect(turnOn(played(ROW, place(0, [0, 0], 0)), [0, 0])).toEqual({ type: 'flip', cell: [0, 0] });
  });

  it('turns another way where its ends are alike', () => {
    const double = gameOn('#\n###', '55,12');
    const cell: Cell = [1, 0];
    expect(turnOn(played(double, place(0, [1, 1], 2)), cell)).toEqual({ type: 'turn', cell, quarters: 3 });
    const row = gameOn('####', '55,12');
    expect(turnOn(played(row, place(0, [0, 1], 0)), [0, 1])).toEqual({ type: 'turn', cell: [0, 1], quarters: 2 });
  });

  it('stays where there is no room for any turn', () => {
    const tight = played(gameOn('##', '55'), place(0, [0, 0], 0));
    expect(turnOn(tight, [0, 0])).toBeUndefined();
  });

  it('is no domino where none lies', () => {
    expect(turnOn(ROW, [0, 0])).toBeUndefined();
    expect(turnOn(ROW, [9, 9])).toBeUndefined();
  });
});

it('whatever is tapped in whatever game, the answer can be played and does what was asked', () => {
  const seen = { laid: 0, moved: 0, turned: 0, nothing: 0 };
  const anyPips = anyPuzzle({ dominoes: 6 }).map((puzzle) => started(newGame('pips', puzzle)));
  fc.assert(
    fc.property(anyPips, anySeeds, fc.nat(), fc.nat(3), (start, seeds, pick, quarters) => {
      const game = laterGame(start, seeds) as Game<'pips'>;
      const { cells } = game.puzzle;
      const cell = cells[pick % Math.max(1, cells.length)] ?? [0, 0];
      const tray = trayOf(game.puzzle, boardOf(game)).filter(({ left }) => left > 0);
      const inTray = tray.map((each) => layOn(game, each, cell, quarters));
      const onBoard = boardOf(game).lying.map((each) => layOn(game, { cell: each.cells[1] }, cell, quarters));
      for (const action of [...inTray, ...onBoard, turnOn(game, cell)]) {
        if (action === undefined) {
          seen.nothing++;
          continue;
        }
        const next = play(game, action);
        expect(next.ok).toBe(true);
        const to = action.type === 'place' ? action.cells : action.type === 'move' ? action.to : undefined;
        if (to === undefined) seen.turned++;
        else {
          seen[action.type === 'place' ? 'laid' : 'moved']++;
          expect(to.map(String)).toContain(String(cell));
          expect(quartersOf(to)).toBeDefined();
        }
      }
    }),
    { numRuns: runs(60) },
  );
  for (const [what, times] of Object.entries(seen)) expect(times, what).toBeGreaterThan(runs(2));
});
