import type { BinaryModel } from '../graph/binary-csp.js';

/** A map: for each country the colours it may have, and which countries touch. */
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
