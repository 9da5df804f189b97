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

/** Pips of a value that is written into a program rather than read; a value that is no pips throws. */
export function pipsOrThrow(value: number, largest: number): Pips {
  const pips = Pips(value, largest);
  if (!pips.ok) throw new RangeError(pips.error);
  return pips.value;
}

export function notPips(value: number, largest: number): string {
  return `The pips ${value} is not a whole number from 0 to ${largest}.`;
}

declare const inOrder: unique symbol;

/**
 * A domino, its pips in non-descending order, so that 12 and 21 are one piece. Equal pieces are one object, as points
 * are; only `Piece` makes one.
 */
export interface Piece {
  readonly [inOrder]: true;
  readonly low: Pips;
  readonly high: Pips;
}

const pieces = new Map<string, Piece>();

/** Throws a RangeError where a number is no pips. */
export function Piece(first: number, second: number, largest: number = LARGEST_PIPS): Piece {
  const one = pipsOrThrow(first, largest);
  const other = pipsOrThrow(second, largest);
  const [low, high] = one <= other ? [one, other] : [other, one];
  const name = `${low},${high}`;
  const piece = pieces.get(name) ?? (Object.freeze({ low, high }) as Piece);
  pieces.set(name, piece);
  return piece;
}

export function samePiece(a: Piece, b: Piece): boolean {
  return a === b;
}

export function isDoubleton(piece: Piece): boolean {
  return piece.low === piece.high;
}

export function showPiece(piece: Piece): string {
  return `(${piece.low},${piece.high})`;
}

export function removeOne(pieces: readonly Piece[], piece: Piece): Result<readonly Piece[], string> {
  const at = pieces.indexOf(piece);
  return at === -1
    ? err(`${showPiece(piece)} was not present in the list of pieces.`)
    : ok([...pieces.slice(0, at), ...pieces.slice(at + 1)]);
}

export function uniquePieces(pieces: readonly Piece[]): readonly Piece[] {
  return [...new Set(pieces)];
}
