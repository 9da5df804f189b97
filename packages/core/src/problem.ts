/**
 * Problems are data: a code, a place and the facts. Sentences are made at the edge, from a table
 * that has one function per code; the table's parameter types are also the types of the facts,
 * so a code cannot be raised without what its sentence needs.
 */
import type { JsonObject } from './json-value.js';

/** A place in the input: line and column (from 1, in characters), or a JSON Pointer into its content. */
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
}

/** One sentence per problem code. */
export type Words = Readonly<Record<string, (data: never) => string>>;

/** The facts a sentence needs. */
export type Facts<Say extends (data: never) => string> =
  Parameters<Say> extends [infer Data] ? Data & JsonObject : Readonly<Record<string, never>>;

/** A constructor of problems that knows which facts each code of the table needs. */
export function problemMaker<W extends Words>() {
  return <C extends keyof W & string>(code: C, where: Where, data: Facts<W[C]>): Problem => ({ code, where, data });
}

/** The sentence for a problem; a code without words of its own is named as it is. */
export function describe(problem: Problem, words: Words): string {
  const say = Object.hasOwn(words, problem.code) ? words[problem.code] : undefined;
  return say === undefined ? problem.code : say(problem.data as never);
}

/** The outcome of something that can fail: nothing in the library throws for bad input. */
export type Result<T, E> = Ok<T> | Err<E>;

export interface Ok<T> {
  readonly ok: true;
  readonly value: T;
}

export interface Err<E> {
  readonly ok: false;
  readonly error: E;
}

export function ok<T>(value: T): Ok<T> {
  return { ok: true, value };
}

export function err<E>(error: E): Err<E> {
  return { ok: false, error };
}
