/**
 * All solutions by trying every number in every cell, in reading order, and looking only at cells filled before.
 * Shares nothing with the engines it is there to test, not even an idea.
 */

type Place = { readonly row: number; readonly column: number };

export interface Question {
  readonly side: number;
  readonly givens: readonly (Place & { readonly number: number })[];
  readonly signs: readonly { readonly greater: Place; readonly less: Place }[];
  readonly bars?: readonly (readonly [Place, Place])[] | undefined;
  /** Rows and columns whose numbers need not differ. */
  readonly rowsOff?: readonly number[];
  readonly columnsOff?: readonly number[];
  /** Pairs of neighbours of whose bar, or of whose lack of one, nothing follows. */
  readonly pairsOff?: readonly (readonly [Place, Place])[];
}

export type Grid = readonly (readonly number[])[];

/** All solutions in order, or undefined where more than so many numbers would have to be tried. */
export function bruteForce(question: Question, most: number): Grid[] | undefined {
  const { side } = question;
  const grid: number[][] = Array.from({ length: side }, () => new Array<number>(side).fill(0));
  const found: Grid[] = [];
  let tries = 0;

  function tryFrom(cell: number): boolean {
    if (cell === side * side) {
      found.push(grid.map((row) => [...row]));
      return true;
    }
    const row = Math.floor(cell / side);
    const column = cell % side;
    const line = grid[row] as number[];
    for (let number = 1; number <= side; number++) {
      if (++tries > most) return false;
      line[column] = number;
      if (holdsAt(question, grid, row, column) && !tryFrom(cell + 1)) return false;
    }
    line[column] = 0;
    return true;
  }

  return tryFrom(0) ? found : undefined;
}

function holdsAt(question: Question, grid: number[][], row: number, column: number): boolean {
  const { givens, signs, bars, rowsOff = [], columnsOff = [], pairsOff = [] } = question;
  const at = (place: Place) => grid[place.row]?.[place.column] ?? 0;
  const number = at({ row, column });
  for (const given of givens) {
    if (given.row === row && given.column === column && given.number !== number) return false;
  }
  for (let before = 0; before < column; before++) {
    if (!rowsOff.includes(row) && at({ row, column: before }) === number) return false;
  }
  for (let before = 0; before < row; before++) {
    if (!columnsOff.includes(column) && at({ row: before, column }) === number) return false;
  }
  for (const { greater, less } of signs) {
    if (at(greater) !== 0 && at(less) !== 0 && at(greater) <= at(less)) return false;
  }
  if (bars === undefined) return true;
  const here = { row, column };
  for (const there of [
    { row: row - 1, column },
    { row, column: column - 1 },
  ]) {
    if (at(there) === 0 || pairsOff.some((pair) => samePair(pair, [here, there]))) continue;
    const isNext = Math.abs(at(there) - number) === 1;
    if (isNext !== bars.some((pair) => samePair(pair, [here, there]))) return false;
  }
  return true;
}

function samePair(a: readonly [Place, Place], b: readonly [Place, Place]): boolean {
  const same = (x: Place, y: Place) => x.row === y.row && x.column === y.column;
  return (same(a[0], b[0]) && same(a[1], b[1])) || (same(a[0], b[1]) && same(a[1], b[0]));
}
