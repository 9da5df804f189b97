/** What records of Pips claim, and what they suppose. */
import type { JsonObject } from '@pipwright/core';
import type { PremiseJudge as AnyPremiseJudge, Claim, Known } from '../../core/test/explaining/claims.js';
import type { Cell } from '../src/model/cell.js';
import type { Domino } from '../src/model/domino.js';
import type { Puzzle } from '../src/model/puzzle.js';

export { type Claim, factsIn, type Known } from '../../core/test/explaining/claims.js';

export type Edge = readonly [Cell, Cell];

export type PremiseJudge = AnyPremiseJudge<Puzzle>;

/** A claim in its parts. */
export interface ClaimParts {
  readonly removed: readonly { readonly cell: Cell; readonly values: readonly number[] }[];
  readonly parted: readonly Edge[];
  readonly joined: readonly Edge[];
  readonly placed: readonly { readonly domino: Domino; readonly cells: Edge }[];
}

export function partsOf({ removes, joins, places }: Claim): ClaimParts {
  const parts = removes as unknown as { cell?: Cell; values?: number[]; edge?: Edge; domino?: Domino }[];
  if (parts.some(({ domino }) => domino !== undefined))
    throw new Error('no judge knows dominoes that cannot lie there');
  return {
    removed: parts.flatMap(({ cell, values = [] }) => (cell === undefined ? [] : [{ cell, values }])),
    parted: parts.flatMap(({ edge }) => (edge === undefined ? [] : [edge])),
    joined: (joins as unknown as { edge: Edge }[]).map(({ edge }) => edge),
    placed: places as unknown as ClaimParts['placed'],
  };
}

/** What is supposed, if the premises say so: a domino lies on both cells, which hold these; or a cell holds one, or each cell of a region. */
export function supposedIn(
  { regions }: Puzzle,
  { suppose }: Known,
  because: readonly JsonObject[],
): { readonly joined?: Edge; readonly holds: readonly (readonly [Cell, number])[] } {
  if (!because.some((premise) => 'suppose' in premise)) return { holds: [] };
  const { cell, region, value, edge, domino, cells } = suppose as unknown as {
    cell?: Cell;
    region?: number;
    value?: number;
    edge?: Edge;
    domino?: Domino;
    cells?: Edge;
  };
  if (domino !== undefined && cells !== undefined) {
    return {
      joined: cells,
      holds: [
        [cells[0], domino[0]],
        [cells[1], domino[1]],
      ],
    };
  }
  if (edge !== undefined) return { joined: edge, holds: [] };
  const own = cell === undefined ? regions.find(({ index }) => index === region)?.cells : [cell];
  if (own === undefined || value === undefined)
    throw new Error(`nobody knows what ${JSON.stringify(suppose)} supposes`);
  return { holds: own.map((each) => [each, value]) };
}
