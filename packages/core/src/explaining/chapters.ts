/**
 * Tells a solution chapter by chapter, each of which leads to one thing to place. What is not told yet is found out in
 * silence; of everything that could be placed then, the easiest to tell comes next, with the steps that it needs and
 * that were not told before.
 */
import { type Finished, Finisher } from './finish.js';
import type { Proofs } from './proofs.js';
import type { Following, Reasoner } from './reasoner.js';
import { type AnyPremise, at, factsIn, type Knowledge } from './reasoning.js';
import { byCost, type Sketch, Sketcher } from './sketch.js';
import { HARDEST_LEVEL } from './technique.js';
import { type Drafted, moved, numbered, type ToldStep } from './told-step.js';

/** No single step has more to see on the way. */
const MOST_SEEN = 6;

/** What a chapter ends with: something to place, or something else that is certain. */
export type Told = 'placing' | 'finding';

/** What else is certain is told in chapters of so many steps, or of one thing that takes more. */
const SHORT_CHAPTER = 3;

export class Teller<K extends Knowledge<F>, F, P extends AnyPremise> {
  #reasoner: Reasoner<K, F, P>;
  #sketcher: Sketcher<K, F, P>;
  #finisher: Finisher<K, F, P>;
  /** What is given, and what each step told. */
  readonly #facts: F[];
  readonly steps: ToldStep<F, P>[] = [];
  /** By chapter: how many steps were told at its end. */
  readonly ends: number[] = [];
  /** What the last chapter ended with. */
  lastTold: Told | undefined;
  #last: F | undefined;
  /** What has been found out in silence since the last was placed, if nothing can be placed without a supposition. */
  #silent: Proofs<K, F, P> | undefined;

  constructor(reasoner: Reasoner<K, F, P>, given: readonly F[]) {
    this.#reasoner = reasoner;
    this.#sketcher = new Sketcher(reasoner);
    this.#finisher = new Finisher(reasoner);
    this.#facts = [...given];
    this.#last = given.at(-1);
  }

  /** Goes on by another reasoner. */
  goOnBy(reasoner: Reasoner<K, F, P>): void {
    this.#reasoner = reasoner;
    this.#sketcher = new Sketcher(reasoner);
    this.#finisher = new Finisher(reasoner);
    this.#silent = undefined;
  }

  /** All that was known before a chapter. */
  factsBefore(chapter: number): readonly F[] {
    return this.#facts.slice(0, this.#facts.length - this.steps.length + (this.ends[chapter - 1] ?? 0));
  }

  get isComplete(): boolean {
    return this.#reasoner.isComplete(this.#reasoner.knowledge(this.#facts));
  }

  /**
   * Tells the next chapter: one that places something, or, before anything is supposed for that, one of what else is
   * certain.
   */
  *tell(): Generator<void, Told | undefined> {
    if (this.#silent === undefined) {
      const proofs = this.#sketcher.proofs(this.#facts);
      const rung = yield* this.#sketcher.runAhead(proofs.ahead);
      if (rung !== undefined) return yield* this.#tellPlacing(proofs);
      this.#silent = proofs;
    }
    const proofs = this.#silent;
    for (;;) {
      if (yield* this.#tellFinding(proofs)) return this.lastTold;
      const places = yield* this.#sketcher.suppose(proofs.ahead);
      if (places === undefined) return undefined;
      if (places) return yield* this.#tellPlacing(proofs);
    }
  }

  /** Tells a chapter that was sketched from what is given, without what follows from it. */
  *tellOnly(sketch: Pick<Sketch<K, F, P>, 'proofs' | 'wanted'>): Generator<void> {
    yield* this.#tellSketch(sketch);
    this.lastTold = 'placing';
  }

  /** Of all that can be placed after a run ahead, what is the easiest to tell. */
  *#tellPlacing(proofs: Proofs<K, F, P>): Generator<void, Told> {
    this.#silent = undefined;
    const start = this.#facts.length;
    yield* this.#tellSketch(at(yield* this.#sketcher.sketches(proofs, this.#facts, this.#last), 0));
    yield* this.#tellFollowing(start);
    this.lastTold = 'placing';
    return this.lastTold;
  }

  /** What follows from what a chapter has placed is part of it, until that is enough. */
  *#tellFollowing(start: number): Generator<void> {
    const { following, compares } = this.#reasoner;
    if (following === undefined) return;
    const proofs = this.#sketcher.proofs(this.#facts);
    const { ahead } = proofs;
    const from = this.#facts.length;
    const open = following.open(ahead.knowledge);
    for (;;) {
      const isLittle = open - this.#placedSince(from, following) <= following.mostAtLast;
      if (isLittle && (yield* this.#tellLast(following))) return;
      if (this.#placedSince(start, following) >= following.most) return yield* this.#tellLastOnes(following, start);
      const goals = this.#sketcher.goals(ahead).filter((fact) => proofs.isOpen(fact));
      const next = goals.find((fact) => this.#restsOn(proofs, fact, start) && this.#isOneStep(proofs, fact));
      if (next !== undefined) {
        this.ends.pop();
        yield* this.#tellSketch(this.#sketcher.sketch(proofs, [next]));
      } else if (goals.length >= compares || !ahead.round(following.techniques)) return;
      yield;
    }
  }

  /** What is the last of its kind belongs to a chapter however long that is. */
  *#tellLastOnes(following: Following<K, F, P>, start: number): Generator<void> {
    for (;;) {
      const proofs = this.#sketcher.proofs(this.#facts);
      proofs.ahead.round(following.last.slice(0, 1));
      const next = this.#sketcher.goals(proofs.ahead).find((fact) => this.#restsOn(proofs, fact, start));
      if (next === undefined) return;
      this.ends.pop();
      yield* this.#tellSketch(this.#sketcher.sketch(proofs, [next]));
    }
  }

  #placedSince(start: number, { placed }: Following<K, F, P>): number {
    return this.#facts.slice(start).reduce((sum, fact) => sum + placed(fact), 0);
  }

  /** All that is left, at once; false where that does not follow by itself. */
  *#tellLast({ last }: Following<K, F, P>): Generator<void, boolean> {
    const proofs = this.#sketcher.proofs(this.#facts);
    const { ahead } = proofs;
    while (ahead.round(last)) yield;
    const wanted = ahead.uses.map((_, i) => ahead.from + i);
    if (wanted.length < 2 || !this.#reasoner.isComplete(ahead.knowledge)) return false;
    const parts = wanted.map((fact) => ({ fact, because: proofs.useOf(fact).because }));
    const draft = { technique: at(last, 0), parts, seen: [], remembered: [], refuted: undefined };
    this.ends.pop();
    yield* this.#finish({ proofs, wanted, drafts: [draft] });
    return true;
  }

  /** Does a fact rest on something that was told from a number on? */
  #restsOn(proofs: Proofs<K, F, P>, fact: number, start: number): boolean {
    return proofs
      .of([fact])
      .some((each) => factsIn(proofs.useOf(each).because).some((id) => (proofs.numberOf(id) ?? -1) >= start));
  }

  #isOneStep(proofs: Proofs<K, F, P>, fact: number): boolean {
    const proof = proofs.of([fact]);
    return proof.length <= MOST_SEEN && this.#sketcher.sketch(proofs, [fact]).drafts.length === 1;
  }

  /** What else is known after a run ahead, as far as it makes a short chapter; false where nothing is. */
  *#tellFinding(proofs: Proofs<K, F, P>): Generator<void, boolean> {
    const found = this.#reasoner.findings(proofs.ahead.knowledge);
    const open = found.map((facts) => facts.filter((fact) => proofs.isOpen(fact))).filter(({ length }) => length > 0);
    const [first, ...others] = open.map((facts) => this.#sketcher.sketch(proofs, facts, this.#last)).sort(byCost);
    if (first === undefined) return false;
    yield* this.#tellSketch(this.#together(first, others));
    // What follows from a supposition that failed may be easier to see than what was found out before it.
    if (first.hardest === HARDEST_LEVEL) this.#silent = undefined;
    this.lastTold = 'finding';
    return true;
  }

  /** With what is found as easily, as long as that makes a short chapter. */
  #together(first: Sketch<K, F, P>, others: readonly Sketch<K, F, P>[]): Sketch<K, F, P> {
    return others.reduce((all, { wanted, hardest }) => {
      if (hardest > first.hardest) return all;
      const both = this.#sketcher.sketch(all.proofs, [...new Set([...all.wanted, ...wanted])]);
      return both.drafts.length > SHORT_CHAPTER ? all : both;
    }, first);
  }

  *#tellSketch({ proofs, wanted }: Pick<Sketch<K, F, P>, 'proofs' | 'wanted'>): Generator<void> {
    yield* proofs.minimise(wanted);
    yield* this.#finish(this.#sketcher.sketch(proofs, wanted));
  }

  /** Leaves out the premises and the steps that are not needed, and takes the rest as told. */
  *#finish({ proofs, drafts, wanted }: Pick<Sketch<K, F, P>, 'proofs' | 'drafts' | 'wanted'>): Generator<void> {
    const start = this.#facts.length;
    const numbers = numbered(drafts, start);
    const useOf = (fact: number) => proofs.useOf(fact);
    const drafted: Drafted<F, P> = {
      facts: [...this.#facts, ...drafts.map((draft) => this.#finisher.factOf(draft, useOf))],
      numberOf: (fact) => proofs.numberOf(fact) ?? numbers.get(fact),
      useOf,
    };
    const needed = new Set(wanted.map((fact) => numbers.get(fact)));
    const steps: (Finished<ToldStep<F, P>> & { readonly number: number })[] = [];
    for (let number = start + drafts.length - 1; number >= start; number--) {
      if (!needed.has(number)) continue;
      const isLast = number === drafted.facts.length - 1;
      const step = yield* this.#finisher.finish(at(drafts, number - start), drafted, isLast);
      for (const { because } of [step, ...(step.chain ?? [])]) for (const fact of factsIn(because)) needed.add(fact);
      steps.unshift({ ...step, number });
      yield;
    }
    const places = new Map(steps.map(({ number }, i) => [number, start + i]));
    for (const { number, tells, ...step } of steps) {
      for (const fact of tells) proofs.tell(fact, this.#facts.length);
      const told: ToldStep<F, P> = moved(step, (fact) => places.get(fact) ?? fact);
      const { technique } = told;
      this.steps.push({
        ...told,
        technique: told.chain === undefined ? technique : this.#reasoner.nameOf(this.#facts, told),
      });
      this.#facts.push(step.fact);
    }
    this.#last = this.#facts.at(-1);
    this.ends.push(this.steps.length);
  }
}
