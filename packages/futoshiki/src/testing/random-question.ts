/** Random puzzles, with solutions and without, for property tests. */
import { Random } from '@pipwright/core';
import type { Question } from './question-brute-force.js';

export interface RandomQuestionOptions {
  readonly side: number;
  /** The part of the cells that are given, and of the pairs of neighbours that have a sign. */
  readonly givens: number;
  readonly signs: number;
  /** The part of what is said that is said at random, true or not. */
  readonly lies?: number;
  /** Are there bars? */
  readonly bars?: boolean;
}

export function randomQuestion(seed: number | string, options: RandomQuestionOptions): Question {
  const { side, givens, signs, lies = 0, bars = false } = options;
  const random = new Random(seed);
  const square = randomSquare(random, side);
  const at = (row: number, column: number) => (square[row] as number[])[column] as number;
  const question = {
    givens: [] as Question['givens'][number][],
    signs: [] as Question['signs'][number][],
    bars: [] as (readonly [Cell, Cell])[],
  };
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) {
      const cell = { row, column };
      const number = random.chance(lies) ? random.between(1, side) : at(row, column);
      if (random.chance(givens)) question.givens.push({ ...cell, number });
      const neighbours = [
        { row, column: column + 1 },
        { row: row + 1, column },
      ].filter((each) => each.row < side && each.column < side);
      for (const neighbour of neighbours) {
        const lie = random.chance(lies);
        const difference = at(row, column) - at(neighbour.row, neighbour.column);
        const isGreater = lie ? random.chance(0.5) : difference > 0;
        const isNext = lie ? random.chance(0.5) : Math.abs(difference) === 1;
        if (random.chance(signs)) {
          question.signs.push(isGreater ? { greater: cell, less: neighbour } : { greater: neighbour, less: cell });
        }
        if (isNext) question.bars.push(random.chance(0.5) ? [cell, neighbour] : [neighbour, cell]);
      }
    }
  }
  const { bars: barred, ...rest } = question;
  return { side, ...rest, ...(bars ? { bars: barred } : {}) };
}

type Cell = { readonly row: number; readonly column: number };

/** A Latin square, row by row: each row the first shuffle that repeats nothing above it. */
function randomSquare(random: Random, side: number): number[][] {
  const numbers = Array.from({ length: side }, (_, i) => i + 1);
  const [rows, columns, names] = [random.shuffle(numbers), random.shuffle(numbers), random.shuffle(numbers)];

  const square: number[][] = [];
  for (let tries = 0; square.length < side && tries < 2000; tries++) {
    const row = random.shuffle(numbers);
    if (square.every((above) => above.every((number, i) => number !== row[i]))) square.push(row);
  }
  if (square.length === side) return square;
  return rows.map((row) => columns.map((column) => names[(row + column) % side] as number));
}
