/** Move by move from any board to a solution, wherever the player has got to. */

import { type AnyGame, boardOf, type KindName, play, status } from '@pipwright/play';
import { describe, expect, it } from 'vitest';
import { pairs, rows } from '../../../core/src/testing/short-forms.js';
import { futoshikiInspection } from '../futoshiki/inspection.js';
import type { Inspection } from '../inspect/inspection.js';
import { gameOf } from '../inspect/testing/game-of.js';
import type { AnySolution } from '../kind/parts.js';
import { ENGINES } from '../kinds/engines.js';
import { pipsInspection } from '../pips/inspection.js';
import { runTask } from '../think/run-task.js';

/** Two dominoes are the same. */
const PIPS = gameOf('pips', {
  rows: 2,
  cols: 3,
  maxPip: 6,
  dominoes: pairs('0,1 1,0 2,3'),
  regions: rows('001 221'),
  constraints: { 0: { sum: 1 }, 1: { sum: 5 }, 2: { sum: 1 } },
});
const FUTOSHIKI = gameOf('futoshiki', {
  Grid: { OriginSquare: { Column: 0, Row: 0 }, Dimensions: { WidthInSquares: 3, HeightInSquares: 3 } },
  MaxNumber: 3,
  FixedNumbers: [{ Square: { Column: 0, Row: 0 }, Number: 1 }],
  GreaterThanSigns: [],
  LessThanSigns: [],
});

async function solutionOf(game: AnyGame): Promise<AnySolution> {
  const found: AnySolution[] = [];
  const request = { task: 'solve', game, iterationsPerTick: 0, debug: 0 } as const;
  await runTask(
    request,
    (news) => 'solutions' in news && found.push(...news.solutions),
    () => false,
    ENGINES,
  );
  return found[0] as AnySolution;
}

const WRONG = [
  { type: 'place', slot: 2, cells: pairs('0,0 0,1') },
  { type: 'put', cell: [0, 1], number: 1 },
] as const;

describe.each<[string, AnyGame, object, object]>([
  ['Pips', PIPS, pipsInspection, WRONG[0]],
  ['Futoshiki', FUTOSHIKI, futoshikiInspection, WRONG[1]],
])('a game of %s', (_, start, inspection, wrong) => {
  const after = (game: AnyGame, move: object): AnyGame => {
    const next = play(game, move as never);
    if (!next.ok) throw new Error(next.error[0]?.code);
    return next.value;
  };

  it.each([
    ['from its start', start],
    ['from a board with something wrong', after(start, wrong)],
  ])('is led to its solution %s', async (_, from) => {
    const solution = await solutionOf(start);
    let game = from;
    for (let moves = 0; moves < 20; moves++) {
      const move = (inspection as Inspection).nextMove(game.puzzle, boardOf<KindName>(game), solution);
      if (move === undefined) break;
      game = after(game, move);
    }
    expect(status<KindName>(game)).toBe('finished');
  });
});
