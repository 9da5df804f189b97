/**
 * What a sentence can say. A claim names things and numbers only, in the numbers of its `Board` or as told. Each kind of
 * claim stands in a file with those of its sort; how it is found, and how it is said, in rooms of their own.
 */
import type { Argument as ArgumentOf } from '@pipwright/core/arguing';
import type { OfBars } from './bars.js';
import type { OfEndings } from './endings.js';
import type { OfGroups, Squeeze } from './groups.js';
import type { Has, Ids, Numbers } from './kind.js';
import type { Fact } from './known.js';
import type { OfLines } from './lines.js';
import type { OfSigns } from './signs.js';

/** Lines that it does not name otherwise, whose numbers keep something out. */
interface Crossing<I extends Ids> {
  readonly lines?: readonly Has<I>[];
}

/** What is told without supposing anything. */
export type PlainClaim<I extends Ids = Numbers> = Crossing<I> &
  (OfLines<I> | OfGroups<I> | OfSigns<I> | Squeeze<I> | OfBars<I> | OfEndings<I>);

export type Claim = PlainClaim | (Crossing<Numbers> & Two);

/** One of a few must be true, and one of them leads to where nothing is left. */
export interface Two {
  readonly says: 'two';
  readonly of: Of;
  readonly suppose: Fact;
  readonly so: Fact;
  readonly chain: readonly Argument[];
}

/** What is one of a few. */
export type Of<I extends Ids = Numbers> =
  | { readonly kind: 'cell'; readonly cell: I['cell']; readonly values: readonly number[] }
  | { readonly kind: 'home'; readonly line: I['line']; readonly value: number; readonly cells: readonly I['cell'][] };

export type Says = Claim['says'];
export type ClaimOf<S extends Says> = Extract<Claim, { readonly says: S }>;
export type Argument = ArgumentOf<Claim, Fact>;
