/** Supposes that something is so and runs ahead from there; where that ends in what cannot be, it is not so. */
import {
  type AnyPremise,
  at,
  factsIn,
  isFact,
  type Knowledge,
  type PremiseSet,
  type Refuted,
  RunAhead,
  type UsableTechnique,
  type Use,
} from './reasoning.js';

export interface Supposing<K extends Knowledge<F>, F, P extends AnyPremise> {
  /** Those that suppose nothing. */
  readonly techniques: readonly UsableTechnique<K, F, P>[];
  /** After so many facts it is given up. */
  readonly mostFacts: number;
  /** By these the end is looked for after every round: that takes longer, and ends sooner. */
  readonly endings?: readonly UsableTechnique<K, F, P>[];
  /** Does a fact say that something cannot be? */
  isImpossible(fact: F): boolean;
}

/** Undefined where nothing impossible is found. */
export function refute<K extends Knowledge<F>, F, P extends AnyPremise>(
  knowledge: K,
  supposed: F,
  supposing: Supposing<K, F, P>,
): Refuted<F, P> | undefined {
  const from = knowledge.facts.length;
  knowledge.learn(supposed);
  const uses = contradict(knowledge, supposing);
  return uses && { supposed, from, uses };
}

/** The uses of techniques that lead to what cannot be, which comes last. Undefined where nothing impossible is found. */
export function contradict<K extends Knowledge<F>, F, P extends AnyPremise>(
  knowledge: K,
  { techniques, mostFacts, isImpossible, endings = [] }: Supposing<K, F, P>,
): readonly Use<F, P>[] | undefined {
  const ahead = new RunAhead<K, F, P>(knowledge);
  for (let seen = 0; seen <= mostFacts; ) {
    for (const technique of endings) {
      const end = technique.find(knowledge).find(({ fact }) => isImpossible(fact) && knowledge.isNews(fact));
      if (end === undefined) continue;
      ahead.learn({ technique, fact: end.fact, because: end.because.list() });
      return ahead.uses;
    }
    if (!ahead.round(techniques)) return undefined;
    for (; seen < ahead.uses.length; seen++) {
      if (isImpossible(at(ahead.uses, seen).fact)) return ahead.uses.slice(0, seen + 1);
    }
  }
  return undefined;
}

/** The uses that the last one rests on, itself included, by their facts; the first use has the fact `from`. */
export function proofOfLast<F, P extends AnyPremise>(uses: readonly Use<F, P>[], from: number): number[] {
  const needed = new Set([from + uses.length - 1]);
  for (let i = uses.length - 1; i >= 0; i--) {
    if (!needed.has(from + i)) continue;
    for (const id of factsIn(at(uses, i).because)) if (id >= from) needed.add(id);
  }
  return [...needed].sort((a, b) => a - b);
}

/** What a refutation rests on in the end, of what was known before its supposition, added to a set. */
export function addRoots<F, P extends AnyPremise, Set extends PremiseSet<P>>(
  { uses, from }: Refuted<F, P>,
  all: Set,
): Set {
  for (const fact of proofOfLast(uses, from + 1)) {
    for (const premise of at(uses, fact - from - 1).because)
      if (!isFact(premise) || premise.id < from) all.include(premise);
  }
  return all;
}
