/** Sets of numbers as bits: 1 is bit 0, 32 the sign bit, so that sets of 32 numbers are negative. */

/** How many numbers are in the set. */
export function size(set: number): number {
  const pairs = set - ((set >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The bit of the smallest number in a set that is not empty. */
export function smallest(set: number): number {
  return 31 - Math.clz32(set & -set);
}

/** The bit of the largest number in a set that is not empty. */
export function largest(set: number): number {
  return 31 - Math.clz32(set);
}

/** The first so many numbers. */
export function full(side: number): number {
  return (-1 >>> (32 - side)) | 0;
}

/** All bits above this one. */
export function above(bit: number): number {
  return bit === 31 ? 0 : -1 << (bit + 1);
}

/** All bits below this one. */
export function below(bit: number): number {
  return ((1 << bit) - 1) | 0;
}
