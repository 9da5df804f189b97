/** The only place of a domino: who could have its rarer half, and why nobody else can. */
import type { Cell } from '../../model/cell.js';
import type { Domino } from '../../model/domino.js';
import type { Region } from '../../model/puzzle.js';
import type { Edge } from '../step.js';
import type { ToldLink } from './link.js';
import { hasEnd, samePair } from './pairs.js';
import { sum } from './sums.js';
import { carriedNumbers } from './tray.js';

/** Of more cells nobody looks at each. */
const MOST_PLACES = 4;

/** Of more, nobody reads why. */
const MOST_REASONS = 2;

export interface Home {
  readonly rare: number;
  readonly other: number;
  /** That can have the rarer half. */
  readonly cells: readonly Cell[];
  readonly isFew: boolean;
  /** By which other cells cannot have it, where nobody was told; none where they are many. */
  readonly regions: readonly Region[];
}

/** Undefined where one cannot see that it lies on these two cells. */
export function homeOf(told: ToldLink, domino: Domino, edge: Edge): Home | undefined {
  const { rare, other, cells, pairs } = told.placesFor(domino);
  if (!pairs.every((pair) => samePair(pair, edge)) || cells.length === 0) return undefined;
  return { rare, other, cells, isFew: cells.length <= MOST_PLACES, regions: regionsAgainst(told, rare) };
}

function regionsAgainst(told: ToldLink, value: number): readonly Region[] {
  const untold = told.puzzle.cells.filter(
    (cell) => !told.isCovered(cell) && told.valuesOf(cell).includes(value) && !told.reckoning(cell).includes(value),
  );
  const regions = told.puzzle.regions.filter(({ cells }) => cells.some((cell) => hasEnd(untold, cell)));
  const isInside = (cell: Cell) => regions.some(({ cells }) => hasEnd(cells, cell));
  return regions.length <= MOST_REASONS && untold.every(isInside) ? regions : [];
}

/** Why no cell of a region can have a number. */
export type WhyNotIn =
  /** There are too few for an =. */
  | { readonly kind: 'few'; readonly there: number }
  /** A ≠ has it already. */
  | { readonly kind: 'has' }
  /** Beside it a sum would need a number that no domino carries. */
  | { readonly kind: 'needs'; readonly number: number };

export function whyNotIn(told: ToldLink, region: Region, value: number): WhyNotIn | undefined {
  const { rule, cells } = region;
  const has = told.has(region);
  switch (rule.kind) {
    case 'same': {
      const there = told.halvesFor(region, value);
      const isFew = has.every((number) => number === value) && there < cells.length && there > 0;
      return isFew ? { kind: 'few', there } : undefined;
    }
    case 'different':
      return has.includes(value) ? { kind: 'has' } : undefined;
    case 'sum': {
      const number = rule.target - sum(has) - value;
      const isCarried = carriedNumbers(told.puzzle).includes(number);
      const isOne = rule.op === '=' && told.open(region).length === 2 && number >= 0 && !isCarried;
      return isOne ? { kind: 'needs', number } : undefined;
    }
    case 'each':
      return undefined;
  }
}
