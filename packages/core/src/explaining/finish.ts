/** From the drafts of a chapter to its steps: without the premises that they do not need, and the links of chains. */
import type { Draft } from './draft.js';
import { minimalSubset } from './minimise.js';
import type { Reasoner } from './reasoner.js';
import { type AnyPremise, at, factsIn, isFact, type Knowledge, keyOf, type Refuted, type Use } from './reasoning.js';
import { chainDrafts, linksIn } from './sketch.js';
import {
  type Drafted,
  moved,
  numbered,
  renumbered,
  type Seen,
  SUPPOSED,
  type ToldStep,
  type ToldUse,
  toldBefore,
} from './told-step.js';

/** A step that can be told, and the facts of the run that are known by it. */
export type Finished<Told> = Told & { readonly tells: readonly number[] };

export class Finisher<K extends Knowledge<F>, F, P extends AnyPremise> {
  readonly #reasoner: Reasoner<K, F, P>;

  constructor(reasoner: Reasoner<K, F, P>) {
    this.#reasoner = reasoner;
  }

  *finish(draft: Draft<F, P>, drafted: Drafted<F, P>, isLast: boolean): Generator<void, Finished<ToldStep<F, P>>> {
    const step = yield* this.#toldUse(draft, drafted, isLast);
    if (draft.refuted === undefined) return step;
    const { supposed } = draft.refuted;
    const chain = yield* this.#chain(draft.refuted, toldBefore(draft, drafted));
    if (this.#isNamed(chain, step.because)) return { ...step, supposed, chain };
    // The chain should rest on nothing that the step itself does not need, if that can be.
    const within = yield* this.#reasoner.refuteBy(drafted.facts, step.because, supposed);
    if (within !== undefined && linksIn(within, this.#reasoner) <= linksIn(draft.refuted, this.#reasoner)) {
      const other = yield* this.#chain(within, { ...drafted, numberOf: (number) => number });
      if (this.#isNamed(other, step.because)) return { ...step, supposed, chain: other };
    }
    return { ...step, supposed, chain };
  }

  /** Are the premises of a chain, what is supposed and what everybody takes for granted apart, among those of its step? */
  #isNamed(chain: readonly ToldUse<F, P>[], because: readonly P[]): boolean {
    const premises = chain.flatMap((link) => link.because);
    const asked = premises.filter(
      (premise) => !this.#reasoner.isGranted(premise) && !(isFact(premise) && premise.id >= SUPPOSED),
    );
    return known(asked, because).length === asked.length;
  }

  /** All that a step tells: what it concludes, and what later steps take as told. */
  factOf({ parts, remembered }: Draft<F, P>, useOf: (fact: number) => Use<F, P>): F {
    return this.#reasoner.together([...parts.map(({ fact }) => fact), ...remembered].map((fact) => useOf(fact).fact));
  }

  /**
   * A draft without premises that it does not need.
   * @param isLast no step rests on this one, so that it need not tell what it does without
   */
  *#toldUse(draft: Draft<F, P>, drafted: Drafted<F, P>, isLast: boolean): Generator<void, Finished<ToldUse<F, P>>> {
    const { facts, numberOf, useOf } = toldBefore(draft, drafted);
    const { technique, seen } = draft;
    const renumber = (premises: readonly P[]) => renumbered(premises, numberOf, useOf, this.#reasoner.premises());
    const partOf = (id: number) => ({ fact: useOf(id).fact, because: renumber(useOf(id).because) });
    const parts = draft.parts.map(({ fact, because }) => ({ fact: useOf(fact).fact, because: renumber(because) }));
    const needed = (because: readonly P[]) =>
      seen.flatMap((id): (Seen<F, P> & { readonly id: number })[] => {
        const part = partOf(id);
        const premises = this.#needed(facts, part.fact, part.because, because);
        return premises === undefined
          ? []
          : [{ id, technique: useOf(id).technique, fact: part.fact, because: premises }];
      });
    const told = (remembered: readonly number[], because: readonly P[]): Finished<ToldUse<F, P>> => ({
      tells: [...draft.parts.map(({ fact }) => fact), ...remembered],
      technique,
      fact: this.factOf({ ...draft, remembered }, useOf),
      because,
      seen: needed(because).map(({ id: _, ...each }) => each),
    });
    const minimal = (some: typeof parts) => this.#reasoner.minimise(facts, some, technique);
    if (!isLast) return told(draft.remembered, yield* minimal([...parts, ...draft.remembered.map(partOf)]));
    const because = yield* minimal(parts);
    const remembered = draft.remembered.filter((id) => needed(because).some((each) => each.id === id));
    if (remembered.length === 0) return told([], because);
    return told(remembered, yield* minimal([...parts, ...remembered.map(partOf)]));
  }

  /** A link that concludes no more than later links need, and what is seen on the way to them: nobody asks for the rest. */
  *#withoutNeedless(
    draft: Draft<F, P>,
    users: readonly ToldUse<F, P>[],
    { facts, numberOf, useOf }: Drafted<F, P>,
  ): Generator<void, Draft<F, P>> {
    const ids = [...draft.remembered, ...draft.parts.map(({ fact }) => fact)];
    const number = numberOf(at(ids, 0));
    if (ids.length === 1 || users.length === 0 || number === undefined) return draft;
    const { follows, together } = this.#reasoner;
    const seen = users.flatMap(({ seen, because }) => seen.map(({ fact }) => ({ fact, because })));
    const claims = [...users, ...seen.filter(({ fact, because }) => follows(facts, fact, because))];
    const suffice = (some: readonly number[]) => {
      const told = together(some.map((id) => useOf(id).fact));
      const fewer = facts.map((each, i) => (i === number ? told : each));
      return claims.every(({ fact, because }) => follows(fewer, fact, because));
    };
    const needed = new Set(suffice(ids) ? yield* minimalSubset(ids, suffice) : ids);
    const parts = draft.parts.filter(({ fact }) => needed.has(fact));
    if (parts.length === 0) return draft;
    return { ...draft, parts, remembered: draft.remembered.filter((fact) => needed.has(fact)) };
  }

  /** The premises of what is seen on the way to a step, as far as the step has them; undefined where it does without. */
  #needed(facts: readonly F[], fact: F, premises: readonly P[], because: readonly P[]): readonly P[] | undefined {
    const among = known(premises, because);
    const isWhole = premises.every((premise) => among.includes(premise) || this.#reasoner.isGranted(premise));
    return isWhole || this.#reasoner.follows(facts, fact, because) ? among : undefined;
  }

  /** The links from what is supposed to what cannot be. */
  *#chain(refuted: Refuted<F, P>, before: Drafted<F, P>): Generator<void, ToldUse<F, P>[]> {
    const links = chainDrafts(refuted, this.#reasoner);
    const useOf = (fact: number) =>
      fact < refuted.from ? before.useOf(fact) : at(refuted.uses, fact - refuted.from - 1);
    const supposed = before.facts.length;
    const own = numbered(links, supposed + 1).set(refuted.from, supposed);
    const facts = [...before.facts, refuted.supposed, ...links.map((link) => this.factOf(link, useOf))];
    const drafted: Drafted<F, P> = {
      facts,
      numberOf: (fact) => (fact < refuted.from ? before.numberOf(fact) : own.get(fact)),
      useOf,
    };
    const chain: (Finished<ToldUse<F, P>> & { readonly number: number })[] = [];
    for (let number = supposed + links.length; number > supposed; number--) {
      const users = chain.filter(({ because }) => factsIn(because).includes(number));
      const isLast = number === supposed + links.length;
      if (users.length === 0 && !isLast) continue;
      const link = yield* this.#withoutNeedless(at(links, number - supposed - 1), users, drafted);
      facts[number] = this.factOf(link, useOf);
      chain.unshift({ ...(yield* this.#toldUse(link, drafted, isLast)), number });
    }
    const places = new Map([
      [supposed, SUPPOSED],
      ...chain.map(({ number }, i) => [number, SUPPOSED + 1 + i] as const),
    ]);
    return chain.map(({ number, tells: _, ...told }) => moved(told, (fact) => places.get(fact) ?? fact));
  }
}

/** The premises that are among others. */
function known<P extends AnyPremise>(premises: readonly P[], among: readonly P[]): P[] {
  const keys = new Set(among.map(keyOf));
  return premises.filter((premise) => keys.has(keyOf(premise)));
}
