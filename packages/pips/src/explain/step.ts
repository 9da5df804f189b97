/** Steps as typed data, in cells and dominoes: sentences, drawings and JSON read nothing but these and the puzzle. */
import type { JsonObject } from '@pipwright/core';
import type { ToldConflict, ToldStep } from '@pipwright/core/arguing';
import type { EarlierPremise } from '@pipwright/core/explaining';
import { placementToJson } from '../formats/solution-json.js';
import type { Cell } from '../model/cell.js';
import type { Domino } from '../model/domino.js';
import type { Puzzle } from '../model/puzzle.js';
import type { Placement } from '../model/solution.js';
import { claimToJson, type ToldPart } from './claims/told.js';
import type { ConflictClass, TechniqueName } from './techniques.js';

/** One step of an explanation of Pips. */
export type PipsStep = ToldStep<TechniqueName, PipsPremise, PipsFact, ToldPart>;

/** Why a puzzle of Pips, or what a player has made of it, cannot be finished. */
export type PipsConflict = ToldConflict<ConflictClass, PipsPremise, PipsStep, Placement>;

/** What a step rests on. */
export type PipsPremise = ThingPremise | EarlierPremise;

export type ThingPremise =
  /** A region's rule, by its place in the puzzle's own list. */
  | { readonly region: number }
  /** Which dominoes carry this number, and how many. */
  | { readonly value: number }
  /** That this domino must be used. */
  | { readonly domino: Domino }
  /** That this cell, or all of these, must be covered. */
  | { readonly cell: Cell }
  | { readonly shape: readonly Cell[] }
  /** What the player has placed. */
  | { readonly placed: Placement };

/** What a step concludes. */
export type PipsFact =
  /** These cells hold nothing but these values. */
  | { readonly kind: 'values'; readonly cells: readonly CellLeft[] }
  /** No domino joins the two cells. */
  | { readonly kind: 'part'; readonly edge: Edge }
  /** Some domino joins the two cells. */
  | { readonly kind: 'join'; readonly edge: Edge }
  | ({ readonly kind: 'place' } & Placement);

export interface CellLeft {
  readonly cell: Cell;
  readonly values: readonly number[];
}

/** Two neighbours, in reading order. */
export type Edge = readonly [Cell, Cell];

/** What a step places. */
export function movesOf({ concludes }: PipsStep): readonly Placement[] {
  return concludes.flatMap((fact) => (fact.kind === 'place' ? [{ domino: fact.domino, cells: fact.cells }] : []));
}

/** The cells that a fact speaks of. */
export function cellsOf(fact: PipsFact): readonly Cell[] {
  if (fact.kind === 'values') return fact.cells.map(({ cell }) => cell);
  return fact.kind === 'place' ? fact.cells : fact.edge;
}

export function becauseToJson(because: readonly PipsPremise[]): JsonObject[] {
  return because.map((premise) => ('placed' in premise ? { placed: placementToJson(premise.placed) } : premise));
}

/** Joins only where there are some. */
export function stepToJson(
  { maxPip }: Puzzle,
  { because, concludes, parts }: Pick<PipsStep, 'because' | 'concludes' | 'parts'>,
): JsonObject {
  const removes: JsonObject[] = [];
  const joins: JsonObject[] = [];
  const places: JsonObject[] = [];
  for (const fact of concludes) {
    switch (fact.kind) {
      case 'values':
        removes.push(...fact.cells.map(({ cell, values }) => ({ cell, values: others(maxPip, values) })));
        break;
      case 'part':
        removes.push({ edge: fact.edge });
        break;
      case 'join':
        joins.push({ edge: fact.edge });
        break;
      case 'place':
        places.push(placementToJson(fact));
    }
  }
  return {
    claim: claimToJson(parts),
    because: becauseToJson(because),
    removes,
    places,
    ...(joins.length === 0 ? {} : { joins }),
  };
}

/** What a step supposes. */
export function supposeToJson({ suppose, parts }: PipsStep): JsonObject | undefined {
  const claim = parts.at(-1)?.claim;
  if (claim?.says === 'two' && claim.suppose.is === 'number')
    return { region: claim.suppose.region, value: claim.suppose.left[0]! };
  switch (suppose?.kind) {
    case 'values':
      return { cell: suppose.cells[0]!.cell, value: suppose.cells[0]!.values[0]! };
    case 'place':
      return placementToJson(suppose);
    case 'join':
      return { edge: suppose.edge };
    default:
      return undefined;
  }
}

/** All values but these. */
export function others(maxPip: number, values: readonly number[]): number[] {
  return Array.from({ length: maxPip + 1 }, (_, pip) => pip).filter((pip) => !values.includes(pip));
}
