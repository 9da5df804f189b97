/** Counts the tilings of a board: for each of its pieces, the determinant of a Kasteleyn matrix. */
import { type Cell, inReadingOrder, pieces } from '../../model/cell.js';
import { absoluteDeterminant } from './determinant.js';
import { kasteleynMatrix } from './kasteleyn.js';
import { matchAll, type Shape, shapeOf } from './shape.js';

/** The number of tilings, exactly, as the one value that is not undefined. */
export function* countTilings(cells: readonly Cell[]): Generator<bigint | undefined, void> {
  let product = 1n;
  for (const piece of pieces(cells)) {
    const { cells: inOrder } = bestOrder(piece);
    product *= yield* countPiece(inOrder);
    if (product === 0n) break;
  }
  yield product;
}

function* countPiece(cells: readonly Cell[]): Generator<undefined, bigint> {
  if (matchAll(shapeOf(cells).neighbours) === undefined) return 0n;
  return yield* absoluteDeterminant(kasteleynMatrix(cells));
}

/**
 * Cell order with the least estimated work, that is, with few active matrix rows: by rows, by columns, or outwards from
 * a far end.
 */
function bestOrder(cells: readonly Cell[]): Shape {
  const byRows = shapeOf(inReadingOrder(cells));
  const byColumns = shapeOf([...cells].sort((a, b) => a[1] - b[1] || a[0] - b[0]));
  const outwards = outwardsFrom(byRows, outwardsFrom(byRows, 0).at(-1) ?? 0);
  const orders = [byRows, byColumns, shapeOf(outwards.map((cell) => byRows.cells[cell] as Cell))];
  return orders.reduce((best, order) => (effort(order) < effort(best) ? order : best));
}

function outwardsFrom(shape: Shape, start: number): number[] {
  const reached = new Set([start]);
  for (const cell of reached) for (const near of shape.neighbours[cell] ?? []) reached.add(near);
  return [...reached];
}

/** Estimated work of an order: for each cell how far ahead the cells so far have reached, squared. */
function effort({ neighbours }: Shape): number {
  let reach = 0;
  let sum = 0;
  for (const [cell, near] of neighbours.entries()) {
    reach = Math.max(reach, ...near);
    sum += (reach - cell) ** 2;
  }
  return sum;
}
