/** How many halves there are of each number, and where they are known to be. */
import type { Compiled } from '../../engines/swift/index.js';
import type { Knowledge } from '../knowledge.js';
import type { Premises } from '../premise.js';

/** Halves of the tray that carry a value, placed or not. */
export function halvesOf({ given, pips }: Compiled, value: number): number {
  let halves = 0;
  for (let y = 0; y < pips; y++) halves += (y === value ? 2 : 1) * given.most[value * pips + y]!;
  return halves;
}

/** The numbers that no domino carries. */
export function missingNumbers(compiled: Compiled): number[] {
  return Array.from({ length: compiled.pips }, (_, value) => value).filter((value) => halvesOf(compiled, value) === 0);
}

/** All pips of the tray together. */
export function allPips({ given, pips }: Compiled): number {
  let sum = 0;
  for (let x = 0; x < pips; x++) for (let y = x; y < pips; y++) sum += (x + y) * given.most[x * pips + y]!;
  return sum;
}

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

/** Must all dominoes be used? */
export function mustUseAllDominoes({ compiled }: Knowledge): boolean {
  return compiled.puzzle.supply.kind === 'list';
}
