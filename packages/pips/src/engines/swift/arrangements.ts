/** In how many ways dominoes can be laid on edges when nothing is asked of the values. */
import { type Count, multiply } from '@pipwright/core/counting';
import type { Position } from './position.js';

export function arrangements(position: Position, edges: number): Count {
  return position.exact ? ofAll(position, edges) : ofSome(position, edges);
}

/** All that is left is used: orders of the dominoes, like ones alike, and turns of those that are no doubles. */
function ofAll({ compiled, left, owed }: Position, edges: number): Count {
  const { pips } = compiled;
  if (owed !== edges) return 0;
  let ways: Count = 1;
  let laid = 0;
  for (let x = 0; x < pips; x++) {
    for (let y = x; y < pips; y++) {
      const copies = left[x * pips + y]!;
      for (let copy = 1; copy <= copies; copy++) {
        // Divisible at every step: a binomial coefficient grows by (laid + 1) / copy.
        ways = multiply(ways, ++laid);
        if (copy > 1) ways = typeof ways === 'bigint' ? ways / BigInt(copy) : ways / copy;
        if (x !== y) ways = multiply(ways, 2);
      }
    }
  }
  return ways;
}

/** As many as there are edges, between the least and the most of each pair. */
function ofSome({ compiled, left, terms }: Position, edges: number): bigint {
  const { pips } = compiled;
  /** ways[k]: the pairs seen so far laid on k of k edges. */
  let ways: bigint[] = [1n];
  /** Pairs that never run out and are not asked for are as one, which can be turned in so many ways. */
  let endlessTurns = 0;
  for (let x = 0; x < pips; x++) {
    for (let y = x; y < pips; y++) {
      const pair = x * pips + y;
      const most = left[pair]!;
      const least = Math.max(0, terms.least[pair]! - terms.most[pair]! + most);
      const turns = x === y ? 1 : 2;
      if (least === 0 && most >= edges) endlessTurns += turns;
      else if (most > 0) ways = withPair(ways, least, most, BigInt(turns), edges);
    }
  }
  if (endlessTurns > 0) ways = withPair(ways, 0, edges, BigInt(endlessTurns), edges);
  return ways[edges] ?? 0n;
}

function withPair(ways: readonly bigint[], least: number, most: number, turns: bigint, edges: number): bigint[] {
  const after: bigint[] = [];
  for (let k = 0; k < ways.length; k++) {
    let chosen = ways[k] as bigint;
    for (let copies = 0; copies <= most && k + copies <= edges; copies++) {
      if (copies > 0) chosen = (chosen * turns * BigInt(k + copies)) / BigInt(copies);
      after[k + copies] = (after[k + copies] ?? 0n) + (copies < least ? 0n : chosen);
    }
  }
  return after;
}
