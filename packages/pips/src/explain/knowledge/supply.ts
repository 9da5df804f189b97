/** What is in the tray, counted by numbers. */
import type { Compiled } from '../../engines/swift/index.js';

/** Halves of the tray that carry a value, placed or not. */
export function halvesOf({ given, pips }: Compiled, value: number): number {
  let halves = 0;
  for (let y = 0; y < pips; y++) halves += (y === value ? 2 : 1) * given.most[value * pips + y]!;
  return halves;
}

/** The numbers that no domino carries. */
export function missingNumbers(compiled: Compiled): number[] {
  return Array.from({ length: compiled.pips }, (_, value) => value).filter((value) => halvesOf(compiled, value) === 0);
}

/** All pips of the tray together. */
export function allPips({ given, pips }: Compiled): number {
  let sum = 0;
  for (let x = 0; x < pips; x++) for (let y = x; y < pips; y++) sum += (x + y) * given.most[x * pips + y]!;
  return sum;
}

/** Halves with a value that must be used. */
export function owedHalvesOf({ given, pips }: Compiled, value: number): number {
  let halves = 0;
  for (let y = 0; y < pips; y++) halves += (y === value ? 2 : 1) * given.least[value * pips + y]!;
  return halves;
}

/** Must all dominoes be used, and fill the board? */
export function mustUseAllDominoes({ cells, given, pips }: Compiled): boolean {
  let owed = 0;
  for (let x = 0; x < pips; x++) {
    for (let y = x; y < pips; y++) {
      const pair = x * pips + y;
      if (given.least[pair] !== given.most[pair]) return false;
      owed += given.least[pair]!;
    }
  }
  return 2 * owed === cells;
}
