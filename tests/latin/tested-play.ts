/** Latin squares as the laws of all games ask for them. */
import type { Random } from '@pipwright/core';
import { boardOf, type Cell, type Game } from '@pipwright/play';
import fc from 'fast-check';
import { cachedByPuzzle, marksFault, type TestedKind } from '../../packages/play/src/testing/tested-kind.js';
import { plainEngine } from './engine.js';
import { cellsOf, numberAt } from './model.js';
import type { Action } from './play.js';
import { randomPuzzle } from './random-puzzle.js';

const solutionOf = cachedByPuzzle(({ puzzle }: Game<'latin'>) => {
  const step = plainEngine.search(puzzle).run(1_000_000);
  return step.type === 'solution' ? step.solution : undefined;
});

export const testedLatin: TestedKind<'latin'> = {
  anyPuzzle: fc.nat().map((seed) => randomPuzzle(seed, 4)),
  boardFault(puzzle, { grid, marks }) {
    const side = puzzle.grid.length;
    if (grid.length !== side || grid.some((line) => line.length !== side)) return 'the grid has another size';
    if (grid.flat().some((number) => !(Number.isInteger(number) && number >= 0 && number <= side)))
      return 'a strange number';
    if (grid.some((line, row) => line.some((number, column) => (puzzle.grid[row]?.[column] || number) !== number)))
      return 'a given number was changed';
    return marksFault(marks, 1, side, (name) => {
      const [row = -1, column = -1] = name.split(',').map(Number);
      return grid[row]?.[column] === 0;
    });
  },
  randomAction({ puzzle: { grid } }, random: Random) {
    const index = () => (random.chance(0.95) ? random.int(grid.length) : random.pick([-1, grid.length, Number.NaN]));
    const cell: Cell = [index(), index()];
    const number = random.chance(0.9) ? random.between(1, grid.length) : random.pick([0, -1, grid.length + 1, 1.5]);
    return random.pick<Action>([
      { type: 'put', cell, number },
      { type: 'put', cell, number },
      { type: 'clear', cell },
      { type: 'mark', cell, number },
      { type: 'clear-marks' },
    ]);
  },
  solvingMoves(game) {
    const solution = solutionOf(game);
    if (solution === undefined) return undefined;
    const wrong = cellsOf(solution).filter((cell) => numberAt(boardOf(game), cell) !== numberAt(solution, cell));
    return wrong.map((cell) => ({ type: 'put', cell, number: numberAt(solution, cell) }));
  },
};
