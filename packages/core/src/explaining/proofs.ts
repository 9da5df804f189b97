/** What is known after a run ahead: what each part of it rests on, and what of it has been told. */
import { type AnyPremise, factsIn, type Knowledge, type RunAhead, type Use } from './reasoning.js';

/** How a kind cuts proofs down. */
export interface Thinning<F, P extends AnyPremise> {
  /**
   * Does a use rest on no more than it needs, as it is found, or on nothing that would have to be told first?
   * @param isOpen whether a fact has not been told
   */
  isThin(use: Use<F, P>, isOpen: (fact: number) => boolean): boolean;
  /** The premises of a use without those that are plainly needless, to see what a proof rests on. */
  thin(facts: readonly F[], use: Use<F, P>): Generator<void, readonly P[]>;
}

/** A run ahead whose uses rest on no more than they need, as far as that has been asked. */
export class Proofs<K extends Knowledge<F>, F, P extends AnyPremise> {
  readonly ahead: RunAhead<K, F, P>;
  readonly #thinning: Thinning<F, P>;
  readonly #minimal = new Map<number, Use<F, P>>();
  /** By fact of the run: the number it was told by. */
  readonly #told = new Map<number, number>();

  constructor(ahead: RunAhead<K, F, P>, thinning: Thinning<F, P>) {
    this.ahead = ahead;
    this.#thinning = thinning;
  }

  /** The same for a reader to whom nothing has been told. */
  untold(): Proofs<K, F, P> {
    const proofs = new Proofs(this.ahead, this.#thinning);
    for (const [fact, use] of this.#minimal) proofs.#minimal.set(fact, use);
    return proofs;
  }

  useOf(fact: number): Use<F, P> {
    return this.#minimal.get(fact) ?? this.ahead.useOf(fact);
  }

  /** By what number a fact is known to the reader; undefined where it is not. */
  numberOf(fact: number): number | undefined {
    return fact < this.ahead.from ? fact : this.#told.get(fact);
  }

  isOpen(fact: number): boolean {
    return this.numberOf(fact) === undefined;
  }

  tell(fact: number, number: number): void {
    this.#told.set(fact, number);
  }

  /** The facts that some facts rest on, these included, in order; what is known to the reader is left out. */
  of(wanted: readonly number[]): number[] {
    const needed = this.#open(wanted);
    // What is added on the way is visited too.
    for (const fact of needed) this.#include(needed, fact);
    return [...needed].sort((a, b) => a - b);
  }

  /** Leaves out what the uses that lead to some facts do not need. */
  *minimise(wanted: readonly number[]): Generator<void> {
    const needed = this.#open(wanted);
    for (const fact of this.#backwards()) {
      if (!needed.has(fact)) continue;
      if (!this.#minimal.has(fact)) this.#minimal.set(fact, yield* this.#thinned(this.ahead.useOf(fact)));
      this.#include(needed, fact);
    }
  }

  *#thinned(use: Use<F, P>): Generator<void, Use<F, P>> {
    if (this.#thinning.isThin(use, (fact) => this.isOpen(fact))) return use;
    return { ...use, because: yield* this.#thinning.thin(this.ahead.knowledge.facts, use) };
  }

  #open(facts: readonly number[]): Set<number> {
    return new Set(facts.filter((fact) => this.isOpen(fact)));
  }

  #include(needed: Set<number>, fact: number): void {
    for (const id of factsIn(this.useOf(fact).because)) if (this.isOpen(id)) needed.add(id);
  }

  *#backwards(): Generator<number> {
    const { from, uses } = this.ahead;
    for (let fact = from + uses.length - 1; fact >= from; fact--) yield fact;
  }
}
