/** Laws of every game, whatever is done to it. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../core/src/testing/effort.js';
import {
  type AnyGame,
  boardOf,
  historySteps,
  isTrying,
  type KindName,
  play,
  readGame,
  saveGame,
  status,
  triedCells,
  whatIsWrong,
  whyNot,
} from './index.js';
import {
  afterMoves,
  anyGame,
  anySeeds,
  anyStart,
  frozen,
  gameFault,
  laterGame,
  randomMove,
  testedKind,
} from './testing/games.js';

describe('random play', () => {
  it('never reaches a broken state; moves that cannot be made change nothing and say why', () => {
    const outcomes = { made: 0, refused: 0 };
    fc.assert(
      fc.property(anyStart, anySeeds, (start, seeds) => {
        let game = start;
        expect(gameFault(game)).toBeUndefined();
        for (const seed of seeds) {
          const move = randomMove(game, seed);
          const before = JSON.stringify(game);
          const next = play(game, move);
          expect(JSON.stringify(game)).toBe(before);
          expect(whyNot(game, move)).toEqual(next.ok ? [] : next.error);
          outcomes[next.ok ? 'made' : 'refused']++;
          if (!next.ok) {
            expect(next.error.length).toBeGreaterThan(0);
            continue;
          }
          game = frozen(next.value);
          expect(gameFault(game)).toBeUndefined();
        }
      }),
      { numRuns: runs(50) },
    );
    expect(outcomes.made).toBeGreaterThan(runs(400));
    expect(outcomes.refused).toBeGreaterThan(runs(400));
  });

  it('can be undone to the start and redone to the end', () => {
    fc.assert(
      fc.property(anyStart, anySeeds, (start, seeds) => {
        const game = laterGame(start, seeds);
        const { undo, redo } = historySteps(game);
        const end = redo === 0 ? game : afterMoves(game, { type: 'redo', steps: redo });
        let back = end;
        while (historySteps(back).undo > 0) back = afterMoves(back, { type: 'undo' });
        expect(boardOf(back)).toEqual(boardOf(start));
        expect(isTrying(back)).toBe(false);
        expect(historySteps(back)).toEqual({ undo: 0, redo: undo + redo });
        let forth = back;
        while (historySteps(forth).redo > 0) forth = afterMoves(forth, { type: 'redo' });
        expect({ ...forth, revision: 0 }).toEqual({ ...end, revision: 0 });
      }),
      { numRuns: runs(50) },
    );
  });

  it('drops a try as if it had never been, accepts it as it is, and brings it back', () => {
    let changed = 0;
    fc.assert(
      fc.property(anyGame, fc.array(fc.nat(), { maxLength: 12 }), (game, seeds) => {
        const before = isTrying(game) ? afterMoves(game, { type: 'accept' }) : game;
        const tried = laterInTry(afterMoves(before, { type: 'try' }), seeds);
        const dropped = afterMoves(tried, { type: 'drop' });
        const accepted = afterMoves(tried, { type: 'accept' });
        expect(isTrying(dropped) || isTrying(accepted)).toBe(false);
        expect(boardOf(dropped)).toEqual(boardOf(before));
        expect(boardOf(accepted)).toEqual(boardOf(tried));
        if (triedCells(tried).length > 0) changed++;
        for (const ended of [dropped, accepted]) {
          const again = afterMoves(ended, { type: 'undo' });
          expect(boardOf(again)).toEqual(boardOf(tried));
          expect(triedCells(again)).toEqual(triedCells(tried));
        }
      }),
      { numRuns: runs(50) },
    );
    expect(changed).toBeGreaterThan(runs(8));
  });
});

/** Some moves later, but for those that would leave the try that has just been opened. */
function laterInTry(opened: AnyGame, seeds: readonly number[]): AnyGame {
  return seeds.reduce((game, seed) => {
    const next = laterGame(game, [seed]);
    return isTrying(next) && next.at >= opened.at ? next : game;
  }, frozen(opened));
}

describe('a saved game', () => {
  it('is read back as it was, at every step', () => {
    fc.assert(
      fc.property(anyStart, anySeeds, (start, seeds) => {
        let game = start;
        for (const seed of seeds) {
          const text = saveGame(game);
          expect(readGame(text)).toStrictEqual({ ok: true, value: game, warnings: [] });
          game = laterGame(game, [seed]);
        }
        const back = readGame(saveGame(game));
        expect(back).toStrictEqual({ ok: true, value: game, warnings: [] });
        if (back.ok) expect(saveGame(back.value)).toBe(saveGame(game));
      }),
      { numRuns: runs(6) },
    );
  });
});

describe('the status', () => {
  it('is wrong on a full board only with something to name, and finished with nothing', () => {
    const seen = { playing: 0, 'full-but-wrong': 0, finished: 0 };
    fc.assert(
      fc.property(anyGame, (game) => {
        for (const at of game.positions.keys()) {
          const then: AnyGame = { ...game, at };
          const now = status(then);
          if (at > 0) seen[now]++;
          if (now === 'full-but-wrong') expect(whatIsWrong(then).length).toBeGreaterThan(0);
          if (now === 'finished') expect(whatIsWrong(then)).toEqual([]);
          if (now === 'finished') expect(game.clock.finished).toBe(true);
        }
      }),
      { numRuns: runs(70) },
    );
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(0);
  });

  it('is finished when a solution has been played, in any order, and nothing is wrong on the way', () => {
    let solved = 0;
    fc.assert(
      fc.property(anyStart, fc.nat(), anySeeds, (start, turn, seeds) => {
        const { solvingMoves } = testedKind<KindName>(start);
        if (solvingMoves(start) === undefined) return;
        solved++;
        let game = start;
        for (let left = solvingMoves(game) ?? []; left.length > 0; left = solvingMoves(game) ?? []) {
          expect(whatIsWrong(game)).toEqual([]);
          expect(status(game)).toBe('playing');
          game = afterMoves(game, left[turn % left.length] ?? { type: 'undo' });
        }
        expect(status(game)).toBe('finished');
        expect(whatIsWrong(game)).toEqual([]);
        const later = laterGame(frozen(game), seeds);
        expect(later.clock).toEqual(game.clock);
        expect(later.clock.finished).toBe(true);
        expect(readGame(saveGame(later))).toStrictEqual({ ok: true, value: later, warnings: [] });
      }),
      { numRuns: runs(50) },
    );
    expect(solved).toBeGreaterThan(runs(15));
  });
});
