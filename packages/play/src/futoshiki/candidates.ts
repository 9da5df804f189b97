/**
 * The numbers that rows, columns and signs leave for a square, by what stands in its lines and beside it. A sign
 * towards an empty square excludes the number that nothing is beyond. Nobody is meant to wonder where a mark went, so
 * nothing is deduced any further.
 */
import type { Cell } from '@pipwright/core';
import {
  inequalitiesOf,
  neighboursIn,
  type Puzzle,
  pairKey,
  type Square,
  sideOf,
  squareText,
} from '@pipwright/futoshiki/parts';
import type { FutoshikiBoard } from './board.js';

type Allows = (number: number) => boolean;

/** Asks the board once; its answers are lists in order. */
export function candidatesOn(puzzle: Puzzle, { grid }: FutoshikiBoard): (cell: Cell) => readonly number[] {
  const side = sideOf(puzzle);
  const columns = Array.from({ length: side }, (_, column) => grid.map((line) => line[column] ?? 0));
  const at = ({ row, column }: Square) => grid[row]?.[column] ?? 0;
  const allows = besides(puzzle, at);
  return ([row, column]) => {
    const tests = allows.get(squareText({ row, column })) ?? [];
    const taken = new Set([...(grid[row] ?? []), ...(columns[column] ?? [])]);
    const numbers = Array.from({ length: side }, (_, i) => i + 1);
    return numbers.filter((number) => !taken.has(number) && tests.every((test) => test(number)));
  };
}

function besides(puzzle: Puzzle, at: (square: Square) => number): ReadonlyMap<string, readonly Allows[]> {
  const side = sideOf(puzzle);
  const found = new Map<string, Allows[]>();
  const add = (square: Square, test: Allows) => {
    const tests = found.get(squareText(square));
    if (tests === undefined) found.set(squareText(square), [test]);
    else tests.push(test);
  };
  for (const { greater, less } of inequalitiesOf(puzzle)) {
    const [most, least] = [at(greater) || side, at(less) || 1];
    add(greater, (number) => number > least);
    add(less, (number) => number < most);
  }
  if (puzzle.bars === undefined) return found;
  const bars = new Set(puzzle.bars.map(pairKey));
  for (const pair of neighboursIn(side)) {
    const barred = bars.has(pairKey(pair));
    const { firstSquare: first, secondSquare: second } = pair;
    for (const [here, there] of [
      [first, at(second)],
      [second, at(first)],
    ] as const) {
      if (there !== 0) add(here, (number) => (Math.abs(number - there) === 1) === barred);
    }
  }
  return found;
}
