import { list, number, optional, record, text } from '@pipwright/core/shape';
import type { Block, Dimensions } from '../model/block.js';
import type { Spec } from '../model/puzzle.js';
import type { NumberedSquare, Solution } from '../model/solution.js';
import type { Square } from '../model/square.js';
import type { SquarePair } from '../model/square-pair.js';

const square = record<Square>({ column: number, row: number });
const pairs = list(record<SquarePair>({ firstSquare: square, secondSquare: square }));

export const numbersShape = list(record<NumberedSquare>({ square, number }));

export const solutionShape = record<Solution>({ grid: list(list(number)) });

export const specShape = record<Spec>({
  grid: record<Block>({
    originSquare: square,
    dimensions: record<Dimensions>({ widthInSquares: number, heightInSquares: number }),
  }),
  maxNumber: number,
  fixedNumbers: numbersShape,
  greaterThanSigns: pairs,
  lessThanSigns: pairs,
  bars: optional(pairs),
  id: optional(text),
  solution: optional(solutionShape),
  unread: optional(list(text)),
});
