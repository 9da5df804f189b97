/** What regions and rules some parts have, counted, and how far that is from what is wanted. */
import { SORTS, type Sort } from './content.js';
import type { Parts } from './part.js';
import type { Demand } from './plan.js';

/** Regions by size, the last for larger ones too; by rule; and cells without one. */
export interface Profile {
  readonly sizes: readonly number[];
  readonly sorts: Readonly<Record<Sort | 'free', number>>;
}

const KEYS = [...SORTS, 'free'] as const;

export function profileOf(parts: readonly { readonly size: number; readonly demand: Demand }[]): Profile {
  const counts = noneYet();
  for (const { size, demand } of parts) countIn(counts, size, demand);
  return counts;
}

/** Asked very often. */
export function profileOfParts(parts: Parts): Profile {
  const counts = noneYet();
  for (const { cells, demand } of parts) countIn(counts, cells.length, demand);
  return counts;
}

function noneYet() {
  const sorts: Record<Sort | 'free', number> = { sum: 0, extreme: 0, less: 0, more: 0, same: 0, different: 0, free: 0 };
  return { sizes: [0, 0, 0, 0, 0], sorts };
}

function countIn({ sizes, sorts }: ReturnType<typeof noneYet>, size: number, demand: Demand): void {
  const sort = sortOfDemand(demand);
  sorts[sort] += sort === 'free' ? size : 1;
  const at = Math.min(size, sizes.length) - 1;
  if (sort !== 'free') sizes[at] = (sizes[at] ?? 0) + 1;
}

export function profileDistance(one: Profile, other: Profile): number {
  let sum = 0;
  for (const [i, count] of one.sizes.entries()) sum += Math.abs(count - (other.sizes[i] ?? 0)) * (i === 0 ? SINGLE : 1);
  for (const sort of KEYS) sum += Math.abs(one.sorts[sort] - other.sorts[sort]);
  return sum;
}

/** What a single cell too many counts, compared with anything else: they give their numbers away, and come of themselves. */
const SINGLE = 1.5;

function sortOfDemand(demand: Demand): Sort | 'free' {
  if (typeof demand === 'string') return demand;
  if (demand.kind === 'sum' && demand.op !== '=') return demand.op === '<' ? 'less' : 'more';
  return demand.kind === 'same' ? 'same' : demand.kind === 'different' ? 'different' : 'sum';
}
