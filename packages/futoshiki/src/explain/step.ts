/** Steps as typed data, in cells and numbers: sentences, drawings and JSON read nothing but these and the puzzle. */
import type { Cell, JsonObject } from '@pipwright/core';
import type { ToldConflict, ToldStep } from '@pipwright/core/arguing';
import type { EarlierPremise } from '@pipwright/core/explaining';
import { moveToJson } from '../formats/solution-json.js';
import { type Puzzle, sideOf } from '../model/puzzle.js';
import type { Move } from '../model/solution.js';
import { squareOf } from '../model/square.js';
import { claimToJson, type ToldPart } from './claims/told.js';
import type { ConflictClass, TechniqueName } from './techniques.js';

/** What is left to a cell. */
export interface CellLeft {
  readonly cell: Cell;
  /** Is the only one left what to write? */
  readonly isPlaced: boolean;
  readonly values: readonly number[];
}

/** One step of an explanation of Futoshiki: what is left to cells, each once. */
export type FutoshikiStep = ToldStep<TechniqueName, FutoshikiPremise, CellLeft, ToldPart>;

/** Why a puzzle of Futoshiki, or what a player has made of it, cannot be finished. */
export type FutoshikiConflict = ToldConflict<ConflictClass, FutoshikiPremise, FutoshikiStep, Move>;

/** Two cells, of a sign the greater first. */
export type Between = readonly [Cell, Cell];

/** What a step rests on. */
export type FutoshikiPremise = ThingPremise | EarlierPremise;

export type ThingPremise =
  /** That its numbers differ, from 0. */
  | { readonly row: number }
  | { readonly column: number }
  | { readonly sign: Between }
  | { readonly bar: Between }
  | { readonly noBar: Between }
  /** That it must be filled. */
  | { readonly cell: Cell }
  /** The number given there. */
  | { readonly given: Cell }
  /** What the player has written. */
  | { readonly placed: Move };

/** What is to be written. */
export function movesIn(concludes: readonly CellLeft[]): Move[] {
  return concludes.flatMap(({ cell, values: [number], isPlaced }) =>
    isPlaced && number !== undefined ? [{ square: squareOf(cell), number }] : [],
  );
}

export function becauseToJson(because: readonly FutoshikiPremise[]): JsonObject[] {
  return because.map((premise) => ('placed' in premise ? { placed: moveToJson(premise.placed) } : { ...premise }));
}

export function stepToJson(
  puzzle: Puzzle,
  { because, concludes, parts }: Pick<FutoshikiStep, 'because' | 'concludes' | 'parts'>,
): JsonObject {
  const all = Array.from({ length: sideOf(puzzle) }, (_, i) => i + 1);
  return {
    claim: claimToJson(parts),
    because: becauseToJson(because),
    removes: concludes
      .filter(({ isPlaced }) => !isPlaced)
      .map(({ cell, values }) => ({ cell, values: all.filter((number) => !values.includes(number)) })),
    places: movesIn(concludes).map(moveToJson),
  };
}

export function supposeToJson({ suppose }: FutoshikiStep): JsonObject | undefined {
  return suppose === undefined ? undefined : { cell: suppose.cell, value: suppose.values[0]! };
}
