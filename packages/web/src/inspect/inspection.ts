/** What the kind of the puzzle that is inspected has for it. */
import type { Cell, KindName } from '@pipwright/play';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { AnySolution, KindInspection } from '../kind/parts.js';

export type Inspection = KindInspection<KindName>;

export const InspectionContext = createContext<Inspection>({} as Inspection);

export function useInspection(): Inspection {
  return useContext(InspectionContext);
}

/** Where two solutions are not the same. */
export function differingCells({ contents }: Inspection, one: AnySolution, other: AnySolution): readonly Cell[] {
  const there = new Map(contents(other).map(([cell, holds]) => [String(cell), holds]));
  return contents(one).flatMap(([cell, holds]) => (there.get(String(cell)) === holds ? [] : [cell]));
}
