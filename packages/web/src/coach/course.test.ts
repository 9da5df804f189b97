/** The boards of the coach, proved by the engines that solve puzzles. */
import { type AnyGame, boardOf, type Cell, type KindName, type Move, placeAction, play, status } from '@pipwright/play';
import { describe, expect, it } from 'vitest';
import type { Piece } from '../kind/explaining.js';
import type { AnySolution } from '../kind/parts.js';
import { ENGINES } from '../kinds/engines.js';
import { runTask } from '../think/run-task.js';
import { COURSE, startOf, type Unit } from './course.js';
import { positionOf } from './position.js';

async function solutionsOf(unit: Unit): Promise<readonly AnySolution[]> {
  const found: AnySolution[] = [];
  await runTask(
    { task: 'all', game: startOf(unit), iterationsPerTick: 0, debug: 0 },
    (news) => 'solutions' in news && found.push(...news.solutions),
    () => false,
    ENGINES,
  );
  return found;
}

function placed(game: AnyGame, [first, second]: Piece): AnyGame {
  const [cell, number] = [first?.cell as Cell, first?.number as number];
  const move =
    game.kind === 'pips'
      ? placeAction(game.puzzle, boardOf(game), {
          domino: [number, second?.number as number],
          cells: [cell, second?.cell as Cell],
        })
      : ({ type: 'put', cell, number } as const);
  return played(game, move as Move);
}

function played(game: AnyGame, move: Move): AnyGame {
  const next = play(game, move);
  if (!next.ok) throw new Error(JSON.stringify(next.error));
  return next.value;
}

function reversed([first, second]: Piece): Piece {
  if (first === undefined || second === undefined) return [];
  return [
    { cell: first.cell, number: second.number },
    { cell: second.cell, number: first.number },
  ];
}

it('teaches four boards of dominoes, then one of numbers', () => {
  expect(COURSE.map(({ kind }) => kind)).toEqual(['pips', 'pips', 'pips', 'pips', 'futoshiki']);
});

describe.each(COURSE.map((unit, i) => [i + 1, unit] as const))('board %i', (_, unit) => {
  it('has exactly one solution, to which its steps lead without a mistake', async () => {
    expect(await solutionsOf(unit)).toHaveLength(1);
    let game = startOf(unit);
    for (const [i, piece] of unit.lesson.solution.entries()) {
      expect(positionOf(unit, game)).toEqual({ look: { right: i, next: { how: 'place', piece } }, mistake: undefined });
      game = placed(game, piece);
    }
    expect(status<KindName>(game)).toBe('finished');
    const { look } = positionOf(unit, game);
    expect(look).toEqual({ right: unit.lesson.solution.length, next: undefined });
  });
});

describe('a board of the coach', () => {
  const [placing, turning] = COURSE as [Unit, Unit];

  it('knows what only has to be turned, and calls it no mistake', () => {
    const [piece = []] = turning.lesson.solution;
    const game = placed(startOf(turning), reversed(piece));
    const { look, mistake } = positionOf(turning, game);
    expect(look).toMatchObject({ right: 0, next: { how: 'turn' } });
    expect(mistake).toBeUndefined();
  });

  it('knows what lies in the wrong place, and which rule that breaks', () => {
    const [ones = [], fours = []] = placing.lesson.solution;
    const elsewhere = fours.map(({ number }, i) => ({ number, cell: ones[i]?.cell as Cell }));
    const game = placed(startOf(placing), elsewhere);
    const { look, mistake } = positionOf(placing, game);
    expect(look).toEqual({ right: 0, next: { how: 'back', piece: elsewhere } });
    expect(mistake?.code).toBe('region-broken');
    expect(
      positionOf(placing, placed(game, reversed(ones.map((half, i) => ({ ...half, cell: fours[i]?.cell as Cell })))))
        .look.right,
    ).toBe(0);
  });

  it('is the same whichever way a domino is written', () => {
    const [ones = []] = placing.lesson.solution;
    expect(positionOf(placing, placed(startOf(placing), [...ones].reverse())).look.right).toBe(1);
  });
});
