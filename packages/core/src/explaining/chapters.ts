/**
 * Tells a solution chapter by chapter, each of which leads to one thing to place. What is not told yet is found out in
 * silence; of everything that could be placed then, the easiest to tell comes next, with the steps that it needs and
 * that were not told before.
 */
import { type Draft, type Drafting, draftSteps } from './draft.js';
import { HARDEST_LEVEL, type Technique } from './grade.js';
import { minimalSubset } from './minimise.js';
import { Proofs, type Thinning } from './proofs.js';
import {
  type AnyPremise,
  at,
  factsIn,
  isFact,
  type Knowledge,
  type Refuted,
  RunAhead,
  type UsableTechnique,
  type Use,
} from './reasoning.js';
import { proofOfLast } from './suppose.js';
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

/** How a kind reasons about one board. */
export interface Reasoner<K extends Knowledge<F>, F, P extends AnyPremise> extends Drafting<F, P>, Thinning<F, P> {
  /** Those that suppose nothing, the easiest first. */
  readonly techniques: readonly UsableTechnique<K, F, P>[];
  /** What is known by these facts alone. */
  knowledge(facts: readonly F[]): K;
  /** Does it say what to place? */
  places(fact: F): boolean;
  /** Is everything known that is certain? */
  isComplete(knowledge: K): boolean;
  /** Where there are several solutions: each thing that is known beside what can be placed, by the facts that say so. */
  findings(knowledge: K): readonly (readonly number[])[];
  /** The level of techniques from which on players try things. */
  readonly triesFrom: number;
  /** Suppositions that fail, of those that players try. */
  trials(knowledge: K): Generator<void, readonly Use<F, P>[]>;
  /** Whatever fails at all, for when nothing else is found. */
  lastResort(knowledge: K): Generator<void, readonly Use<F, P>[]>;
  /** The fewest premises of a step that concludes each part from its own. */
  minimise(
    facts: readonly F[],
    parts: readonly { readonly fact: F; readonly because: readonly P[] }[],
    technique: Technique,
  ): Generator<void, readonly P[]>;
  follows(facts: readonly F[], fact: F, because: readonly P[]): boolean;
  /** Why something that is supposed cannot be, by these premises alone; its facts go by the same numbers. */
  refuteBy(facts: readonly F[], because: readonly P[], supposed: F): Generator<void, Refuted<F, P> | undefined>;
  /** What a step that supposes something is called once its chain is known. */
  nameOf(facts: readonly F[], step: ToldStep<F, P>): Technique;
  /** Does everybody take it for granted, such as that cells must be covered? */
  isGranted(premise: P): boolean;
  /** Several facts as one. */
  together(facts: readonly F[]): F;
  /** How far a fact is from another on the board. */
  distance(fact: F, other: F): number;
  /** Of so many things to place the easiest to tell is looked for. */
  readonly compares: number;
  /** Where what follows from what a chapter placed belongs to it too. */
  readonly following?: Following<K, F, P>;
}

export interface Following<K, F, P extends AnyPremise> {
  /** What these place by one look each. */
  readonly techniques: readonly UsableTechnique<K, F, P>[];
  /** A chapter places no more than so much, or a little. */
  readonly most: number;
  /** What is left is told at once where these place it, in the name of the first, and where it is no more than so much. */
  readonly last: readonly UsableTechnique<K, F, P>[];
  readonly mostAtLast: number;
  /** How much there is to place. */
  open(knowledge: K): number;
  /** How much a fact places. */
  placed(fact: F): number;
}

/** Where it takes more steps than these to place something, it may be easier to try. */
const WORTH_TRYING = 2;

/** No single step has more to see on the way. */
const MOST_SEEN = 6;

/** What a chapter ends with: something to place, or something else that is certain. */
export type Told = 'placing' | 'finding';

/** What else is certain is told in chapters of so many steps, or of one thing that takes more. */
const SHORT_CHAPTER = 3;

export class Teller<K extends Knowledge<F>, F, P extends AnyPremise> {
  #reasoner: Reasoner<K, F, P>;
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
    this.#facts = [...given];
    this.#last = given.at(-1);
  }

  /** Goes on by another reasoner. */
  goOnBy(reasoner: Reasoner<K, F, P>): void {
    this.#reasoner = reasoner;
    this.#silent = undefined;
  }

  get isComplete(): boolean {
    return this.#reasoner.isComplete(this.#reasoner.knowledge(this.#facts));
  }

  /**
   * Tells the next chapter: one that places something, or, before anything is supposed for that, one of what else is
   * certain.
   */
  *tell(): Generator<void, Told | undefined> {
    const reasoner = this.#reasoner;
    if (this.#silent === undefined) {
      const proofs = new Proofs(new RunAhead<K, F, P>(reasoner.knowledge(this.#facts)), reasoner);
      if (yield* this.#runAhead(proofs.ahead)) return yield* this.#tellPlacing(proofs);
      this.#silent = proofs;
    }
    const proofs = this.#silent;
    for (;;) {
      if (yield* this.#tellFinding(proofs)) return this.lastTold;
      const uses = yield* reasoner.lastResort(proofs.ahead.knowledge);
      if (uses.filter((use) => proofs.ahead.learn(use)).length === 0) return undefined;
      if (yield* this.#follow(proofs.ahead, HARDEST_LEVEL)) return yield* this.#tellPlacing(proofs);
    }
  }

  /** Of all that can be placed after a run ahead, what is the easiest to tell. */
  *#tellPlacing(proofs: Proofs<K, F, P>): Generator<void, Told> {
    this.#silent = undefined;
    const reasoner = this.#reasoner;
    const start = this.#facts.length;
    const sketches = this.#sketches(proofs);
    if ((sketches[0]?.hardest ?? 0) >= reasoner.triesFrom && (sketches[0]?.length ?? 0) > WORTH_TRYING) {
      const trying = new Proofs(new RunAhead<K, F, P>(reasoner.knowledge(this.#facts)), reasoner);
      yield* this.#runTrying(trying.ahead);
      sketches.push(...this.#sketches(trying));
    }
    yield* this.#tellSketch(at(sketches.sort(byCost), 0));
    yield* this.#tellFollowing(start);
    this.lastTold = 'placing';
    return this.lastTold;
  }

  /** What follows from what a chapter has placed is part of it, until that is enough. */
  *#tellFollowing(start: number): Generator<void> {
    const { following, knowledge, compares } = this.#reasoner;
    if (following === undefined) return;
    const proofs = new Proofs(new RunAhead<K, F, P>(knowledge(this.#facts)), this.#reasoner);
    const { ahead } = proofs;
    const from = this.#facts.length;
    const open = following.open(ahead.knowledge);
    for (;;) {
      const isLittle = open - this.#placedSince(from, following) <= following.mostAtLast;
      if (isLittle && (yield* this.#tellLast(following))) return;
      if (this.#placedSince(start, following) >= following.most) return yield* this.#tellLastOnes(following, start);
      const goals = this.#goals(ahead).filter((fact) => proofs.isOpen(fact));
      const next = goals.find((fact) => this.#restsOn(proofs, fact, start) && this.#isOneStep(proofs, fact));
      if (next !== undefined) {
        this.ends.pop();
        yield* this.#tellSketch(this.#sketch(proofs, [next]));
      } else if (goals.length >= compares || !ahead.round(following.techniques)) return;
      yield;
    }
  }

  /** What is the last of its kind belongs to a chapter however long that is. */
  *#tellLastOnes(following: Following<K, F, P>, start: number): Generator<void> {
    for (;;) {
      const proofs = new Proofs(new RunAhead<K, F, P>(this.#reasoner.knowledge(this.#facts)), this.#reasoner);
      proofs.ahead.round(following.last.slice(0, 1));
      const next = this.#goals(proofs.ahead).find((fact) => this.#restsOn(proofs, fact, start));
      if (next === undefined) return;
      this.ends.pop();
      yield* this.#tellSketch(this.#sketch(proofs, [next]));
    }
  }

  #placedSince(start: number, { placed }: Following<K, F, P>): number {
    return this.#facts.slice(start).reduce((sum, fact) => sum + placed(fact), 0);
  }

  /** All that is left, at once; false where that does not follow by itself. */
  *#tellLast({ last }: Following<K, F, P>): Generator<void, boolean> {
    const proofs = new Proofs(new RunAhead<K, F, P>(this.#reasoner.knowledge(this.#facts)), this.#reasoner);
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
    return proof.length <= MOST_SEEN && this.#sketch(proofs, [fact]).drafts.length === 1;
  }

  #sketches(proofs: Proofs<K, F, P>): Sketch<K, F, P>[] {
    const goals = this.#goals(proofs.ahead).filter((fact) => proofs.isOpen(fact));
    return goals.map((fact) => this.#sketch(proofs, [fact])).sort(byCost);
  }

  /** What else is known after a run ahead, as far as it makes a short chapter; false where nothing is. */
  *#tellFinding(proofs: Proofs<K, F, P>): Generator<void, boolean> {
    const found = this.#reasoner.findings(proofs.ahead.knowledge);
    const open = found.map((facts) => facts.filter((fact) => proofs.isOpen(fact))).filter(({ length }) => length > 0);
    const [first, ...others] = open.map((facts) => this.#sketch(proofs, facts)).sort(byCost);
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
      const both = this.#sketch(all.proofs, [...new Set([...all.wanted, ...wanted])]);
      return both.drafts.length > SHORT_CHAPTER ? all : both;
    }, first);
  }

  *#tellSketch({ proofs, wanted }: Sketch<K, F, P>): Generator<void> {
    yield* proofs.minimise(wanted);
    yield* this.#finish(this.#sketch(proofs, wanted));
  }

  /** Finds something to place with techniques as easy as can be; false where there is nothing. */
  *#runAhead(ahead: RunAhead<K, F, P>): Generator<void, boolean> {
    const reasoner = this.#reasoner;
    for (let level = 1; level <= HARDEST_LEVEL; level++) {
      if (yield* this.#follow(ahead, level)) return true;
      if (level !== reasoner.triesFrom) continue;
      const trials = yield* reasoner.trials(ahead.knowledge);
      for (const use of trials) ahead.learn(use);
      if (trials.length > 0 && (yield* this.#follow(ahead, level))) return true;
    }
    return false;
  }

  /** The same with trials at once, from what the easiest techniques say. */
  *#runTrying(ahead: RunAhead<K, F, P>): Generator<void> {
    const { triesFrom, trials } = this.#reasoner;
    yield* this.#follow(ahead, triesFrom - 1);
    for (const use of yield* trials(ahead.knowledge)) ahead.learn(use);
    yield* this.#follow(ahead, triesFrom);
  }

  /** Runs ahead with techniques up to a level; true where there is something to place then. */
  *#follow(ahead: RunAhead<K, F, P>, level: number): Generator<void, boolean> {
    const easy = this.#reasoner.techniques.filter((technique) => technique.level <= level);
    while (this.#goals(ahead).length < this.#reasoner.compares && ahead.round(easy)) yield;
    return this.#goals(ahead).length > 0;
  }

  /** The facts that say what to place. */
  #goals({ uses, from }: RunAhead<K, F, P>): number[] {
    return uses.flatMap(({ fact }, i) => (this.#reasoner.places(fact) ? [from + i] : []));
  }

  #linksIn(refuted: Refuted<F, P>): number {
    return chainDrafts(refuted, this.#reasoner).length;
  }

  #sketch(proofs: Proofs<K, F, P>, wanted: readonly number[]): Sketch<K, F, P> {
    const proof = proofs.of(wanted);
    const useOf = (fact: number) => proofs.useOf(fact);
    const drafts = draftSteps(proof, wanted, useOf, this.#reasoner);
    const goal = wanted.at(-1);
    return {
      wanted,
      proofs,
      drafts,
      length: drafts.reduce((sum, { refuted }) => sum + 1 + (refuted ? this.#linksIn(refuted) : 0), 0),
      hardest: Math.max(0, ...proof.map((fact) => useOf(fact).technique.level)),
      premises: drafts.reduce((sum, { parts }) => sum + premisesIn(parts), 0),
      distance:
        goal === undefined || this.#last === undefined ? 0 : this.#reasoner.distance(useOf(goal).fact, this.#last),
    };
  }

  /** Leaves out the premises and the steps that are not needed, and takes the rest as told. */
  *#finish({ proofs, drafts, wanted }: Pick<Sketch<K, F, P>, 'proofs' | 'drafts' | 'wanted'>): Generator<void> {
    const start = this.#facts.length;
    const numbers = numbered(drafts, start);
    const useOf = (fact: number) => proofs.useOf(fact);
    const drafted: Drafted<F, P> = {
      facts: [...this.#facts, ...drafts.map((draft) => this.#factOf(draft, useOf))],
      numberOf: (fact) => proofs.numberOf(fact) ?? numbers.get(fact),
      useOf,
    };
    const needed = new Set(wanted.map((fact) => numbers.get(fact)));
    const steps: (Finished<ToldStep<F, P>> & { readonly number: number })[] = [];
    for (let number = start + drafts.length - 1; number >= start; number--) {
      if (!needed.has(number)) continue;
      const isLast = number === drafted.facts.length - 1;
      const step = yield* this.#finishStep(at(drafts, number - start), drafted, isLast);
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

  *#finishStep(draft: Draft<F, P>, drafted: Drafted<F, P>, isLast: boolean): Generator<void, Finished<ToldStep<F, P>>> {
    const step = yield* this.#toldUse(draft, drafted, isLast);
    if (draft.refuted === undefined) return step;
    const { supposed } = draft.refuted;
    const chain = yield* this.#chain(draft.refuted, toldBefore(draft, drafted));
    if (this.#isNamed(chain, step.because)) return { ...step, supposed, chain };
    // The chain should rest on nothing that the step itself does not need, if that can be.
    const within = yield* this.#reasoner.refuteBy(drafted.facts, step.because, supposed);
    if (within !== undefined && this.#linksIn(within) <= this.#linksIn(draft.refuted)) {
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
  #factOf({ parts, remembered }: Draft<F, P>, useOf: (fact: number) => Use<F, P>): F {
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
      fact: this.#factOf({ ...draft, remembered }, useOf),
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
    const facts = [...before.facts, refuted.supposed, ...links.map((link) => this.#factOf(link, useOf))];
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
      facts[number] = this.#factOf(link, useOf);
      chain.unshift({ ...(yield* this.#toldUse(link, drafted, isLast)), number });
    }
    const places = new Map([
      [supposed, SUPPOSED],
      ...chain.map(({ number }, i) => [number, SUPPOSED + 1 + i] as const),
    ]);
    return chain.map(({ number, tells: _, ...told }) => moved(told, (fact) => places.get(fact) ?? fact));
  }
}

/** A step that can be told, and the facts of the run that are known by it. */
type Finished<Told> = Told & { readonly tells: readonly number[] };

/** A chapter before it is told, and what it costs. */
interface Sketch<K extends Knowledge<F>, F, P extends AnyPremise> {
  readonly wanted: readonly number[];
  readonly proofs: Proofs<K, F, P>;
  readonly drafts: readonly Draft<F, P>[];
  /** Steps and links. */
  readonly length: number;
  readonly hardest: number;
  readonly premises: number;
  readonly distance: number;
}

type Cost = Pick<Sketch<never, never, never>, 'hardest' | 'length' | 'premises' | 'distance'>;

function byCost(a: Cost, b: Cost): number {
  return a.hardest - b.hardest || a.length - b.length || a.premises - b.premises || a.distance - b.distance;
}

/** The links of each refutation: they are counted before they are told. */
const drafted = new WeakMap<object, readonly unknown[]>();

/** The links of a refutation, in order. */
export function chainDrafts<F, P extends AnyPremise>(
  refuted: Refuted<F, P>,
  drafting: Drafting<F, P>,
): readonly Draft<F, P>[] {
  const before = drafted.get(refuted);
  if (before !== undefined) return before as readonly Draft<F, P>[];
  const first = refuted.from + 1;
  const useOf = (fact: number) => at(refuted.uses, fact - first);
  const proof = proofOfLast(refuted.uses, first);
  const merges = drafting.mergesLinks ?? drafting.merges;
  const links = draftSteps(proof, proof.slice(-1), useOf, { ...drafting, merges });
  drafted.set(refuted, links);
  return links;
}

/** The premises that are among others. */
function known<P extends AnyPremise>(premises: readonly P[], among: readonly P[]): P[] {
  const keys = new Set(among.map(keyOf));
  return premises.filter((premise) => keys.has(keyOf(premise)));
}

/** How many premises parts have together. */
function premisesIn(parts: readonly { readonly because: readonly AnyPremise[] }[]): number {
  const [only, ...others] = parts;
  if (only !== undefined && others.length === 0) return only.because.length;
  return new Set(parts.flatMap(({ because }) => because.map(keyOf))).size;
}

function keyOf(premise: AnyPremise): string {
  return JSON.stringify(premise);
}
