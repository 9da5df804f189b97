/** Where a result stands among the player's others: “your third best on Hard”. */
import type { Label } from '@pipwright/core';
import { nameOfResult, type ResultRecord } from '../storage/records.js';
import { firstResults, helpIn } from './first-results.js';
import type { GradeOf } from './statistics.js';

export interface Rank {
  readonly level: Label;
  /** 1 for the best; equal times share a rank. */
  readonly rank: number;
  readonly among: number;
}

/**
 * Compared with the first results of all puzzles of its kind and level that were solved without hints. Undefined where
 * there is nothing to be proud of by that: with hints, in a puzzle played again, or where the level is not known.
 */
export function rankOf(result: ResultRecord, results: readonly ResultRecord[], gradeOf: GradeOf): Rank | undefined {
  const { puzzle, kind, elapsed } = result;
  const level = gradeOf(puzzle)?.level;
  const own = nameOfResult(result);
  const others = results.filter((each) => nameOfResult(each) !== own);
  const first = firstResults([...others, result]);
  if (level === undefined || helpIn(result) !== 'none' || !first.includes(result)) return undefined;
  const peers = first.filter(
    (each) => each.kind === kind && gradeOf(each.puzzle)?.level === level && helpIn(each) === 'none',
  );
  const faster = peers.filter((each) => each.elapsed < elapsed);
  return { level, rank: faster.length + 1, among: peers.length };
}
