/** What records claim, what their premises refer to, and what a judge of them can be asked. */
import type { JsonObject } from '@pipwright/core';
import type { Cell } from '../src/model/cell.js';
import type { Domino } from '../src/model/domino.js';
import type { Puzzle } from '../src/model/puzzle.js';
import type { LinkRecord } from './records.js';

export type Edge = readonly [Cell, Cell];

/** What a step or a link concludes. */
export type Claim = Pick<LinkRecord, 'removes' | 'joins' | 'places'>;

/** What premises refer to by number, and what is supposed. */
export interface Known {
  readonly steps: readonly Claim[];
  readonly suppose?: JsonObject | undefined;
  readonly links?: readonly Claim[];
}

/** Each answer is undefined where it would take too long to find out. */
export interface PremiseJudge {
  /** Does all of a claim follow from these premises? */
  follows(puzzle: Puzzle, known: Known, claim: Claim, because: readonly JsonObject[]): boolean | undefined;
  /** Can these premises not hold together? */
  contradicts(puzzle: Puzzle, known: Known, because: readonly JsonObject[]): boolean | undefined;
}

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

/** All that premises say of steps, links and what a player has placed. */
export function factsIn({ steps, links = [] }: Known, because: readonly JsonObject[]): Claim[] {
  return because.flatMap((premise): Claim[] => {
    if ('placed' in premise) return [{ removes: [], joins: [], places: [premise.placed as JsonObject] }];
    const fact = 'step' in premise ? steps[premise.step as number] : links[premise.link as number];
    if (fact === undefined && ('step' in premise || 'link' in premise))
      throw new Error(`there is nothing told yet that ${JSON.stringify(premise)} could mean`);
    return fact === undefined ? [] : [fact];
  });
}

/** What is supposed, if the premises say so: a domino lies on both cells, which hold these; or a cell holds one. */
export function supposedIn(
  { suppose }: Known,
  because: readonly JsonObject[],
): { readonly joined?: Edge; readonly holds: readonly (readonly [Cell, number])[] } {
  if (!because.some((premise) => 'suppose' in premise)) return { holds: [] };
  const { cell, value, edge, domino, cells } = suppose as unknown as {
    cell?: Cell;
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
  if (cell === undefined || value === undefined)
    throw new Error(`nobody knows what ${JSON.stringify(suppose)} supposes`);
  return { holds: [[cell, value]] };
}
