/** What a kind knows of one board, for its solution to be told chapter by chapter. */
import type { Drafting } from './draft.js';
import type { Thinning } from './proofs.js';
import type { AnyPremise, Knowledge, Refuted, UsableTechnique, Use } from './reasoning.js';
import type { Technique } from './technique.js';
import type { ToldStep } from './told-step.js';

/** How a kind reasons about one board. */
export interface Reasoner<K extends Knowledge<F>, F, P extends AnyPremise> extends Drafting<F, P>, Thinning<F, P> {
  /** Those that suppose nothing, the easiest first. */
  readonly techniques: readonly UsableTechnique<K, F, P>[];
  /** What is known by these facts alone. */
  knowledge(facts: readonly F[]): K;
  /** Where there is one solution: all that is left to place. */
  left(knowledge: K): readonly F[];
  /** What a fact places, whichever way round the board lies. */
  nameOfPlaced(fact: F): string;
  /** How many parts of the puzzle that a player looks at for reasons are not finished. */
  unfinished(knowledge: K): number;
  /** Does it say what to place? */
  places(fact: F): boolean;
  /** Is everything known that is certain? */
  isComplete(knowledge: K): boolean;
  /** Where there are several solutions: each thing that is known beside what can be placed, by the facts that say so. */
  findings(knowledge: K): readonly (readonly number[])[];
  /** The level of techniques from which on players try things. */
  readonly triesFrom: number;
  /** Suppositions that fail, of those that players try. */
  trials(knowledge: K): Generator<void, readonly Use<F, P>[]>;
  /** Whatever fails at all, for when nothing else is found. */
  lastResort(knowledge: K): Generator<void, readonly Use<F, P>[]>;
  /** The fewest premises of a step that concludes each part from its own. */
  minimise(
    facts: readonly F[],
    parts: readonly { readonly fact: F; readonly because: readonly P[] }[],
    technique: Technique,
  ): Generator<void, readonly P[]>;
  follows(facts: readonly F[], fact: F, because: readonly P[]): boolean;
  /** Why something that is supposed cannot be, by these premises alone; its facts go by the same numbers. */
  refuteBy(facts: readonly F[], because: readonly P[], supposed: F): Generator<void, Refuted<F, P> | undefined>;
  /** What a step that supposes something is called once its chain is known. */
  nameOf(facts: readonly F[], step: ToldStep<F, P>): Technique;
  /** Does everybody take it for granted, such as that cells must be covered? */
  isGranted(premise: P): boolean;
  /** Several facts as one. */
  together(facts: readonly F[]): F;
  /** How far a fact is from another on the board. */
  distance(fact: F, other: F): number;
  /** Of so many things to place the easiest to tell is looked for. */
  readonly compares: number;
  /** Where what follows from what a chapter placed belongs to it too. */
  readonly following?: Following<K, F, P>;
}

export interface Following<K, F, P extends AnyPremise> {
  /** What these place by one look each. */
  readonly techniques: readonly UsableTechnique<K, F, P>[];
  /** A chapter places no more than so much, or a little. */
  readonly most: number;
  /** What is left is told at once where these place it, in the name of the first, and where it is no more than so much. */
  readonly last: readonly UsableTechnique<K, F, P>[];
  readonly mostAtLast: number;
  /** How much there is to place. */
  open(knowledge: K): number;
  /** How much a fact places. */
  placed(fact: F): number;
}
