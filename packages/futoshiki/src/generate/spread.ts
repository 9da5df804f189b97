/** Whether clues lie all over the grid: a half with next to nothing in it looks forgotten, and so do signs in one corner. */
import type { Square } from '../model/square.js';
import { type Clue, isNumber, isSign } from './clue.js';

/** Of all clues. */
const LEAST_OF_A_HALF = 0.2;

/** Of the signs. */
const MOST_OF_A_QUARTER = 0.5;

/** Below that there is no room. */
const SMALLEST_SIDE = 4;

/** How far right and down of the middle a clue lies. */
interface Place {
  readonly right: number;
  readonly down: number;
}

export function isSpread(side: number, clues: readonly Clue[]): boolean {
  if (side < SMALLEST_SIDE) return true;
  const places = clues.map((clue) => placeOf(side, clue));
  const signs = clues.filter(isSign).map((clue) => placeOf(side, clue));
  return (
    halves(places).every((half) => half >= LEAST_OF_A_HALF * places.length) &&
    quarters(signs).every((quarter) => quarter <= Math.max(2, MOST_OF_A_QUARTER * signs.length))
  );
}

/** What lies on the middle line is in both. */
function halves(places: readonly Place[]): readonly number[] {
  return [
    places.filter(({ right }) => right <= 0),
    places.filter(({ right }) => right >= 0),
    places.filter(({ down }) => down <= 0),
    places.filter(({ down }) => down >= 0),
  ].map(({ length }) => length);
}

function quarters(places: readonly Place[]): readonly number[] {
  return [-1, 1].flatMap((x) =>
    [-1, 1].map((y) => places.filter(({ right, down }) => x * right > 0 && y * down > 0).length),
  );
}

function placeOf(side: number, clue: Clue): Place {
  const [a, b] = isNumber(clue) ? [clue.square, clue.square] : [clue.greater, clue.less];
  const from = (axis: keyof Square) => a[axis] + b[axis] - (side - 1);
  return { right: from('column'), down: from('row') };
}
