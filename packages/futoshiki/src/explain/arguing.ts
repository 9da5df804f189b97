/** How Futoshiki is argued and told: what core asks to tell a board by claims. */
import { type Arguing, tellingOf } from '@pipwright/core/arguing';
import type { Board } from './claims/board.js';
import { leftOf } from './claims/choice.js';
import type { Claim, Of } from './claims/claim.js';
import { asNow, costOf, isTrue, readsOf, thenOf } from './claims/kinds.js';
import { bitOf, type Fact, Known, size } from './claims/known.js';
import { foresight } from './finding/foresight.js';
import { argumentsIn, choices, endsIn, LEVELS } from './finding/index.js';
import { stepsFrom } from './steps.js';
import type { Truth } from './truth.js';

const AT_A_GLANCE: ReadonlySet<Claim['says']> = new Set(['chain', 'between', 'across', 'apart']);

export type FutoshikiArguing = Arguing<Known, Claim, Fact, Of>;

/** @param truth what is true of every solution */
export function arguingOf({ linesAt, lines }: Board, truth: Truth, isGuess: boolean): FutoshikiArguing {
  return {
    levels: LEVELS,
    argumentsIn,
    endsIn,
    isTrue,
    thenOf,
    reads: readsOf,
    writes(_, fact) {
      if (fact.is === 'over') return [];
      return fact.is === 'values' ? [fact.cell] : linesAt[fact.cell]!.flatMap((line) => [...lines[line]!]);
    },
    asNow,
    otherwise: () => [],
    costOf,
    isGlance: ({ claim, facts }) => AT_A_GLANCE.has(claim.says) && facts.every(({ is }) => is === 'values'),
    sentencesIn: () => 1,
    places: (fact) => fact.is === 'placed',
    isGoal: () => false,
    choices,
    foresight,
    isGuess,
    isPossible: (fact) => fact.is !== 'over' && (truth.values[fact.cell]! & setIn(fact)) !== 0,
    without: leftOf,
    suppose: (of, suppose, so, chain) => ({ says: 'two', of, suppose, so, chain }),
    chainOf: (claim) => (claim.says === 'two' ? claim.chain : undefined),
    isDone: (known) => truth.values.every((set, cell) => size(set) > 1 || !known.isOpen(cell)),
  };
}

/** Arguing on a board of which nothing is possible. */
export function arguingOfNone(board: Board): FutoshikiArguing {
  const nothing = { values: new Int32Array(board.cells), unique: true };
  return { ...arguingOf(board, nothing, false), isPossible: () => false, isDone: () => false };
}

const setIn = (fact: Exclude<Fact, { is: 'over' }>) => (fact.is === 'placed' ? bitOf(fact.value) : fact.set);

/** @param given what a player has written */
export const tellingOn = (board: Board, given: readonly Fact[]) =>
  tellingOf({
    start: new Known(board).learn(given),
    arguingBy: (truth: Truth) => arguingOf(board, truth, truth.isGuess === true),
    stepsFrom: (start) => stepsFrom(start, given),
  });
