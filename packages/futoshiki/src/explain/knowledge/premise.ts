/** What a step may rest on, by the numbers of the compiled puzzle. */
import { type FactPremise, FROM_THE_START, type PremiseSet } from '@pipwright/core/explaining';

export type Premise =
  /** Its numbers differ, and are all of them; rows first, then columns. */
  | { readonly kind: 'line'; readonly id: number }
  /** A sign, a bar, or that there is none. */
  | { readonly kind: 'link'; readonly id: number }
  /** By cell: the number that is given there. */
  | { readonly kind: 'given'; readonly id: number }
  /** What an earlier step concluded, or what a player has placed. */
  | FactPremise;

const KINDS = { line: 0, link: 1, given: 2, fact: 3 } as const;

/** Premises, each once, in the order in which they were named. */
export class Premises implements PremiseSet<Premise> {
  readonly #premises = new Map<number, Premise>();

  constructor(premises: readonly Premise[] = []) {
    for (const premise of premises) this.include(premise);
  }

  include(premise: Premise): this {
    this.#premises.set(KINDS[premise.kind] + premise.id * 4, premise);
    return this;
  }

  line(id: number): this {
    return this.include({ kind: 'line', id });
  }

  link(id: number): this {
    return this.include({ kind: 'link', id });
  }

  given(id: number): this {
    return this.include({ kind: 'given', id });
  }

  /** Nothing to add where it was known from the start. */
  fact(id: number): this {
    return id === FROM_THE_START ? this : this.include({ kind: 'fact', id });
  }

  list(): readonly Premise[] {
    return [...this.#premises.values()];
  }
}
