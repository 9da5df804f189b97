/** What a board shows once steps told by claims are known: their conclusions, and what everybody sees beside them. */
import { members } from '@pipwright/core/bits';
import { boardOf } from '../src/explain/claims/board.js';
import { type Fact, Known, setOf } from '../src/explain/claims/known.js';
import { type Cell, cellKey } from '../src/model/cell.js';
import type { Puzzle } from '../src/model/puzzle.js';
import { type Claim, type Edge, partsOf } from './claims.js';

export function seenAfter(
  puzzle: Puzzle,
  steps: readonly Claim[],
): readonly { readonly cell: Cell; readonly values: readonly number[] }[] {
  const board = boardOf(puzzle);
  const { cellAt, compiled, edgesAt } = board;
  const keys = cellAt.map(cellKey);
  const numberOf = (cell: Cell) => keys.indexOf(cellKey(cell));
  const edgeOf = (pair: Edge) => {
    const [a = -1, b] = pair.map(numberOf);
    return edgesAt[a]?.find((edge) => compiled.first[edge] === b || compiled.second[edge] === b) ?? -1;
  };
  const known = new Known(board);
  for (const step of steps) {
    const { removed, parted, joined, placed } = partsOf(step);
    const facts: Fact[] = [
      ...removed.map(({ cell, values }) => ({ is: 'values', cell: numberOf(cell), set: ~setOf(values) }) as const),
      ...parted.map((edge) => ({ is: 'parted', edge: edgeOf(edge) }) as const),
      ...joined.map((edge) => ({ is: 'joined', edge: edgeOf(edge) }) as const),
      ...placed.map(({ domino: [x, y], cells }): Fact => {
        const edge = edgeOf(cells);
        return { is: 'placed', edge, domino: compiled.first[edge] === numberOf(cells[0]) ? [x, y] : [y, x] };
      }),
    ];
    known.learn(facts);
  }
  return puzzle.cells.map((cell) => ({ cell, values: members(known.values[numberOf(cell)] ?? 0) }));
}
