/**
 * Random dense boards: a rectangle, a random tiling of it, distinct dominoes laid on it at random, every cell in a
 * region of one to five cells, and rules that those values obey. So each board has a solution; whether it has others
 * is left to chance. The same random numbers give the same board everywhere.
 */
import { Random } from '@pipwright/core';
import { check } from '@pipwright/pips/check';
import { dominoSet, getAdjacent, textFormat } from '@pipwright/pips/parts';

/**
 * @typedef {import('@pipwright/pips').Cell} Cell
 * @typedef {import('@pipwright/pips').Domino} Domino
 * @typedef {import('@pipwright/pips').Rule} Rule
 * @typedef {import('@pipwright/pips').Spec} Spec
 * @typedef {import('@pipwright/pips').SpecRegion} SpecRegion
 */

const BOARDS = 40;
const MAX_PIP = 6;
const MOST_CELLS = 5;
const RULELESS = 0.1;
/** Probability that a region grows over equal values only: by chance alone hardly any would be all the same. */
const ALIKE = 0.25;

/**
 * The boards of bench/puzzles/dense: the full double-six set on 7 × 8 cells, from fixed seeds. They were committed before
 * the engine was tuned, so none of them was chosen, and none may be replaced.
 */
export function denseBoards() {
  return Array.from({ length: BOARDS }, (_, i) => {
    const seed = `dense-${String(i + 1).padStart(2, '0')}`;
    const spec = denseBoard(new Random(seed), { rows: 7, columns: 8, name: `The full double-six set, seed ${seed}` });
    return { name: `${seed}.txt`, text: textOf(spec) };
  });
}

/** @param {Random} random @param {{ rows: number, columns: number, name: string }} board with an even number of columns @returns {Spec} */
export function denseBoard(random, { rows, columns, name }) {
  const layout = layDominoes(random, rows, columns);
  const regions = randomPartition(random, layout).map((cells) => withRule(random, cells, cells.map(layout.valueAt)));
  return specOf(layout, regions, name);
}

/**
 * A tiled board with a pip on each cell.
 * @typedef {{ cells: Cell[], dominoes: Domino[], valueAt: (cell: Cell) => number }} Layout
 * @param {Random} random
 * @param {number} rows
 * @param {number} columns
 * @returns {Layout}
 */
function layDominoes(random, rows, columns) {
  const tiling = randomTiling(random, rows, columns);
  const dominoes = random.shuffle(dominoSet(MAX_PIP)).slice(0, tiling.length);
  /** @type {Map<string, number>} */
  const values = new Map();
  for (const [i, cells] of tiling.entries()) {
    const laid = random.shuffle(dominoes[i] ?? []);
    for (const [half, cell] of cells.entries()) values.set(String(cell), laid[half] ?? 0);
  }
  return { cells: tiling.flat(), dominoes, valueAt: (cell) => values.get(String(cell)) ?? 0 };
}

/** @param {Layout} layout @param {SpecRegion[]} regions @param {string} name @returns {Spec} */
function specOf({ cells, dominoes }, regions, name) {
  const inOrder = dominoes.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  return { cells, supply: { kind: 'list', dominoes: inOrder }, maxPip: MAX_PIP, regions, about: { comments: [name] } };
}

/** Checks a board and returns its puzzle. @param {Spec} spec */
export function puzzleOf(spec) {
  const checked = check(spec);
  if (!checked.ok) throw new Error(`a malformed board was made: ${JSON.stringify(checked.error)}`);
  return checked.value;
}

/** @param {Spec} spec */
function textOf(spec) {
  const made = textFormat.make([puzzleOf(spec)]);
  if (!made.ok) throw new Error(`a board cannot be written: ${JSON.stringify(made.error)}`);
  return made.value;
}

/**
 * Turns pairs of dominoes that lie side by side, again and again: every tiling of a rectangle can be reached this way.
 * @param {Random} random
 * @param {number} rows
 * @param {number} columns
 */
function randomTiling(random, rows, columns) {
  /** The other half's direction, for each cell. @type {('left' | 'right' | 'up' | 'down')[][]} */
  const board = Array.from({ length: rows }, () =>
    Array.from({ length: columns }, (_, column) => (column % 2 === 0 ? 'right' : 'left')),
  );
  for (let turn = 0; turn < 100 * rows * columns; turn++) {
    const row = random.int(rows - 1);
    const column = random.int(columns - 1);
    const [above, below] = [board[row], board[row + 1]];
    if (above === undefined || below === undefined) continue;
    if (above[column] === 'right' && below[column] === 'right') {
      above.splice(column, 2, 'down', 'down');
      below.splice(column, 2, 'up', 'up');
    } else if (above[column] === 'down' && above[column + 1] === 'down') {
      above.splice(column, 2, 'right', 'left');
      below.splice(column, 2, 'right', 'left');
    }
  }
  return board.flatMap((line, row) =>
    line.flatMap((direction, column) => {
      if (direction === 'left' || direction === 'up') return [];
      /** @type {Cell} */
      const other = direction === 'right' ? [row, column + 1] : [row + 1, column];
      /** @type {[Cell, Cell][]} */
      const domino = [[[row, column], other]];
      return domino;
    }),
  );
}

/**
 * Connected regions of one to five cells; smaller than drawn where nothing is left to grow into.
 * @param {Random} random
 * @param {Layout} layout
 */
function randomPartition(random, { cells, valueAt }) {
  const left = new Map(cells.map((cell) => [String(cell), cell]));
  /** @type {Cell[][]} */
  const parts = [];
  for (const start of random.shuffle(cells)) {
    if (!left.delete(String(start))) continue;
    const part = [start];
    const size = random.between(1, MOST_CELLS);
    const alike = random.chance(ALIKE);
    while (part.length < size) {
      const near = part
        .flatMap(getAdjacent)
        .filter((cell) => left.has(String(cell)) && (!alike || valueAt(cell) === valueAt(start)));
      if (near.length === 0) break;
      const next = random.pick(near);
      left.delete(String(next));
      part.push(next);
    }
    parts.push(part);
  }
  return parts;
}

/**
 * Region with one of the rules that the values happen to obey, or none. Every rule excludes some values.
 * @param {Random} random
 * @param {Cell[]} cells
 * @param {number[]} values
 * @returns {SpecRegion}
 */
function withRule(random, cells, values) {
  if (random.chance(RULELESS)) return { cells };
  const sum = values.reduce((total, value) => total + value, 0);
  const most = MAX_PIP * values.length;
  const kinds = new Set(values).size;
  const [below, above] = [random.between(1, 4), random.between(1, 4)];
  if (values.length > 1 && kinds === 1) return { cells, rule: { kind: 'same' } };
  /** @type {Rule[]} */
  const fitting = [{ kind: 'sum', op: '=', target: sum }];
  if (sum < most) fitting.push({ kind: 'sum', op: '<', target: Math.min(most, sum + above) });
  if (sum > 0) fitting.push({ kind: 'sum', op: '>', target: Math.max(0, sum - below) });
  if (values.length > 1 && kinds === values.length) fitting.push({ kind: 'different', avoiding: [] });
  return { cells, rule: random.chance(0.5) ? { kind: 'sum', op: '=', target: sum } : random.pick(fitting) };
}
