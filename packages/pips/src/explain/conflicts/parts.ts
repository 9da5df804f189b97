/** The parts of a board that ask for numbers: regions, and single cells of which something is known. */
import { members } from '@pipwright/core/bits';
import { type Counts, countsToFill } from './fillings.js';
import type { Loosened } from './loosened.js';

export interface Demand {
  /** Undefined where it is a single cell. */
  readonly region?: number;
  /** Those that must be covered. */
  readonly cells: readonly number[];
  /** The ways to fill them. */
  readonly ways: readonly Counts[];
}

/**
 * All of which the ways are few enough to be listed.
 * @param most by number: at most so many halves carry it
 */
export function partsOf(board: Loosened, most: readonly number[] = board.most): Demand[] {
  const { compiled, terms, covered, ruled, members: byRegion } = board;
  const parts: Demand[] = [];
  for (const region of ruled) {
    const cells = byRegion[region]!.filter((cell) => covered[cell]);
    const ways = cells.length === 0 ? undefined : countsToFill(board, region, cells, most);
    if (ways !== undefined) parts.push({ region, cells, ways });
  }
  const all = (1 << compiled.pips) - 1;
  const isRuled = new Set(ruled);
  for (const [cell, isCovered] of covered.entries()) {
    if (!isCovered || isRuled.has(compiled.region[cell]!) || terms.values[cell] === all) continue;
    const values = members(terms.values[cell]!).filter((value) => most[value]! > 0);
    parts.push({ cells: [cell], ways: values.map((value) => oneOf(value, compiled.pips)) });
  }
  return parts;
}

function oneOf(value: number, pips: number): Counts {
  return Array.from({ length: pips }, (_, each) => (each === value ? 1 : 0));
}

/** The regions and the cells of parts, as conflicts name them. */
export function regionsAndCells(parts: readonly Demand[]): { readonly regions: number[]; readonly cells: number[] } {
  return {
    regions: parts.flatMap(({ region }) => (region === undefined ? [] : [region])),
    cells: parts.flatMap(({ cells }) => cells),
  };
}

/** Those that need most, as many as it takes to need more than there is. */
export function enough(
  needs: readonly { readonly part: Demand; readonly need: number }[],
  available: number,
): { readonly parts: readonly Demand[]; readonly needed: number } {
  const parts: Demand[] = [];
  let needed = 0;
  for (const { part, need } of [...needs].sort((a, b) => b.need - a.need)) {
    if (needed > available || need === 0) break;
    parts.push(part);
    needed += need;
  }
  return { parts, needed };
}

/** What a part needs at least, by a measure; nothing where no way is known to fill it. */
export function leastOf({ ways }: Demand, measure: (counts: Counts) => number): number {
  return ways.length === 0 ? 0 : Math.min(...ways.map(measure));
}
