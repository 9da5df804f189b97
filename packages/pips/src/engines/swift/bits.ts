/** Sets of pips as the low bits of a number: at most 19 of them. */

/** How many pips are in the set. */
export function size(set: number): number {
  const pairs = set - ((set >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The smallest pip in a set that is not empty. */
export function smallest(set: number): number {
  return 31 - Math.clz32(set & -set);
}

/** The largest pip in a set that is not empty. */
export function largest(set: number): number {
  return 31 - Math.clz32(set);
}

/** The pips from `low` to `high`, as far as pips go. */
export function range(low: number, high: number, maxPip: number): number {
  const from = Math.max(low, 0);
  const to = Math.min(high, maxPip);
  return from > to ? 0 : (2 << to) - (1 << from);
}
