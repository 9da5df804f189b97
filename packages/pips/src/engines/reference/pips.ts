import { err, ok, type Result } from '@pipwright/core';

declare const inRange: unique symbol;

/** The number of dots on half of a domino, known to be in range. A number like any other, but only `Pips` makes one. */
export type Pips = number & { readonly [inRange]: true };

/** The largest pips of the seed's game; the model's larger sets say theirs. */
export const LARGEST_PIPS = 6;

export function Pips(value: number, largest: number = LARGEST_PIPS): Result<Pips, string> {
  if (!Number.isInteger(value) || value < 0 || !(value <= largest)) return err(notPips(value, largest));
  // Adding 0 makes 0 of -0.
  return ok((value + 0) as Pips);
}

/** For values that are written into a program rather than read: what is no pips throws. */
export function pipsOrThrow(value: number, largest: number): Pips {
  const pips = Pips(value, largest);
  if (!pips.ok) throw new RangeError(pips.error);
  return pips.value;
}

export function notPips(value: number, largest: number): string {
  return `The pips ${value} is not a whole number from 0 to ${largest}.`;
}
