/**
 * Boards that please the eye: a rectangle from whose border cells are taken, mirror images together, corners rather
 * than dents, until as many are left as wanted. Some have a hole in the middle, some are two pieces.
 */
import type { Random } from '@pipwright/core';
import { type Cell, cellKey } from '../model/cell.js';
import { type Board, boardOf, isConnected, neighboursOf } from './board.js';

export interface BoardRequest {
  readonly cells: number;
  readonly columns: number;
  readonly rows: number;
  readonly shape: 'whole' | 'holed' | 'two pieces';
}

interface Box {
  readonly columns: number;
  readonly rows: number;
}

/** Cells that go together: a cell and its images. */
type Symmetry = (cell: Cell, box: Box) => readonly Cell[];

const SYMMETRIES: readonly Symmetry[] = [
  (cell) => [cell],
  ([row, column], { columns }) => [[row, columns - 1 - column]],
  ([row, column], { columns }) => [[row, columns - 1 - column]],
  ([row, column], { rows }) => [[rows - 1 - row, column]],
  ([row, column], { rows, columns }) => [[rows - 1 - row, columns - 1 - column]],
  ([row, column], { rows, columns }) => [[rows - 1 - row, columns - 1 - column]],
  ([row, column], { rows, columns }) => [
    [row, columns - 1 - column],
    [rows - 1 - row, column],
    [rows - 1 - row, columns - 1 - column],
  ],
];

/** Undefined when this try came to nothing. */
type Carving<Result> = Generator<void, Result | undefined>;

export function* tryBoard(random: Random, request: BoardRequest): Carving<Board> {
  const cells = yield* request.shape === 'two pieces' ? twoPieces(random, request) : onePiece(random, request);
  return cells && boardOf(cells);
}

function* onePiece(random: Random, request: BoardRequest): Carving<readonly Cell[]> {
  const boxes = boxesFor(request);
  if (boxes.length === 0) return undefined;
  const box = random.pick(boxes);
  const symmetry = random.pick(SYMMETRIES);
  const start = request.shape === 'holed' ? withHole(random, box) : rectangle(box);
  return yield* carve(random, start, request.cells, (cell) => [cell, ...symmetry(cell, box)]);
}

/** One beside or below the other, a line between them. */
function* twoPieces(random: Random, { cells, columns, rows }: BoardRequest): Carving<readonly Cell[]> {
  const first = 2 * Math.round((cells * random.between(35, 65)) / 200);
  const below = rows >= columns;
  const room = below ? { columns, rows: Math.floor((rows - 1) / 2) } : { columns: Math.floor((columns - 1) / 2), rows };
  const one = yield* onePiece(random, { ...room, cells: first, shape: 'whole' });
  const other = yield* onePiece(random, { ...room, cells: cells - first, shape: 'whole' });
  if (one === undefined || other === undefined) return undefined;
  const away = 2 + Math.max(...one.map(([row, column]) => (below ? row : column)));
  return [...one, ...other.map(([row, column]): Cell => (below ? [row + away, column] : [row, column + away]))];
}

/** Those that are not too slim, and not much larger than what is to stay. */
export function boxesFor({ cells, columns, rows, shape }: BoardRequest): readonly Box[] {
  const most = cells * 1.4 + (shape === 'holed' ? 4 : 1);
  const boxes: Box[] = [];
  for (let width = 2; width <= columns; width++) {
    for (let height = 2; height <= rows; height++) {
      const area = width * height;
      const slim = Math.max(width, height) > 2 * Math.min(width, height);
      if (area >= cells && area <= most && !slim) boxes.push({ columns: width, rows: height });
    }
  }
  return boxes;
}

function rectangle({ columns, rows }: Box): Cell[] {
  return Array.from({ length: rows * columns }, (_, i): Cell => [Math.floor(i / columns), i % columns]);
}

function withHole(random: Random, box: Box): Cell[] {
  const height = (box.rows % 2 === 1 ? 1 : 2) + (box.rows > 7 && random.chance(0.3) ? 2 : 0);
  const width = box.columns % 2 === 1 ? random.pick([1, 3]) : 2;
  const [top, left] = [(box.rows - height) / 2, (box.columns - width) / 2];
  const inHole = ([row, column]: Cell) => row >= top && row < top + height && column >= left && column < left + width;
  return rectangle(box).filter((cell) => !inHole(cell));
}

function* carve(
  random: Random,
  start: readonly Cell[],
  wanted: number,
  together: (cell: Cell) => readonly Cell[],
): Carving<readonly Cell[]> {
  let board = boardOf(start);
  while (board.cells.length > wanted) {
    yield;
    const group = pickByWeight(random, removable(board, wanted, together));
    if (group === undefined) return undefined;
    board = boardOf(without(board, group.names));
  }
  return board.cells.length === wanted && !isRagged(board) ? board.cells : undefined;
}

interface Group {
  readonly names: ReadonlySet<string>;
  readonly weight: number;
}

function removable(board: Board, wanted: number, together: (cell: Cell) => readonly Cell[]): readonly Group[] {
  const groups = new Map<string, Group>();
  for (const [number, cell] of board.cells.entries()) {
    const names = new Set(together(cell).map(cellKey));
    const key = [...names].sort().join(' ');
    const open = 4 - neighboursOf(board, number).length;
    if (groups.has(key) || open === 0 || board.cells.length - names.size < wanted) continue;
    const rest = boardOf(without(board, names));
    const whole = isConnected(rest, [...rest.cells.keys()]);
    if (whole && boxOf(rest) === boxOf(board))
      groups.set(key, { names, weight: weightOf(open) * (isRagged(rest) ? 0.05 : 1) });
  }
  return [...groups.values()];
}

/** By the sides on which a cell touches no other: a dent, a corner, a tip. */
function weightOf(open: number): number {
  return open === 1 ? 1 : open === 2 ? 5 : 10;
}

function without(board: Board, names: ReadonlySet<string>): readonly Cell[] {
  return board.cells.filter((cell) => !names.has(cellKey(cell)));
}

function boxOf({ cells }: Board): string {
  const [rows, columns] = [0, 1].map((axis) => cells.map((cell) => cell[axis as 0 | 1]));
  return [rows, columns].map((all = []) => `${Math.min(...all)}-${Math.max(...all)}`).join();
}

/** More than two cells at the end of a line look like accidents. */
function isRagged(board: Board): boolean {
  return board.neighbours.filter((near) => near.length < 2).length > (board.cells.length < 20 ? 1 : 2);
}

function pickByWeight(random: Random, groups: readonly Group[]): Group | undefined {
  const total = groups.reduce((sum, { weight }) => sum + weight, 0);
  const at = (random.uint32() / 2 ** 32) * total;
  let passed = 0;
  return groups.find(({ weight }) => {
    passed += weight;
    return passed > at;
  });
}
