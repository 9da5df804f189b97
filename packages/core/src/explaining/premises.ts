/** What a step may rest on, while it is found: parts of the puzzle, and facts by their numbers. */

/** All kinds have facts: what an earlier step concluded, or what a player has placed. */
export interface FactPremise {
  readonly kind: 'fact';
  readonly id: number;
}

export interface AnyPremise {
  readonly kind: string;
}

/** In place of the fact that something is known by. */
export const FROM_THE_START = -1;

export function isFact(premise: AnyPremise): premise is FactPremise {
  return premise.kind === 'fact';
}

/** Premises, each once, in the order in which they were named. */
export interface PremiseSet<Premise extends AnyPremise> {
  include(premise: Premise | FactPremise): this;
  list(): readonly Premise[];
}
