import { describe as sentence, type Words } from '@pipwright/core';
import { futoshikiWords } from '@pipwright/futoshiki/parts';
import { pipsWords } from '@pipwright/pips/parts';
import { describe, expect, it } from 'vitest';
import { pairs } from '../../core/src/testing/short-forms.js';
import { puzzleFromText, puzzleOf } from '../../pips/test/puzzle-of.js';
import {
  type AnyGame,
  boardOf,
  cellsFrom,
  historySteps,
  isTrying,
  type Move,
  newGame,
  type PipsAction,
  play,
  readGame,
  saveGame,
  status,
  triedCells,
  whyNot,
  wordsOf,
} from './index.js';
import { makeLine } from './saved/save.js';
import { afterMoves, madeGame } from './testing/games.js';

const game = madeGame(
  newGame('pips', puzzleFromText('board:\n##\n##\n\npieces:\n01,23\n\nconstraints:\nExactly 1 {(0,0),(1,0)}\n')),
);
const upper: PipsAction = { type: 'place', slot: 0, cells: cellsFrom([0, 0], 0) };
const lower: PipsAction = { type: 'place', slot: 1, cells: cellsFrom([1, 0], 0) };
const undo = { type: 'undo' } as const;
const codes = (now: typeof game, move: Move<'pips'>) => whyNot(now, move).map(({ code }) => code);

describe('history', () => {
  it('drops what was undone when something else is done', () => {
    const back = afterMoves(game, upper, undo);
    expect(historySteps(back)).toEqual({ undo: 0, redo: 1 });
    expect(historySteps(afterMoves(back, lower))).toEqual({ undo: 1, redo: 0 });
  });

  it('keeps what was undone while the clock runs', () => {
    const now = afterMoves(game, upper, undo, { type: 'tick', ms: 5 }, { type: 'pause' });
    expect(historySteps(now).redo).toBe(1);
    expect([now.clock.elapsed, now.revision]).toEqual([5, 4]);
    expect(afterMoves(now, { type: 'redo' }).clock.elapsed).toBe(5);
  });

  it('goes several steps at once, and no further than it is long', () => {
    const two = afterMoves(game, upper, lower);
    expect(boardOf(afterMoves(two, { type: 'undo', steps: 2 }))).toEqual(boardOf(game));
    expect(whyNot(two, { type: 'undo', steps: 3 })).toEqual([
      { code: 'undo-too-far', where: {}, data: { steps: 3, available: 2 } },
    ]);
    expect(codes(two, { type: 'redo' })).toEqual(['redo-too-far']);
  });

  it('has room for restarts, which are undone like all else', () => {
    const again = afterMoves(game, upper, lower, { type: 'restart' });
    expect(boardOf(again)).toEqual(boardOf(game));
    expect(status(afterMoves(again, undo))).toBe('finished');
    expect(codes(again, { type: 'restart' })).toEqual(['no-change']);
    expect(codes(game, { type: 'restart' })).toEqual(['no-change']);
  });

  it('is long: ten thousand steps are saved and read in a moment', () => {
    const flips = Array.from({ length: 10_000 }, (): PipsAction => ({ type: 'flip', cell: [0, 0] }));
    const long = afterMoves(game, upper, ...flips);
    const read = readGame(saveGame(long));
    expect(read.ok && historySteps(read.value).undo).toBe(10_001);
  });
});

describe('a try', () => {
  const tried = afterMoves(game, upper, { type: 'try' }, lower);

  it('shows what is tried', () => {
    expect(isTrying(tried)).toBe(true);
    expect(triedCells(tried)).toEqual(pairs('1,0 1,1'));
    expect(triedCells(afterMoves(tried, { type: 'take', cell: [0, 0] }))).toHaveLength(4);
    expect(triedCells(game)).toEqual([]);
  });

  it('is dropped in one step, and that step undone', () => {
    const dropped = afterMoves(tried, { type: 'drop' });
    expect(boardOf(dropped)).toEqual(boardOf(afterMoves(game, upper)));
    expect(triedCells(afterMoves(dropped, undo))).toEqual(triedCells(tried));
  });

  it('is open again when its end is undone, and gone when its beginning is', () => {
    expect(isTrying(afterMoves(tried, { type: 'accept' }, undo))).toBe(true);
    expect(isTrying(afterMoves(tried, { type: 'undo', steps: 2 }))).toBe(false);
    expect(isTrying(afterMoves(tried, { type: 'restart' }))).toBe(false);
  });

  it('is one at a time', () => {
    expect(codes(tried, { type: 'try' })).toEqual(['try-open']);
    expect(codes(game, { type: 'accept' })).toEqual(['try-closed']);
    expect(codes(game, { type: 'drop' })).toEqual(['try-closed']);
  });
});

describe('the clock', () => {
  it('runs by what it is told, pauses, and stands once the puzzle has been finished', () => {
    const paused = afterMoves(game, { type: 'tick', ms: 700 }, { type: 'pause' });
    expect(codes(paused, { type: 'tick', ms: 1 })).toEqual(['clock-paused']);
    expect(codes(paused, { type: 'pause' })).toEqual(['clock-paused']);
    const resumed = afterMoves(paused, { type: 'resume' }, { type: 'tick', ms: 300 });
    expect(codes(resumed, { type: 'resume' })).toEqual(['clock-running']);
    const done = afterMoves(resumed, upper, lower);
    expect(done.clock).toEqual({ elapsed: 1000, paused: false, finished: true });
    for (const later of [done, afterMoves(done, undo), afterMoves(done, undo, undo, lower)]) {
      expect(codes(later, { type: 'tick', ms: 1 })).toEqual(['clock-finished']);
    }
  });

  it('is no longer paused once the puzzle has been finished, and cannot be', () => {
    const done = afterMoves(game, { type: 'pause' }, upper, lower);
    expect(done.clock).toEqual({ elapsed: 0, paused: false, finished: true });
    for (const type of ['pause', 'resume'] as const) expect(codes(done, { type })).toEqual(['clock-finished']);
    const both = saveGame(done).split('\n')[0]?.slice(0, -9).replace('"paused":false', '"paused":true') ?? '';
    const read = readGame(makeLine(both));
    expect(read.ok && read.value.clock).toEqual({ elapsed: 0, paused: false, finished: true });
  });

  it.each([0, -1])('does not go on by %d', (ms) => {
    expect(codes(game, { type: 'tick', ms })).toEqual(['tick-out-of-range']);
  });

  it('stands from the start where there is nothing to do', () => {
    const empty = puzzleOf({ cells: [], dominoes: [] });
    const done = madeGame(newGame('pips', empty));
    expect([status(done), done.clock.finished]).toEqual(['finished', true]);
  });
});

it('a full board that is wrong is a state of its own', () => {
  expect(status(afterMoves(game, upper, { type: 'flip', cell: [0, 0] }, lower))).toBe('finished');
  expect(status(afterMoves(game, { ...lower, cells: cellsFrom([0, 0], 0) } as PipsAction))).toBe('playing');
  const upsideDown: PipsAction[] = [1, 0].map((slot, row) => ({ type: 'place', slot, cells: cellsFrom([row, 0], 0) }));
  expect(status(afterMoves(game, ...upsideDown))).toBe('full-but-wrong');
});

it('a game of some kind or other is played as that', () => {
  const some: AnyGame = game;
  const next = play(some, undo);
  expect(next.ok).toBe(false);
  if (some.kind === 'pips') expect(afterMoves(some, upper).puzzle.maxPip).toBe(6);
});

it('what is no move is refused as that', () => {
  const halves = [{ type: 'place' }, { type: 'tick' }, { type: 'undo', steps: 0 }, { type: 'redo', steps: '1' }];
  const others = [{ type: 'put', cell: [0, 0], number: 1 }, { type: 'constructor' }, { type: ['undo'] }];
  for (const move of [null, 3, 'undo', [], {}, ...others, ...halves]) {
    expect([move, codes(game, move as unknown as Move<'pips'>)]).toEqual([move, ['move-unknown']]);
  }
});

it('a puzzle that JSON cannot hold is refused', () => {
  const cells = pairs('0,0 0,1 4000,4000 4000,4001');
  const supply = { kind: 'list', dominoes: pairs('0,0 0,0') } as const;
  expect(newGame('pips', puzzleOf({ cells, supply }))).toMatchObject({
    ok: false,
    error: [{ code: 'board-too-sparse' }],
  });
});

describe('the words', () => {
  it.each([
    ['pips', pipsWords],
    ['futoshiki', futoshikiWords],
  ] as const)('of a game of %s mean what the same codes mean in its kind', (kind, words: Words) => {
    for (const [code, say] of Object.entries(words)) expect(wordsOf(kind)[code], code).toBe(say);
  });

  it('are there for what is refused', () => {
    const [problem] = whyNot(game, undo);
    expect(problem && sentence(problem, wordsOf('pips'))).toBe('There is nothing to undo.');
  });
});
