/** Claims and facts as they are told: in cells, rows and columns of the puzzle. Sentences, JSON and pictures read these. */
import type { Cell, JsonObject } from '@pipwright/core';
import type { Board } from './board.js';
import type { Of, PlainClaim } from './claim.js';
import type { Has, Ids } from './kind.js';
import { type Fact, full, type Known, numbersOf } from './known.js';

/** A row or a column, from 0. */
export type Line = { readonly row: number } | { readonly column: number };

export interface Told extends Ids {
  readonly cell: Cell;
  readonly line: Line;
}

export interface ToldTwo {
  readonly says: 'two';
  readonly of: Of<Told>;
  readonly suppose: ToldFact;
  readonly so: ToldFact;
  readonly lines?: readonly Has<Told>[];
}

export type ToldClaim = PlainClaim<Told> | ToldTwo;

export type ToldFact =
  | {
      readonly is: 'values';
      readonly cell: Cell;
      readonly left: readonly number[];
      /** What it says to be out, though that may have been seen before. */
      readonly lost: readonly number[];
      /** What the claim by itself leaves, if that is more than is left. */
      readonly shown?: readonly number[];
    }
  | { readonly is: 'placed'; readonly cell: Cell; readonly value: number }
  | { readonly is: 'over' };

/** What was told before of a cell, and is needed now: what it is not, and all that it can be. */
export interface Note {
  readonly cell: Cell;
  readonly values: readonly number[];
  readonly left: readonly number[];
}

/** What is said in one sentence or two: a claim with what it concludes. */
export interface ToldPart {
  readonly claim: ToldClaim;
  readonly facts: readonly ToldFact[];
  readonly notes?: readonly Note[];
  /** Is the end of a chain of signs written, or can it be anything? Is what stands beside a bar written? */
  readonly isWritten?: boolean;
  readonly isPlainEnd?: boolean;
  /** What does not stand beside a bar, unless it is written. */
  readonly out?: readonly number[];
}

export const compareCells = ([a, b]: Cell, [c, d]: Cell) => a - c || b - d;

export const cellTold = ({ cellAt }: Board, cell: number): Cell => cellAt[cell]!;

export function lineTold({ side, lines, cellAt, isTurned }: Board, line: number): Line {
  const [row, column] = cellAt[lines[line]![0]!]!;
  return line < side === isTurned ? { column } : { row };
}

export function factTold(known: Known, fact: Fact): ToldFact {
  if (fact.is === 'over') return fact;
  const cell = cellTold(known.board, fact.cell);
  if (fact.is === 'placed') return { is: 'placed', cell, value: fact.value };
  const before = known.values[fact.cell]!;
  const all = full(known.board.side);
  const left = numbersOf(before & fact.set);
  const shown = numbersOf(all & fact.set);
  const lost = numbersOf(shown.length === 0 ? before : all & ~fact.set);
  return { is: 'values', cell, left, lost, ...(shown.length > left.length && { shown }) };
}

/** One of a choice, which says no more than what is left. */
function choiceTold(known: Known, fact: Fact): ToldFact {
  const { shown: _, ...told } = factTold(known, fact) as ToldFact & { readonly shown?: readonly number[] };
  return told;
}

type Plain = Readonly<Record<string, unknown>>;

export function claimTold(known: Known, claim: object): ToldClaim {
  const cell = (c: number) => cellTold(known.board, c);
  const line = (l: number) => lineTold(known.board, l);
  const cells = (all: readonly number[]) =>
    'says' in claim && IN_OWN_ORDER.has(claim.says as string) ? all.map(cell) : all.map(cell).sort(compareCells);
  const fields: Readonly<Record<string, (value: never) => unknown>> = {
    cell,
    other: cell,
    cells,
    others: (all: readonly number[]) => all.map(cell),
    signs: (all: readonly (readonly number[])[]) =>
      all.map((pair) => pair.map(cell)).sort(([a], [b]) => compareCells(a!, b!)),
    line,
    along: (all: readonly number[]) => all.map(line),
    across: (all: readonly number[]) => all.map(line),
    lines: (all: readonly Has[]) => all.map((has) => ({ line: line(has.line), values: has.values })),
    of: (of: object) => claimTold(known, of),
    suppose: (fact: Fact) => choiceTold(known, fact),
    so: (fact: Fact) => choiceTold(known, fact),
  };
  return Object.fromEntries(
    Object.entries(claim as Plain)
      .filter(([name, value]) => value !== undefined && name !== 'chain')
      .map(([name, value]) => [name, fields[name]?.(value as never) ?? value]),
  ) as unknown as ToldClaim;
}

/** Their cells go with numbers, or from one to the next. */
const IN_OWN_ORDER: ReadonlySet<string> = new Set(['left', 'rest', 'chain', 'ordered', 'run', 'against', 'circle']);

/** The last is what is claimed; what is seen at a look before it comes first. */
export function claimToJson(parts: readonly ToldPart[]): JsonObject {
  const claims = parts.map(({ claim, notes }): JsonObject => {
    const left = notes?.map(({ cell, left }) => ({ cell, values: left }));
    return { ...(claim as unknown as JsonObject), ...(left === undefined ? {} : { notes: left }) };
  });
  const first = claims.slice(0, -1);
  return { ...claims.at(-1), ...(first.length === 0 ? {} : { first }) };
}

/** Do facts leave nothing to something? */
export function isDeadEnd(facts: readonly ToldFact[]): boolean {
  return facts.some((fact) => fact.is === 'over' || (fact.is === 'values' && fact.left.length === 0));
}
