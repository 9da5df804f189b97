/**
 * Small changes to a shape, so that a silhouette does not come twice as the same board: a limb longer or shorter, its
 * end bent, some cells more or fewer along the body, the whole mirrored. Changes that add few corners are preferred:
 * they leave a figure what it is.
 */
import type { Random } from '@pipwright/core';
import { type Cell, cellKey, getAdjacent, holesOf, pieces } from '../../model/cell.js';
import {
  type Candidate,
  firstInAsManyPieces,
  isCalm,
  keysOf,
  type PlaceAt,
  placesBeside,
  placesOn,
  without,
} from './domino-changes.js';
import { inCorner } from './images.js';

/** Undefined where there is nothing to change in this way. */
type Change = (random: Random, cells: readonly Cell[]) => readonly Cell[] | undefined;

/** One to three changes; at most one domino more or fewer, and as many pieces and holes. */
export function varyShape(random: Random, cells: readonly Cell[]): Cell[] {
  let varied = cells;
  for (let changes = random.between(1, 3); changes > 0; changes--) {
    const more = (varied.length - cells.length) / 2;
    const possible = [bendTip, ...(more < 1 ? [addDomino] : []), ...(more > -1 ? [takeDomino] : [])];
    for (const change of random.shuffle(possible)) {
      const changed = change(random, varied);
      if (changed === undefined) continue;
      varied = changed;
      break;
    }
  }
  return inCorner(random.chance(0.5) ? varied.map(([row, column]): Cell => [row, -column]) : varied);
}

const MOST_OFF = 2;

/** The same figure with so many dominoes, which may be at most two more or fewer than it has. */
export function fitShape(random: Random, cells: readonly Cell[], dominoes: number): Cell[] {
  if (Math.abs(cells.length / 2 - dominoes) > MOST_OFF) throw new RangeError(`${dominoes} dominoes are too far off`);
  let fitted = cells;
  while (fitted.length !== dominoes * 2) {
    const changed =
      fitted.length < dominoes * 2
        ? addDomino(random, fitted)
        : (takeDomino(random, fitted) ?? openRing(random, fitted));
    if (changed === undefined) throw new RangeError(`nothing can be taken from ${fitted.length} cells`);
    fitted = changed;
  }
  return inCorner(fitted);
}

const addDomino: Change = (random, cells) =>
  firstInAsManyPieces(
    random,
    cells,
    placesBeside(cells)
      .filter(isCalm)
      .map(({ place, around }) => ({ corners: around.corners, cells: [...cells, ...place] })),
  );

const takeDomino: Change = (random, cells) =>
  firstInAsManyPieces(random, cells, withoutOne(cells, placesOn(cells).filter(isCalm)));

/** For a shape that is all rings; no holes are promised. */
const openRing: Change = (random, cells) => firstInAsManyPieces(random, cells, withoutOne(cells, placesOn(cells)));

function withoutOne(cells: readonly Cell[], places: readonly PlaceAt[]): Candidate[] {
  return places.map(({ place, around }) => ({ corners: -around.corners, cells: without(cells, place) }));
}

/** The last cell of a limb goes to another side of the limb, or of what is beside its last cell. */
const bendTip: Change = (random, cells) => {
  const taken = keysOf(cells);
  const holes = pieces(holesOf(cells)).length;
  const near = (cell: Cell) => getAdjacent(cell).filter((other) => taken.has(cellKey(other)));
  const candidates = cells
    .filter((cell) => near(cell).length === 1)
    .flatMap((tip) => {
      const rest = without(cells, [tip]);
      const limb = near(tip).flatMap((last) => [last, ...near(last)]);
      return limb
        .flatMap((cell) => getAdjacent(cell))
        .filter((to) => !taken.has(cellKey(to)) && isDark(to) === isDark(tip))
        .map((to) => ({ corners: 0, cells: [...rest, to] }));
    });
  return firstInAsManyPieces(random, cells, candidates, (found) => pieces(holesOf(found)).length === holes);
};

function isDark([row, column]: Cell): boolean {
  return (row + column) % 2 === 0;
}
