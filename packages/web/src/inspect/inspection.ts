/** What the kind of the puzzle that is inspected has for it. */
import type { JsonObject } from '@pipwright/core';
import type { Cell, KindName } from '@pipwright/play';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { KindInspection, Shared } from '../kind/parts.js';

export type Inspection = KindInspection<KindName>;

export const InspectionContext = createContext<Inspection>({} as Inspection);

export function useInspection(): Inspection {
  return useContext(InspectionContext);
}

/** What all solutions share, read from what the collector of the kind says. */
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
