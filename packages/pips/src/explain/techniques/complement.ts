/** All pips of the tray lie on the board: what the sums do not take is left for the other cells. */
import { largest, smallest } from '@pipwright/core/bits';
import { SUM } from '../../engines/swift/compile.js';
import type { Knowledge } from '../knowledge/knowledge.js';
import { allPips, mustUseAllDominoes } from '../knowledge/supply.js';
import { type Finding, narrow, technique } from './technique.js';

export const complement = technique('complement', 4, (knowledge) => {
  const found: Finding[] = [];
  if (!mustUseAllDominoes(knowledge.compiled)) return found;
  const { values } = knowledge;
  const { cells, pips, region } = knowledge.compiled;
  const exact = exactSums(knowledge);
  let left = allPips(knowledge.compiled) - exact.reduce((sum, r) => sum + knowledge.compiled.low[r]!, 0);
  const open: number[] = [];
  for (let c = 0; c < cells; c++) {
    if (exact.includes(region[c]!)) continue;
    if (knowledge.isKnown(c)) left -= smallest(values[c]!);
    else open.push(c);
  }
  let least = 0;
  let most = 0;
  for (const cell of open) {
    least += smallest(values[cell]!);
    most += largest(values[cell]!);
  }
  for (const cell of open) {
    const from = left - (most - largest(values[cell]!));
    const to = left - (least - smallest(values[cell]!));
    let set = 0;
    for (let v = Math.max(0, from); v <= Math.min(pips - 1, to); v++) set |= 1 << v;
    found.push(
      ...narrow(knowledge, cell, set, (because) => {
        for (let v = 0; v < pips; v++) because.value(v);
        for (const r of exact) because.region(r);
        for (let c = 0; c < cells; c++) {
          because.cell(c);
          if (!exact.includes(region[c]!)) knowledge.addValues(because, c);
        }
      }),
    );
  }
  return found;
});

/** Regions that must make just one number. */
function exactSums({ compiled }: Knowledge): number[] {
  const { regions, shape, low, high } = compiled;
  return Array.from({ length: regions }, (_, r) => r).filter((r) => shape[r] === SUM && low[r] === high[r]);
}
