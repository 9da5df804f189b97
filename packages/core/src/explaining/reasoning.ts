/**
 * Reasons forward, the easiest technique first, from what is known to all that can be; then goes back from what matters
 * and keeps the steps it rests on, each with the premises it needs. Most of what is found on the way is not needed.
 */
import type { Technique } from './grade.js';

/** Beside parts of the puzzle a step may rest on what an earlier step concluded, or what a player has placed. */
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

/** What is known of a board: facts, in the order in which they were learned. */
export interface Knowledge<Conclusion> {
  readonly facts: readonly Conclusion[];
  /** Takes a conclusion as known from now on. */
  learn(conclusion: Conclusion): void;
  /** The facts that matter in the end. */
  finalFacts(): number[];
}

/** A step as a technique finds it, with all that it may rest on; which of that it needs is found out later. */
export interface Finding<Conclusion, Premise extends AnyPremise> {
  readonly conclusion: Conclusion;
  readonly because: PremiseSet<Premise>;
}

/** The next use of a technique, if there is one. */
export type Find<K, C, P extends AnyPremise> = (knowledge: K) => Finding<C, P> | undefined;

/** The same, where it takes long: pauses now and then. The truth tells only what is worth asking: no step rests on it. */
export type PausingFind<K, Truth, C, P extends AnyPremise> = (
  knowledge: K,
  truth: Truth,
) => Generator<void, Finding<C, P> | undefined>;

/** A technique that can be used. */
export type UsableTechnique<K, Truth, C, P extends AnyPremise> = Technique &
  ({ readonly find: Find<K, C, P> } | { readonly search: PausingFind<K, Truth, C, P> });

/** A step that is kept: its number as a fact, and the fewest premises it rests on. */
export interface KeptStep<Conclusion, Premise> {
  readonly fact: number;
  readonly technique: Technique;
  readonly conclusion: Conclusion;
  readonly because: readonly Premise[];
}

/** How a kind reasons about one board. */
export interface Reasoner<K extends Knowledge<C>, Truth, C, P extends AnyPremise> {
  readonly knowledge: K;
  /** What is true of every solution. */
  readonly truth: Truth;
  /** In the order in which they are tried. */
  readonly techniques: readonly UsableTechnique<K, Truth, C, P>[];
  /** For when no technique applies; its premises are the fewest already. */
  readonly general: Technique;
  generalReason(): Generator<void, { readonly conclusion: C; readonly because: readonly P[] } | undefined>;
  /** Is everything known that can be? */
  isComplete(): boolean;
  /** The fewest premises of a step, or undefined where that takes too long to find out. */
  minimise(conclusion: C, because: readonly P[], how: Minimising): Generator<void, readonly P[] | undefined>;
}

export interface Minimising {
  readonly technique: Technique;
  /** Time is up: only what can be left out at a glance. */
  readonly isHurried?: boolean;
}

interface FoundStep<C, P> {
  readonly technique: Technique;
  readonly conclusion: C;
  readonly because: readonly P[];
  readonly isMinimal: boolean;
}

export class Reasoning<K extends Knowledge<C>, Truth, C, P extends AnyPremise> {
  /** How many facts are given: what a player has placed. */
  readonly given: number;
  readonly #reasoner: Reasoner<K, Truth, C, P>;
  /** By fact, from the first that is not given. */
  readonly #found: FoundStep<C, P>[] = [];

  constructor(reasoner: Reasoner<K, Truth, C, P>) {
    this.#reasoner = reasoner;
    this.given = reasoner.knowledge.facts.length;
  }

  /** Takes the next step; false when there is none, or nothing is left to find out. */
  *step(): Generator<void, boolean> {
    const { knowledge, truth, techniques, general } = this.#reasoner;
    if (this.#reasoner.isComplete()) return false;
    for (const technique of techniques) {
      const found = 'find' in technique ? technique.find(knowledge) : yield* technique.search(knowledge, truth);
      if (found === undefined) continue;
      this.#learn({ technique, conclusion: found.conclusion, because: found.because.list(), isMinimal: false });
      return true;
    }
    yield;
    const reason = yield* this.#reasoner.generalReason();
    if (reason === undefined) return false;
    this.#learn({ technique: general, ...reason, isMinimal: true });
    return true;
  }

  #learn(step: FoundStep<C, P>): void {
    this.#found.push(step);
    this.#reasoner.knowledge.learn(step.conclusion);
  }

  /** The last step found. */
  get last(): { readonly technique: Technique; readonly conclusion: C } | undefined {
    return this.#found.at(-1);
  }

  /** The steps that lead to some facts, in order. */
  *leadingTo(wanted: Iterable<number>, isHurried = false): Generator<void, KeptStep<C, P>[]> {
    const needed = new Set(wanted);
    const kept: KeptStep<C, P>[] = [];
    for (const [i, { technique, conclusion, because, isMinimal }] of [...this.#found.entries()].reverse()) {
      const fact = this.given + i;
      if (!needed.has(fact)) continue;
      const minimal = isMinimal
        ? because
        : yield* this.#reasoner.minimise(conclusion, because, { technique, isHurried });
      // What the technique named is sound, though it may be more than is needed.
      const premises = minimal ?? because;
      kept.push({ fact, technique, conclusion, because: premises });
      for (const premise of premises) if (isFact(premise)) needed.add(premise.id);
      yield;
    }
    return kept.reverse();
  }

  /** The facts that matter in the end. */
  get results(): number[] {
    return this.#reasoner.knowledge.finalFacts();
  }
}
