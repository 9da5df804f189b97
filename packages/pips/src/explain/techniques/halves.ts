/** Where the halves with a number are known to be, and how many are left. */
import { smallest } from '@pipwright/core/bits';
import type { Knowledge } from '../knowledge/knowledge.js';
import type { Premises } from '../knowledge/premise.js';
import { halvesOf } from '../knowledge/supply.js';

/** The cells known to hold a value, outside a region. */
export function knownOutside(knowledge: Knowledge, value: number, region: number): number[] {
  const cells: number[] = [];
  for (let c = 0; c < knowledge.compiled.cells; c++) {
    if (knowledge.compiled.region[c] !== region || region === knowledge.compiled.regions) {
      if (knowledge.values[c] === 1 << value) cells.push(c);
    }
  }
  return cells;
}

/** By value: halves that may go to a region. */
export function halvesFor({ compiled, values }: Knowledge, region: number): number[] {
  const left = Array.from({ length: compiled.pips }, (_, value) => halvesOf(compiled, value));
  for (let c = 0; c < compiled.cells; c++) {
    const set = values[c]!;
    if (compiled.region[c] !== region && set !== 0 && (set & (set - 1)) === 0) left[smallest(set)]!--;
  }
  return left;
}

export function addHalves(knowledge: Knowledge, because: Premises, value: number, region: number): void {
  because.value(value);
  for (const cell of knownOutside(knowledge, value, region)) knowledge.addValues(because, cell);
}
