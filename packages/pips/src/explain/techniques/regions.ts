/** What techniques about one region's rule share, whatever is in the tray. */
import { largest, smallest } from '@pipwright/core/bits';
import { SUM } from '../../engines/swift/compile.js';
import type { CellValues } from '../conclusion.js';
import type { Knowledge } from '../knowledge.js';
import type { Premises } from '../premise.js';
import { type Finding, narrow } from './technique.js';

/** By itself: the first region where `left` says something new. */
export function eachRegion(
  knowledge: Knowledge,
  left: (region: number, cells: readonly number[]) => readonly CellValues[] | undefined,
): Finding | undefined {
  const { regions } = knowledge.compiled;
  for (let r = 0; r < regions; r++) {
    const cells = knowledge.members[r]!;
    const values = left(r, cells);
    const found = values && narrow(knowledge, values, (premises) => addRegion(knowledge, premises, r));
    if (found !== undefined) return found;
  }
  return undefined;
}

export function addRegion(knowledge: Knowledge, premises: Premises, region: number): void {
  premises.region(region);
  for (const cell of knowledge.members[region]!) knowledge.addValues(premises, cell);
}

/** The values that keep the sum within reach, cell by cell. */
export function valuesInReach({ compiled, values }: Knowledge, region: number, cells: readonly number[]): CellValues[] {
  const { shape, low, high, maxPip } = compiled;
  if (shape[region] !== SUM) return [];
  let least = 0;
  let most = 0;
  for (const cell of cells) {
    least += smallest(values[cell]!);
    most += largest(values[cell]!);
  }
  return cells.map((cell) => {
    const from = low[region]! - (most - largest(values[cell]!));
    const to = high[region]! - (least - smallest(values[cell]!));
    let set = 0;
    for (let v = Math.max(0, from); v <= Math.min(maxPip, to); v++) set |= 1 << v;
    return { cell, values: values[cell]! & set };
  });
}
