import type { Puzzle } from './puzzle.js';

const carried = new WeakMap<Puzzle, readonly number[]>();

/** The numbers that some domino carries, the smallest first. */
export function carriedNumbers(puzzle: Puzzle): readonly number[] {
  const numbers = carried.get(puzzle) ?? numbersOf(puzzle);
  carried.set(puzzle, numbers);
  return numbers;
}

function numbersOf({ supply, maxPip }: Puzzle): readonly number[] {
  if (supply.kind === 'set') return Array.from({ length: maxPip + 1 }, (_, pip) => pip);
  return [...new Set(supply.dominoes.flat())].sort((a, b) => a - b);
}
