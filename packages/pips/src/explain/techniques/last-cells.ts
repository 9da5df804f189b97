/** A value that must be used, with as many cells left for it as halves, or fewer. */
import { owedHalvesOf } from '../knowledge/supply.js';
import { type Finding, narrow, technique } from './technique.js';

export const lastCells = technique('last-cells', 4, (knowledge) => {
  const found: Finding[] = [];
  const { cells, pips } = knowledge.compiled;
  for (let v = 0; v < pips; v++) {
    const holders: number[] = [];
    for (let c = 0; c < cells; c++) if ((knowledge.values[c]! & (1 << v)) !== 0) holders.push(c);
    const halves = owedHalvesOf(knowledge.compiled, v);
    if (holders.length > halves || halves === 0) continue;
    const isTooFew = holders.length < halves;
    const open = isTooFew ? [0] : holders.filter((cell) => !knowledge.isKnown(cell));
    for (const cell of open) {
      found.push(
        ...narrow(knowledge, cell, isTooFew ? 0 : 1 << v, (because) => {
          because.value(v);
          for (let c = 0; c < cells; c++) if (!holders.includes(c)) knowledge.addLost(because, c, 1 << v);
        }),
      );
    }
  }
  return found;
});
