/**
 * Conflicts that are seen by counting numbers: regions that need more of some than there are, or have no room for all.
 * Every region is asked for itself how many it needs at least; what it takes to see more is left to `sharing`.
 */
import { members } from '@pipwright/core/bits';
import { DIFFERENT, SAME } from '../../engines/swift/compile.js';
import { tooFewDominoesWithANumber } from './dominoes-with.js';
import type { Counts } from './fillings.js';
import { waysToFill } from './fillings.js';
import type { Loosened } from './loosened.js';
import { type Part, partsOf, regionsAndCells } from './parts.js';
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
    const available = Math.max(...values.map((value) => most[value]!));
    if (available >= cells.length) continue;
    const shortage = { needed: cells.length, available };
    return { reason: 'too-few-of-a-number', shortage, regions: [region], values, cells };
  }
  return undefined;
}

/** Regions need more of some numbers together than there are. */
export function tooFewOfSeveralNumbers(board: Loosened): Named | undefined {
  return tooFew(board, numberSets(board), 'too-few-of-several-numbers');
}

/** More of a number must be used than there is room for. */
export function tooManyOfANumber(board: Loosened): Named | undefined {
  const { compiled, terms, ruled, members: byRegion, least } = board;
  const isRuled = new Set(ruled);
  const free = Array.from({ length: compiled.cells }, (_, cell) => cell).filter(
    (c) => !isRuled.has(compiled.region[c]!),
  );
  const ways = new Map(ruled.map((r) => [r, waysToFill(board, r, byRegion[r]!, unlimited(board))] as const));
  let best: Named | undefined;
  for (const value of members((1 << compiled.pips) - 1)) {
    const owed = least[value]!;
    if (owed === 0) continue;
    const rooms = ruled.map((region) => {
      const size = byRegion[region]!.length;
      const room = Math.max(0, ...(ways.get(region) ?? [[]]).map((counts) => counts[value] ?? size));
      return { region, room, loss: size - room };
    });
    let room = free.filter((cell) => terms.values[cell]! & (1 << value)).length;
    room += rooms.reduce((sum, each) => sum + each.room + each.loss, 0);
    const regions: number[] = [];
    for (const { region, loss } of rooms.sort((a, b) => b.loss - a.loss)) {
      if (room < owed || loss === 0) break;
      regions.push(region);
      room -= loss;
    }
    if (room >= owed || (best?.regions?.length ?? Number.POSITIVE_INFINITY) <= regions.length) continue;
    best = {
      reason: 'too-many-of-a-number',
      shortage: { needed: owed, available: room, numbers: [value] },
      regions,
      values: [value],
    };
  }
  return best;
}

/** Regions need more pips than all dominoes have. */
export function tooFewPips(board: Loosened): Named | undefined {
  const { compiled, most } = board;
  const values = members((1 << compiled.pips) - 1).filter((value) => value > 0);
  const available = pipsOf(most);
  if (!isLimited(board, values)) return undefined;
  const needs = partsOf(board, unlimited(board)).map((part) => ({ part, need: leastOf(part, pipsOf) }));
  const { parts, needed } = enough(needs, available);
  if (needed <= available) return undefined;
  return { reason: 'too-few-pips', shortage: { needed, available }, ...regionsAndCells(parts), values };
}

/** All dominoes together have more pips than regions and free cells can take. */
export function tooManyPips(board: Loosened): Named | undefined {
  const { compiled, ruled, members: byRegion, least } = board;
  const needed = pipsOf(least);
  const losses = ruled.map((region) => {
    const cells = byRegion[region]!;
    const full = cells.length * compiled.maxPip;
    const ways = waysToFill(board, region, cells, unlimited(board));
    const most = ways === undefined ? full : Math.max(0, ...ways.map(pipsOf));
    return { region, loss: full - most };
  });
  let available = compiled.cells * compiled.maxPip;
  const regions: number[] = [];
  for (const { region, loss } of losses.sort((a, b) => b.loss - a.loss)) {
    if (available < needed || loss === 0) break;
    regions.push(region);
    available -= loss;
  }
  if (available >= needed) return undefined;
  const values = members((1 << compiled.pips) - 1).filter((value) => least[value]! > 0);
  return { reason: 'too-many-pips', shortage: { needed, available }, regions, values };
}

/** By the fewest regions, of those by the fewest numbers. */
function tooFew(
  board: Loosened,
  sets: readonly (readonly number[])[],
  reason: 'too-few-of-a-number' | 'too-few-of-several-numbers',
): Named | undefined {
  const { most } = board;
  const missing = [...most.keys()].filter((value) => most[value] === 0);
  const byRules = partsOf(board, unlimited(board));
  const plain = fewest(board, sets, byRules, reason);
  if (plain !== undefined || missing.length === 0) return plain;
  const withoutMissing = (numbers: readonly number[]) =>
    partsOf(
      board,
      unlimited(board).map((count, value) => (numbers.includes(value) ? 0 : count)),
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
    if (!isLimited(board, numbers)) continue;
    const available = numbers.reduce((sum, value) => sum + board.most[value]!, 0);
    const needs = fillable.map((part) => ({ part, need: leastOf(part, countOf(numbers)) }));
    const { parts, needed } = enough(needs, available);
    if (needed <= available || parts.length >= bestParts) continue;
    bestParts = parts.length;
    best = { reason, shortage: { needed, available, numbers }, ...regionsAndCells(parts), values: numbers };
  }
  return best;
}

/** Those that need most, as many as it takes to need more than there is. */
function enough(needs: readonly { readonly part: Part; readonly need: number }[], available: number) {
  const parts: Part[] = [];
  let needed = 0;
  for (const { part, need } of [...needs].sort((a, b) => b.need - a.need)) {
    if (needed > available || need === 0) break;
    parts.push(part);
    needed += need;
  }
  return { parts, needed };
}

function leastOf({ ways }: Part, measure: (counts: Counts) => number): number {
  return ways.length === 0 ? 0 : Math.min(...ways.map(measure));
}

function countOf(numbers: readonly number[]): (counts: Counts) => number {
  return (counts) => numbers.reduce((sum, value) => sum + counts[value]!, 0);
}

function pipsOf(counts: Counts): number {
  return counts.reduce((sum, count, value) => sum + count * value, 0);
}

/** As if there were as many halves as one likes. */
function unlimited({ compiled }: Loosened): number[] {
  return new Array<number>(compiled.pips).fill(compiled.cells);
}

function isLimited({ compiled, most }: Loosened, numbers: readonly number[]): boolean {
  return numbers.every((value) => most[value]! <= 2 * compiled.cells);
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
