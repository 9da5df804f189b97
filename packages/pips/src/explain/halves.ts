import type { Compiled } from '../engines/swift/index.js';

/** Halves of the tray that carry a value, placed or not. */
export function halvesOf({ given, pips }: Compiled, value: number): number {
  let halves = 0;
  for (let y = 0; y < pips; y++) halves += (y === value ? 2 : 1) * given.most[value * pips + y]!;
  return halves;
}

/** All pips of the tray together. */
export function allPips({ given, pips }: Compiled): number {
  let sum = 0;
  for (let x = 0; x < pips; x++) for (let y = x; y < pips; y++) sum += (x + y) * given.most[x * pips + y]!;
  return sum;
}
