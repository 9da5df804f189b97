/**
 * Small changes to a shape, so that a silhouette does not come twice as the same board: a limb longer or shorter, its
 * end bent, some cells more or fewer along the body, the whole mirrored. Changes that add few corners are preferred:
 * they leave a figure what it is.
 */
import type { Random } from '@pipwright/core';
import { type Cell, cellKey, getAdjacent } from '../../model/cell.js';
import { holesOf, pieces } from '../../model/cell-sets.js';
import { type Surroundings, surroundingsOf } from './domino-surroundings.js';
import { inCorner } from './images.js';
import { isTileable } from './is-tileable.js';

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

const addDomino: Change = (random, cells) => {
  const taken = keysOf(cells);
  const starts = cells.flatMap((cell) => getAdjacent(cell).flatMap((near) => [near, ...startsOf(near)]));
  const places = pairsFrom(starts).filter((place) => !place.some((cell) => taken.has(cellKey(cell))));
  const candidates = places
    .map((place) => ({ place, around: surroundingsAt(taken, place) }))
    .filter(({ around }) => isCalm(around))
    .map(({ place, around }) => ({ corners: around.corners, cells: [...cells, ...place] }));
  return firstInAsManyPieces(random, cells, candidates);
};

const takeDomino: Change = (random, cells) => firstInAsManyPieces(random, cells, withoutOne(cells, isCalm));

/** For a shape that is all rings; no holes are promised. */
const openRing: Change = (random, cells) =>
  firstInAsManyPieces(
    random,
    cells,
    withoutOne(cells, () => true),
  );

function withoutOne(cells: readonly Cell[], isGood: (around: Surroundings) => boolean): Candidate[] {
  const taken = keysOf(cells);
  return pairsFrom(cells)
    .filter(([, second]) => taken.has(cellKey(second)))
    .map((place) => ({ place, around: surroundingsAt(taken, place) }))
    .filter(({ around }) => isGood(around))
    .map(({ place, around }) => ({ corners: -around.corners, cells: without(cells, place) }));
}

/** Whether the domino lies there or not, there are as many holes. */
function isCalm({ contacts, closes }: Surroundings): boolean {
  return contacts > 0 && contacts < 6 && !closes;
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

interface Candidate {
  /** How many the outline would gain. */
  readonly corners: number;
  readonly cells: readonly Cell[];
}

/** One that can be tiled; the fewer corners, the sooner. */
function firstInAsManyPieces(
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

function inWeightedOrder(random: Random, candidates: readonly Candidate[]): (readonly Cell[])[] {
  const drawn = candidates.map(({ corners, cells }) => {
    const chances = corners <= 0 ? 12 : corners <= 2 ? 4 : 1;
    const lots = Array.from({ length: chances }, () => random.uint32());
    return { lot: Math.max(...lots), cells };
  });
  return drawn.sort((a, b) => b.lot - a.lot).map(({ cells }) => cells);
}

type Place = readonly [Cell, Cell];

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

function keysOf(cells: readonly Cell[]): ReadonlySet<string> {
  return new Set(cells.map(cellKey));
}

function without(cells: readonly Cell[], gone: readonly Cell[]): Cell[] {
  const keys = keysOf(gone);
  return cells.filter((cell) => !keys.has(cellKey(cell)));
}
