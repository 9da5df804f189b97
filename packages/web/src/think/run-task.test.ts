import type { JsonObject } from '@pipwright/core';
import { type AnyGame, type Cell, type Game, play } from '@pipwright/play';
import { describe, expect, it, vi } from 'vitest';
import { cellPair, pairs, rows } from '../../../core/src/testing/short-forms.js';
import { futoshikiInspection } from '../futoshiki/inspection.js';
import { gameOf } from '../inspect/testing/game-of.js';
import { ENGINES } from '../kinds/engines.js';
import { pipsInspection } from '../pips/inspection.js';
import { type EngineNews, MOST_KEPT, type TaskRequest } from './engine-messages.js';
import { begun, type Inspected, withNews } from './inspected.js';
import { lastGood, runTask } from './run-task.js';

const PAIRS = rows('0011 2233');
const SINGLES = rows('0123 4567');

function pips(constraints: JsonObject, regions = PAIRS): AnyGame {
  const dominoes = pairs('0,1 2,2 0,3 4,5');
  return gameOf('pips', { rows: 2, cols: 4, maxPip: 6, dominoes, regions, constraints });
}

/** 3 by 3 with these numbers, by row. */
function futoshiki(...rows: readonly string[]): Game<'futoshiki'> {
  const numbers = rows.flatMap((row, Row) =>
    [...row].flatMap((digit, Column) => (digit === '.' ? [] : [{ Square: { Column, Row }, Number: Number(digit) }])),
  );
  return gameOf('futoshiki', {
    Grid: { OriginSquare: { Column: 0, Row: 0 }, Dimensions: { WidthInSquares: 3, HeightInSquares: 3 } },
    MaxNumber: 3,
    FixedNumbers: numbers,
    GreaterThanSigns: [],
    LessThanSigns: [],
  });
}

const LOOSE = pips({});
const STRICT = pips(Object.fromEntries([0, 1, 2, 2, 0, 3, 4, 5].map((sum, cell) => [cell, { sum }])), SINGLES);
const HOPELESS = pips({ 0: { sum: 12 } });
const SQUARE = futoshiki('...', '...', '...');

async function run(game: AnyGame, asked: Partial<TaskRequest> = {}, kinds = ENGINES): Promise<Inspected> {
  const request: TaskRequest = { task: 'all', engine: 'swift', game, iterationsPerTick: 0, debug: 0, ...asked };
  let inspected = begun(request);
  await runTask(
    request,
    (news) => {
      inspected = withNews(inspected, news);
    },
    () => false,
    kinds,
  );
  expect(inspected.running).toBe(false);
  return inspected;
}

describe('engines', () => {
  it('are those that can be chosen', () => {
    expect(ENGINES.pips.engines.map(({ name }) => name)).toEqual(pipsInspection.engines);
    expect(ENGINES.futoshiki.engines.map(({ name }) => name)).toEqual(futoshikiInspection.engines);
  });

  it.each(ENGINES.pips.engines.map(({ name }) => name))('find all solutions: %s', async (engine) => {
    const all = await run(LOOSE, { engine });
    const counted = await run(LOOSE, { engine, task: 'count' });
    expect(all.progress.found).toBe((await run(LOOSE, { task: 'count' })).progress.found);
    expect(counted).toMatchObject({ ending: 'exhausted', progress: { found: all.progress.found }, solutions: [] });
    expect(all.solutions.length).toBe(Math.min(MOST_KEPT, Number(all.progress.found)));
  });

  it.each(['swift', 'BT+NO', 'MAC+BZ', 'CBJ+MT'])('find all squares: %s', async (engine) => {
    expect(await run(SQUARE, { engine })).toMatchObject({ ending: 'exhausted', progress: { found: '12' } });
    expect((await run(SQUARE, { engine, task: 'count' })).progress.found).toBe('12');
  });

  it('that are not there cannot be asked', async () => {
    expect(await run(LOOSE, { engine: 'smt' })).toMatchObject({ failure: 'broken' });
  });
});

describe('a task', () => {
  it.each([1, 7, 1_000_000])('comes to the same with %i steps at a time', async (iterationsPerTick) => {
    expect((await run(SQUARE, { iterationsPerTick, engine: 'BT+NO' })).progress.found).toBe('12');
  });

  it('finds one where there is one', async () => {
    expect((await run(LOOSE, { task: 'solve' })).solutions).toHaveLength(1);
    expect(await run(HOPELESS, { task: 'solve' })).toMatchObject({ ending: 'exhausted', progress: { found: '0' } });
  });

  it.each(['swift', 'reference'])('finds what all solutions share by %s', async (engine) => {
    const { common } = await run(STRICT, { task: 'common', engine });
    expect(common?.joined).toHaveLength(4);
    expect((await run(LOOSE, { task: 'common', engine })).common?.joined).toEqual([]);
  });

  it('keeps some solutions and counts all', async () => {
    const { solutions, progress } = await run(LOOSE);
    expect(Number(progress.found)).toBeGreaterThan(0);
    expect(solutions.length).toBeLessThanOrEqual(MOST_KEPT);
  });

  it('finds the last board that could be finished', async () => {
    const place = (game: AnyGame, slot: number, cells: readonly [Cell, Cell]) => {
      const next = play(game, { type: 'place', slot, cells } as never);
      if (!next.ok) throw new Error('There is no room.');
      return next.value;
    };
    const [right, wrong] = [place(STRICT, 0, cellPair('0,0 0,1')), place(STRICT, 3, cellPair('0,0 0,1'))];
    expect(await lastGood(ENGINES, place(place(right, 3, cellPair('0,2 0,3')), 1, cellPair('1,0 1,1')))).toBe(2);
    expect(await lastGood(ENGINES, wrong)).toBe(1);
    expect(await lastGood(ENGINES, place(HOPELESS, 0, cellPair('0,0 0,1')))).toBeUndefined();
  });

  it('stops when it is told to', async () => {
    const told: EngineNews[] = [];
    const request = { task: 'all', engine: 'swift', game: LOOSE, iterationsPerTick: 1, debug: 0 } as const;
    let looks = 0;
    await runTask(
      request,
      (news) => told.push(news),
      () => ++looks > 3,
      ENGINES,
    );
    expect(told.at(-1)).toMatchObject({ type: 'ended', ending: 'stopped' });
  });

  it('shows no solution that its judge refuses', async () => {
    const verify = () => [{ code: 'cell-empty', where: {}, data: {} }] as never;
    const strict = { ...ENGINES, pips: { ...ENGINES.pips, verify } };
    for (const task of ['solve', 'all', 'common', 'position'] as const)
      expect(await run(LOOSE, { task }, strict)).toMatchObject({ failure: 'wrong', solutions: [] });
  });

  it('that breaks says so', async () => {
    const fromPosition = () => {
      throw new Error('No.');
    };
    const broken = { ...ENGINES, pips: { ...ENGINES.pips, fromPosition } };
    expect(await run(LOOSE, { task: 'position' }, broken)).toMatchObject({ failure: 'broken' });
  });
});

describe('a position', () => {
  const after = (game: AnyGame, ...moves: Parameters<typeof play>[1][]) =>
    moves.reduce((now, move) => {
      const next = play(now, move);
      if (!next.ok) throw new Error(JSON.stringify(next.error));
      return next.value;
    }, game);
  const lay = (slot: number, row: number, column: number) =>
    ({
      type: 'place',
      slot,
      cells: [
        [row, column],
        [row, column + 1],
      ],
    }) as never;

  it('of Pips is solvable or not', async () => {
    const right = await run(after(STRICT, lay(0, 0, 0)), { task: 'position' });
    expect(right.solutions).toHaveLength(1);
    const wrong = await run(after(STRICT, lay(1, 0, 0)), { task: 'position' });
    expect(wrong).toMatchObject({ ending: 'exhausted', progress: { found: '0' } });
  });

  it('of Futoshiki is solvable or not, even where it breaks a rule', async () => {
    const put = (number: number, column: number) => ({ type: 'put', cell: [0, column], number }) as never;
    expect((await run(after(SQUARE, put(1, 0)), { task: 'position' })).progress.found).toBe('1');
    expect((await run(after(SQUARE, put(1, 0), put(1, 1)), { task: 'position' })).progress.found).toBe('0');
    const stuck = futoshiki('12.', '..3', '...');
    expect((await run(stuck, { task: 'position' })).progress.found).toBe('0');
  });
});

describe('the console', () => {
  const logged = async (game: AnyGame, asked: Partial<TaskRequest>) => {
    const log = vi.spyOn(console, 'debug').mockReturnValue();
    await run(game, asked);
    const portions = log.mock.calls.map(([, each]) => each as readonly { readonly event: string }[]);
    log.mockRestore();
    return portions.map((each) => each.map(({ event }) => event));
  };

  it('seed 004: gets nothing, or the main events, or every step', async () => {
    expect(await logged(STRICT, {})).toEqual([]);
    expect((await logged(STRICT, { debug: 1 })).flat()).toEqual(['start', 'solution', 'end']);
    const events = (await logged(STRICT, { debug: 2, engine: 'reference' })).flat();
    expect(events).toEqual(expect.arrayContaining(['start', 'placed', 'pruned', 'solution', 'end']));
  });

  it('gets the last events only', async () => {
    const portions = await logged(LOOSE, { debug: 2, engine: 'reference' });
    expect(Math.max(...portions.map(({ length }) => length))).toBe(500);
    expect(portions.at(-1)?.at(-1)).toBe('end');
  });
});
