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
/** Those that share a side with the domino. */
const SIDES: readonly number[] = [1, 2, 4, 6, 7, 9];

/** Four places, once around. */
type Square = readonly [number, number, number, number];

/** The squares that the domino takes part in; the domino itself is `LEFT` and `RIGHT`. */
const LEFT = PLACES;
const RIGHT = PLACES + 1;
const SQUARES: readonly Square[] = [
  [0, 1, LEFT, 9],
  [1, 2, RIGHT, LEFT],
  [2, 3, 4, RIGHT],
  [RIGHT, 4, 5, 6],
  [LEFT, RIGHT, 6, 7],
  [9, LEFT, 7, 8],
];

let worked: readonly Surroundings[] | undefined;

/** By the places taken around a domino, bit by bit. */
export function allSurroundings(): readonly Surroundings[] {
  worked ??= Array.from({ length: 2 ** PLACES }, (_, taken) => surroundings(taken));
  return worked;
}

/** Of a domino that lies, or is to lie, on a cell and the one right of it or below. */
export function surroundingsOf(taken: ReadonlySet<string>, [row, column]: Cell, isStanding: boolean): Surroundings {
  const mask = AROUND.reduce((sum, [down, right], place) => {
    const cell: Cell = isStanding ? [row + right, column + down] : [row + down, column + right];
    return taken.has(cellKey(cell)) ? sum | (1 << place) : sum;
  }, 0);
  return allSurroundings()[mask] as Surroundings;
}

function surroundings(taken: number): Surroundings {
  const covered = taken | (1 << LEFT) | (1 << RIGHT);
  let contacts = 0;
  for (const side of SIDES) contacts += bit(taken, side);
  let blocks = 0;
  let corners = 0;
  for (const square of SQUARES) {
    blocks += cellsIn(square, covered) === 4 ? 1 : 0;
    corners += cornersIn(square, covered) - cornersIn(square, taken);
  }
  return { contacts, blocks, corners, closes: openRuns(taken) > 1 };
}

function bit(taken: number, place: number): number {
  return (taken >> place) & 1;
}

function cellsIn([a, b, c, d]: Square, taken: number): number {
  return bit(taken, a) + bit(taken, b) + bit(taken, c) + bit(taken, d);
}

/** The outline turns in the middle of a square with one place taken or three, and twice with two that are opposite. */
function cornersIn(square: Square, taken: number): number {
  const cells = cellsIn(square, taken);
  return cells === 2 ? (bit(taken, square[0]) === bit(taken, square[2]) ? 2 : 0) : cells % 2;
}

/** Stretches of free places around the domino that touch one of its sides. */
function openRuns(taken: number): number {
  let start = 0;
  while (start < PLACES && bit(taken, start) === 0) start++;
  if (start === PLACES) return 1;
  let runs = 0;
  let inRun = false;
  for (let step = 1; step <= PLACES; step++) {
    const place = (start + step) % PLACES;
    if (bit(taken, place) === 1) inRun = false;
    else if (SIDES.includes(place) && !inRun) {
      runs++;
      inRun = true;
    }
  }
  return runs;
}
