/** A part of a board in the making: some cells, and what is demanded of their numbers. */
import type { Demand } from './plan.js';

export interface Part {
  /** By number, in reading order. */
  readonly cells: readonly number[];
  readonly demand: Demand;
  /** What of it was written before and stays: its cells, under one rule or another, or its rule too. */
  readonly kept?: 'cells' | 'rule';
}

/** A whole board, cut. */
export type Parts = readonly Part[];

/** Is it an exact sum whose cells may be others? */
export function isPlainSum({ demand, kept }: Part): boolean {
  return demand === 'sum' && kept === undefined;
}

/** Are these cells that must differ, and enough of them? Pairs of these say little. */
export function isUnlike(demand: Demand, size: number): boolean {
  return demand === 'different' && size > 2;
}

/** Must all its cells hold the same number? */
export function isAlike(demand: Demand): boolean {
  return demand === 'same' || demand === 'extreme' || (typeof demand === 'object' && demand.kind === 'same');
}
