/**
 * Shapes of values that JavaScript callers hand in, whatever their types say. A shape reads a value into plain data of
 * its type, known fields only, and each of them once: nothing that is wrong, odd or changing comes in with it.
 * @module @pipwright/core/shape
 */
import { err, ok, type Result } from './data.js';

/** Reads a value, or throws what `shaped` catches. */
export type Shape<T> = (value: unknown) => T;

/** Reason why a value does not have a shape; `wanted` and `found` complete “Expected …, found …”. */
export interface Misfit {
  readonly path: string;
  readonly wanted: string;
  readonly found: string;
}

/** The value in this shape, or what is wrong with it first. Never throws. */
export function readShape<T>(value: unknown, shape: Shape<T>): Result<T, Misfit> {
  try {
    return ok(shape(value));
  } catch (thrown) {
    const { path, wanted, found } = refusalOf(thrown);
    return err({ path: path.map((name) => `/${name}`).join(''), wanted, found });
  }
}

export function number(value: unknown): number {
  return typeof value === 'number' ? value : refuse('a number', value);
}

export function realNumber(value: unknown): number {
  return Number.isNaN(value) ? refuse('a number', value) : number(value);
}

export function text(value: unknown): string {
  return typeof value === 'string' ? value : refuse('a string', value);
}

export function truth(value: unknown): boolean {
  return typeof value === 'boolean' ? value : refuse('true or false', value);
}

export function oneOf<const T extends string>(...all: readonly T[]): Shape<T> {
  return (value) => all.find((each) => each === value) ?? refuse(`one of ${all.join(', ')}`, value);
}

export function optional<T>(shape: Shape<T>): Shape<T | undefined> {
  return (value) => (value === undefined ? undefined : shape(value));
}

export function list<T>(item: Shape<T>): Shape<readonly T[]> {
  return (value) => (Array.isArray(value) ? items(value, item) : refuse('a list', value));
}

export function pair<T>(item: Shape<T>): Shape<readonly [T, T]> {
  return (value) =>
    Array.isArray(value) && value.length === 2
      ? [part(value, 0, item), part(value, 1, item)]
      : refuse('a list of two', value);
}

export function record<T extends object>(fields: { readonly [K in keyof T]-?: Shape<T[K]> }): Shape<T> {
  const shapes = Object.entries(fields) as [string, Shape<unknown>][];
  return (value) => {
    if (typeof value !== 'object' || value === null) return refuse('an object', value);
    const read: Record<string, unknown> = {};
    for (const [name, shape] of shapes) {
      const field = part(value, name, shape);
      if (field !== undefined) read[name] = field;
    }
    return read as T;
  };
}

/** A record that has no other fields: a name that is misspelled is none of them. */
export function closedRecord<T extends object>(fields: { readonly [K in keyof T]-?: Shape<T[K]> }): Shape<T> {
  const names = Object.keys(fields);
  const read = record<T>(fields);
  return (value) => {
    const known = read(value);
    const other = Object.keys(value as object).find((name) => !names.includes(name));
    return other === undefined ? known : refuse(`only ${names.join(', ')}`, other);
  };
}

/** Shape of a union of records that differ in their `kind`. */
export function variant<T extends { readonly kind: string }>(
  shapes: {
    readonly [K in T['kind']]: Shape<Extract<T, { readonly kind: K }>>;
  },
): Shape<T> {
  const readKind = record({ kind: oneOf(...(Object.keys(shapes) as T['kind'][])) });
  return (value) => shapes[readKind(value).kind](value);
}

function items<T>(value: readonly unknown[], item: Shape<T>): T[] {
  const read: T[] = [];
  for (let i = 0; i < value.length; i++) read.push(part(value, i, item));
  return read;
}

/** Reads a part of a value; a refusal gets the part's name into its path. */
function part<T>(whole: object, name: string | number, shape: Shape<T>): T {
  try {
    return shape((whole as Readonly<Record<string | number, unknown>>)[name]);
  } catch (thrown) {
    const refusal = refusalOf(thrown);
    refusal.path.unshift(name);
    throw refusal;
  }
}

class Refusal extends Error {
  readonly path: (string | number)[] = [];
  readonly wanted: string;
  readonly found: string;

  constructor(wanted: string, found: string) {
    super();
    this.wanted = wanted;
    this.found = found;
  }
}

/** A getter may throw anything. */
function refusalOf(thrown: unknown): Refusal {
  return thrown instanceof Refusal ? thrown : new Refusal('plain data', 'something that throws');
}

function refuse(wanted: string, value: unknown): never {
  throw new Refusal(wanted, inShort(value));
}

function inShort(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'string') return `“${value.length > 40 ? `${value.slice(0, 40)}…` : value}”`;
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : `a list of ${value.length}`;
  if (typeof value === 'object' && value !== null) return 'an object';
  return typeof value === 'function' || typeof value === 'symbol' ? `a ${typeof value}` : String(value).slice(0, 40);
}
