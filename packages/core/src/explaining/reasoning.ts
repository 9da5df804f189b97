/**
 * What reasoning about a board of any kind is made of: what is known, how a technique adds to it and from which premises,
 * and a run ahead that nobody is told about until something in it is worth telling.
 */
import type { Technique } from './technique.js';

/** Beside parts of the puzzle a step may rest on what an earlier step concluded, or what a player has placed. */
export interface FactPremise {
  readonly kind: 'fact';
  readonly id: number;
}

export interface AnyPremise {
  readonly kind: string;
}

export function keyOf(premise: AnyPremise): string {
  return JSON.stringify(premise);
}

/** In place of the fact that something is known by. */
export const FROM_THE_START = -1;

export function isFact(premise: AnyPremise): premise is FactPremise {
  return premise.kind === 'fact';
}

const known = new WeakMap<readonly AnyPremise[], readonly number[]>();

/** The facts among premises: the same are asked for again and again. */
export function factsIn(premises: readonly AnyPremise[]): readonly number[] {
  const before = known.get(premises);
  if (before !== undefined) return before;
  const facts = premises.flatMap((premise) => (isFact(premise) ? [premise.id] : []));
  known.set(premises, facts);
  return facts;
}

/** Premises, each once, in the order in which they were named. */
export interface PremiseSet<Premise extends AnyPremise> {
  include(premise: Premise | FactPremise): this;
  list(): readonly Premise[];
}

/** What is known of a board: facts, in the order in which they were learned. */
export interface Knowledge<Fact> {
  readonly facts: readonly Fact[];
  /** Does it say something that is not known? */
  isNews(fact: Fact): boolean;
  /** Takes a fact as known from now on. */
  learn(fact: Fact): void;
}

/** A use of a technique as it is found, with all that it may rest on; which of that it needs is found out later. */
export interface Finding<Fact, Premise extends AnyPremise> {
  readonly fact: Fact;
  readonly because: PremiseSet<Premise>;
}

/** All uses of a technique, as things stand. */
export type Find<K, F, P extends AnyPremise> = (knowledge: K) => readonly Finding<F, P>[];

/** A technique that can be used. */
export interface UsableTechnique<K, F, P extends AnyPremise> extends Technique {
  readonly find: Find<K, F, P>;
}

/** What stands at a place of a list that is known to have it. */
export function at<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) throw new RangeError(`there is nothing at ${index}`);
  return item;
}

/** A use of a technique. */
export interface Use<Fact, Premise> {
  readonly technique: Technique;
  readonly fact: Fact;
  readonly because: readonly Premise[];
  /** Where it supposes something: what that is, and the uses that lead from there to what cannot be. */
  readonly refuted?: Refuted<Fact, Premise>;
}

export interface Refuted<Fact, Premise> {
  readonly supposed: Fact;
  /** Facts from this number on are supposed, or follow from that: the supposition first, then those of the uses. */
  readonly from: number;
  readonly uses: readonly Use<Fact, Premise>[];
}

/** Everything that techniques find, round by round, the easiest first. */
export class RunAhead<K extends Knowledge<F>, F, P extends AnyPremise> {
  readonly knowledge: K;
  /** Facts before this one were known. */
  readonly from: number;
  readonly uses: Use<F, P>[] = [];
  readonly #isKeptBack: (fact: F) => boolean;
  /** By fact: what is found, and takes no part in what follows. */
  readonly #keptBack = new Map<string, Use<F, P>>();

  /** @param isKeptBack of which facts nothing should follow, so that they stand beside each other */
  constructor(knowledge: K, isKeptBack: (fact: F) => boolean = () => false) {
    this.knowledge = knowledge;
    this.from = knowledge.facts.length;
    this.#isKeptBack = isKeptBack;
  }

  /** All that the first technique finds which finds something; false where none does. */
  round(techniques: readonly UsableTechnique<K, F, P>[]): boolean {
    for (const technique of techniques) {
      let isNews = false;
      for (const { fact, because } of technique.find(this.knowledge)) {
        if (this.learn({ technique, fact, because: because.list() })) isNews = true;
      }
      if (isNews) return true;
    }
    return false;
  }

  /** False where it is known already. */
  learn(use: Use<F, P>): boolean {
    if (!this.knowledge.isNews(use.fact)) return false;
    if (!this.#isKeptBack(use.fact)) {
      this.#take(use);
      return true;
    }
    const key = JSON.stringify(use.fact);
    if (this.#keptBack.has(key)) return false;
    this.#keptBack.set(key, use);
    return true;
  }

  /** What was kept back is known too, once nothing is to follow from it. */
  end(): void {
    for (const use of this.#keptBack.values()) this.#take(use);
    this.#keptBack.clear();
  }

  #take(use: Use<F, P>): void {
    this.uses.push(use);
    this.knowledge.learn(use.fact);
  }

  useOf(fact: number): Use<F, P> {
    return at(this.uses, fact - this.from);
  }
}
