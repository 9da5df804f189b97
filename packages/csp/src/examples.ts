import { Random } from '@pipwright/core';
import type { BinaryModel } from './graph/binary-csp.js';

/** N queens on a board of N by N, none attacking another: the row of the queen in each column. */
export const nQueens: BinaryModel<number, number, number> = {
  variables: (n) => Array(n).keys(),
  domain: (_, n) => Array(n).keys(),
  predicate: (left, right) => (a, b) => a !== b && Math.abs(a - b) !== right - left,
};

export interface MapToColour {
  readonly countries: Readonly<Record<string, readonly string[]>>;
  readonly borders: readonly (readonly [string, string])[];
}

/** A colour for each country, two that touch not the same. */
export const mapColouring: BinaryModel<string, string, MapToColour> = {
  variables: ({ countries }) => Object.keys(countries),
  domain: (country, { countries }) => countries[country] ?? [],
  predicate: (a, b, { borders }) =>
    borders.some((border) => border.includes(a) && border.includes(b)) ? (one, other) => one !== other : undefined,
};

export interface ModelBParameters {
  readonly seed: number | string;
  readonly variables: number;
  readonly values: number;
  /** The part of all pairs of variables that is constrained, from 0 to 1. */
  readonly density: number;
  /** The part of all pairs of values that a constraint forbids, from 0 to 1. */
  readonly tightness: number;
}

/** A random binary CSP: for constrained pairs `first,second` of variables the forbidden pairs `a,b` of values. */
export interface RandomCsp {
  readonly variables: number;
  readonly values: number;
  readonly forbidden: ReadonlyMap<string, ReadonlySet<string>>;
}

/**
 * Random binary CSPs after “model B” of Smith and Dyer: exactly so many constraints, each forbidding exactly so many
 * pairs of values, drawn without favour. With few, loose constraints nearly all are solvable, with many, strict ones
 * nearly none; between the two lie the hard ones.
 */
export function randomCsp({ seed, variables, values, density, tightness }: ModelBParameters): RandomCsp {
  for (const [name, part] of Object.entries({ density, tightness })) {
    if (!(part >= 0 && part <= 1)) throw new RangeError(`${name} is a part, from 0 to 1, and cannot be ${part}`);
  }
  const random = new Random(seed);
  const draw = (from: readonly string[], part: number) => random.shuffle(from).slice(0, Math.round(part * from.length));
  const pairs = product(variables).filter(([a, b]) => a < b);
  const valuePairs = product(values).map(String);
  const constrained = draw(pairs.map(String), density);
  return {
    variables,
    values,
    forbidden: new Map(constrained.map((pair) => [pair, new Set(draw(valuePairs, tightness))])),
  };
}

export const modelB: BinaryModel<number, number, RandomCsp> = {
  variables: ({ variables }) => Array(variables).keys(),
  domain: (_, { values }) => Array(values).keys(),
  predicate: (first, second, { forbidden }) => {
    const pairs = forbidden.get(`${first},${second}`);
    return pairs && ((a, b) => !pairs.has(`${a},${b}`));
  },
};

function product(size: number): [number, number][] {
  return Array.from({ length: size ** 2 }, (_, i) => [Math.floor(i / size), i % size]);
}
