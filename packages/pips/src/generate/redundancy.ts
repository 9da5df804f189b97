/**
 * Rules that could be left out, each alone, with one solution left. They are a puzzle's second openings: the Times has
 * about one in five. A redundant pair that must differ is only noise.
 */
import type { Proof } from './proof.js';
import type { Sketch } from './sketch.js';

/** Shares of the rules. */
export const REDUNDANT = { least: 0.15, most: 0.25 } as const;

/** A rule that may be left out is not always soon seen to be one. */
export const PATIENCE = 20;

/** Which parts of a sketch with one solution. */
export function* redundantIn(sketch: Sketch, proof: Proof): Generator<void, readonly number[]> {
  const redundant: number[] = [];
  for (const [part, { demand }] of sketch.parts.entries()) {
    if (demand !== 'free' && (yield* proof.isOnly(freed(sketch, part), PATIENCE))) redundant.push(part);
  }
  return redundant;
}

/** Without the rule of a part. */
export function freed(sketch: Sketch, part: number): Sketch {
  return sketch.withDemand(part, 'free');
}

/** Is it a pair that must differ? */
export function isUnlikePair({ parts }: Sketch, part: number): boolean {
  return parts[part]?.demand === 'different' && parts[part].cells.length === 2;
}

/** How many of so many rules may be redundant. Where no number of them is within the bounds, those next to them. */
export function redundantCounts(rules: number): { readonly least: number; readonly most: number } {
  const least = Math.ceil(REDUNDANT.least * rules);
  const most = Math.floor(REDUNDANT.most * rules);
  return least <= most ? { least, most } : { least: most, most: rules < 4 ? least : most };
}
