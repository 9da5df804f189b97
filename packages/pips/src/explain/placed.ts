/** What a player has placed: as facts, as what a search has to keep to, and whether it can be finished. */
import { type Finish, firstSolution, RunAhead } from '@pipwright/core/explaining';
import { type Compiled, cellNumber, edgeNumber, SwiftSearch, type Terms, termsOf } from '../engines/swift/index.js';
import { canonicalPlacement, type Placement, type Solution } from '../model/solution.js';
import { type Fact, impose } from './knowledge/conclusion.js';
import { Knowledge } from './knowledge/knowledge.js';
import type { Premise } from './knowledge/premise.js';
import { isLarge } from './knowledge/usual-board.js';
import { PLAIN } from './techniques/index.js';
import { isImpossible } from './trying/trial.js';

export function factOf(compiled: Compiled, placement: Placement): Fact {
  const { domino, cells } = canonicalPlacement(placement);
  const edge = edgeNumber(compiled, cells);
  const turned = compiled.first[edge] !== cellNumber(compiled, cells[0]);
  return [{ kind: 'place', edge, domino: turned ? [domino[1], domino[0]] : domino }];
}

/** What a search has to keep to. */
export function termsWith(compiled: Compiled, given: readonly Fact[]): Terms {
  const terms = termsOf(compiled);
  for (const each of given) impose(terms, each, compiled);
  return terms;
}

/** On larger boards the search begins with what plain techniques find, which shows far sooner that there is one solution. */
export function tightTermsWith(compiled: Compiled, given: readonly Fact[]): Terms {
  const terms = termsWith(compiled, given);
  if (!isLarge(compiled)) return terms;
  const ahead = new RunAhead<Knowledge, Fact, Premise>(new Knowledge(compiled, given));
  while (ahead.round(PLAIN));
  // Where something cannot be, the search says so by itself.
  if (ahead.uses.some(({ fact }) => isImpossible(fact))) return terms;
  for (const { fact } of ahead.uses) impose(terms, fact, compiled);
  return terms;
}

/** By the numbers of what is given. */
export function finishOf(compiled: Compiled, given: readonly Fact[]): Finish {
  return function* (some) {
    const terms = tightTermsWith(
      compiled,
      some.map((id) => given[id] ?? []),
    );
    const solution = yield* firstSolution<Solution>(new SwiftSearch(compiled, terms));
    if (solution === undefined) return undefined;
    const lying = new Set(solution.placements.map((placement) => JSON.stringify(factOf(compiled, placement))));
    return (id) => lying.has(JSON.stringify(given[id]));
  };
}
