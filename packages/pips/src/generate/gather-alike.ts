/**
 * The other way round, for a board on which hardly any rules leave one solution: every number is given at first, and
 * regions of equal numbers are made of them one by one, the largest first, wherever one solution is left.
 */
import type { Random } from '@pipwright/core';
import { neighboursOf } from './board.js';
import type { Layout } from './deal-dominoes.js';
import { exactly, type Parts, tightest, valuesIn } from './rules.js';
import { MOST_CELLS } from './taste.js';
import type { Making } from './witness.js';

const LEAST_CELLS = 3;

/** Undefined when too many single numbers are left. */
export function* gatherAlike({ random, layout, taste, witness }: Making): Generator<void, Parts | undefined> {
  const { values, maxPip } = layout;
  let parts: Parts = values.map((value, cell) => ({ cells: [cell], rule: exactly([value]) }));
  for (const cells of equalCells(random, layout)) {
    const part = { cells, rule: tightest(valuesIn({ cells }, values), maxPip) };
    const fewer = [...parts.filter((each) => !each.cells.some((cell) => cells.includes(cell))), part];
    if (yield* witness.allowsOne(fewer)) parts = fewer;
  }
  return parts.length > values.length * (1 - taste.alike) ? undefined : parts;
}

/** Connected cells with one number, the largest first. */
function equalCells(random: Random, { board, values }: Layout): readonly (readonly number[])[] {
  const left = new Set(random.shuffle([...board.cells.keys()]));
  const groups: number[][] = [];
  for (const start of left) {
    left.delete(start);
    const group = [start];
    for (const cell of group) {
      for (const next of neighboursOf(board, cell)) {
        if (group.length < MOST_CELLS && values[next] === values[start] && left.delete(next)) group.push(next);
      }
    }
    if (group.length >= LEAST_CELLS) groups.push(group.sort((a, b) => a - b));
  }
  return groups.sort((a, b) => b.length - a.length);
}
