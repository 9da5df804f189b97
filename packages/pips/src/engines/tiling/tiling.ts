import { type Cell, cellKey, inReadingOrder } from '../../model/cell.js';
import type { Edge } from './board.js';
import { countTilings } from './count.js';
import { type Branch, Forest } from './forest.js';
import { shapeOf } from './shape.js';

/** Dominoes over all cells of a shape, whatever they show. */
export type Tiling = ReadonlySet<Edge>;

export const Tiling = {
  getAll(cells: Iterable<Cell>): readonly Tiling[] {
    return [...walkTilings(distinct(cells))].filter((step) => step !== undefined);
  },

  count(cells: Iterable<Cell>): bigint {
    for (const step of countTilings(distinct(cells))) if (step !== undefined) return step;
    return 0n;
  },
};

function distinct(cells: Iterable<Cell>): Cell[] {
  return [...new Map([...cells].map((cell) => [cellKey(cell), cell])).values()];
}

/**
 * Every tiling, the upper-most, left-most open cell always covered next, a standing domino tried before a lying one;
 * undefined after every other step on the way.
 */
export function* walkTilings(cells: readonly Cell[]): Generator<Tiling | undefined, void> {
  const shape = shapeOf(inReadingOrder(cells));
  const forest = new Forest(shape);
  if (forest.root === undefined) return;
  if (cells.length === 0) yield new Set();
  const levels = [{ branches: forest.branches(forest.root), at: -1 }];
  for (let level = levels.at(-1); level !== undefined; level = levels.at(-1)) {
    const branch = level.branches[++level.at];
    if (branch === undefined) levels.pop();
    else if (levels.length * 2 === cells.length) yield tilingOf();
    else levels.push({ branches: forest.branches(branch.next), at: -1 });
    yield undefined;
  }

  function tilingOf(): Tiling {
    const dominoes = levels.map(({ branches, at }) => branches[at] as Branch);
    return new Set(dominoes.map(({ first, second }): Edge => [cellAt(first), cellAt(second)]));
  }

  function cellAt(number: number): Cell {
    return shape.cells[number] as Cell;
  }
}
