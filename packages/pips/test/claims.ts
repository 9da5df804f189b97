/** What records of Pips claim. */
import type { Claim } from '../../core/test/explaining/claims.js';
import type { Cell } from '../src/model/cell.js';
import type { Domino } from '../src/model/domino.js';

export type { Claim } from '../../core/test/explaining/claims.js';

export type Edge = readonly [Cell, Cell];

/** A claim in its parts. */
export interface ClaimParts {
  readonly removed: readonly { readonly cell: Cell; readonly values: readonly number[] }[];
  readonly parted: readonly Edge[];
  readonly joined: readonly Edge[];
  readonly placed: readonly { readonly domino: Domino; readonly cells: Edge }[];
}

export function partsOf({ removes, joins, places }: Claim): ClaimParts {
  const parts = removes as unknown as { cell?: Cell; values?: number[]; edge?: Edge }[];
  return {
    removed: parts.flatMap(({ cell, values = [] }) => (cell === undefined ? [] : [{ cell, values }])),
    parted: parts.flatMap(({ edge }) => (edge === undefined ? [] : [edge])),
    joined: (joins as unknown as { edge: Edge }[]).map(({ edge }) => edge),
    placed: places as unknown as ClaimParts['placed'],
  };
}
