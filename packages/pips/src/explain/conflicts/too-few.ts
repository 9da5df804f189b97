/**
 * Regions that need more of some numbers than there are. Every region is asked for itself how many it needs at least; what
 * it takes to see more is left to `sharing`.
 */
import { members } from '@pipwright/core/bits';
import { DIFFERENT, SAME } from '../../engines/swift/compile.js';
import { halvesOf } from '../knowledge/supply.js';
import { tooFewDominoesWithANumber } from './dominoes-with.js';
import { anyNumber, type Counts } from './fillings.js';
import type { Loosened } from './loosened.js';
import { type Demand, enough, leastOf, partsOf, regionsAndCells } from './parts.js';
import type { Named, Shortage } from './reason.js';

/** With more numbers than these not all sets of them are counted, but ranges and pairs. */
const ALL_SETS_UP_TO = 8;
const PAIR = 2;

/** One region needs more different numbers than there are. */
export function* tooFewNumbers(board: Loosened): Generator<Named, void> {
  const { compiled, terms, covered, ruled, members: byRegion, most } = board;
  const { shape, set } = compiled;
  for (const region of ruled) {
    if (shape[region] !== DIFFERENT) continue;
    const cells = byRegion[region]!.filter((cell) => covered[cell]);
    const possible = cells.reduce((all, cell) => all | terms.values[cell]!, 0) & set[region]!;
    const available = members(possible).filter((value) => most[value]! > 0).length;
    if (available < cells.length) {
      const shortage = { needed: cells.length, available };
      yield { reason: 'too-few-numbers', shortage, regions: [region], cells };
    }
  }
}

/** Regions need more of one number than there are, or one region does of any. */
export function* tooFewOfANumber(board: Loosened): Generator<Named, void> {
  yield* tooFewHalves(board);
  yield* tooFewDominoesWithANumber(board);
  if (board.spare === 0) return;
  for (const each of tooFewHalves(board.asIfCovered())) yield { ...each, cells: [] };
}

function* tooFewHalves(board: Loosened): Generator<Named, void> {
  yield* tooFewOfAny(board, (cells) => cells > PAIR);
  yield* tooFew(board, singles(board), 'too-few-of-a-number');
}

/** A pair of cells needs two of one number, and there are not two of any: as a rule, doubles are plainer to speak of. */
export function tooFewForAPair(board: Loosened): Generator<Named, void> {
  return tooFewOfAny(board, (cells) => cells === PAIR);
}

/** One region needs more of a number than there are of any. */
function* tooFewOfAny(
  { compiled, terms, covered, ruled, members: byRegion, most }: Loosened,
  isAsked: (cells: number) => boolean,
): Generator<Named, void> {
  const { shape, set } = compiled;
  for (const region of ruled) {
    if (shape[region] !== SAME) continue;
    const cells = byRegion[region]!.filter((cell) => covered[cell]);
    const values = members(cells.reduce((all, cell) => all & terms.values[cell]!, set[region]!));
    if (values.length < 2 || !isAsked(cells.length)) continue;
    if (values.some((value) => most[value]! >= cells.length)) continue;
    const available = Math.max(...values.map((value) => halvesOf(compiled, value)));
    const shortage = { needed: cells.length, available };
    yield { reason: 'too-few-of-a-number', shortage, regions: [region], values, cells };
  }
}

/** Regions need more of some numbers together than there are. */
export function tooFewOfSeveralNumbers(board: Loosened): Generator<Named, void> {
  return tooFew(board, numberSets(board), 'too-few-of-several-numbers');
}

/** First by what rules say alone, then without the numbers that no domino carries. */
function* tooFew(
  board: Loosened,
  sets: readonly (readonly number[])[],
  reason: 'too-few-of-a-number' | 'too-few-of-several-numbers',
): Generator<Named, void> {
  const { most } = board;
  const missing = [...most.keys()].filter((value) => most[value] === 0);
  yield* byFewestRegions(board, sets, partsOf(board, anyNumber(board)), reason);
  if (missing.length === 0) return;
  const withoutMissing = (numbers: readonly number[]) =>
    partsOf(
      board,
      anyNumber(board).map((count, value) => (numbers.includes(value) ? 0 : count)),
    );
  for (const found of byFewestRegions(board, sets, withoutMissing(missing), reason)) {
    let told: readonly number[] = missing;
    for (const value of missing) {
      const others = told.filter((other) => other !== value);
      if (holds(found, withoutMissing(others))) told = others;
    }
    yield { ...found, shortage: { ...found.shortage, missing: told } };
  }
}

/** Is it also true of parts filled in these ways? */
function holds({ regions = [], shortage }: Counted, parts: readonly Demand[]): boolean {
  const { needed, numbers = [] } = shortage;
  const asked = parts.filter(({ region }) => region === undefined || regions.includes(region));
  return asked.reduce((sum, part) => sum + leastOf(part, countOf(numbers)), 0) >= needed;
}

type Counted = Named & { readonly shortage: Shortage };

function byFewestRegions(
  board: Loosened,
  sets: readonly (readonly number[])[],
  all: readonly Demand[],
  reason: Named['reason'],
): Counted[] {
  const fillable = all.filter(({ ways }) => ways.length > 0);
  const found = sets.flatMap((numbers): Counted[] => {
    const most = numbers.reduce((sum, value) => sum + board.most[value]!, 0);
    const needs = fillable.map((part) => ({ part, need: leastOf(part, countOf(numbers)) }));
    const { parts, needed } = enough(needs, most);
    if (needed <= most) return [];
    const available = numbers.reduce((sum, value) => sum + halvesOf(board.compiled, value), 0);
    const needsOf = parts.flatMap((part) =>
      part.region === undefined ? [] : [{ region: part.region, needed: leastOf(part, countOf(numbers)) }],
    );
    return [
      { reason, shortage: { needed, available, numbers }, ...regionsAndCells(parts), values: numbers, needs: needsOf },
    ];
  });
  return found.sort((a, b) => (a.regions?.length ?? 0) - (b.regions?.length ?? 0));
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
