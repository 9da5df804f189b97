/**
 * Names of regions for people: by the rule as the board shows it, and where others have the same rule by where it lies,
 * or by a cell. Messages about a file name a cell, since the cells may be wrong; explanations say where it lies.
 */
import { cellName } from '@pipwright/core';
import { type Cell, inReadingOrder } from './cell.js';
import { type Rule, ruleLabel } from './rule.js';

/** Name of a region as data, for a sentence. */
export type RegionName = {
  /** Label of the rule; missing where there is none. */
  readonly label?: string;
  /** First cell of the region, where others have the same label. */
  readonly at?: Cell;
};

interface NamedRegion {
  readonly cells: readonly Cell[];
  readonly rule?: Rule | undefined;
}

export function regionNamer(regions: readonly NamedRegion[]): (region: NamedRegion) => RegionName {
  const alike = new Map<string | undefined, number>();
  for (const region of regions) alike.set(labelOf(region), (alike.get(labelOf(region)) ?? 0) + 1);
  return (region) => {
    const label = labelOf(region);
    const [first] = inReadingOrder(region.cells);
    const needsCell = label === undefined || (alike.get(label) ?? 0) > 1;
    return { ...(label === undefined ? {} : { label }), ...(needsCell && first !== undefined ? { at: first } : {}) };
  };
}

function labelOf({ rule }: NamedRegion): string | undefined {
  return rule === undefined ? undefined : ruleLabel(rule);
}

/** Name of a region in English, with cells named as the sentence names them. */
export function regionInWords({ label, at }: RegionName, nameOf: (cell: Cell) => string = cellName): string {
  const what = label === undefined ? 'the region without a rule' : `the “${label}” region`;
  return at === undefined ? what : `${what} at ${nameOf(at)}`;
}
