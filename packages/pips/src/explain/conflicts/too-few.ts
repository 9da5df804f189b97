/**
 * Regions that need more of some numbers than there are. Every region is asked for itself how many it needs at least; what
 * it takes to see more is left to `sharing`.
 */
import { members } from '@pipwright/core/bits';
import { DIFFERENT, SAME } from '../../engines/swift/compile.js';
import { halvesOf } from '../techniques/halves.js';
import { tooFewDominoesWithANumber } from './dominoes-with.js';
import { anyNumber, type Counts } from './fillings.js';
import type { Loosened } from './loosened.js';
import { enough, leastOf, type Part, partsOf, regionsAndCells } from './parts.js';
import type { Named, Shortage } from './reason.js';

/** With more numbers than these not all sets of them are counted, but ranges and pairs. */
const ALL_SETS_UP_TO = 8;
const PAIR = 2;

/** One region needs more different numbers than there are. */
export function tooFewNumbers(board: Loosened): Named | undefined {
  const { compiled, terms, covered, ruled, members: byRegion, most } = board;
  const { shape, set } = compiled;
  for (const region of ruled) {
    if (shape[region] !== DIFFERENT) continue;
    const cells = byRegion[region]!.filter((cell) => covered[cell]);
    const possible = cells.reduce((all, cell) => all | terms.values[cell]!, 0) & set[region]!;
    const available = members(possible).filter((value) => most[value]! > 0).length;
    if (available < cells.length) {
      const shortage = { needed: cells.length, available };
      return { reason: 'too-few-numbers', shortage, regions: [region], cells };
    }
  }
  return undefined;
}

/** Regions need more of one number than there are; or one region does of any number. */
export function tooFewOfANumber(board: Loosened): Named | undefined {
  return (
    tooFewOfAny(board, PAIR + 1) ??
    tooFew(board, singles(board), 'too-few-of-a-number') ??
    tooFewDominoesWithANumber(board)
  );
}

/** One region needs more of a number than there are of any. A pair is no case for this as long as it is one for doubles. */
export function tooFewOfAny(
  { compiled, terms, covered, ruled, members: byRegion, most }: Loosened,
  fewestCells = PAIR,
): Named | undefined {
  const { shape, set } = compiled;
  for (const region of ruled) {
    if (shape[region] !== SAME) continue;
    const cells = byRegion[region]!.filter((cell) => covered[cell]);
    const values = members(cells.reduce((all, cell) => all & terms.values[cell]!, set[region]!));
    if (values.length < 2 || cells.length < fewestCells) continue;
    if (values.some((value) => most[value]! >= cells.length)) continue;
    const available = Math.max(...values.map((value) => halvesOf(compiled, value)));
    const shortage = { needed: cells.length, available };
    return { reason: 'too-few-of-a-number', shortage, regions: [region], values, cells };
  }
  return undefined;
}

/** Regions need more of some numbers together than there are. */
export function tooFewOfSeveralNumbers(board: Loosened): Named | undefined {
  return tooFew(board, numberSets(board), 'too-few-of-several-numbers');
}

/** By the fewest regions, of those by the fewest numbers. */
function tooFew(
  board: Loosened,
  sets: readonly (readonly number[])[],
  reason: 'too-few-of-a-number' | 'too-few-of-several-numbers',
): Named | undefined {
  const { most } = board;
  const missing = [...most.keys()].filter((value) => most[value] === 0);
  const byRules = partsOf(board, anyNumber(board));
  const plain = fewest(board, sets, byRules, reason);
  if (plain !== undefined || missing.length === 0) return plain;
  const withoutMissing = (numbers: readonly number[]) =>
    partsOf(
      board,
      anyNumber(board).map((count, value) => (numbers.includes(value) ? 0 : count)),
    );
  const found = fewest(board, sets, withoutMissing(missing), reason);
  if (found?.shortage === undefined) return undefined;
  let told: readonly number[] = missing;
  for (const value of missing) {
    const others = told.filter((other) => other !== value);
    if (holds(found, withoutMissing(others))) told = others;
  }
  return { ...found, shortage: { ...found.shortage, missing: told } };
}

/** Is it also true of parts filled in these ways? */
function holds({ regions = [], shortage }: Named, parts: readonly Part[]): boolean {
  const { needed, numbers = [] } = shortage as Shortage;
  const asked = parts.filter(({ region }) => region === undefined || regions.includes(region));
  return asked.reduce((sum, part) => sum + leastOf(part, countOf(numbers)), 0) >= needed;
}

function fewest(
  board: Loosened,
  sets: readonly (readonly number[])[],
  all: readonly Part[],
  reason: Named['reason'],
): Named | undefined {
  let best: Named | undefined;
  let bestParts = Number.POSITIVE_INFINITY;
  const fillable = all.filter(({ ways }) => ways.length > 0);
  for (const numbers of sets) {
    const most = numbers.reduce((sum, value) => sum + board.most[value]!, 0);
    const needs = fillable.map((part) => ({ part, need: leastOf(part, countOf(numbers)) }));
    const { parts, needed } = enough(needs, most);
    if (needed <= most || parts.length >= bestParts) continue;
    const available = numbers.reduce((sum, value) => sum + halvesOf(board.compiled, value), 0);
    bestParts = parts.length;
    best = { reason, shortage: { needed, available, numbers }, ...regionsAndCells(parts), values: numbers };
  }
  return best;
}

function countOf(numbers: readonly number[]): (counts: Counts) => number {
  return (counts) => numbers.reduce((sum, value) => sum + counts[value]!, 0);
}

function singles({ compiled }: Loosened): number[][] {
  return members((1 << compiled.pips) - 1).map((value) => [value]);
}

/** Sets of two numbers or more but not all, the smaller ones first. */
function numberSets({ compiled: { pips } }: Loosened): number[][] {
  const sets: number[][] = [];
  if (pips <= ALL_SETS_UP_TO) {
    for (let set = 1; set < (1 << pips) - 1; set++) if ((set & (set - 1)) !== 0) sets.push(members(set));
  } else {
    for (let from = 0; from < pips; from++) {
      for (let to = from + 1; to < pips; to++) {
        sets.push(members((2 << to) - (1 << from)));
        if (to > from + 1) sets.push([from, to]);
      }
    }
  }
  return sets.filter(({ length }) => length < pips).sort((a, b) => a.length - b.length);
}
