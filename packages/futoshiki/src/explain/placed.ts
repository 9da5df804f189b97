/** What a player has placed: as facts, as what a search has to keep to, and whether it can be finished. */
import { type Finish, firstSolution } from '@pipwright/core/explaining';
import { type Compiled, SwiftSearch, type Terms, termsOf } from '../engines/swift/index.js';
import type { Move, Solution } from '../model/solution.js';
import { type Fact, impose } from './knowledge/conclusion.js';

export function factOf({ side }: Compiled, { square, number }: Move): Fact {
  return [{ kind: 'place', cell: square.row * side + square.column, values: 1 << (number - 1) }];
}

/** What a search has to keep to. */
export function termsWith(compiled: Compiled, given: readonly Fact[]): Terms {
  const terms = termsOf(compiled);
  for (const each of given) impose(terms, each);
  return terms;
}

/** By the numbers of what is given. */
export function finishOf(compiled: Compiled, given: readonly Fact[]): Finish {
  return function* (some) {
    const terms = termsWith(
      compiled,
      some.map((id) => given[id] ?? []),
    );
    const solution = yield* firstSolution<Solution>(new SwiftSearch(compiled, terms));
    if (solution === undefined) return undefined;
    const numbers = solution.grid.flat();
    return (id) => (given[id] ?? []).every(({ cell, values }) => values === 1 << ((numbers[cell] ?? 0) - 1));
  };
}
