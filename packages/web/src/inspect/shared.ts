/** What all solutions share, read from what the collector of the kind says. */
import type { JsonObject } from '@pipwright/core';
import type { Domino } from '@pipwright/pips';
import type { AnyGame, Cell } from '@pipwright/play';
import type { AnySolution } from '../think/engine-messages.js';

export interface Shared {
  /** Of the board. */
  readonly cells: number;
  /** Those that hold the same in every solution. */
  readonly always: readonly { readonly cell: Cell; readonly value: number }[];
  /** Pairs under one domino in every solution. */
  readonly joined: readonly (readonly [Cell, Cell])[];
}

export function sharedOf(common: JsonObject | undefined): Shared {
  const { cells = [], joined = [] } = (common ?? {}) as {
    readonly cells?: readonly { readonly cell: Cell; readonly values: readonly number[] }[];
    readonly joined?: Shared['joined'];
  };
  const always = cells.flatMap(({ cell, values }) =>
    values.length === 1 ? values.map((value) => ({ cell, value })) : [],
  );
  return { cells: cells.length, always, joined };
}

/** What `sharedPart` cannot lay: numbers under no domino that is known, and dominoes whose numbers are not. */
export function notLaid({ always, joined }: Shared): {
  readonly numbers: Shared['always'];
  readonly outlines: Shared['joined'];
} {
  const known = new Set(always.map(({ cell }) => String(cell)));
  const laid = joined.filter((cells) => cells.every((cell) => known.has(String(cell))));
  const covered = new Set(laid.flat().map(String));
  return {
    numbers: always.filter(({ cell }) => !covered.has(String(cell))),
    outlines: joined.filter((cells) => !laid.includes(cells)),
  };
}

/** The part of a solution that is in all of them, as far as it can be laid or written. */
export function sharedPart({ kind, puzzle }: AnyGame, { always, joined }: Shared): AnySolution {
  const values = new Map(always.map(({ cell, value }) => [String(cell), value]));
  if (kind === 'futoshiki') {
    const side = puzzle.grid.dimensions.heightInSquares;
    const line = (row: number) => Array.from({ length: side }, (_, column) => values.get(`${row},${column}`) ?? 0);
    return { grid: Array.from({ length: side }, (_, row) => line(row)) };
  }
  const placements = joined.flatMap((cells) => {
    const [first, second] = cells.map((cell) => values.get(String(cell)));
    return first === undefined || second === undefined ? [] : [{ domino: [first, second] as Domino, cells }];
  });
  return { placements };
}
