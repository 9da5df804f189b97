/** Where a supposition or a conflict ends: a cell that is left no number, and what would be needed there. */
import type { Cell } from '../../model/cell.js';
import type { Domino } from '../../model/domino.js';
import type { Region } from '../../model/puzzle.js';
import type { ToldLink } from './link.js';
import { hasEnd } from './pairs.js';
import { carriedNumbers } from './tray.js';
import { sumsOf } from './ways.js';

/** Techniques that count numbers. */
export const COUNTED: readonly string[] = ['half-supply', 'counting', 'halves-left'];

/** Those that try what fits, without a single reason. */
export const TRIALS: readonly string[] = ['try-both', 'looking-ahead'];

/** Techniques about the shape of what is left, whatever the cell. */
export const SHAPES: readonly string[] = ['forced-partner', 'odd-area', 'bridge'];

/** The cell that a link leaves no number. */
export function deadCell(link: ToldLink): Cell | undefined {
  return link.cells.find((each) => link.left(each).length === 0)?.cell;
}

/** Why a cell cannot have a number: there is none, none is left, or it was ruled out. */
export type WhyNot = 'missing' | 'used' | 'out';

export function whyNot(link: ToldLink, cell: Cell, number: number): WhyNot | undefined {
  if (!carriedNumbers(link.puzzle).includes(number)) return 'missing';
  if (link.knownTimes(number) >= link.halves(number)) return 'used';
  return link.valuesOf(cell).includes(number) ? undefined : 'out';
}

/** What a sum would need in one of its cells, which cannot have it. */
export interface WantedIn {
  readonly at: Cell;
  /** One number, or either of two, the greater first. */
  readonly wanted: readonly number[];
  readonly why: WhyNot;
  /** Of which of them. */
  readonly number: number;
  readonly isCarried: boolean;
}

/** Of its cells the one of which that is said best. */
export function wantedIn(link: ToldLink, region: Region, target: number, cell: Cell): WantedIn | undefined {
  const wants = [cell, ...link.open(region)].map((at) => ({
    at,
    wanted: link
      .othersOf(region, at)
      .map((sum) => target - sum)
      .filter((rest) => rest >= 0)
      .sort((x, y) => y - x),
  }));
  const [best] = wants
    .filter(({ at, wanted }) => wanted.length > 0 && wanted.every((number) => whyNot(link, at, number) !== undefined))
    .sort((x, y) => x.wanted.length - y.wanted.length);
  if (best === undefined || best.wanted.length > 2) return undefined;
  const { at, wanted } = best;
  const carried = carriedNumbers(link.puzzle);
  const [number = 0] = wanted;
  return {
    at,
    wanted,
    number,
    why: whyNot(link, at, number) ?? 'out',
    isCarried: wanted.some((each) => carried.includes(each)),
  };
}

/** How far the sum of a region goes beyond what it may be. */
export function sumBeyond(
  link: ToldLink,
  region: Region,
): { readonly kind: 'least' | 'most'; readonly number: number } | undefined {
  const { rule } = region;
  if (rule.kind !== 'sum') return undefined;
  const sums = sumsOf(region.cells.map((each) => link.valuesOf(each)));
  const [least, most] = [Math.min(...sums), Math.max(...sums)];
  if (rule.op !== '>' && least > rule.target - (rule.op === '<' ? 1 : 0)) return { kind: 'least', number: least };
  return rule.op !== '<' && most < rule.target + (rule.op === '>' ? 1 : 0) ? { kind: 'most', number: most } : undefined;
}

/** Who needs a number more often than it is there. */
export interface Overdrawn {
  readonly needs: readonly { readonly region: Region; readonly number: number }[];
  /** Cells outside these regions that have it. */
  readonly alone: readonly Cell[];
  readonly number: number;
}

/** @param own the region to begin with */
export function overdrawn(link: ToldLink, value: number, own: Region | undefined): Overdrawn | undefined {
  const needs = link.puzzle.regions
    .map((region) => ({ region, number: link.needs(region, value) }))
    .filter(({ number }) => number > 0);
  const alone = link.puzzle.cells.filter(
    (cell) => link.known(cell) === value && !needs.some(({ region }) => hasEnd(region.cells, cell)),
  );
  const number = needs.reduce((sum, each) => sum + each.number, alone.length);
  if (number <= link.halves(value)) return undefined;
  const isOwn = ({ region }: (typeof needs)[number]) => Number(region === own);
  return { needs: [...needs].sort((x, y) => isOwn(y) - isOwn(x)), alone, number };
}

/** A domino that must lie somewhere and can lie nowhere. */
export function homeless(link: ToldLink): Domino | undefined {
  // The record may name numbers in place of the domino.
  const named = link.dominoes.length === 1 ? link.dominoes : link.tray.map(({ domino }) => domino);
  return named.find((each) => link.placesFor(each).pairs.length === 0) ?? link.dominoes[0];
}
