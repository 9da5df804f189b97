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

/** A domino, its pips in non-descending order, so that 12 and 21 are one piece. */
export interface Piece {
  readonly low: Pips;
  readonly high: Pips;
}

export function Piece(first: Pips, second: Pips): Piece {
  return { low: Math.min(first, second), high: Math.max(first, second) };
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
