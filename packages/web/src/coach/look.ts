/** How far a board is on the way to its solution, piece by piece. */
import type { Piece } from '../kind/explaining.js';
import type { NextStep } from '../kind/lessons.js';

export interface Look {
  readonly right: number;
  /** Undefined where the board is solved. What is wrong comes first. */
  readonly next: NextStep | undefined;
}

export function lookAt(solution: readonly Piece[], placed: readonly Piece[]): Look {
  const wanted = new Set(solution.map(named));
  const there = new Set(placed.map(named));
  const wrong = placed.filter((piece) => !wanted.has(named(piece)));
  const turned = wrong.find((piece) => solution.some((other) => isTurned(piece, other)));
  const missing = solution.find((piece) => !there.has(named(piece)));
  const right = placed.length - wrong.length;
  if (turned !== undefined) return { right, next: { how: 'turn', piece: turned } };
  if (wrong[0] !== undefined) return { right, next: { how: 'back', piece: wrong[0] } };
  return { right, next: missing && { how: 'place', piece: missing } };
}

function named(piece: Piece): string {
  return piece
    .map(({ cell, number }) => `${cell}:${number}`)
    .sort()
    .join(' ');
}

/** Has it the same cells and the same numbers, but not each on its own? */
function isTurned(piece: Piece, other: Piece): boolean {
  const cells = (each: Piece) =>
    each
      .map(({ cell }) => String(cell))
      .sort()
      .join(' ');
  const numbers = (each: Piece) =>
    each
      .map(({ number }) => number)
      .sort()
      .join(' ');
  return cells(piece) === cells(other) && numbers(piece) === numbers(other);
}
