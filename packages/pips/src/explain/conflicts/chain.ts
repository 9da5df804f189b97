/** How one sees a conflict that no single look shows: steps, one after another, to something that cannot be. */
import { isFact, minimalSubset, type Reasoner, Teller, type ToldStep } from '@pipwright/core/explaining';
import type { Compiled } from '../../engines/swift/index.js';
import { Judge } from '../judging/judge.js';
import type { Fact } from '../knowledge/conclusion.js';
import { Knowledge } from '../knowledge/knowledge.js';
import { type Premise, Premises, tiled, tiledCells } from '../knowledge/premise.js';
import { reasonerOf } from '../reasoner.js';
import { PLAIN } from '../techniques/index.js';
import { unfillable } from '../techniques/sum-combinations.js';
import type { PipsTechnique } from '../techniques/technique.js';
import { boardAlone } from '../trying/board-alone.js';
import { Cases, nothingTrue, tryTwo } from '../trying/cases.js';
import { isImpossible } from '../trying/trial.js';
import { MOST_CELLS } from './limits.js';
import { findRoutes, type Resort, type Route } from './routes.js';

export interface ConflictChain {
  /** By their premises, facts go by numbers: what the player has placed first, then one for each of these. */
  readonly steps: readonly ToldStep<Fact, Premise>[];
  /** What all of them rest on, other steps apart. */
  readonly premises: readonly Premise[];
}

/** Looks for chains on one board. */
export class Chains {
  readonly #judge: Judge;
  /** Which premises steps need is found out once for all chains. */
  readonly #reasoner: Reasoner<Knowledge, Fact, Premise>;

  constructor(judge: Judge) {
    this.#judge = judge;
    const { compiled } = judge;
    const own = reasonerOf(compiled, nothingTrue(compiled));
    this.#reasoner = {
      ...own,
      ...TO_WHAT_CANNOT_BE,
      *minimise(facts, parts, technique) {
        const found = yield* own.minimise(facts, parts, technique);
        if (parts.length === 1) return found;
        // Of what cannot hold together, a few parts that are told at once need less than each by itself.
        const asked = new Judge(compiled, facts);
        return yield* minimalSubset(found, (some) => parts.every(({ fact }) => asked.follows(fact, some, STRICT)));
      },
    };
  }

  /**
   * Routes to something that cannot be, the easiest first, by techniques that suppose nothing.
   * @param only where not all rules, and not all that is placed, may be used: those that may
   */
  routes(orders: number, only?: readonly Premise[]): Generator<void, readonly Route[]> {
    return this.#routes(orders, only);
  }

  /** The same by suppositions that fail, for where techniques lead nowhere without. */
  routesTrying(orders: number, only?: readonly Premise[]): Generator<void, readonly Route[]> {
    const cases = new Cases();
    return this.#routes(orders, only, () => resortTo(cases));
  }

  *#routes(
    orders: number,
    only: readonly Premise[] | undefined,
    resorts?: () => Resort,
  ): Generator<void, readonly Route[]> {
    const { cells } = this.#judge.compiled;
    if (cells > MOST_CELLS) return [];
    return yield* findRoutes(
      (rules) => this.#knowledge(rules)(this.#given(rules)),
      TO_WHAT_CANNOT_BE.techniques,
      Math.ceil(orders * Math.min(1, CELLS_FOR_ALL_ORDERS / cells)),
      { only, resorts },
    );
  }

  /** A route as it is told. */
  *along({ techniques, tried, by }: Route): Generator<void, ConflictChain | undefined> {
    const given = this.#given(by);
    const left = [...tried];
    const reasoner = {
      ...this.#reasoner,
      // The teller uses techniques level by level, the route in its own order.
      techniques: techniques.map((each) => ({ ...each, level: 1 })),
      *lastResort() {
        yield;
        return left.shift() ?? [];
      },
      knowledge: this.#knowledge(by),
    };
    const chain = yield* chainBy(new Teller(reasoner, given), given.length);
    return chain && { ...chain, steps: chain.steps.map(withOwnLevel) };
  }

  #given(only: readonly Premise[] | undefined): readonly Fact[] {
    const isKnown = (id: number) => only === undefined || isPartOf({ kind: 'fact', id }, only);
    return this.#judge.facts.map((fact, id) => (isKnown(id) ? fact : []));
  }

  #knowledge(only: readonly Premise[] | undefined): (facts: readonly Fact[]) => Knowledge {
    const { compiled } = this.#judge;
    const board = only === undefined ? compiled : boardAlone(this.#judge, [...only, ...trayAndCells(compiled)]);
    return (facts) => new Knowledge(board, facts);
  }
}

/** On larger boards fewer orders are tried. */
const CELLS_FOR_ALL_ORDERS = 20;
const STRICT = { patience: 2_000, mustUseDominoes: true };

/** Reasons to what cannot be, as others do to what is placed. */
const TO_WHAT_CANNOT_BE = {
  techniques: [unfillable, ...PLAIN] as readonly PipsTechnique[],
  compares: 1,
  places: isImpossible,
  isComplete: () => false,
  findings: () => [],
  *trials() {
    yield;
    return [];
  },
};

/** Where all candidates have been tried so often, nobody follows. */
const MOST_RESORTS = 4;

/** What is tried where techniques lead nowhere: one of two candidates, then all of a place. */
function resortTo(cases: Cases): Resort {
  let before = 0;
  return function* (known) {
    const failed = yield* tryTwo(known);
    return failed.length > 0 || before === MOST_RESORTS ? failed : yield* cases.tryAll(known, before++);
  };
}

function withOwnLevel<Step extends ToldStep<Fact, Premise>>(step: Step): Step {
  const own = [...PLAIN, unfillable].find(({ name }) => name === step.technique.name);
  return { ...step, technique: own ?? step.technique };
}

/** Steps and links. */
export function lengthOf({ steps }: Pick<ConflictChain, 'steps'>): number {
  return steps.reduce((sum, step) => sum + 1 + (step.chain?.length ?? 0), 0);
}

function* chainBy(teller: Teller<Knowledge, Fact, Premise>, given: number): Generator<void, ConflictChain | undefined> {
  if (!(yield* teller.tell())) return undefined;
  const premises = new Premises();
  for (const { because, chain = [] } of teller.steps) {
    for (const premise of [...because, ...chain.flatMap((link) => link.because)])
      if (!isFact(premise) || premise.id < given) premises.include(premise);
  }
  return { steps: teller.steps, premises: premises.list() };
}

/** What everybody knows, whatever the rules. */
export function trayAndCells({ cells, pips }: Compiled): Premise[] {
  const list = (length: number) => Array.from({ length }, (_, id) => id);
  return [...list(pips).map((id): Premise => ({ kind: 'value', id })), ...tiled(list(cells))];
}

/** Is a premise one of these, or part of one? */
export function isPartOf(premise: Premise, because: readonly Premise[]): boolean {
  if (premise.kind !== 'tiled') return because.some((each) => each.kind === premise.kind && each.id === premise.id);
  const cells = new Set(tiledCells(because));
  return premise.cells.every((cell) => cells.has(cell));
}
