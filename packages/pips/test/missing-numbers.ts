import type { Puzzle } from '../src/model/puzzle.js';

/** The numbers that no domino of a list carries. */
export function missingNumbers({ supply, maxPip }: Puzzle): number[] {
  if (supply.kind === 'set') return [];
  const carried = new Set(supply.dominoes.flat());
  return Array.from({ length: maxPip + 1 }, (_, value) => value).filter((value) => !carried.has(value));
}
