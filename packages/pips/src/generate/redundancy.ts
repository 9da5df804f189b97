/**
 * Rules that could be left out, each alone, with one solution left. They are a puzzle's second openings: the Times has
 * about one in five. A redundant pair that must differ is only noise.
 */
import type { Random } from '@pipwright/core';
import type { Part, Parts } from './part.js';
import type { Proof } from './proof.js';
import type { Sketch } from './sketch.js';

/** Shares of the rules. */
export const REDUNDANT = { least: 0.15, most: 0.25 } as const;

/** A rule that may be left out is not always soon seen to be one. */
const PATIENCE = 20;

/**
 * Which parts of a sketch with one solution; of too many, one more than there may be.
 * @param known some that are: those of a sketch that said less
 */
export function* redundantIn(sketch: Sketch, proof: Proof, known: Parts = []): Generator<void, Parts> {
  const redundant: Part[] = [];
  const { most } = redundantCounts(sketch.parts.filter(({ demand }) => demand !== 'free').length);
  for (const [i, part] of sketch.parts.entries()) {
    if (part.demand === 'free') continue;
    if (redundant.length > most) break;
    if (known.includes(part) || (yield* proof.isOnly(freed(sketch, i), PATIENCE))) redundant.push(part);
  }
  return redundant;
}

/** Leaves out rules of a sketch with one solution until every one is needed. Those that give a number away go first. */
export function* strip(random: Random, start: Sketch, proof: Proof): Generator<void, Sketch> {
  let sketch = start;
  const order = random
    .shuffle([...start.parts.keys()])
    .sort((a, b) => (start.parts[a]?.cells.length ?? 0) - (start.parts[b]?.cells.length ?? 0));
  for (const part of order) {
    if (sketch.parts[part]?.demand === 'free' || sketch.parts[part]?.kept !== undefined) continue;
    const less = freed(sketch, part);
    if (yield* proof.isOnly(less, PATIENCE)) sketch = less;
  }
  return sketch;
}

/** Without the rule of a part. */
function freed(sketch: Sketch, part: number): Sketch {
  return sketch.withDemand(part, 'free');
}

/** Is it a pair that must differ? */
export function isUnlikePair({ demand, cells }: Part): boolean {
  return demand === 'different' && cells.length === 2;
}

/** How many of so many rules may be redundant. Where no number of them is within the bounds, those next to them. */
export function redundantCounts(rules: number): { readonly least: number; readonly most: number } {
  const least = Math.ceil(REDUNDANT.least * rules);
  const most = Math.floor(REDUNDANT.most * rules);
  return least <= most ? { least, most } : { least: most, most: rules < 4 ? least : most };
}
