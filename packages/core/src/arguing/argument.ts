/**
 * What a kind gives so that its boards are told by claims. A claim is plain data that is true of the board as it is known;
 * an argument is a claim with what it concludes. Everything else, proofs, sentences, pictures, is read from claims.
 */

export interface Argument<Claim, Fact> {
  readonly claim: Claim;
  /** What follows from the claim, as far as it is new and of use. */
  readonly facts: readonly Fact[];
}

/** What has been told of a board. */
export interface Knowing<Fact> {
  /** Is nothing left for something? */
  readonly isDead: boolean;
  copy(): this;
  learn(facts: readonly Fact[]): this;
  isNews(fact: Fact): boolean;
}

/** One of a few things must be true. */
export interface Choice<Of, Fact> {
  readonly of: Of;
  readonly options: readonly Fact[];
}

/** Quick looks at suppositions, so that of many few are followed. */
export interface Foresight<Known, Fact> {
  /**
   * How far away it is that one fails; undefined where that is not seen.
   * @param look `quick` or `long` at what follows from it, `deep` or `deepest` at suppositions within it too
   */
  fails(known: Known, suppose: Fact, look: 'quick' | 'long' | 'deep' | 'deepest'): number | undefined;
  /** How much follows from what is left. */
  leads(known: Known, so: Fact): number;
}

/** How a kind argues. Techniques have levels, from 1; whoever supposes nothing asks for all of them. */
export interface Arguing<Known extends Knowing<Fact>, Claim, Fact, Of> {
  readonly levels: readonly number[];
  /** All that techniques up to a level find, none of it twice. */
  argumentsIn(known: Known, level: number): Argument<Claim, Fact>[];
  /** Each that by itself ends with nothing left; where none does, all that are found. */
  endsIn(known: Known, level: number): Argument<Claim, Fact>[];
  /** A plain check that takes nothing from what finds claims. */
  isTrue(known: Known, claim: Claim): boolean;
  /** What follows from a claim that is true. */
  thenOf(known: Known, claim: Claim): readonly Fact[];
  /** Places whose state a claim looks at, and those that a fact changes. */
  reads(known: Known, claim: Claim): ReadonlySet<number>;
  writes(known: Known, fact: Fact): readonly number[];
  /** A claim without what is no longer in question. */
  asNow(known: Known, claim: Claim): Claim;
  /** Other ways to say the same facts. */
  otherwise(known: Known, facts: readonly Fact[]): Iterable<readonly Fact[]>;
  costOf(argument: Argument<Claim, Fact>): number;
  /** Is it seen at a look, and told in one sentence with what needs it? */
  isGlance(argument: Argument<Claim, Fact>): boolean;
  /** About how many sentences it takes to tell these together. */
  sentencesIn(group: readonly Argument<Claim, Fact>[]): number;
  /** Does it place something? */
  places(fact: Fact): boolean;
  /** Is it worth telling for its own sake, where nothing can be placed? */
  isGoal(known: Known, fact: Fact): boolean;
  choices(known: Known): Iterable<Choice<Of, Fact>>;
  readonly foresight?: Foresight<Known, Fact>;
  /** Is what may be true only guessed? Then what is not may be true after all, and is not followed to the end. */
  readonly isGuess: boolean;
  /** May it be true of a solution? */
  isPossible(fact: Fact): boolean;
  /** What is left when one of several is out. */
  without(out: Fact, left: readonly Fact[]): Fact | undefined;
  /** One of several fails by a chain: what supposes it, as a claim. */
  suppose(of: Of, suppose: Fact, so: Fact, chain: readonly Argument<Claim, Fact>[]): Claim;
  /** The chain of a claim that supposes something. */
  chainOf(claim: Claim): readonly Argument<Claim, Fact>[] | undefined;
  /** Is everything known that is certain? */
  isDone(known: Known): boolean;
}
