import { err, ok, type Result } from '@pipwright/core';
import { LARGEST_PIPS, type Pips, pipsOrThrow } from './pips.js';

declare const inOrder: unique symbol;

/** A domino, its pips in non-descending order, so that 12 and 21 are one piece. Only `Piece` makes one. */
export interface Piece {
  readonly [inOrder]: true;
  readonly low: Pips;
  readonly high: Pips;
}

/** Throws a RangeError where a number is no pips. */
export function Piece(first: number, second: number, largest: number = LARGEST_PIPS): Piece {
  const one = pipsOrThrow(first, largest);
  const other = pipsOrThrow(second, largest);
  return (one <= other ? { low: one, high: other } : { low: other, high: one }) as Piece;
}

export function samePiece(a: Piece, b: Piece): boolean {
  return a.low === b.low && a.high === b.high;
}

/** Are both pips the same? */
export function isDoubleton(piece: Piece): boolean {
  return piece.low === piece.high;
}

export function showPiece(piece: Piece): string {
  return `(${piece.low},${piece.high})`;
}

/** The list without one occurrence of the piece. */
export function removeOne(pieces: readonly Piece[], piece: Piece): Result<readonly Piece[], string> {
  const at = pieces.findIndex((each) => samePiece(each, piece));
  return at === -1
    ? err(`${showPiece(piece)} was not present in the list of pieces.`)
    : ok([...pieces.slice(0, at), ...pieces.slice(at + 1)]);
}

/** Each piece once, however many copies there are. */
export function uniquePieces(pieces: readonly Piece[]): readonly Piece[] {
  return pieces.filter((piece, i) => pieces.findIndex((each) => samePiece(each, piece)) === i);
}
