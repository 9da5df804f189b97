/** Steps that were recorded, read as what they are: `record.ts` writes nothing else. */
import type { Deduction } from '@pipwright/core';
import type { Cell } from '../model/cell.js';
import type { Domino } from '../model/domino.js';
import type { Placement } from '../model/solution.js';

export type RecordedPremise =
  | { readonly region: number }
  | { readonly value: number }
  | { readonly domino: Domino }
  | { readonly cell: Cell }
  | { readonly shape: readonly Cell[] }
  | { readonly step: number }
  | { readonly placed: Placement };

/** Values that a cell does not hold, or a domino that does not lie on two cells; without a domino, none does. */
export type RecordedRemoval =
  | { readonly cell: Cell; readonly values: readonly number[] }
  | { readonly edge: readonly [Cell, Cell]; readonly domino?: Domino };

export function premisesOf(because: Deduction['because']): readonly RecordedPremise[] {
  return because as unknown as readonly RecordedPremise[];
}

export function removalsOf({ removes }: Deduction): readonly RecordedRemoval[] {
  return removes as unknown as readonly RecordedRemoval[];
}

export function joinsOf({ joins }: Deduction): readonly (readonly [Cell, Cell])[] {
  return joins.map(({ edge }) => edge as unknown as readonly [Cell, Cell]);
}

export function placementsOf({ places }: Deduction): readonly Placement[] {
  return places as unknown as readonly Placement[];
}

/** The cells that a conclusion speaks of. */
export function cellsConcluded(step: Deduction): Cell[] {
  return [
    ...removalsOf(step).flatMap((removal) => ('cell' in removal ? [removal.cell] : removal.edge)),
    ...joinsOf(step).flat(),
    ...placementsOf(step).flatMap(({ cells }) => cells),
  ];
}
