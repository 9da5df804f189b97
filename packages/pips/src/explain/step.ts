/** Steps as typed data, in cells and dominoes: sentences, drawings and JSON read nothing but these and the puzzle. */
import type { JsonObject } from '@pipwright/core';
import { members } from '@pipwright/core/bits';
import { type AnyConflict, type AnyLink, SUPPOSED, type ToldStep, type ToldUse } from '@pipwright/core/explaining';
import type { Compiled } from '../engines/swift/index.js';
import { placementToJson } from '../formats/solution-json.js';
import type { Cell } from '../model/cell.js';
import type { Domino } from '../model/domino.js';
import type { Puzzle } from '../model/puzzle.js';
import type { Placement } from '../model/solution.js';
import { claimToJson, type ToldPart } from './claims/told.js';
import type { ConflictClass, ConflictReason, Need, Shortage } from './conflicts/reason.js';
import type { Fact } from './knowledge/conclusion.js';
import type { Premise } from './knowledge/premise.js';
import type { TechniqueName } from './techniques/index.js';

/** One use of a technique, or several alike at once. */
export interface PipsLink extends AnyLink {
  readonly technique: TechniqueName;
  readonly because: readonly PipsPremise[];
  /** Never empty; of several facts each is what the same technique says of another place. */
  readonly concludes: readonly PipsFact[];
  /** What one sees on the way without taking a step for it, in order: its premises are among those of the link. */
  readonly seen: readonly Seen[];
  /** What it says, where it is told by claims: the last is its claim, and those before are seen at a look. */
  readonly parts?: readonly ToldPart[];
}

/** Something that is seen at a glance, such as a cell with one neighbour left. */
export interface Seen {
  readonly technique: TechniqueName;
  readonly because: readonly PipsPremise[];
  readonly concludes: PipsFact;
}

/** One step of an explanation of Pips. */
export interface PipsStep extends PipsLink {
  /** What it supposes, to find that it cannot be. */
  readonly suppose?: PipsFact;
  /** The last link leaves some cell no number. */
  readonly chain?: readonly PipsLink[];
}

/** Parts of a puzzle of Pips, or of what a player has made of it, that cannot hold together. */
export interface PipsConflict extends AnyConflict {
  readonly class: ConflictClass;
  readonly reason?: ConflictReason;
  /** What there is too little of, where that can be counted. */
  readonly shortage?: Shortage;
  /** The cell that nothing fits, where that is why, and what rules leave for it and for the partners it could have. */
  readonly at?: Cell;
  readonly left?: readonly CellLeft[];
  /** By region: how many it needs at least of what is counted, where several are. */
  readonly needs?: readonly Need[];
  readonly because: readonly PipsPremise[];
  /** As steps of an explanation. */
  readonly chain?: readonly PipsStep[];
  /** What shows it to people, where that is more than it takes. */
  readonly about?: readonly PipsPremise[];
  /** All that the player has placed, whether the conflict rests on it or not. */
  readonly placed?: readonly Placement[];
  /** What of that is only asked about. */
  readonly supposed?: Placement;
}

/** What a step rests on. */
export type PipsPremise =
  /** A region's rule, by its place in the puzzle's own list. */
  | { readonly region: number }
  /** Which dominoes carry this number, and how many. */
  | { readonly value: number }
  /** That this domino must be used. */
  | { readonly domino: Domino }
  /** That this cell, or all of these, must be covered. */
  | { readonly cell: Cell }
  | { readonly shape: readonly Cell[] }
  /** An earlier step, from 0. */
  | { readonly step: number }
  /** What the player has placed. */
  | { readonly placed: Placement }
  /** In a chain: what is supposed, an earlier link from 0. */
  | { readonly suppose: true }
  | { readonly link: number };

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

/** @param given how many facts the player has placed: those are no steps */
export function stepsOf(
  compiled: Compiled,
  given: readonly Fact[],
  told: readonly ToldStep<Fact, Premise>[],
): PipsStep[] {
  const premises = (because: readonly Premise[]) => premisesOf(compiled, given, because);
  const linkOf = ({ technique, because, fact, seen }: ToldUse<Fact, Premise>): PipsLink => ({
    technique: technique.name as TechniqueName,
    because: premises(because),
    concludes: factsOf(compiled, fact),
    seen: seen.flatMap((each) =>
      factsOf(compiled, each.fact).map((concludes) => ({
        technique: each.technique.name as TechniqueName,
        because: premises(each.because),
        concludes,
      })),
    ),
  });
  return told.map((step) => ({
    ...linkOf(step),
    ...(step.supposed === undefined ? {} : { suppose: factsOf(compiled, step.supposed)[0]! }),
    ...(step.chain === undefined ? {} : { chain: step.chain.map(linkOf) }),
  }));
}

/** @param given what the player has placed: the facts behind are steps, in order */
export function premisesOf(compiled: Compiled, given: readonly Fact[], because: readonly Premise[]): PipsPremise[] {
  const { puzzle, pips } = compiled;
  const said = (premise: Premise): PipsPremise => {
    switch (premise.kind) {
      case 'region':
        return { region: puzzle.regions[premise.id]!.index };
      case 'value':
        return { value: premise.id };
      case 'domino':
        return { domino: [Math.floor(premise.id / pips), premise.id % pips] };
      case 'tiled': {
        const [cell, ...others] = premise.cells.map((each) => puzzle.cells[each]!);
        return others.length === 0 ? { cell: cell! } : { shape: [cell!, ...others] };
      }
      case 'fact':
        if (premise.id === SUPPOSED) return { suppose: true };
        if (premise.id > SUPPOSED) return { link: premise.id - SUPPOSED - 1 };
        if (premise.id >= given.length) return { step: premise.id - given.length };
        return { placed: placementOf(compiled, given[premise.id]!) };
    }
  };
  return because.map(said);
}

/** What the player has placed. */
export function placementsOf(compiled: Compiled, given: readonly Fact[]): Placement[] {
  return given.map((each) => placementOf(compiled, each));
}

function placementOf(compiled: Compiled, given: Fact): Placement {
  const [fact] = factsOf(compiled, given);
  if (fact?.kind !== 'place') throw new Error('a player can place nothing but dominoes');
  return { domino: fact.domino, cells: fact.cells };
}

/** What is said of several cells is one fact. */
function factsOf({ puzzle, first, second, pips }: Compiled, fact: Fact): PipsFact[] {
  const edgeOf = (edge: number): Edge => [puzzle.cells[first[edge]!]!, puzzle.cells[second[edge]!]!];
  const left = new Map<number, number>();
  const others: PipsFact[] = [];
  for (const conclusion of fact) {
    switch (conclusion.kind) {
      case 'values':
        left.set(conclusion.cell, (left.get(conclusion.cell) ?? (1 << pips) - 1) & conclusion.values);
        break;
      case 'place':
        others.push({ kind: 'place', domino: conclusion.domino, cells: edgeOf(conclusion.edge) });
        break;
      default:
        others.push({ kind: conclusion.kind, edge: edgeOf(conclusion.edge) });
    }
  }
  const cells = [...left]
    .sort(([a], [b]) => a - b)
    .map(([cell, values]) => ({ cell: puzzle.cells[cell]!, values: members(values) }));
  return cells.length === 0 ? others : [{ kind: 'values', cells }, ...others];
}

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
  { because, concludes, parts = [] }: Pick<PipsLink, 'because' | 'concludes' | 'parts'>,
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
    ...(parts.length === 0 ? {} : { claim: claimToJson(parts) }),
    because: becauseToJson(because),
    removes,
    places,
    ...(joins.length === 0 ? {} : { joins }),
  };
}

/** What a step supposes. */
export function supposeToJson({ suppose, parts = [] }: PipsStep): JsonObject | undefined {
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
