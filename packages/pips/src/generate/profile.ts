/** What regions and rules some parts have, counted, and how far that is from what is wanted. */
import { SORTS, type Sort } from './content.js';
import type { Parts } from './part.js';
import type { Demand } from './plan.js';

/** Regions by size, the last for larger ones too; by rule; and cells without one. */
export interface Profile {
  readonly sizes: readonly number[];
  readonly sorts: Readonly<Record<Sort | 'free', number>>;
}

const SIZES = 5;

export function profileOf(parts: readonly { readonly size: number; readonly demand: Demand }[]): Profile {
  const sizes = Array.from({ length: SIZES }, () => 0);
  const sorts = Object.fromEntries([...SORTS, 'free'].map((sort) => [sort, 0])) as Record<Sort | 'free', number>;
  for (const { size, demand } of parts) {
    const sort = sortOfDemand(demand);
    sorts[sort] += sort === 'free' ? size : 1;
    const at = Math.min(size, SIZES) - 1;
    if (sort !== 'free') sizes[at] = (sizes[at] ?? 0) + 1;
  }
  return { sizes, sorts };
}

export function profileOfParts(parts: Parts): Profile {
  return profileOf(parts.map(({ cells, demand }) => ({ size: cells.length, demand })));
}

export function profileDistance(one: Profile, other: Profile): number {
  const ofSizes = one.sizes.reduce((sum, count, i) => sum + Math.abs(count - (other.sizes[i] ?? 0)), 0);
  const keys = Object.keys(one.sorts) as (Sort | 'free')[];
  return keys.reduce((sum, sort) => sum + Math.abs(one.sorts[sort] - other.sorts[sort]), ofSizes);
}

function sortOfDemand(demand: Demand): Sort | 'free' {
  if (typeof demand === 'string') return demand;
  if (demand.kind === 'sum' && demand.op !== '=') return demand.op === '<' ? 'less' : 'more';
  return demand.kind === 'same' ? 'same' : demand.kind === 'different' ? 'different' : 'sum';
}
