/**
 * What laying a domino does to a shape, by the ten places around it alone: so all 1,024 cases are worked out once, and
 * growing looks them up.
 *
 *     0 1 2 3      A standing domino has its places in the same order, as in a mirror along the diagonal;
 *     9 ■ ■ 4      nothing here tells the two apart.
 *     8 7 6 5
 */
import { type Cell, cellKey } from '../../model/cell.js';

export interface Surroundings {
  /** Sides that touch the shape. */
  readonly contacts: number;
  /** Blocks of 2×2 that come into being. */
  readonly blocks: number;
  /** How many corners the outline gains, or loses. */
  readonly corners: number;
  /** It joins what was apart, or walls places in. */
  readonly closes: boolean;
}

/** From the domino's first cell, as row and column; of a standing domino, as column and row. */
const AROUND: readonly Cell[] = [
  [-1, -1],
  [-1, 0],
  [-1, 1],
  [-1, 2],
  [0, 2],
  [1, 2],
  [1, 1],
  [1, 0],
  [1, -1],
  [0, -1],
];
const PLACES = AROUND.length;
const DIAGONAL = new Set([0, 3, 5, 8]);

/** The four places of each square that the domino takes part in; the domino itself is `LEFT` and `RIGHT`. */
const LEFT = PLACES;
const RIGHT = PLACES + 1;
const SQUARES: readonly (readonly [number, number, number, number])[] = [
  [0, 1, LEFT, 9],
  [1, 2, RIGHT, LEFT],
  [2, 3, 4, RIGHT],
  [RIGHT, 4, 5, 6],
  [LEFT, RIGHT, 6, 7],
  [9, LEFT, 7, 8],
];

/** By the places taken around a domino, bit by bit. */
export const SURROUNDINGS: readonly Surroundings[] = Array.from({ length: 2 ** PLACES }, (_, taken) =>
  surroundings(taken),
);

/** Of a domino that lies, or is to lie, on a cell and the one right of it or below. */
export function surroundingsOf(taken: ReadonlySet<string>, [row, column]: Cell, isStanding: boolean): Surroundings {
  const mask = AROUND.reduce((sum, [down, right], place) => {
    const cell: Cell = isStanding ? [row + right, column + down] : [row + down, column + right];
    return taken.has(cellKey(cell)) ? sum | (1 << place) : sum;
  }, 0);
  return SURROUNDINGS[mask] as Surroundings;
}

function surroundings(taken: number): Surroundings {
  const isTaken = (place: number) => ((taken >> place) & 1) === 1;
  const sides = Array.from({ length: PLACES }, (_, place) => place).filter((place) => !DIAGONAL.has(place));
  const covered = taken | (1 << LEFT) | (1 << RIGHT);
  const total = (of: (square: readonly number[]) => number) => SQUARES.reduce((sum, square) => sum + of(square), 0);
  return {
    contacts: sides.filter(isTaken).length,
    blocks: total((square) => Number(square.every((place) => (covered >> place) & 1))),
    corners: total((square) => cornersIn(square, covered) - cornersIn(square, taken)),
    closes: openRuns(isTaken) > 1,
  };
}

/** The outline turns in the middle of a square with one place taken or three, and twice with two that are opposite. */
function cornersIn(square: readonly number[], taken: number): number {
  const [a = 0, b = 0, c = 0, d = 0] = square.map((place) => (taken >> place) & 1);
  const sum = a + b + c + d;
  return sum === 2 ? (a === c ? 2 : 0) : sum % 2;
}

/** Stretches of free places around the domino that touch one of its sides. */
function openRuns(isTaken: (place: number) => boolean): number {
  const start = Array.from({ length: PLACES }, (_, place) => place).find(isTaken);
  if (start === undefined) return 1;
  let runs = 0;
  let inRun = false;
  for (let step = 1; step <= PLACES; step++) {
    const place = (start + step) % PLACES;
    if (isTaken(place)) inRun = false;
    else if (!DIAGONAL.has(place) && !inRun) {
      runs++;
      inRun = true;
    }
  }
  return runs;
}
