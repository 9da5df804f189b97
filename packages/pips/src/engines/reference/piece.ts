import { err, ok, type Result } from '@pipwright/core';
import { LARGEST_PIPS, type Pips, pipsOrThrow } from './pips.js';

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
