/**
 * What could be told next: what follows from all that is known, found as easily as can be, and each thing to place in
 * it as the sketch of a chapter, with what that costs.
 */
import { type Draft, type Drafting, draftSteps } from './draft.js';
import { Proofs } from './proofs.js';
import type { Reasoner } from './reasoner.js';
import { type AnyPremise, at, type Knowledge, keyOf, type Refuted, RunAhead } from './reasoning.js';
import { proofOfLast } from './suppose.js';
import { HARDEST_LEVEL } from './technique.js';

/** A chapter before it is told, and what it costs. */
export interface Sketch<K extends Knowledge<F>, F, P extends AnyPremise> {
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

export function byCost(a: Cost, b: Cost): number {
  return a.hardest - b.hardest || a.length - b.length || a.premises - b.premises || a.distance - b.distance;
}

/** Where it takes more steps than these to place something, it may be easier to try. */
const WORTH_TRYING = 2;

/** Looks for what could be told next. */
export class Sketcher<K extends Knowledge<F>, F, P extends AnyPremise> {
  readonly #reasoner: Reasoner<K, F, P>;
  readonly #isKeptBack: ((fact: F) => boolean) | undefined;

  /** @param eachAlone whether each thing to place is found without the others: then all that can be are, not the first few */
  constructor(reasoner: Reasoner<K, F, P>, eachAlone = false) {
    this.#reasoner = reasoner;
    this.#isKeptBack = eachAlone ? (fact) => reasoner.places(fact) : undefined;
  }

  /**
   * Finds something to place with techniques as easy as can be; returns the rung that does, undefined where none does.
   * @param from the first rung of which it is asked: what easier ones find is known, and nothing of it is to be placed
   */
  *runAhead(ahead: RunAhead<K, F, P>, from = 0): Generator<void, number | undefined> {
    for (const [rung, { level, tries }] of this.#rungs().entries()) {
      const trials = tries ? yield* this.#reasoner.trials(ahead.knowledge) : undefined;
      for (const use of trials ?? []) ahead.learn(use);
      if (rung < from) yield* this.#goOn(ahead, level);
      else if (trials?.length !== 0 && (yield* this.follow(ahead, level))) return rung;
    }
    return undefined;
  }

  /** From techniques of the easiest level to all of them, with what players try from some level on. */
  #rungs(): readonly { readonly level: number; readonly tries: boolean }[] {
    return Array.from({ length: HARDEST_LEVEL }, (_, i) => i + 1).flatMap((level) => {
      const plain = { level, tries: false };
      return level === this.#reasoner.triesFrom ? [plain, { level, tries: true }] : [plain];
    });
  }

  /** The same with trials at once, from what the easiest techniques say. */
  *#runTrying(ahead: RunAhead<K, F, P>): Generator<void> {
    const { triesFrom, trials } = this.#reasoner;
    yield* this.follow(ahead, triesFrom - 1);
    for (const use of yield* trials(ahead.knowledge)) ahead.learn(use);
    yield* this.follow(ahead, triesFrom);
  }

  /** Runs ahead with techniques up to a level; true where there is something to place then. */
  *follow(ahead: RunAhead<K, F, P>, level: number): Generator<void, boolean> {
    yield* this.#goOn(ahead, level);
    ahead.end();
    return this.goals(ahead).length > 0;
  }

  *#goOn(ahead: RunAhead<K, F, P>, level: number): Generator<void> {
    const easy = this.#reasoner.techniques.filter((technique) => technique.level <= level);
    while (this.goals(ahead).length < this.#reasoner.compares && ahead.round(easy)) yield;
  }

  /** The facts that say what to place. */
  goals({ uses, from }: RunAhead<K, F, P>): number[] {
    return uses.flatMap(({ fact }, i) => (this.#reasoner.places(fact) ? [from + i] : []));
  }

  /**
   * Learns what nothing but a supposition shows; undefined where there is no such thing, else whether there is something
   * to place then.
   */
  *suppose(ahead: RunAhead<K, F, P>): Generator<void, boolean | undefined> {
    const uses = yield* this.#reasoner.lastResort(ahead.knowledge);
    if (uses.filter((use) => ahead.learn(use)).length === 0) return undefined;
    return yield* this.follow(ahead, HARDEST_LEVEL);
  }

  /**
   * Each thing to place after a run ahead, the easiest to tell first.
   * @param last what was told last: what is near it is easier to tell
   */
  *sketches(proofs: Proofs<K, F, P>, facts: readonly F[], last?: F): Generator<void, Sketch<K, F, P>[]> {
    const sketches = yield* this.#sketchesOf(proofs, last);
    const [easiest] = sketches;
    if (easiest === undefined || easiest.hardest < this.#reasoner.triesFrom || easiest.length <= WORTH_TRYING)
      return sketches;
    const trying = this.proofs(facts);
    yield* this.#runTrying(trying.ahead);
    return [...sketches, ...(yield* this.#sketchesOf(trying, last))].sort(byCost);
  }

  *#sketchesOf(proofs: Proofs<K, F, P>, last: F | undefined): Generator<void, Sketch<K, F, P>[]> {
    const sketches: Sketch<K, F, P>[] = [];
    for (const fact of this.goals(proofs.ahead)) {
      if (!proofs.isOpen(fact)) continue;
      sketches.push(this.sketch(proofs, [fact], last));
      yield;
    }
    return sketches.sort(byCost);
  }

  /** What follows from these facts, of which nothing is known yet. */
  proofs(facts: readonly F[]): Proofs<K, F, P> {
    return new Proofs(new RunAhead<K, F, P>(this.#reasoner.knowledge(facts), this.#isKeptBack), this.#reasoner);
  }

  sketch(proofs: Proofs<K, F, P>, wanted: readonly number[], last?: F): Sketch<K, F, P> {
    const proof = proofs.of(wanted);
    const useOf = (fact: number) => proofs.useOf(fact);
    const drafts = draftSteps(proof, wanted, useOf, this.#reasoner);
    const goal = wanted.at(-1);
    return {
      wanted,
      proofs,
      drafts,
      length: drafts.reduce((sum, { refuted }) => sum + 1 + (refuted ? linksIn(refuted, this.#reasoner) : 0), 0),
      hardest: Math.max(0, ...proof.map((fact) => useOf(fact).technique.level)),
      premises: drafts.reduce((sum, { parts }) => sum + premisesIn(parts), 0),
      distance: goal === undefined || last === undefined ? 0 : this.#reasoner.distance(useOf(goal).fact, last),
    };
  }
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

export function linksIn<F, P extends AnyPremise>(refuted: Refuted<F, P>, drafting: Drafting<F, P>): number {
  return chainDrafts(refuted, drafting).length;
}

/** How many premises parts have together. */
function premisesIn(parts: readonly { readonly because: readonly AnyPremise[] }[]): number {
  const [only, ...others] = parts;
  if (only !== undefined && others.length === 0) return only.because.length;
  return new Set(parts.flatMap(({ because }) => because.map(keyOf))).size;
}
