/** Clues taken one after the other, as long as one solution is left. */
import type { SquarePair } from '../model/square-pair.js';
import type { Clue } from './clue.js';
import { OneSolution } from './one-solution.js';
import type { Group } from './order-of-taking.js';

interface Stripped {
  readonly kept: readonly Group[];
  readonly taken: readonly Group[];
}

/** @param groups enough for one solution @param mostNodes where a proof takes more, clues stay */
export function* stripClues(
  side: number,
  groups: readonly Group[],
  bars: readonly SquarePair[] | undefined,
  mostNodes: number,
): Generator<void, Stripped> {
  const left = new OneSolution(side, groups.flat(), bars, mostNodes);
  const kept: Group[] = [];
  const taken: Group[] = [];
  for (const group of groups) ((yield* left.take(group)) ? taken : kept).push(group);
  return { kept, taken };
}

/** Clues of which none can be left out; undefined where some that only go together are more than it takes. */
export function* minimalClues(
  side: number,
  groups: readonly Group[],
  bars: readonly SquarePair[] | undefined,
): Generator<void, readonly Clue[] | undefined> {
  const { kept } = yield* stripClues(side, groups, bars, Number.POSITIVE_INFINITY);
  const left = new OneSolution(side, kept.flat(), bars, Number.POSITIVE_INFINITY);
  for (const clue of kept.filter(({ length }) => length > 1).flat()) if (yield* left.take([clue])) return undefined;
  return kept.flat();
}
