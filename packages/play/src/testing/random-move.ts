/**
 * Random moves, legal and not, from all that there are, and towards the solution often enough that some games end; the
 * same seed and game give the same move.
 */
import { Random } from '@pipwright/core';
import type { AnyGame, Cell, FutoshikiAction, Game, Move, PipsAction } from '../index.js';
import { boardOf, openPlaces } from '../index.js';
import { solvingMoves } from './solving-moves.js';

export function randomMove(game: AnyGame, seed: number): Move {
  const random = new Random(seed);
  if (random.chance(0.3)) return random.pick(gameMoves(random));
  const solving = random.chance(0.2) ? (solvingMoves(game) ?? []) : [];
  if (solving.length > 0) return random.pick(solving);
  return game.kind === 'pips' ? randomPipsAction(game, random) : randomFutoshikiAction(game, random);
}

function gameMoves(random: Random): readonly Move[] {
  return [
    { type: 'undo' },
    { type: 'undo' },
    { type: 'undo', steps: random.between(1, 6) },
    { type: 'redo' },
    { type: 'redo', steps: random.between(1, 4) },
    { type: 'try' },
    { type: 'try' },
    { type: 'accept' },
    { type: 'drop' },
    { type: 'restart' },
    { type: 'tick', ms: random.between(-5, 5000) },
    { type: 'tick', ms: random.pick([Number.NaN, 0.5, Number.MAX_SAFE_INTEGER, -0]) },
    { type: 'pause' },
    { type: 'resume' },
    random.pick([{ type: 'undo', steps: 0 }, { type: 'nonsense' }, { type: 'constructor' }, null]) as unknown as Move,
  ];
}

function randomPipsAction(game: Game<'pips'>, random: Random): PipsAction {
  const board = boardOf(game);
  const cell = (): Cell =>
    random.chance(0.1) || game.puzzle.cells.length === 0
      ? [random.between(-1, 9), random.pick([0, -0, 1.5, Number.NaN, 3])]
      : random.pick(game.puzzle.cells);
  const covered = () =>
    board.lying.length > 0 && random.chance(0.8) ? random.pick(random.pick(board.lying).cells) : cell();
  const places = openPlaces(game.puzzle, board);
  const near = ([row, column]: Cell): Cell =>
    random.pick([
      [row + 1, column],
      [row, column + 1],
      [row, column - 1],
    ] as const);
  const pair = (): readonly [Cell, Cell] => {
    const first = cell();
    return places.length > 0 && random.chance(0.6)
      ? random.pick(places)
      : [first, random.chance(0.9) ? near(first) : cell()];
  };
  const slot = () => random.between(-1, random.pick([1, 3, 6, 27]));
  const quarters = random.between(0, 4);
  const place: PipsAction = { type: 'place', slot: slot(), cells: pair() };
  return random.pick<PipsAction>([
    place,
    place,
    place,
    place,
    { type: 'move', cell: covered(), to: pair() },
    { type: 'take', cell: covered() },
    { type: 'flip', cell: covered() },
    { type: 'turn', cell: covered(), quarters },
    { type: 'turn-in-tray', slot: slot(), quarters },
    { type: 'mark', cell: cell(), number: random.between(-1, 7) },
    { type: 'clear-marks' },
  ]);
}

function randomFutoshikiAction(game: Game<'futoshiki'>, random: Random): FutoshikiAction {
  const side = game.puzzle.maxNumber;
  const index = () => (random.chance(0.95) ? random.int(side) : random.pick([-1, side, -0, Number.NaN]));
  const cell: Cell = [index(), index()];
  const number = random.chance(0.9) ? random.between(1, side) : random.pick([0, -1, side + 1, 1.5]);
  const put: FutoshikiAction = { type: 'put', cell, number, ...(random.chance(0.3) ? { keepMarks: true } : {}) };
  return random.pick<FutoshikiAction>([
    put,
    put,
    put,
    put,
    { type: 'clear', cell },
    { type: 'mark', cell, number },
    { type: 'mark', cell, number },
    { type: 'fill-marks' },
    { type: 'clear-marks' },
  ]);
}
