/** Where the halves with a number are known to be, and how many are left. */
import type { Knowledge } from '../knowledge.js';
import type { Premises } from '../premise.js';
import { halvesOf } from '../supply.js';

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
export function halvesFor(knowledge: Knowledge, region: number): number[] {
  return Array.from(
    { length: knowledge.compiled.pips },
    (_, v) => halvesOf(knowledge.compiled, v) - knownOutside(knowledge, v, region).length,
  );
}

export function addHalves(knowledge: Knowledge, because: Premises, value: number, region: number): void {
  because.value(value);
  for (const cell of knownOutside(knowledge, value, region)) knowledge.addValues(because, cell);
}
