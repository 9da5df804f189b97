/** The ways to cover the cells of a region with dominoes that are left, by its rule and by what was told of the cells. */
import { sameCell } from '@pipwright/core';
import { type Cell, cellKey } from '../../model/cell.js';
import { type Domino, dominoKey } from '../../model/domino.js';
import type { Region } from '../../model/puzzle.js';
import type { Placement } from '../../model/solution.js';
import type { Copies } from './tray.js';
import { waysToFill } from './ways.js';

export type Cover = readonly Placement[];

/** Beyond this a person would not look for them either. */
const MOST_NODES = 4000;

interface Board {
  readonly tray: readonly Copies[];
  valuesOf(cell: Cell): readonly number[];
  /** The neighbours that a cell may pair with; none where a domino lies there. */
  partners(cell: Cell): readonly Cell[];
}

/**
 * Undefined where there are more than so many, or where it takes too long to find out.
 * @param isEachOnce may a domino be used no more often than it is there?
 */
export function coversOf(
  region: Region,
  board: Board,
  { most, isEachOnce = true }: { readonly most: number; readonly isEachOnce?: boolean },
): readonly Cover[] | undefined {
  const open = region.cells.filter((cell) => board.partners(cell).length > 0);
  const copies = new Map(board.tray.map(({ domino, copies: left }) => [dominoKey(domino), left]));
  const held = new Map<string, number>();
  const used = new Map<string, number>();
  const cover: Placement[] = [];
  const found: Cover[] = [];
  let nodes = 0;
  const options = (cell: Cell) => {
    const value = held.get(cellKey(cell));
    return value === undefined ? board.valuesOf(cell) : [value];
  };
  const canBeFilled = () => {
    const ways = waysToFill(region, region.cells.map(options));
    return ways === undefined || ways.length > 0;
  };
  const place = (cell: Cell, other: Cell, [x, y]: Domino, next: () => boolean): boolean => {
    const key = dominoKey([x, y]);
    const times = used.get(key) ?? 0;
    if ((copies.get(key) ?? 0) <= (isEachOnce ? times : 0)) return true;
    held.set(cellKey(cell), x).set(cellKey(other), y);
    used.set(key, times + 1);
    cover.push(placementOn(cell, other, [x, y]));
    const goesOn = !canBeFilled() || next();
    cover.pop();
    used.set(key, times);
    held.delete(cellKey(cell));
    held.delete(cellKey(other));
    return goesOn;
  };
  const fill = (i: number): boolean => {
    if (++nodes > MOST_NODES) return false;
    const cell = open[i];
    if (cell === undefined) {
      found.push([...cover]);
      return found.length <= most;
    }
    if (held.has(cellKey(cell))) return fill(i + 1);
    return board
      .partners(cell)
      .filter((other) => !held.has(cellKey(other)))
      .every((other) =>
        board
          .valuesOf(cell)
          .every((x) => board.valuesOf(other).every((y) => place(cell, other, [x, y], () => fill(i + 1)))),
      );
  };
  return open.length > 0 && fill(0) && found.length > 0 ? found : undefined;
}

function placementOn(cell: Cell, other: Cell, [x, y]: Domino): Placement {
  const isFirst = cell[0] < other[0] || (cell[0] === other[0] && cell[1] < other[1]);
  return isFirst ? { domino: [x, y], cells: [cell, other] } : { domino: [y, x], cells: [other, cell] };
}

/** The number that a cover puts on a cell. */
export function numberIn(cover: Cover, cell: Cell): number | undefined {
  for (const { domino, cells } of cover) {
    for (const half of [0, 1] as const) if (sameCell(cells[half], cell)) return domino[half];
  }
  return undefined;
}
