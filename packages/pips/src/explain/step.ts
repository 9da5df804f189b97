/** Steps as typed data, in cells and dominoes: sentences, drawings and JSON read nothing but these and the puzzle. */
import type { JsonObject } from '@pipwright/core';
import { members } from '@pipwright/core/bits';
import type { AnyConflict, AnyStep, KeptStep } from '@pipwright/core/explaining';
import type { Compiled } from '../engines/swift/index.js';
import { placementToJson } from '../formats/solution-json.js';
import type { Cell } from '../model/cell.js';
import type { Domino } from '../model/domino.js';
import type { Puzzle } from '../model/puzzle.js';
import type { Placement } from '../model/solution.js';
import type { Conclusion } from './conclusion.js';
import type { ConflictClass, ConflictReason, Shortage } from './conflicts/reason.js';
import type { Premise } from './premise.js';
import type { TechniqueName } from './techniques/index.js';

/** One step of an explanation of Pips. */
export interface PipsStep extends AnyStep {
  readonly technique: TechniqueName;
  readonly because: readonly PipsPremise[];
  readonly concludes: PipsFact;
}

/** Parts of a puzzle of Pips, or of what a player has made of it, that cannot hold together. */
export interface PipsConflict extends AnyConflict {
  readonly class: ConflictClass;
  readonly reason?: ConflictReason;
  /** What there is too little of, where that can be counted. */
  readonly shortage?: Shortage;
  /** The cell that nothing fits, where that is why. */
  readonly at?: Cell;
  readonly because: readonly PipsPremise[];
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

/** @param placed what the player has placed: facts that are no steps */
export function stepsOf(
  compiled: Compiled,
  placed: readonly Conclusion[],
  kept: readonly KeptStep<Conclusion, Premise>[],
): PipsStep[] {
  const numbers = new Map(kept.map(({ fact }, step) => [fact, step]));
  return kept.map(({ technique, conclusion, because }) => ({
    technique: technique.name as TechniqueName,
    because: premisesOf(compiled, placed, because, numbers),
    concludes: factOf(compiled, conclusion),
  }));
}

/** @param numbers the step of each fact that is one */
export function premisesOf(
  compiled: Compiled,
  placed: readonly Conclusion[],
  because: readonly Premise[],
  numbers: ReadonlyMap<number, number> = new Map(),
): PipsPremise[] {
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
      case 'fact': {
        const step = numbers.get(premise.id);
        return step === undefined ? { placed: placementOf(compiled, placed[premise.id]!) } : { step };
      }
    }
  };
  return because.map(said);
}

function placementOf(compiled: Compiled, conclusion: Conclusion): Placement {
  const fact = factOf(compiled, conclusion);
  if (fact.kind !== 'place') throw new Error('a player can place nothing but dominoes');
  return { domino: fact.domino, cells: fact.cells };
}

function factOf({ puzzle, first, second }: Compiled, conclusion: Conclusion): PipsFact {
  const edgeOf = (edge: number): Edge => [puzzle.cells[first[edge]!]!, puzzle.cells[second[edge]!]!];
  switch (conclusion.kind) {
    case 'values':
      return {
        kind: 'values',
        cells: conclusion.cells.map(({ cell, values }) => ({ cell: puzzle.cells[cell]!, values: members(values) })),
      };
    case 'place':
      return { kind: 'place', domino: conclusion.domino, cells: edgeOf(conclusion.edge) };
    default:
      return { kind: conclusion.kind, edge: edgeOf(conclusion.edge) };
  }
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
export function stepToJson({ maxPip }: Puzzle, { because, concludes }: PipsStep): JsonObject {
  const json = { because: becauseToJson(because), removes: [] as JsonObject[], places: [] as JsonObject[] };
  switch (concludes.kind) {
    case 'values':
      json.removes = concludes.cells.map(({ cell, values }) => ({ cell, values: others(maxPip, values) }));
      return json;
    case 'part':
      json.removes = [{ edge: concludes.edge }];
      return json;
    case 'join':
      return { ...json, joins: [{ edge: concludes.edge }] };
    case 'place':
      json.places = [placementToJson(concludes)];
      return json;
  }
}

/** All values but these. */
export function others(maxPip: number, values: readonly number[]): number[] {
  return Array.from({ length: maxPip + 1 }, (_, pip) => pip).filter((pip) => !values.includes(pip));
}
