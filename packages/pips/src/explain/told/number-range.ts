/** How numbers lie among all that there are: numbers that no domino carries are not missed. */
import type { ToldConflict } from './conflict.js';

export interface NumberRange {
  readonly kind: 'from' | 'upTo' | 'between' | 'some';
  readonly low: number;
  readonly high: number;
}

export function numberRange(told: ToldConflict, numbers: readonly number[]): NumberRange {
  const all = Array.from({ length: told.puzzle.maxPip + 1 }, (_, value) => value);
  const there = all.filter((value) => numbers.includes(value) || told.halves(value) > 0);
  const [low = 0] = numbers;
  const high = numbers.at(-1) ?? 0;
  const isRange = there.filter((value) => value >= low && value <= high).length === numbers.length;
  if (!isRange) return { kind: 'some', low, high };
  if (high === there.at(-1)) return { kind: 'from', low, high };
  return { kind: low === there[0] ? 'upTo' : 'between', low, high };
}
