/**
 * What a sentence can say. A claim names things and numbers only, in the numbers of its `Board` or as told. Each kind of
 * claim stands in a file with those of its sort; how it is found, and how it is said, in rooms of their own.
 */
import type { Argument as ArgumentOf } from '@pipwright/core/arguing';
import type { Domino } from '../../model/domino.js';
import type { OfEndings } from './endings.js';
import type { Ids, Numbers } from './kind.js';
import type { Fact } from './known.js';
import type { OfNumbers } from './numbers.js';
import type { OfPairs } from './pairs.js';
import type { OfSums } from './sums.js';

export type { Count, Ids, Makes, Need } from './kind.js';

/** Regions that it rests on beside those it names, since their rules keep something out. */
interface Beside<I extends Ids> {
  readonly beside?: readonly I['region'][];
}

/** What is told without supposing anything. */
export type PlainClaim<I extends Ids = Numbers> = Beside<I> & (OfNumbers<I> | OfSums<I> | OfPairs<I> | OfEndings<I>);

export type Claim = PlainClaim | (Beside<Numbers> & Two);

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
  | { readonly kind: 'number'; readonly region: I['region']; readonly values: readonly number[] }
  | { readonly kind: 'cell'; readonly cell: I['cell']; readonly values: readonly number[] }
  | { readonly kind: 'partner'; readonly cell: I['cell']; readonly partners: readonly I['cell'][] }
  | { readonly kind: 'domino'; readonly edge: I['edge']; readonly dominoes: readonly Domino[] }
  | { readonly kind: 'home'; readonly domino: Domino; readonly edges: readonly I['edge'][] };

export type Says = Claim['says'];
export type ClaimOf<S extends Says> = Extract<Claim, { readonly says: S }>;
export type Argument = ArgumentOf<Claim, Fact>;
