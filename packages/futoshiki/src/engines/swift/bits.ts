/** Sets of numbers as bits: 1 is bit 0, 32 the sign bit, so that sets of 32 numbers are negative. */

export function full(side: number): number {
  return (-1 >>> (32 - side)) | 0;
}

/** All bits above this one; none where there is no such bit. */
export function above(bit: number): number {
  return bit >= 31 ? 0 : -1 << (bit + 1);
}

/** All bits below this one; all there are where there is no such bit. */
export function below(bit: number): number {
  return bit > 31 ? -1 : ((1 << bit) - 1) | 0;
}
