/**
 * Dominoes on the board and in the tray. A slot is a place in the tray: one for each domino of the puzzle's list, or of
 * the double-N set. Identical dominoes have slots of their own, so that the one that was touched is the one that goes.
 */
import { type Cell, cellKey, sameCell } from '@pipwright/core';
import { type Domino, dominoSet, getAdjacent, type Placement, type Puzzle } from '@pipwright/pips/parts';
import { type Marks, NO_MARKS } from '../marks.js';

export interface PipsBoard {
  readonly lying: readonly LyingDomino[];
  /** Quarters of a turn, one to three, of the dominoes that were turned in the tray, by slot. */
  readonly turned: Readonly<Record<string, number>>;
  readonly marks: Marks;
}

export interface LyingDomino extends Placement {
  readonly slot: number;
}

export const EMPTY_BOARD: PipsBoard = { lying: [], turned: {}, marks: NO_MARKS };

/** The dominoes of the tray before the first move, by slot, each as the puzzle writes it. */
export function slotsOf({ supply, maxPip }: Puzzle): readonly Domino[] {
  return supply.kind === 'list' ? supply.dominoes : dominoSet(maxPip);
}

export interface TraySlot {
  readonly slot: number;
  readonly domino: Domino;
  /** Number left: none, one, or infinity where the set has repeats. */
  readonly left: number;
  /** Quarters of a turn clockwise: 0 lies with its first pip to the left, 1 with it at the top. */
  readonly quarters: number;
}

export function trayOf(puzzle: Puzzle, board: PipsBoard): readonly TraySlot[] {
  const endless = puzzle.supply.kind === 'set' && puzzle.supply.repeats;
  const used = new Set(board.lying.map(({ slot }) => slot));
  return slotsOf(puzzle).map((domino, slot) => {
    const once = used.has(slot) ? 0 : 1;
    return { slot, domino, left: endless ? Number.POSITIVE_INFINITY : once, quarters: board.turned[slot] ?? 0 };
  });
}

export function lyingAt({ lying }: Pick<PipsBoard, 'lying'>, cell: Cell): LyingDomino | undefined {
  return lying.find(({ cells }) => cells.some((each) => sameCell(each, cell)));
}

export function pipsByCell({ lying }: PipsBoard): ReadonlyMap<string, number> {
  return new Map(
    lying.flatMap(({ domino, cells }) => [
      [cellKey(cells[0]), domino[0]] as const,
      [cellKey(cells[1]), domino[1]] as const,
    ]),
  );
}

export function isOnBoard({ cells }: Puzzle, cell: Cell): boolean {
  return cells.some((each) => sameCell(each, cell));
}

/** Every two open cells that a domino can be laid on, its first half on the first: both ways round. */
export function openPlaces(puzzle: Puzzle, board: PipsBoard): readonly (readonly [Cell, Cell])[] {
  const pips = pipsByCell(board);
  const open = new Map<string, Cell>(
    puzzle.cells.filter((cell) => !pips.has(cellKey(cell))).map((cell) => [cellKey(cell), cell]),
  );
  return [...open.values()].flatMap((first) =>
    getAdjacent(first).flatMap((near): (readonly [Cell, Cell])[] => {
      const second = open.get(cellKey(near));
      return second === undefined ? [] : [[first, second]];
    }),
  );
}

/** Steps from the first half to the second by quarters of a turn, clockwise from "to the right". */

const STEPS = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const;

/** The two cells of a domino whose first half lies on this one. */
export function cellsFrom(first: Cell, quarters: number): readonly [Cell, Cell] {
  const [down, right] = STEPS[quarters & 3] ?? STEPS[0];
  return [first, [first[0] + down, first[1] + right]];
}

/** The quarters of two cells that touch; undefined for others. */
export function quartersOf([first, second]: readonly [Cell, Cell]): number | undefined {
  const found = STEPS.findIndex(([down, right]) => second[0] - first[0] === down && second[1] - first[1] === right);
  return found === -1 ? undefined : found;
}
