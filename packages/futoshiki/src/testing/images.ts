/** A puzzle as others may write it: turned, mirrored, its numbers from the other end, its clues in another order. */
import { check } from '../check/check.js';
import { type FutoshikiProblem, type Puzzle, sideOf } from '../model/puzzle.js';
import type { Square } from '../model/square.js';
import type { SquarePair } from '../model/square-pair.js';

type Image = (puzzle: FutoshikiProblem) => FutoshikiProblem;

/** All sixteen. */
export function imagesOf(puzzle: Puzzle): readonly Puzzle[] {
  let images: readonly FutoshikiProblem[] = [puzzle];
  for (const image of [transposed, mirrored, turned, complemented]) images = [...images, ...images.map(image)];
  return images.map(checked);
}

const transposed: Image = (puzzle) => moved(puzzle, ({ column, row }) => ({ column: row, row: column }));

const mirrored: Image = (puzzle) => moved(puzzle, ({ column, row }) => ({ column: sideOf(puzzle) - 1 - column, row }));

const turned: Image = (puzzle) =>
  moved(puzzle, ({ column, row }) => ({ column: sideOf(puzzle) - 1 - column, row: sideOf(puzzle) - 1 - row }));

const complemented: Image = (puzzle) => ({
  ...puzzle,
  fixedNumbers: puzzle.fixedNumbers.map(({ square, number }) => ({ square, number: puzzle.maxNumber + 1 - number })),
  greaterThanSigns: puzzle.lessThanSigns,
  lessThanSigns: puzzle.greaterThanSigns,
});

function moved(puzzle: FutoshikiProblem, move: (square: Square) => Square): FutoshikiProblem {
  const pairs = (list: readonly SquarePair[]) =>
    list.map(({ firstSquare, secondSquare }) => ({ firstSquare: move(firstSquare), secondSquare: move(secondSquare) }));
  return {
    ...puzzle,
    fixedNumbers: puzzle.fixedNumbers.map(({ square, number }) => ({ square: move(square), number })).reverse(),
    greaterThanSigns: pairs(puzzle.greaterThanSigns).reverse(),
    lessThanSigns: pairs(puzzle.lessThanSigns),
    ...(puzzle.bars === undefined ? {} : { bars: pairs(puzzle.bars) }),
  };
}

function checked(problem: FutoshikiProblem): Puzzle {
  const found = check(problem);
  if (!found.ok) throw new Error(`an image is no puzzle: ${JSON.stringify(found.error)}`);
  return found.value;
}
