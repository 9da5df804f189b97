import { err, ok, type Result } from '@pipwright/core';

/** The number of dots on half of a domino. */
export type Pips = number;

/** The largest pips of the seed's game; the model's larger sets say theirs. */
export const LARGEST_PIPS = 6;

export function Pips(value: number, largest: number = LARGEST_PIPS): Result<Pips, string> {
  return Number.isInteger(value) && value >= 0 && value <= largest
    ? ok(value)
    : err(`The pips ${value} is not in the range [0..${largest}].`);
}
