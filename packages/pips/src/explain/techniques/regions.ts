/** What techniques about one region's rule share, whatever is in the tray. */
import { largest, smallest } from '@pipwright/core/bits';
import { SUM } from '../../engines/swift/compile.js';
import type { Knowledge } from '../knowledge/knowledge.js';
import type { Premises } from '../knowledge/premise.js';
import { type Find, type Finding, narrow } from './technique.js';

/** What is found in one region. */
type FindInRegion = (knowledge: Knowledge, region: number, cells: readonly number[]) => readonly Finding[];

/** What is found in each region that has a rule, by what is known of its cells alone. */
export function inEachRegion(find: FindInRegion): Find {
  return (knowledge) => {
    const found: Finding[] = [];
    for (let r = 0; r < knowledge.compiled.regions; r++) {
      const since = knowledge.regionChangedAt[r]!;
      found.push(...knowledge.look(find, r, since, () => find(knowledge, r, knowledge.members[r]!)));
    }
    return found;
  };
}

/** The same where it matters too which cells elsewhere are known. */
export function inEachRegionByHalves(find: FindInRegion): Find {
  return (knowledge) => {
    const found: Finding[] = [];
    for (let r = 0; r < knowledge.compiled.regions; r++) {
      const since = Math.max(knowledge.knownAt, knowledge.regionChangedAt[r]!);
      found.push(...knowledge.look(find, r, since, () => find(knowledge, r, knowledge.members[r]!)));
    }
    return found;
  };
}

/** Its rule, and all that is known of its cells but one. */
export function addRegion(knowledge: Knowledge, premises: Premises, region: number, but = -1): void {
  premises.region(region);
  for (const cell of knowledge.members[region]!) if (cell !== but) knowledge.addValues(premises, cell);
}

/** What keeps the sum within reach, given the least and the most that the other cells can add. */
export function reach(knowledge: Knowledge, region: number, cells: readonly number[]): Finding[] {
  const { values, compiled } = knowledge;
  const { shape, low, high, maxPip } = compiled;
  if (shape[region] !== SUM) return [];
  let least = 0;
  let most = 0;
  for (const cell of cells) {
    least += smallest(values[cell]!);
    most += largest(values[cell]!);
  }
  return cells.flatMap((cell) => {
    const from = Math.max(0, low[region]! - (most - largest(values[cell]!)));
    const to = Math.min(maxPip, high[region]! - (least - smallest(values[cell]!)));
    return narrow(knowledge, cell, interval(from, to), (because, lost) => {
      because.region(region);
      for (const other of cells) {
        if (other === cell) continue;
        because.cell(other);
        // Too much for the others' least, too little for their most.
        if (largest(lost) > to) knowledge.addLost(because, other, interval(0, smallest(values[other]!) - 1));
        if (smallest(lost) < from) knowledge.addLost(because, other, interval(largest(values[other]!) + 1, maxPip));
      }
    });
  });
}

function interval(from: number, to: number): number {
  let set = 0;
  for (let v = from; v <= to; v++) set |= 1 << v;
  return set;
}
