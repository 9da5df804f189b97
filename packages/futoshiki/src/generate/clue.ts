/** What a finished square could say of itself: every number and every sign, of which a puzzle keeps some. */
import { check } from '../check/check.js';
import type { Question } from '../engines/swift/index.js';
import { gridOf } from '../model/block.js';
import type { Puzzle } from '../model/puzzle.js';
import { type Inequality, signsFor } from '../model/sign.js';
import type { NumberedSquare, Solution } from '../model/solution.js';
import type { Square } from '../model/square.js';
import { neighboursIn, type SquarePair } from '../model/square-pair.js';

export type Clue = NumberedSquare | Inequality;

export function isNumber(clue: Clue): clue is NumberedSquare {
  return 'number' in clue;
}

export function isSign(clue: Clue): clue is Inequality {
  return 'greater' in clue;
}

export function numbersOf({ grid }: Solution): readonly NumberedSquare[] {
  return grid.flatMap((line, row) => line.map((number, column) => ({ square: { column, row }, number })));
}

export function signsOf(solution: Solution): readonly Inequality[] {
  return neighboursIn(solution.grid.length).map(({ firstSquare, secondSquare }) =>
    numberAt(solution, firstSquare) > numberAt(solution, secondSquare)
      ? { greater: firstSquare, less: secondSquare }
      : { greater: secondSquare, less: firstSquare },
  );
}

/** Of Adjacent: all of them belong to the puzzle, since none says something too. */
export function barsOf(solution: Solution): readonly SquarePair[] {
  return neighboursIn(solution.grid.length).filter(
    ({ firstSquare, secondSquare }) =>
      Math.abs(numberAt(solution, firstSquare) - numberAt(solution, secondSquare)) === 1,
  );
}

function numberAt({ grid }: Solution, { column, row }: Square): number {
  return grid[row]?.[column] ?? 0;
}

export function questionWith(side: number, clues: Iterable<Clue>, bars: readonly SquarePair[] | undefined): Question {
  const all = [...clues];
  return {
    side,
    givens: all.filter(isNumber).map(({ square, number }) => ({ ...square, number })),
    signs: all.filter(isSign),
    bars: bars?.map(({ firstSquare, secondSquare }) => [firstSquare, secondSquare]),
  };
}

export function puzzleWith(side: number, clues: Iterable<Clue>, bars: readonly SquarePair[] | undefined): Puzzle {
  const all = [...clues];
  const checked = check({
    grid: gridOf(side),
    maxNumber: side,
    fixedNumbers: all.filter(isNumber),
    ...signsFor(all.filter(isSign)),
    ...(bars === undefined ? {} : { bars }),
  });
  if (!checked.ok) throw new Error(`a malformed puzzle was made: ${JSON.stringify(checked.error)}`);
  return checked.value;
}
