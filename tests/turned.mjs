/** The same puzzle turned or mirrored, with all of its lists in another order: its grade should stay what it was. */
import { Random } from '@pipwright/core';
import { definePuzzle } from '@pipwright/futoshiki';
import { fixedGrid } from '@pipwright/futoshiki/parts';
import { check } from '@pipwright/pips/check';

/** @typedef {readonly [row: number, column: number]} Cell */

/** Quarter turns and mirrors of what has so many rows and columns. @type {readonly ((rows: number, columns: number) => (cell: Cell) => Cell)[]} */
const TURNS = [
  () => (cell) => cell,
  (rows) =>
    ([row, column]) => [column, rows - 1 - row],
  (rows, columns) =>
    ([row, column]) => [rows - 1 - row, columns - 1 - column],
  (_, columns) =>
    ([row, column]) => [columns - 1 - column, row],
  (_, columns) =>
    ([row, column]) => [row, columns - 1 - column],
  (rows) =>
    ([row, column]) => [rows - 1 - row, column],
  () =>
    ([row, column]) => [column, row],
  (rows, columns) =>
    ([row, column]) => [columns - 1 - column, rows - 1 - row],
];

/** @param {import('@pipwright/pips').Puzzle} puzzle @param {string | number} seed */
export function turnedPips(puzzle, seed) {
  const random = new Random(seed);
  const size = (/** @type {0 | 1} */ axis) => 1 + Math.max(0, ...puzzle.cells.map((cell) => cell[axis]));
  const turn = random.pick(TURNS)(size(0), size(1));
  const { supply, maxPip } = puzzle;
  const turned = check({
    cells: random.shuffle(puzzle.cells.map(turn)),
    regions: random.shuffle(
      puzzle.regions.map(({ cells, rule }) => ({ cells: random.shuffle(cells.map(turn)), rule })),
    ),
    maxPip,
    supply: supply.kind === 'set' ? supply : { ...supply, dominoes: random.shuffle(supply.dominoes.map(flipped)) },
    about: {},
  });
  if (!turned.ok) throw new Error(`a turned puzzle is none: ${JSON.stringify(turned.error)}`);
  return turned.value;

  /** @param {readonly [number, number]} domino @returns {readonly [number, number]} */
  function flipped([a, b]) {
    return random.chance(0.5) ? [b, a] : [a, b];
  }
}

/** Rows and columns do not change places with numbers: those stay. @param {import('@pipwright/futoshiki').Puzzle} puzzle @param {string | number} seed */
export function turnedFutoshiki(puzzle, seed) {
  const random = new Random(seed);
  const grid = fixedGrid(puzzle);
  const side = grid.length;
  const turn = random.pick(TURNS)(side, side);
  const givens = grid.map((row) => row.map(() => 0));
  for (const [r, row] of grid.entries()) {
    for (const [c, number] of row.entries()) {
      const [to, column] = turn([r, c]);
      /** @type {number[]} */ (givens[to])[column] = number;
    }
  }
  const name = (/** @type {{ row: number, column: number }} */ { row, column }) => {
    const [r, c] = turn([row, column]);
    return `r${r + 1}c${c + 1}`;
  };
  const { greaterThanSigns, lessThanSigns, bars } = puzzle;
  const signs = [
    ...greaterThanSigns.map(({ firstSquare, secondSquare }) => `${name(firstSquare)} > ${name(secondSquare)}`),
    ...lessThanSigns.map(({ firstSquare, secondSquare }) => `${name(firstSquare)} < ${name(secondSquare)}`),
  ];
  return definePuzzle({
    givens,
    signs: random.shuffle(signs),
    ...(bars && {
      bars: random.shuffle(bars.map(({ firstSquare, secondSquare }) => `${name(firstSquare)} ${name(secondSquare)}`)),
    }),
  });
}
