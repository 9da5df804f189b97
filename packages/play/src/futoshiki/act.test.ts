import { readPuzzlesSync } from '@pipwright/core';
import { futoshiki } from '@pipwright/futoshiki/parts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../core/src/testing/effort.js';
import { pairs, rows } from '../../../core/src/testing/short-forms.js';
import { anyPuzzle, bruteForce } from '../../../futoshiki/src/testing/index.js';
import {
  boardOf,
  type Cell,
  colourAt,
  type FutoshikiAction,
  type Game,
  isGiven,
  newGame,
  shownMarks,
  status,
  whatIsWrong,
  whyNot,
} from '../index.js';
import { afterMoves, laterGame, madeGame } from '../testing/games.js';
import { candidatesOn } from './candidates.js';

function gameOf(id: string): Game<'futoshiki'> {
  const [reading] = readPuzzlesSync(id, [futoshiki]);
  if (!reading?.checked.ok) throw new Error(JSON.stringify(reading));
  return madeGame(newGame('futoshiki', reading.checked.value));
}

/** Three rows, 2 given in the middle of the first, its left neighbour less than it. */
const game = gameOf('3:0,2L,0,0,0,0,0,0,0,');
const put = (row: number, column: number, number: number): FutoshikiAction => ({
  type: 'put',
  cell: [row, column],
  number,
});
const codes = (now: Game<'futoshiki'>, action: FutoshikiAction) => whyNot(now, action).map(({ code }) => code);
const marks = (now: Game<'futoshiki'>) => boardOf(now).marks;

describe('numbers', () => {
  it('are put, put over and cleared', () => {
    const one = afterMoves(game, put(2, 2, 1), put(2, 2, 3));
    expect(boardOf(one).grid).toEqual(rows('020 000 003'));
    expect(boardOf(afterMoves(one, { type: 'clear', cell: [2, 2] }))).toEqual(boardOf(game));
  });

  it.each<[string, FutoshikiAction, string[]]>([
    ['over a given number', put(0, 1, 1), ['cell-given']],
    ['clearing a given number', { type: 'clear', cell: [0, 1] }, ['cell-given']],
    ['outside', put(0, 3, 1), ['cell-off-board']],
    ['too large', put(0, 0, 4), ['put-out-of-range']],
    ['nothing to clear', { type: 'clear', cell: [0, 0] }, ['cell-empty-already']],
    ['noted on a given number', { type: 'mark', cell: [0, 1], number: 1 }, ['mark-on-full-cell']],
    ['noted outside', { type: 'mark', cell: [3, 3], number: 1 }, ['cell-off-board']],
  ])('are refused: %s', (_, action, expected) => {
    expect(codes(game, action)).toEqual(expected);
  });

  it('are given or not', () => {
    expect([isGiven(game.puzzle, [0, 1]), isGiven(game.puzzle, [1, 0])]).toEqual([true, false]);
  });

  it('finish the puzzle, or fill it and are wrong', () => {
    const moves = rows('123 231 312').flatMap((line, row) => line.map((number, column) => put(row, column, number)));
    const open = moves.filter((move) => whyNot(game, move).length === 0);
    expect(status(afterMoves(game, ...open))).toBe('finished');
    expect(status(afterMoves(game, ...open, put(2, 2, 1)))).toBe('full-but-wrong');
    expect(whatIsWrong(afterMoves(game, ...open, put(2, 2, 1))).map(({ code }) => code)).toEqual([
      'solution-column',
      'solution-row',
    ]);
  });
});

describe('marks', () => {
  const filled = afterMoves(game, { type: 'fill-marks' });

  it('are filled with what rows, columns and signs leave', () => {
    expect(marks(filled)).toEqual({
      '0,0': [1],
      '0,2': [1, 3],
      '1,0': [1, 2, 3],
      '1,1': [1, 3],
      '1,2': [1, 2, 3],
      '2,0': [1, 2, 3],
      '2,1': [1, 3],
      '2,2': [1, 2, 3],
    });
    expect(codes(filled, { type: 'fill-marks' })).toEqual(['no-change']);
  });

  it('are toggled and cleared', () => {
    const toggled = afterMoves(filled, { type: 'mark', cell: [0, 0], number: 1 });
    expect(marks(toggled)['0,0']).toBeUndefined();
    expect(marks(afterMoves(filled, { type: 'clear', cell: [1, 0] }))['1,0']).toBeUndefined();
    expect(marks(afterMoves(filled, { type: 'clear-marks' }))).toEqual({});
  });
});

describe('marks under and beside numbers', () => {
  const filled = afterMoves(game, { type: 'fill-marks' });
  const shown = (now: Game<'futoshiki'>, cell: Cell, tidy = true) => shownMarks(boardOf(now), tidy)(cell);

  it('are hidden and not deleted: 1, then 2 brings the 1s of its lines back', () => {
    const one = afterMoves(filled, put(2, 2, 1));
    expect(marks(one)).toEqual(marks(filled));
    expect([shown(one, [2, 2]), shown(one, [2, 0]), shown(one, [1, 2]), shown(one, [0, 0])]).toEqual([
      [],
      [2, 3],
      [2, 3],
      [1],
    ]);
    expect(shown(one, [2, 0], false)).toEqual([1, 2, 3]);
    const two = afterMoves(one, put(2, 2, 2));
    expect([shown(two, [2, 0]), shown(two, [1, 2])]).toEqual(pairs('1,3 1,3'));
    const cleared = afterMoves(two, { type: 'clear', cell: [2, 2] });
    expect(shown(cleared, [2, 2])).toEqual([1, 2, 3]);
  });

  it('stay under numbers when all others are filled anew', () => {
    const again = afterMoves(filled, put(2, 2, 1), { type: 'fill-marks' });
    expect(marks(again)['2,2']).toEqual([1, 2, 3]);
    expect(marks(again)['2,0']).toEqual([2, 3]);
    expect(marks(afterMoves(again, { type: 'clear-marks' }))).toEqual({});
  });

  it('are as before, whatever was put and cleared again', () => {
    const step = fc.record({ cell: fc.nat({ max: 15 }), number: fc.integer({ min: 1, max: 4 }) });
    fc.assert(
      fc.property(
        anyPuzzle({ side: 4 }),
        fc.array(fc.nat(), { maxLength: 20 }),
        fc.array(step),
        (puzzle, seeds, puts) => {
          const before = laterGame(madeGame(newGame('futoshiki', puzzle)), seeds);
          if (before.kind !== 'futoshiki') return;
          const { grid } = boardOf(before);
          const cells = puts
            .map(({ cell, number }) => ({ cell: [cell >> 2, cell & 3] as Cell, number }))
            .filter(({ cell: [row, column] }) => grid[row]?.[column] === 0);
          const after = cells.reduce((now, { cell, number }) => {
            const action: FutoshikiAction = { type: 'put', cell, number };
            return whyNot(now, action).length === 0 ? afterMoves(now, action) : now;
          }, before);
          const cleared = cells.reduce((now, { cell: [row, column] }) => {
            const isFull = boardOf(now).grid[row]?.[column] !== 0;
            return isFull ? afterMoves(now, { type: 'clear', cell: [row, column] }) : now;
          }, after);
          expect(boardOf(cleared)).toEqual(boardOf(before));
        },
      ),
      { numRuns: runs(60) },
    );
  });
});

describe('several squares', () => {
  const also: readonly Cell[] = pairs('1,0 2,0');
  const all: readonly Cell[] = [[0, 0], ...also];

  it('are noted in one move: in all of them, or rubbed out where all have it', () => {
    const mark = { type: 'mark', cell: [0, 0], number: 3, also } as const;
    const some = afterMoves(game, { type: 'mark', cell: [1, 0], number: 3 }, mark);
    expect(all.map((cell) => marks(some)[`${cell}`])).toEqual([[3], [3], [3]]);
    expect(marks(afterMoves(some, mark))).toEqual({});
    expect(marks(afterMoves(some, { type: 'undo' }))).toEqual({ '1,0': [3] });
    expect(codes(game, { ...mark, also: [[0, 1]] })).toEqual(['mark-on-full-cell']);
    expect(codes(game, { ...mark, also: [[0, 3]] })).toEqual(['cell-off-board']);
  });

  it('are emptied of their numbers, then of their marks; given numbers stay', () => {
    const clear = { type: 'clear', cell: [0, 1], also } as const;
    const full = afterMoves(game, { type: 'mark', cell: [1, 0], number: 1 }, put(1, 0, 2), put(2, 0, 3));
    const cleared = afterMoves(full, clear);
    expect(boardOf(cleared)).toEqual({ ...boardOf(game), marks: { '1,0': [1] } });
    expect(marks(afterMoves(cleared, clear))).toEqual({});
    expect(codes(game, clear)).toEqual(['cell-empty-already']);
    expect(codes(game, { type: 'clear', cell: [0, 1], also: [[3, 0]] })).toEqual(['cell-off-board']);
  });

  it('are coloured, given ones too, and bare again with the same colour or none', () => {
    const blue = { type: 'colour', cell: [0, 1], colour: 2, also } as const;
    const coloured = afterMoves(game, blue);
    const { colours } = boardOf(coloured);
    expect([...[[0, 1] as Cell, ...also].map((cell) => colourAt(colours, cell)), colourAt(colours, [2, 2])]).toEqual([
      2, 2, 2, 0,
    ]);
    const mixed = afterMoves(coloured, { type: 'colour', cell: [1, 0], colour: 3 });
    expect(boardOf(mixed).colours).toEqual({ '0,1': 2, '1,0': 3, '2,0': 2 });
    expect(boardOf(afterMoves(mixed, blue)).colours).toEqual(colours);
    expect(boardOf(afterMoves(coloured, blue)).colours).toEqual({});
    expect(boardOf(afterMoves(mixed, { ...blue, colour: 0 })).colours).toEqual({});
    expect(codes(game, { ...blue, colour: 0 })).toEqual(['no-change']);
    expect(codes(game, { ...blue, colour: 7 })).toEqual(['colour-out-of-range']);
    expect(codes(game, { ...blue, also: [[0, 9]] })).toEqual(['cell-off-board']);
  });
});

describe('candidates and what is wrong', () => {
  it('never exclude a solution', () => {
    const seen = { wrong: 0, right: 0 };
    fc.assert(
      fc.property(anyPuzzle({ side: 3 }), fc.array(fc.nat(), { maxLength: 10, size: 'max' }), (puzzle, seeds) => {
        const now = laterGame(madeGame(newGame('futoshiki', puzzle)), seeds);
        if (now.kind !== 'futoshiki') return;
        const { grid } = boardOf(now);
        const solutions = (bruteForce(puzzle) ?? []).filter((solution) =>
          grid.every((line, row) =>
            line.every((number, column) => number === 0 || solution.grid[row]?.[column] === number),
          ),
        );
        const candidates = candidatesOn(now.puzzle, boardOf(now));
        for (const solution of solutions) {
          for (const [row, line] of grid.entries()) {
            for (const [column, number] of line.entries()) {
              if (number === 0) expect(candidates([row, column])).toContain(solution.grid[row]?.[column]);
            }
          }
        }
        const problems = whatIsWrong(now);
        seen[problems.length > 0 ? 'wrong' : 'right']++;
        if (solutions.length > 0) expect(problems).toEqual([]);
      }),
      { numRuns: runs(120) },
    );
    expect(Math.min(seen.wrong, seen.right)).toBeGreaterThan(runs(10));
  });

  it('see bars and the lack of them', () => {
    const adjacent = gameOf('3a:0R,0L,0,0,0,0,0,0,0,');
    const one = afterMoves(adjacent, put(0, 0, 1));
    const candidates = candidatesOn(one.puzzle, boardOf(one));
    expect([candidates([0, 1]), candidates([1, 0]), candidates([0, 2])]).toEqual([[2], [3], [2, 3]]);
  });

  it('name squares without a number and numbers without a square', () => {
    expect(whatIsWrong(afterMoves(game, put(1, 0, 1))).map(({ code, data }) => [code, data])).toEqual([
      ['square-stuck', { cell: [0, 0] }],
    ]);
    const signed = gameOf('3:0,0,0,0,0,0U,0,0,0,');
    const stuck = whatIsWrong(afterMoves(signed, put(1, 0, 3), put(2, 1, 3)));
    expect(stuck.map(({ code, data }) => [code, data.number])).toEqual([
      ['row-stuck', 3],
      ['column-stuck', 3],
    ]);
  });
});
