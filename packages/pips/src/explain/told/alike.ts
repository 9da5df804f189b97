/** What a region of equal numbers can be. */
import { cellName } from '@pipwright/core';
import type { Cell } from '../../model/cell.js';
import type { Region } from '../../model/puzzle.js';
import type { CellLeft } from '../step.js';
import type { ToldLink } from './link.js';
import { carriedNumbers } from './tray.js';

interface Enough {
  /** Numbers that it is not. */
  readonly lost: readonly number[];
  /** Numbers that it may be: what one counts for some one counts for all. */
  readonly left: readonly number[];
  /** Are there too few of all others? */
  readonly isOnly: boolean;
  readonly isShort: boolean;
}

export function enoughOf(
  told: ToldLink,
  { region, cells }: { readonly region: Region; readonly cells: readonly CellLeft[] },
): Enough {
  const isScarce = (value: number) => told.halvesFor(region, value) < region.cells.length;
  const lost = [...new Set(cells.flatMap((each) => alternatives(told, each)))].sort((x, y) => x - y);
  const left = alikeIn(told, region, cells).filter((value) => !isScarce(value));
  const isShort = left.length > 0 && left.length <= 3;
  const others = carriedNumbers(told.puzzle).filter((value) => !left.includes(value));
  return { lost, left, isShort, isOnly: isShort && others.length > 0 && others.every(isScarce) };
}

/** The numbers that all cells of a region can have, with what is said of some. */
function alikeIn(told: ToldLink, region: Region, cells: readonly CellLeft[]): readonly number[] {
  const options = region.cells.map((cell) => {
    const said = cells.find((each) => cellName(each.cell) === cellName(cell));
    return said === undefined ? told.valuesOf(cell) : told.left(said);
  });
  return (options[0] ?? []).filter((value) => options.every((values) => values.includes(value)));
}

/** The numbers that a cell could still have had. */
function alternatives(told: ToldLink, each: CellLeft): readonly number[] {
  const { placed } = told;
  if (placed === undefined) return told.lost(each);
  const half = cellName(placed.cells[0]) === cellName(each.cell) ? 0 : 1;
  return told
    .candidates(placed.cells)
    .left.map((domino) => domino[half])
    .filter((value) => !each.values.includes(value));
}

/** Two cells that say together what a region of equal numbers may be. */
export function mostTelling(told: ToldLink, cells: readonly Cell[]): readonly Cell[] {
  const some = cells.filter((cell) => told.valuesOf(cell).length > 0 && told.valuesOf(cell).length <= 3);
  return some
    .filter((cell, i) => some.findIndex((other) => String(told.valuesOf(other)) === String(told.valuesOf(cell))) === i)
    .slice(0, 2);
}
