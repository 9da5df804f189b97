/**
 * Sets of small numbers as the bits of one: 32 of them, and then the set is negative.
 * @module @pipwright/core/bits
 */

export function size(set: number): number {
  const pairs = set - ((set >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The smallest in a set; −1 where it is empty. */
export function smallest(set: number): number {
  return 31 - Math.clz32(set & -set);
}

/** The largest in a set; −1 where it is empty. */
export function largest(set: number): number {
  return 31 - Math.clz32(set);
}

export function members(set: number): number[] {
  const list: number[] = [];
  for (let rest = set; rest !== 0; rest &= rest - 1) list.push(smallest(rest));
  return list;
}
