/**
 * Small changes to a symmetric shape that leave it symmetric: a domino comes or goes together with its image, or alone
 * where it is its own image.
 */
import type { Random } from '@pipwright/core';
import { boundsOf, type Cell, cellKey, holesOf, pieces } from '../../model/cell.js';
import {
  type Candidate,
  firstInAsManyPieces,
  isCalm,
  keysOf,
  type Place,
  placesBeside,
  placesOn,
  without,
} from './domino-changes.js';
import { inCorner, shapeKey, TURNS, type Turn } from './images.js';

/** Dominoes that come, or go, one change after the other, by how many more there are in the end. */
const WAYS: ReadonlyMap<number, readonly (readonly number[])[]> = new Map([
  [
    0,
    [
      [2, -2],
      [-2, 2],
      [1, -1],
      [-1, 1],
    ],
  ],
  [1, [[1], [2, -1], [-1, 2]]],
  [-1, [[-1], [-2, 1], [1, -2]]],
  [2, [[2]]],
  [-2, [[-2]]],
]);

/** So many dominoes, at most two more or fewer; in as many pieces and holes. Undefined where that cannot be done. */
export function varySymmetric(random: Random, cells: readonly Cell[], dominoes: number): Cell[] | undefined {
  const [image] = random.shuffle(symmetriesOf(cells));
  if (image === undefined) return undefined;
  const before = shapeKey(cells);
  for (const way of random.shuffle(WAYS.get(dominoes - cells.length / 2) ?? [])) {
    const varied = way.reduce<readonly Cell[] | undefined>(
      (changed, more) => changed && change(random, changed, image, more),
      cells,
    );
    if (varied !== undefined && shapeKey(varied) !== before) return inCorner(varied);
  }
  return undefined;
}

/** Mirrors and half turns: twice, and each cell is where it was. */
const PAIRING: readonly Turn[] = TURNS.slice(1).filter((turn) => cellKey(turn(turn([1, 2]))) === cellKey([1, 2]));

/** Those that leave the cells as they are, where they lie. */
function symmetriesOf(cells: readonly Cell[]): readonly Turn[] {
  const taken = keysOf(cells);
  const { top, left } = boundsOf(cells);
  return PAIRING.flatMap((turn): Turn[] => {
    const turned = boundsOf(cells.map(turn));
    const image: Turn = (cell) => {
      const [row, column] = turn(cell);
      return [row - turned.top + top, column - turned.left + left];
    };
    return cells.every((cell) => taken.has(cellKey(image(cell)))) ? [image] : [];
  });
}

function change(random: Random, cells: readonly Cell[], image: Turn, more: number): readonly Cell[] | undefined {
  const holes = pieces(holesOf(cells)).length;
  const places = (more > 0 ? placesBeside(cells) : placesOn(cells)).filter(isCalm);
  const candidates = places.flatMap(({ place, around: { corners } }): Candidate[] => {
    const both = withImage(place, image);
    if (both.length !== 2 * Math.abs(more)) return [];
    return more > 0 ? [{ corners, cells: [...cells, ...both] }] : [{ corners: -corners, cells: without(cells, both) }];
  });
  return firstInAsManyPieces(random, cells, candidates, (found) => pieces(holesOf(found)).length === holes);
}

/** Two cells, or four; three where the domino and its image overlap. */
function withImage(place: Place, image: Turn): readonly Cell[] {
  const cells = [...place, ...place.map(image)];
  return [...new Map(cells.map((cell) => [cellKey(cell), cell])).values()];
}
