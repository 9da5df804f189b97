/** A step as it is told, and the numbers that its facts go by. */
import type { Draft } from './draft.js';
import { type AnyPremise, at, isFact, type PremiseSet, type Use } from './reasoning.js';
import type { Technique } from './technique.js';

/** In the premises of links: what is supposed; the links follow. */
export const SUPPOSED = 1_000_000;

/** A step as it is told. Facts go by number: what the player has placed first, then one for each step. */
export interface ToldUse<Fact, Premise> {
  readonly technique: Technique;
  readonly fact: Fact;
  readonly because: readonly Premise[];
  readonly seen: readonly Seen<Fact, Premise>[];
}

/** What is seen on the way. */
export interface Seen<Fact, Premise> {
  readonly technique: Technique;
  readonly fact: Fact;
  readonly because: readonly Premise[];
}

export interface ToldStep<Fact, Premise> extends ToldUse<Fact, Premise> {
  readonly supposed?: Fact;
  /** In the premises of links, what is supposed has the number `SUPPOSED`, and the links follow it. */
  readonly chain?: readonly ToldUse<Fact, Premise>[];
}

/** Facts that may be told, and how premises of a run go by their numbers. */
export interface Drafted<F, P> {
  readonly facts: readonly F[];
  /** Undefined where it is not told. */
  numberOf(fact: number): number | undefined;
  useOf(fact: number): Use<F, P>;
}

/** What is told before a draft: what it sees itself on the way has its own number. */
export function toldBefore<F, P>(draft: Draft<F, P>, { facts, numberOf, useOf }: Drafted<F, P>): Drafted<F, P> {
  const own = numberOf(at(draft.parts, 0).fact) ?? facts.length;
  const before = (fact: number) => {
    const number = numberOf(fact);
    return number !== undefined && number < own ? number : undefined;
  };
  return { facts, numberOf: before, useOf };
}

/** By fact: the number of the draft that tells it. */
export function numbered<F, P>(drafts: readonly Draft<F, P>[], from: number): Map<number, number> {
  const numbers = new Map<number, number>();
  for (const [i, { parts, remembered }] of drafts.entries())
    for (const fact of [...parts.map((part) => part.fact), ...remembered]) numbers.set(fact, from + i);
  return numbers;
}

/** The same with other numbers for facts. */
export function moved<Told extends ToldStep<unknown, P>, P extends AnyPremise>(
  told: Told,
  to: (fact: number) => number,
): Told {
  const move = (premises: readonly P[]) =>
    premises.map((premise) =>
      isFact(premise) && premise.id < SUPPOSED ? { ...premise, id: to(premise.id) } : premise,
    );
  return {
    ...told,
    because: move(told.because),
    seen: told.seen.map((seen) => ({ ...seen, because: move(seen.because) })),
    ...(told.chain === undefined ? {} : { chain: told.chain.map((link) => moved(link, to)) }),
  };
}

/**
 * Premises by the numbers of what is told; what is seen without being told, by what that rests on.
 * @param numberOf undefined where it is not told
 */
export function renumbered<F, P extends AnyPremise>(
  premises: readonly P[],
  numberOf: (fact: number) => number | undefined,
  useOf: (fact: number) => Use<F, P>,
  all: PremiseSet<P>,
): readonly P[] {
  const add = (some: readonly P[]) => {
    for (const premise of some) {
      const id = isFact(premise) ? numberOf(premise.id) : undefined;
      if (!isFact(premise)) all.include(premise);
      else if (id !== undefined) all.include({ ...premise, id });
      else add(useOf(premise.id).because);
    }
  };
  add(premises);
  return all.list();
}
