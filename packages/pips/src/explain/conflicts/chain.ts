/** How one sees a conflict that no single look shows: steps, one after another, to something that cannot be. */
import { Random } from '@pipwright/core';
import { isFact, minimalSubset, type Reasoner, Teller, type ToldStep } from '@pipwright/core/explaining';
import type { Compiled } from '../../engines/swift/index.js';
import { boardAlone } from '../board-alone.js';
import type { Fact } from '../conclusion.js';
import { Judge } from '../judge.js';
import { Knowledge } from '../knowledge.js';
import { type Premise, Premises, tiled, tiledCells } from '../premise.js';
import { reasonerOf } from '../reasoner.js';
import { PLAIN } from '../techniques/index.js';
import { unfillable } from '../techniques/sum-combinations.js';
import type { PipsTechnique } from '../techniques/technique.js';
import { isImpossible } from '../trials.js';
import { nothingTrue, tryAll, tryTwo } from './cases.js';
import { MOST_CELLS } from './limits.js';

export interface ConflictChain {
  /** By their premises, facts go by numbers: what the player has placed first, then one for each of these. */
  readonly steps: readonly ToldStep<Fact, Premise>[];
  /** What all of them rest on, other steps apart. */
  readonly premises: readonly Premise[];
}

type Orders = readonly (readonly PipsTechnique[])[];

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
   * Undefined where steps lead nowhere.
   * @param only where not all rules, and not all that is placed, may be used: those that may
   */
  *find(only: readonly Premise[] | undefined, otherOrders: Orders = []): Generator<void, ConflictChain | undefined> {
    const { compiled, facts } = this.#judge;
    if (compiled.cells > MOST_CELLS) return undefined;
    const isKnown = (id: number) => only === undefined || isPartOf({ kind: 'fact', id }, only);
    const given = facts.map((fact, id) => (isKnown(id) ? fact : []));
    const board = only === undefined ? compiled : boardAlone(this.#judge, [...only, ...trayAndCells(compiled)]);
    const knowledge = (known: readonly Fact[]) => new Knowledge(board, known);
    let resorts = 0;
    const lastResort = function* (known: Knowledge) {
      return ++resorts > MOST_RESORTS * (1 + otherOrders.length) ? [] : yield* tryAll(known);
    };
    return yield* chainBy(new Teller({ ...this.#reasoner, knowledge, lastResort, otherOrders }, given), given.length);
  }
}

const STRICT = { patience: 2_000, mustUseDominoes: true };

/** Reasons to what cannot be, as others do to what is placed. */
const TO_WHAT_CANNOT_BE = {
  techniques: [unfillable, ...PLAIN],
  compares: 1,
  places: isImpossible,
  isPlaceable: () => true,
  isComplete: () => false,
  trials: tryTwo,
};

/** Where all candidates have been tried so often, nobody follows. */
const MOST_RESORTS = 4;

/** Orders in which techniques of one level are tried: each may lead to something else that cannot be. */
export function ordersOf(count: number): Orders {
  const random = new Random(0);
  return Array.from({ length: count }, () => [
    unfillable,
    ...random.shuffle([...PLAIN]).sort((a, b) => a.level - b.level),
  ]);
}

/** Longer chains are hard to keep in mind, whatever they are made of. */
const LONG = 8;

/** By techniques, then by length, then by premises; a long one by its length. */
export function isEasier(one: ConflictChain, other: ConflictChain): boolean {
  const lengths = [lengthOf(one), lengthOf(other)] as const;
  if (Math.max(...lengths) > LONG && lengths[0] !== lengths[1]) return lengths[0] < lengths[1];
  const hardest = ({ steps }: ConflictChain) => Math.max(...steps.map(({ technique }) => technique.level));
  const premises = ({ steps }: ConflictChain) => steps.reduce((sum, { because }) => sum + because.length, 0);
  const difference =
    hardest(one) - hardest(other) || lengthOf(one) - lengthOf(other) || premises(one) - premises(other);
  return difference < 0;
}

/** Steps and links. */
export function lengthOf({ steps }: ConflictChain): number {
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
