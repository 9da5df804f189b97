/** Whether clues lie all over the grid: a half with next to nothing in it looks forgotten, and so do signs in one corner. */
import type { Square } from '../model/square.js';
import { type Clue, isNumber, isSign } from './clue.js';

/** Of all clues, of the numbers and of the signs. */
const LEAST_OF_A_HALF = 0.2;
const MOST_OF_A_QUARTER = 0.5;

/** Where there are fewer, they lie as they lie. */
const ENOUGH = 5;

/** How far right and down of the middle a clue lies. */
interface Place {
  readonly right: number;
  readonly down: number;
}

export function isSpread(side: number, clues: readonly Clue[]): boolean {
  return [clues, clues.filter(isNumber), clues.filter(isSign)].every((some) => {
    const places = some.map((clue) => placeOf(side, clue));
    return (
      places.length < ENOUGH ||
      (halves(places).every((half) => half >= LEAST_OF_A_HALF * places.length) &&
        quarters(places).every((quarter) => quarter <= MOST_OF_A_QUARTER * places.length))
    );
  });
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

/** What lies on a middle line is in none. */
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
