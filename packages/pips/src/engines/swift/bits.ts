/** Sets of pips as the low bits of a number: at most 19 of them. */

/** The pips from `low` to `high`, as far as pips go. */
export function range(low: number, high: number, maxPip: number): number {
  const from = Math.max(low, 0);
  const to = Math.min(high, maxPip);
  return from > to ? 0 : (2 << to) - (1 << from);
}
