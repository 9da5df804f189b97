/**
 * Supposes that something is so and follows plain techniques for a few steps; where they end in a contradiction, it is
 * not so. What the chain rests on, the supposition apart, are the premises.
 */
import { type AnyPremise, type Find, isFact, type Knowledge, type PremiseSet } from './reasoning.js';

/** What can be supposed on a copy of what is known. */
export interface Supposing<K extends Knowledge<C>, C, P extends AnyPremise, Premises extends PremiseSet<P>> {
  /** Those that suppose nothing. */
  readonly finders: readonly Find<K, C, P>[];
  readonly mostSteps: number;
  copy(knowledge: K): K;
  /** What something that cannot be rests on; undefined where all can be. */
  contradiction(knowledge: K): PremiseSet<P> | undefined;
  premises(): Premises;
}

export interface Refutation<Premises> {
  /** Steps up to the contradiction. */
  readonly steps: number;
  readonly because: Premises;
}

/** Undefined where `mostSteps` lead to no contradiction. */
export function refute<K extends Knowledge<C>, C, P extends AnyPremise, Premises extends PremiseSet<P>>(
  knowledge: K,
  supposition: C,
  supposing: Supposing<K, C, P, Premises>,
): Refutation<Premises> | undefined {
  const supposed = supposing.copy(knowledge);
  supposed.learn(supposition);
  return contradict(supposed, supposing, knowledge.facts.length, [[]]);
}

/**
 * Reasons on until something cannot be, and says what that rests on.
 * @param known facts that may be named; those behind are traced back to the reasons given for them
 */
export function contradict<K extends Knowledge<C>, C, P extends AnyPremise, Premises extends PremiseSet<P>>(
  knowledge: K,
  supposing: Supposing<K, C, P, Premises>,
  known = knowledge.facts.length,
  reasons: (readonly P[])[] = [],
): Refutation<Premises> | undefined {
  const { finders, mostSteps } = supposing;
  for (let steps = 0; steps <= mostSteps; steps++) {
    const broken = supposing.contradiction(knowledge);
    if (broken !== undefined) return { steps, because: traced(broken, known, reasons, supposing.premises()) };
    const found = steps < mostSteps ? firstFound(knowledge, finders) : undefined;
    if (found === undefined) return undefined;
    knowledge.learn(found.conclusion);
    reasons.push(found.because.list());
  }
  return undefined;
}

function firstFound<K, C, P extends AnyPremise>(knowledge: K, finders: readonly Find<K, C, P>[]) {
  for (const find of finders) {
    const found = find(knowledge);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The premises of a contradiction, with those of the steps up to it in place of the steps. */
function traced<P extends AnyPremise, Premises extends PremiseSet<P>>(
  broken: PremiseSet<P>,
  known: number,
  reasons: readonly (readonly P[])[],
  all: Premises,
): Premises {
  const seen = new Set<number>();
  const add = (premises: readonly P[]) => {
    for (const premise of premises) {
      if (!isFact(premise) || premise.id < known) all.include(premise);
      else if (!seen.has(premise.id)) {
        seen.add(premise.id);
        add(reasons[premise.id - known] ?? []);
      }
    }
  };
  add(broken.list());
  return all;
}
