/** Suppositions that fail, and how long it takes to tell why. */
import { Random } from '@pipwright/core';
import { members, size } from '@pipwright/core/bits';
import { chainDrafts, type Refuted, refute, type Use } from '@pipwright/core/explaining';
import type { Fact } from '../knowledge/conclusion.js';
import type { Knowledge } from '../knowledge/knowledge.js';
import type { Premise } from '../knowledge/premise.js';
import { isLarge } from '../knowledge/usual-board.js';
import { LOOKING_AHEAD, PLAIN } from '../techniques/index.js';
import { unfillable } from '../techniques/sum-combinations.js';
import type { PipsTechnique } from '../techniques/technique.js';
import { drafting } from './drafting.js';
import { Suppositions } from './suppositions.js';
import { ANY_NUMBER, joinTrial, supposing, supposingToTheEnd, type Trial, useOf, valueTrial } from './trial.js';

export type By = ReturnType<typeof supposing>;

/** Each with how many facts are followed. */
const EASIEST_FIRST = [
  [PLAIN.filter(({ level }) => level <= 2), 80],
  [PLAIN.filter(({ level }) => level <= 3), 80],
  [PLAIN, ANY_NUMBER],
] as const;
const HURRIED = EASIEST_FIRST.map(([techniques, most]) => supposing([unfillable, ...techniques], most));
const CLOSE = EASIEST_FIRST.map(([techniques, most]) => supposingToTheEnd([unfillable, ...techniques], most));

/** First by what is easier to follow; on larger boards the end is not looked for after every round. */
export function lengthsOn({ compiled }: Knowledge): readonly By[] {
  return isLarge(compiled) ? HURRIED : CLOSE;
}

/** A supposition that fails, and how many links that takes. */
export interface Failed {
  readonly trial: Trial;
  readonly use: Use<Fact, Premise>;
  readonly links: number;
}

/** How suppositions fail by some techniques, each found once. */
export class Refutations {
  readonly #knowledge: Knowledge;
  readonly #by: By;
  readonly #found = new Map<string, Failed | undefined>();

  constructor(knowledge: Knowledge, by: By) {
    this.#knowledge = knowledge;
    this.#by = by;
  }

  /** Those that fail, or seem to within so many facts. */
  *of(trials: readonly Trial[], mostFacts = Number.POSITIVE_INFINITY): Generator<void, Failed[]> {
    const failed: Failed[] = [];
    for (const trial of trials) {
      yield;
      const facts = Suppositions.on(this.#knowledge).factsToFail(trial.supposed, this.#by);
      const each = facts === undefined || facts > mostFacts ? undefined : this.#refuted(trial);
      if (each !== undefined) failed.push(each);
    }
    return failed;
  }

  #refuted(trial: Trial): Failed | undefined {
    const key = JSON.stringify(trial.supposed);
    if (this.#found.has(key)) return this.#found.get(key);
    const refuted = refute(this.#knowledge.copy(), trial.supposed, this.#by);
    const failed = refuted && failedBy(trial, refuted);
    this.#found.set(key, failed);
    return failed;
  }
}

/** Its links are counted when somebody asks, which takes long. */
function failedBy(trial: Trial, refuted: Refuted<Fact, Premise>): Failed {
  let links: number | undefined;
  return {
    trial,
    use: useOf(LOOKING_AHEAD, trial, refuted),
    get links() {
      links ??= chainDrafts(refuted, drafting).length;
      return links;
    },
  };
}

/** What each cell could hold, and whom it could pair with, the fewest candidates first. */
export function candidatesOn(knowledge: Knowledge): Trial[][] {
  const { cells } = knowledge.compiled;
  const places: Trial[][] = [];
  for (let cell = 0; cell < cells; cell++) {
    if (size(knowledge.values[cell]!) > 1) {
      places.push(members(knowledge.values[cell]!).map((value) => valueTrial(knowledge, cell, value)));
    }
    if (knowledge.joinedBy[cell] !== -1) continue;
    places.push(knowledge.openEdges(cell).map(joinTrial));
  }
  return places.sort((a, b) => a.length - b.length);
}

export function longest(failed: readonly Failed[]): number {
  return Math.max(...failed.map(({ links }) => links));
}

/** What is supposed, and all links. */
export function lengthOf(failed: readonly Failed[]): number {
  return failed.reduce((sum, { links }) => sum + 1 + links, 0);
}

export function usesOf(failed: readonly Failed[]): Use<Fact, Premise>[] {
  return failed.map(({ use }) => use);
}

/** No shorter chain is looked for then. */
const SHORT_ENOUGH = 3;
/** Orders of techniques in which those that fail are looked at again. */
const ORDERS = 8;

/** Other orders of techniques may end in something else that cannot be, and sooner. */
export class Shortening {
  readonly #knowledge: Knowledge;
  readonly #orders: readonly (readonly PipsTechnique[])[];
  /** The shortest found by any order, by what is supposed. */
  readonly #shortest = new Map<string, Failed | undefined>();

  constructor(knowledge: Knowledge) {
    const random = new Random(0);
    this.#knowledge = knowledge;
    this.#orders = Array.from({ length: ORDERS }, () => random.shuffle([...PLAIN]));
  }

  *shortened(failed: readonly Failed[]): Generator<void, Failed[]> {
    const found: Failed[] = [];
    for (const each of failed) {
      const other = yield* this.#byOtherOrders(each.trial);
      found.push(other !== undefined && other.links < each.links ? other : each);
    }
    return found;
  }

  *#byOtherOrders(trial: Trial): Generator<void, Failed | undefined> {
    const key = JSON.stringify(trial.supposed);
    if (this.#shortest.has(key)) return this.#shortest.get(key);
    let best: Failed | undefined;
    for (const order of this.#orders) {
      if (best !== undefined && best.links <= SHORT_ENOUGH) break;
      yield;
      const by = supposing([unfillable, ...order], ANY_NUMBER);
      const refuted = refute(this.#knowledge.copy(), trial.supposed, by);
      const other = refuted && failedBy(trial, refuted);
      if (other !== undefined && (best === undefined || other.links < best.links)) best = other;
    }
    this.#shortest.set(key, best);
    return best;
  }
}
