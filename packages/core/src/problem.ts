/**
 * Problems are data: a code, a place and the facts. Sentences are made at the edge, from a table
 * that has one function per code; the table's parameter types are also the types of the facts,
 * so a code cannot be raised without what its sentence needs.
 */

import type { JsonObject } from './data.js';
import { type Cell, cellName } from './data.js';

export interface Where {
  readonly line?: number;
  readonly column?: number;
  readonly path?: string;
}

/** Something wrong with an input or a solution; `describe` turns it into a sentence. */
export interface Problem {
  readonly code: string;
  readonly where: Where;
  readonly data: JsonObject;
  /** Notation of cells in the file that the problem is about, where it has its own: `(column,row)`. */
  readonly cells?: CellNotation;
}

/** Notation of a cell: `row` and `column` stand for numbers from 0. */
export type CellNotation = `${string}row${string}column${string}` | `${string}column${string}row${string}`;

/** Sentences by problem code. They name cells with `at`, so that cells are written as in the reader's file. */
export type Words = Readonly<Record<string, Sentence>>;
export type Sentence = (data: never, at: (cell: Cell) => string) => string;

export type Facts<Say extends Sentence> =
  Parameters<Say> extends [infer Data, ...unknown[]] ? Data & JsonObject : Readonly<Record<string, never>>;

/** A constructor of problems that knows which facts each code of the table needs. */
export function problemMaker<W extends Words>() {
  return <C extends keyof W & string>(code: C, where: Where, data: Facts<W[C]>): Problem => ({ code, where, data });
}

/**
 * The sentence for a problem, or its code where the table has none. Cells are `r2c1` unless the file has its own way.
 */
export function describe({ code, data, cells }: Problem, words: Words): string {
  const say = Object.hasOwn(words, code) ? words[code] : undefined;
  if (say === undefined) return code;
  if (cells === undefined) return say(data as never, cellName);
  let named = false;
  const text = say(data as never, ([row, column]) => {
    named = true;
    return cells.replace(/row|column/g, (word) => String(word === 'row' ? row : column));
  });
  return named ? `${text} Cells are ${cells} from 0, as in the file.` : text;
}
