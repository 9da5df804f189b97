/**
 * A puzzle as the search wants it: cells, edges and pips as small numbers, every rule as one of four shapes.
 *
 *     cells     0 … n−1 in reading order          near[4c + k]  the edge of cell c to its right, below, left, above; −1
 *     edges     first[e] < second[e], by cell     pairs         x·P + y, both ways round, P = maxPip + 1
 *     regions   0 … r−1, and r for the cells in none
 *
 * Sums of all three kinds are an interval; "every value …" is a set of pips for each of its cells. The compiled form
 * never changes: what a search must respect, and may be loosened, stands in `Terms`.
 */
import { type Cell, compareCells } from '../../model/cell.js';
import type { Puzzle, Supply } from '../../model/puzzle.js';
import type { Rule } from '../../model/rule.js';
import { Arena, type Sizes, Terms } from './terms.js';

/** No rule, or one that speaks of single values only: the cells' own sets of pips say it all. */
export const FREE = 0;
/** The sum lies between `low` and `high`. */
export const SUM = 1;
/** All the same, one of the `set`. */
export const SAME = 2;
/** All different, each of the `set`. */
export const DIFFERENT = 3;

/** Larger than any sum of a board, small enough to add to. */
const FAR = 1 << 20;

export interface Compiled extends Sizes {
  readonly puzzle: Puzzle;
  readonly maxPip: number;
  readonly first: Int32Array;
  readonly second: Int32Array;
  readonly near: Int32Array;
  /** Region of each cell. */
  readonly region: Int32Array;
  /** Shape, bounds and set of each region. */
  readonly shape: Int32Array;
  readonly low: Int32Array;
  readonly high: Int32Array;
  readonly set: Int32Array;
  /** Pips that "every value …" leaves, by region. */
  readonly each: Int32Array;
  readonly given: Terms;
}

const RIGHT = 0;
const BELOW = 1;

export function compile(puzzle: Puzzle): Compiled {
  const { cells, regions, maxPip } = puzzle;
  const n = cells.length;
  const r = regions.length;
  const pips = maxPip + 1;
  const most: Sizes = { cells: n, edges: 2 * n, regions: r, pips };
  const arena = new Arena(9 * n + 5 * (r + 1) + Terms.room(most));
  const first = arena.take(2 * n);
  const second = arena.take(2 * n);
  const near = arena.take(4 * n).fill(-1);
  const edges = joinNeighbours(cells, first, second, near);

  const region = arena.take(n).fill(r);
  const shape = arena.take(r + 1);
  const low = arena.take(r + 1);
  const high = arena.take(r + 1);
  const set = arena.take(r + 1);
  const each = arena.take(r + 1).fill((1 << pips) - 1);
  for (let i = 0; i < r; i++) {
    const { cells: members, rule } = regions[i]!;
    let at = 0;
    for (const cell of members) {
      at = indexOf(cells, cell, at);
      region[at++] = i;
    }
    switch (rule.kind) {
      case 'sum':
        shape[i] = SUM;
        low[i] = rule.op === '<' ? -FAR : Math.min(rule.target, FAR) + (rule.op === '>' ? 1 : 0);
        high[i] = rule.op === '>' ? FAR : Math.min(rule.target, FAR) - (rule.op === '<' ? 1 : 0);
        break;
      case 'same':
        shape[i] = SAME;
        set[i] = rule.value === undefined ? (1 << pips) - 1 : range(rule.value, rule.value, maxPip);
        break;
      case 'different':
        shape[i] = DIFFERENT;
        set[i] = rule.avoiding.reduce((rest, pip) => rest & ~range(pip, pip, maxPip), (1 << pips) - 1);
        break;
      case 'each':
        each[i] = eachSet(rule, maxPip);
        break;
      default:
        rule satisfies never;
    }
  }

  const given = new Terms({ cells: n, edges, regions: r, pips }, arena);
  fillCopies(puzzle.supply, given, n, pips);
  return {
    puzzle,
    cells: n,
    edges,
    regions: r,
    maxPip,
    pips,
    first,
    second,
    near,
    region,
    shape,
    low,
    high,
    set,
    each,
    given,
  };
}

export function termsOf(compiled: Compiled): Terms {
  return new Terms(compiled, new Arena(Terms.room(compiled))).copyFrom(compiled.given);
}

export function cellNumber({ puzzle }: Compiled, cell: Cell): number {
  const at = indexOf(puzzle.cells, cell, 0);
  const found = puzzle.cells[at];
  if (found === undefined || compareCells(found, cell) !== 0) throw new RangeError(`no cell ${cell} on the board`);
  return at;
}

export function edgeNumber(compiled: Compiled, [one, other]: readonly [Cell, Cell]): number {
  const a = cellNumber(compiled, one);
  const b = cellNumber(compiled, other);
  for (let k = 4 * a; k < 4 * a + 4; k++) {
    const edge = compiled.near[k]!;
    const joins = edge !== -1 && a !== b;
    if (joins && (compiled.first[edge] === b || compiled.second[edge] === b)) return edge;
  }
  throw new RangeError(`${one} and ${other} are no neighbours on the board`);
}

/**
 * Fills in the edges and returns how many there are. Cells in reading order need no map: a second finger runs a row
 * below.
 */
function joinNeighbours(cells: readonly Cell[], first: Int32Array, second: Int32Array, near: Int32Array): number {
  let edges = 0;
  let below = 0;
  const join = (a: number, b: number, side: number) => {
    first[edges] = a;
    second[edges] = b;
    near[4 * a + side] = edges;
    near[4 * b + side + 2] = edges++;
  };
  for (let c = 0; c < cells.length; c++) {
    const [row, column] = cells[c]!;
    const next = cells[c + 1];
    if (next !== undefined && next[0] === row && next[1] === column + 1) join(c, c + 1, RIGHT);
    while (below < cells.length && before(cells[below]!, row + 1, column)) below++;
    const under = cells[below];
    if (under !== undefined && under[0] === row + 1 && under[1] === column) join(c, below, BELOW);
  }
  return edges;
}

function before(cell: Cell, row: number, column: number): boolean {
  return cell[0] < row || (cell[0] === row && cell[1] < column);
}

/** Place of a cell of the board in reading order, at `from` or behind. */
function indexOf(cells: readonly Cell[], cell: Cell, from: number): number {
  let low = from;
  let high = cells.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compareCells(cells[middle]!, cell) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

function eachSet({ op, value }: Rule & { kind: 'each' }, maxPip: number): number {
  switch (op) {
    case '<':
      return range(0, value - 1, maxPip);
    case '>':
      return range(value + 1, maxPip, maxPip);
    case '=':
      return range(value, value, maxPip);
    case '≠':
      return range(0, maxPip, maxPip) & ~range(value, value, maxPip);
  }
}

/** Both supplies are the least and the most copies of each pair. */
function fillCopies(supply: Supply, { least, most }: Terms, cells: number, pips: number): void {
  if (supply.kind === 'set') {
    most.fill(supply.repeats ? cells >> 1 : 1);
    return;
  }
  for (const [x, y] of supply.dominoes) {
    const copies = most[x * pips + y]! + 1;
    most[x * pips + y] = copies;
    most[y * pips + x] = copies;
  }
  least.set(most);
}

/** Sets of pips as the low bits of a number: at most 19 of them. */

/** The pips from `low` to `high`, as far as pips go. */
export function range(low: number, high: number, maxPip: number): number {
  const from = Math.max(low, 0);
  const to = Math.min(high, maxPip);
  return from > to ? 0 : (2 << to) - (1 << from);
}

/** A move is `edge << 10 | x << 5 | y`, x on the edge's first cell and y on its second; or a freed cell left empty. */
export type Move = number;

export const NO_MOVE = -1;

/** Plus a freed cell: it stays uncovered. */
export const LEAVE_EMPTY = 1 << 30;

/** Value in place of x << 5 | y: the cells are joined, and the pips there are left open. */
export const BLANK = 1023;

export function blankMove(edge: number): Move {
  return (edge << 10) | BLANK;
}

export function moveOf(edge: number, x: number, y: number): Move {
  return (edge << 10) | (x << 5) | y;
}

export function isPlacement(move: Move): boolean {
  return move < LEAVE_EMPTY;
}
