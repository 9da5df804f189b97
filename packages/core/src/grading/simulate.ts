/**
 * A solver who sees every chapter that is open, finds one of them, the easier the likelier, and goes on from there. Each
 * order in which that can happen has its effort.
 */
import type { Draft } from '../explaining/draft.js';
import { Finisher } from '../explaining/finish.js';
import { openings, placedBy } from '../explaining/openings.js';
import type { Reasoner } from '../explaining/reasoner.js';
import { type AnyPremise, at, type Knowledge } from '../explaining/reasoning.js';
import { linksIn, type Sketch } from '../explaining/sketch.js';
import { HARDEST_LEVEL } from '../explaining/technique.js';
import type { ChapterSize, Outlook } from '../grade.js';
import type { Random } from '../random.js';
import { chanceOf, costOf, effortOf, sizeOf, type Weights } from './scale.js';

/** What was paid for one thing after another, until all was placed. */
export interface Order {
  readonly outlooks: readonly Outlook[];
  readonly efforts: readonly number[];
}

/** A chain of so many links, or fewer, is short. */
const SHORT_CHAIN = 2;

interface Opening<F> {
  readonly size: ChapterSize;
  readonly cost: number;
  readonly facts: readonly F[];
  readonly places: F;
}

interface State<F> {
  readonly facts: readonly F[];
  readonly openings: readonly Opening<F>[];
  readonly left: readonly F[];
  readonly unfinished: number;
}

export class SimulatedSolver<K extends Knowledge<F>, F, P extends AnyPremise> {
  readonly #reasoner: Reasoner<K, F, P>;
  readonly #finisher: Finisher<K, F, P>;
  readonly #given: readonly F[];
  readonly #weights: Weights;
  /** By what has been placed: orders meet again. */
  readonly #states = new Map<string, State<F>>();

  constructor(reasoner: Reasoner<K, F, P>, given: readonly F[], weights: Weights) {
    this.#reasoner = reasoner;
    this.#finisher = new Finisher(reasoner);
    this.#given = given;
    this.#weights = weights;
  }

  *solve(random: Random): Generator<void, Order> {
    const outlooks: Outlook[] = [];
    const efforts: number[] = [];
    const placed: string[] = [];
    for (let facts = this.#given; ; ) {
      const key = [...placed].sort().join();
      const state: State<F> = this.#states.get(key) ?? (yield* this.#stateAfter(facts));
      this.#states.set(key, state);
      if (state.left.length === 0) return { outlooks, efforts };
      outlooks.push({ chapters: state.openings.map(({ size }) => size), unfinished: state.unfinished });
      efforts.push(this.#effortOf(state));
      if (state.openings.length > 0) {
        const opening = at(state.openings, pick(state.openings, random));
        placed.push(JSON.stringify(opening.places));
        facts = [...state.facts, ...opening.facts];
      } else {
        // Looking ahead may lead anywhere.
        const fact = random.pick(state.left.toSorted((a, b) => byName(this.#reasoner, a, b)));
        placed.push(JSON.stringify(fact));
        facts = [...state.facts, fact];
      }
      yield;
    }
  }

  *openAtStart(): Generator<void, number> {
    const state = yield* this.#stateAfter(this.#given);
    this.#states.set('', state);
    return state.openings.length;
  }

  *look(
    facts: readonly F[],
  ): Generator<void, { readonly open: number; readonly left: number; readonly effort: number }> {
    const state = yield* this.#stateAfter(facts);
    return { open: state.openings.length, left: state.left.length, effort: this.#effortOf(state) };
  }

  #effortOf({ openings, unfinished }: State<F>): number {
    const costs = openings.map(({ cost }) => cost);
    return effortOf(costs, unfinished, this.#weights);
  }

  *#stateAfter(facts: readonly F[]): Generator<void, State<F>> {
    const openings = yield* this.#open(facts);
    const knowledge = this.#reasoner.knowledge(facts);
    return { facts, openings, left: this.#reasoner.left(knowledge), unfinished: this.#reasoner.unfinished(knowledge) };
  }

  /** All that can be placed without looking ahead, each without the others: the easiest first, whichever way round the board lies. */
  *#open(facts: readonly F[]): Generator<void, readonly Opening<F>[]> {
    const open = new Map<string, Opening<F>>();
    for (const sketch of (yield* openings(this.#reasoner, facts))?.sketches ?? []) {
      if (sketch.drafts.some((draft) => this.#levelOf(draft) === HARDEST_LEVEL)) continue;
      const opening = this.#openingOf(sketch);
      const key = JSON.stringify(opening.places);
      // Of several ways to the same thing the easiest comes first.
      if (!open.has(key)) open.set(key, opening);
    }
    return [...open.values()].sort((a, b) => a.cost - b.cost || byName(this.#reasoner, a.places, b.places));
  }

  /** The level of a step; a short chain is no harder to find than what players try. */
  #levelOf({ technique, refuted }: Draft<F, P>): number {
    if (refuted === undefined) return technique.level;
    return linksIn(refuted, this.#reasoner) <= SHORT_CHAIN ? this.#reasoner.triesFrom : HARDEST_LEVEL;
  }

  #openingOf(sketch: Sketch<K, F, P>): Opening<F> {
    const { drafts, proofs, premises, length } = sketch;
    const useOf = (fact: number) => proofs.useOf(fact);
    const size = sizeOf(
      drafts.map((draft) => this.#levelOf(draft)),
      premises,
      length - drafts.length,
    );
    return {
      size,
      cost: costOf(size, this.#weights),
      facts: drafts.map((draft) => this.#finisher.factOf(draft, useOf)),
      places: placedBy(sketch),
    };
  }
}

function byName<F>({ nameOfPlaced }: { nameOfPlaced(fact: F): string }, a: F, b: F): number {
  const [first, second] = [nameOfPlaced(a), nameOfPlaced(b)];
  return first < second ? -1 : first > second ? 1 : 0;
}

function pick(openings: readonly { readonly cost: number }[], random: Random): number {
  const chances = openings.map(({ cost }) => chanceOf(cost));
  let left = (random.uint32() / 2 ** 32) * chances.reduce((sum, chance) => sum + chance, 0);
  for (const [i, chance] of chances.entries()) {
    left -= chance;
    if (left < 0) return i;
  }
  return chances.length - 1;
}

const POINTS = 10;

export function curveOf(orders: readonly Order[]): number[] {
  const curve = new Array<number>(POINTS).fill(0);
  for (const { efforts } of orders) {
    for (const [i, effort] of efforts.entries()) {
      // What is placed as one of seven lasts from one seventh of the solve to the next.
      const [from, to] = [(i * POINTS) / efforts.length, ((i + 1) * POINTS) / efforts.length];
      for (let point = Math.floor(from); point < to; point++) {
        const share = (Math.min(to, point + 1) - Math.max(from, point)) / (to - from);
        curve[point] = (curve[point] ?? 0) + (effort * share) / orders.length;
      }
    }
  }
  return curve;
}
