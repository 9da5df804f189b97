import type { Random } from '@pipwright/core';
import { type Solution, swiftEngine } from '@pipwright/futoshiki/parts';
import { anyPuzzle } from '../../../futoshiki/src/testing/index.js';
import { boardOf, type Cell, type FutoshikiAction, type FutoshikiBoard, type Game, type Move } from '../index.js';
import { cachedByPuzzle, marksFault, type TestedKind } from './tested-kind.js';

function broken(puzzle: Game<'futoshiki'>['puzzle'], board: FutoshikiBoard): string | undefined {
  const side = puzzle.maxNumber;
  const { grid, marks, colours } = board;
  if (grid.length !== side || grid.some((line) => line.length !== side)) return 'the grid has another size';
  const numbers = grid.flat();
  if (numbers.some((number) => !(Number.isInteger(number) && number >= 0 && number <= side))) return 'a strange number';
  for (const { square, number } of puzzle.fixedNumbers) {
    if (grid[square.row]?.[square.column] !== number) return 'a given number was changed';
  }
  const isSquare = (cell: string) => {
    const [row = -1, column = -1] = cell.split(',').map(Number);
    return grid[row]?.[column] !== undefined;
  };
  for (const [cell, colour] of Object.entries(colours)) {
    if (!isSquare(cell)) return `a colour at ${cell}`;
    if (![1, 2, 3, 4, 5, 6].includes(colour)) return `a strange colour ${colour}`;
  }
  const given = new Set(puzzle.fixedNumbers.map(({ square: { row, column } }) => `${row},${column}`));
  return marksFault(marks, 1, side, (cell) => isSquare(cell) && !given.has(cell));
}

function randomAction(game: Game<'futoshiki'>, random: Random): FutoshikiAction {
  const side = game.puzzle.maxNumber;
  const index = () => (random.chance(0.95) ? random.int(side) : random.pick([-1, side, -0, Number.NaN]));
  const cell: Cell = [index(), index()];
  const number = random.chance(0.9) ? random.between(1, side) : random.pick([0, -1, side + 1, 1.5]);
  const put: FutoshikiAction = {
    type: 'put',
    cell,
    number,
  };
  const also = random.chance(0.4)
    ? { also: Array.from({ length: random.int(3) }, (): Cell => [index(), index()]) }
    : {};
  return random.pick<FutoshikiAction>([
    put,
    put,
    put,
    put,
    { type: 'clear', cell, ...also },
    { type: 'mark', cell, number, ...also },
    { type: 'mark', cell, number, ...also },
    { type: 'colour', cell, colour: random.between(-1, 7), ...also },
    { type: 'fill-marks' },
    { type: 'clear-marks' },
  ]);
}

const grids = cachedByPuzzle(({ puzzle }: Game<'futoshiki'>): Solution | undefined => {
  const step = swiftEngine.search(puzzle).run(1_000_000);
  return step.type === 'solution' ? step.solution : undefined;
});

function solvingMoves(game: Game<'futoshiki'>): readonly Move[] | undefined {
  const { grid } = boardOf(game);
  return grids(game)?.grid.flatMap((line, row) =>
    line.flatMap((number, column): readonly Move[] =>
      grid[row]?.[column] === number ? [] : [{ type: 'put', cell: [row, column], number }],
    ),
  );
}

export const testedFutoshiki: TestedKind<'futoshiki'> = {
  anyPuzzle: anyPuzzle({ side: 4 }),
  boardFault: broken,
  randomAction,
  solvingMoves,
};
