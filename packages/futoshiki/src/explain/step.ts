/** Steps as typed data, in cells and numbers: sentences, drawings and JSON read nothing but these and the puzzle. */
import type { Cell, JsonObject } from '@pipwright/core';
import { type AnyConflict, type AnyLink, SUPPOSED, type ToldStep, type ToldUse } from '@pipwright/core/explaining';
import { type Compiled, GREATER, NEXT } from '../engines/swift/compile.js';
import { moveToJson } from '../formats/solution-json.js';
import { type Puzzle, sideOf } from '../model/puzzle.js';
import type { Move } from '../model/solution.js';
import { squareOf } from '../model/square.js';
import type { ConflictClass, ConflictReason } from './conflicts/reason.js';
import { type Fact, numbersIn, places } from './knowledge/conclusion.js';
import type { Premise } from './knowledge/premise.js';
import type { TechniqueName } from './techniques/index.js';

/** What is left to a cell. */
export interface CellLeft {
  readonly cell: Cell;
  /** Where there is one only, is that what to write? */
  readonly isPlaced: boolean;
  readonly values: readonly number[];
}

/** One use of a technique, or several alike at once. */
export interface FutoshikiLink extends AnyLink {
  readonly technique: TechniqueName;
  readonly because: readonly FutoshikiPremise[];
  /** Never empty, each cell once. */
  readonly concludes: readonly CellLeft[];
  /** What one sees on the way without taking a step for it, in order: its premises are among those of the link. */
  readonly seen: readonly Seen[];
}

/** Something that is seen at a glance. */
export interface Seen {
  readonly technique: TechniqueName;
  readonly because: readonly FutoshikiPremise[];
  readonly concludes: readonly CellLeft[];
}

/** One step of an explanation of Futoshiki. */
export interface FutoshikiStep extends FutoshikiLink {
  /** What it supposes, to find that it cannot be. */
  readonly suppose?: CellLeft;
  /** The last link leaves some cell no number. */
  readonly chain?: readonly FutoshikiLink[];
}

/** Parts of a puzzle, or of what a player has made of it, that cannot hold together. */
export interface FutoshikiConflict extends AnyConflict {
  readonly class: ConflictClass;
  readonly reason?: ConflictReason;
  /** Where it has a reason: what that is about. */
  readonly about?: ConflictFigure;
  readonly because: readonly FutoshikiPremise[];
  /** What of it is only asked about: it is named among what is placed. */
  readonly supposed?: Move;
  readonly chain?: readonly FutoshikiStep[];
}

/** A row or a column, from 0. */
export type LinePremise = { readonly row: number } | { readonly column: number };

/** What a conflict is about, in the order in which its reason says. */
export interface ConflictFigure {
  readonly cells: readonly Cell[];
  readonly line?: LinePremise;
  readonly numbers: readonly number[];
  /** Why cells cannot hold some numbers. */
  readonly losses: readonly ConflictLoss[];
}

export interface ConflictLoss {
  readonly cell: Cell;
  readonly values: readonly number[];
  readonly by: /** The line has these numbers. */
    | { readonly kind: 'taken'; readonly line: LinePremise }
    /** From the cell along signs to others that are all less, or all greater; or to the other side of a bar, or of none. */
    | { readonly kind: 'less' | 'greater' | 'bar' | 'no-bar'; readonly path: readonly Cell[] };
}

/** Two cells, of a sign the greater first. */
export type Between = readonly [Cell, Cell];

/** What a step rests on. */
export type FutoshikiPremise =
  /** That its numbers differ, from 0. */
  | { readonly row: number }
  | { readonly column: number }
  | { readonly sign: Between }
  | { readonly bar: Between }
  | { readonly noBar: Between }
  /** The number given there. */
  | { readonly given: Cell }
  /** What the player has placed. */
  | { readonly placed: Move }
  /** An earlier step, from 0. */
  | { readonly step: number }
  /** In a chain: what is supposed, an earlier link from 0. */
  | { readonly suppose: true }
  | { readonly link: number };

export function stepsOf(
  compiled: Compiled,
  given: readonly Fact[],
  told: readonly ToldStep<Fact, Premise>[],
): FutoshikiStep[] {
  const premises = (because: readonly Premise[]) => premisesOf(compiled, given, because);
  const linkOf = ({ technique, because, fact, seen }: ToldUse<Fact, Premise>): FutoshikiLink => {
    const onTheWay = seen.map((each) => ({
      technique: named(each.technique.name as TechniqueName, each.because),
      because: premises(each.because),
      concludes: leftBy(compiled, each.fact),
    }));
    const name = named(technique.name as TechniqueName, because);
    return {
      technique: name === 'naked-single' ? hardestOf(fact, onTheWay) : name,
      because: premises(because),
      concludes: leftBy(compiled, fact),
      seen: onTheWay,
    };
  };
  return told.map((step) => ({
    ...linkOf(step),
    ...(step.supposed === undefined ? {} : { suppose: leftBy(compiled, step.supposed)[0]! }),
    ...(step.chain === undefined ? {} : { chain: step.chain.map(linkOf) }),
  }));
}

/** What leaves a cell one number is called by what is hardest to see of that. */
function hardestOf(fact: Fact, seen: readonly Seen[]): TechniqueName {
  if (!places(fact)) return 'naked-single';
  const rank = (name: TechniqueName) => BY_EASE.indexOf(name);
  return seen.map(({ technique }) => technique).reduce((a, b) => (rank(b) > rank(a) ? b : a), 'naked-single');
}

/** From what is easy to see to what is not. */
const BY_EASE: readonly TechniqueName[] = ['bound', 'across-bar', 'no-bar', 'bar-run', 'chain-bound', 'valley', 'peak'];

/** What a technique comes to that needs only one of the signs or bars it looked at. */
const ALONE: Readonly<Partial<Record<TechniqueName, TechniqueName>>> = {
  'chain-bound': 'bound',
  valley: 'bound',
  peak: 'bound',
  'bar-run': 'across-bar',
};

function named(technique: TechniqueName, because: readonly Premise[]): TechniqueName {
  const links = because.filter(({ kind }) => kind === 'link').length;
  return (links > 1 ? undefined : ALONE[technique]) ?? technique;
}

/** @param given what the player has placed: the facts behind are steps, in order */
export function premisesOf(
  compiled: Compiled,
  given: readonly Fact[],
  because: readonly Premise[],
): FutoshikiPremise[] {
  const { side, first, second, kind } = compiled;
  const cellOf = (cell: number) => cellAt(cell, side);
  const premiseOf = ({ kind: sort, id }: Premise): FutoshikiPremise => {
    switch (sort) {
      case 'line':
        return id < side ? { row: id } : { column: id - side };
      case 'given':
        return { given: cellOf(id) };
      case 'link': {
        const between: Between = [cellOf(first[id]!), cellOf(second[id]!)];
        if (kind[id] === GREATER) return { sign: between };
        return kind[id] === NEXT ? { bar: between } : { noBar: between };
      }
      case 'fact':
        if (id === SUPPOSED) return { suppose: true };
        if (id > SUPPOSED) return { link: id - SUPPOSED - 1 };
        if (id >= given.length) return { step: id - given.length };
        return { placed: movesIn(leftBy(compiled, given[id]!))[0]! };
    }
  };
  return because.map(premiseOf);
}

/** By the number that it has in a compiled puzzle. */
export function cellAt(cell: number, side: number): Cell {
  return [Math.floor(cell / side), cell % side];
}

/** What is said of each cell, in the order in which it is. */
function leftBy({ side }: Compiled, fact: Fact): CellLeft[] {
  const left = new Map<number, { values: number; isPlaced: boolean }>();
  for (const { kind, cell, values } of fact) {
    const before = left.get(cell);
    left.set(cell, {
      values: values & (before?.values ?? -1),
      isPlaced: kind === 'place' || (before?.isPlaced ?? false),
    });
  }
  return [...left].map(([cell, { values, isPlaced }]) => ({
    cell: cellAt(cell, side),
    values: numbersIn(values),
    isPlaced,
  }));
}

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
  { because, concludes }: Pick<FutoshikiLink, 'because' | 'concludes'>,
): JsonObject {
  const all = Array.from({ length: sideOf(puzzle) }, (_, i) => i + 1);
  return {
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
