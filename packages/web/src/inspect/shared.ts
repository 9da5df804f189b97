/** What all solutions share, read from what the collector of the kind says. */
import type { JsonObject } from '@pipwright/core';
import type { Cell } from '@pipwright/play';
import type { Shared } from '../kind/parts.js';

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
