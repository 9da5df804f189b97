/** Where a shape can have a domino more or fewer, and which of many such changes is made. */
import type { Random } from '@pipwright/core';
import { type Cell, cellKey, getAdjacent, pieces } from '../../model/cell.js';
import { type Surroundings, surroundingsOf } from './domino-surroundings.js';
import { isTileable } from './is-tileable.js';

export type Place = readonly [Cell, Cell];

export interface PlaceAt {
  readonly place: Place;
  readonly around: Surroundings;
}

export interface Candidate {
  /** How many the outline would gain. */
  readonly corners: number;
  readonly cells: readonly Cell[];
}

/** Where another domino could lie. */
export function placesBeside(cells: readonly Cell[]): PlaceAt[] {
  const taken = keysOf(cells);
  const starts = cells.flatMap((cell) => getAdjacent(cell).flatMap((near) => [near, ...startsOf(near)]));
  return pairsFrom(starts)
    .filter((place) => !place.some((cell) => taken.has(cellKey(cell))))
    .map((place) => ({ place, around: surroundingsAt(taken, place) }));
}

/** Where a domino could be taken away. */
export function placesOn(cells: readonly Cell[]): PlaceAt[] {
  const taken = keysOf(cells);
  return pairsFrom(cells)
    .filter(([, second]) => taken.has(cellKey(second)))
    .map((place) => ({ place, around: surroundingsAt(taken, place) }));
}

/** Whether the domino lies there or not, there are as many holes. */
export function isCalm({ around: { contacts, closes } }: PlaceAt): boolean {
  return contacts > 0 && contacts < 6 && !closes;
}

/** One that can be tiled, in as many pieces as the cells; the fewer corners, the sooner. */
export function firstInAsManyPieces(
  random: Random,
  cells: readonly Cell[],
  candidates: readonly Candidate[],
  isGood: (found: readonly Cell[]) => boolean = () => true,
): readonly Cell[] | undefined {
  const parts = pieces(cells).length;
  return inWeightedOrder(random, candidates).find(
    (found) => isTileable(found) && pieces(found).length === parts && isGood(found),
  );
}

export function keysOf(cells: readonly Cell[]): ReadonlySet<string> {
  return new Set(cells.map(cellKey));
}

export function without(cells: readonly Cell[], gone: readonly Cell[]): Cell[] {
  const keys = keysOf(gone);
  return cells.filter((cell) => !keys.has(cellKey(cell)));
}

function inWeightedOrder(random: Random, candidates: readonly Candidate[]): (readonly Cell[])[] {
  const drawn = candidates.map(({ corners, cells }) => {
    const chances = corners <= 0 ? 12 : corners <= 2 ? 4 : 1;
    const lots = Array.from({ length: chances }, () => random.uint32());
    return { lot: Math.max(...lots), cells };
  });
  return drawn.sort((a, b) => b.lot - a.lot).map(({ cells }) => cells);
}

/** Both ways a domino can begin at each of these cells: to the right and down. */
function pairsFrom(cells: readonly Cell[]): Place[] {
  const distinct = new Map(cells.map((cell) => [cellKey(cell), cell]));
  return [...distinct.values()].flatMap(([row, column]): Place[] => [
    [
      [row, column],
      [row, column + 1],
    ],
    [
      [row, column],
      [row + 1, column],
    ],
  ]);
}

/** Where a domino begins that ends at this cell. */
function startsOf([row, column]: Cell): Cell[] {
  return [
    [row, column - 1],
    [row - 1, column],
  ];
}

function surroundingsAt(taken: ReadonlySet<string>, [first, second]: Place): Surroundings {
  return surroundingsOf(taken, first, second[0] > first[0]);
}
