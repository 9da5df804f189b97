/** A value that must be used, with as many cells left for it as halves. */
import { halvesOf, mustUseAllDominoes } from './halves.js';
import { narrow, technique } from './technique.js';

export const lastCells = technique('last-cells', 4, (knowledge) => {
  if (!mustUseAllDominoes(knowledge)) return undefined;
  const { cells, pips, region, regions } = knowledge.compiled;
  for (let v = 0; v < pips; v++) {
    const holders: number[] = [];
    for (let c = 0; c < cells; c++) if ((knowledge.values[c]! & (1 << v)) !== 0) holders.push(c);
    if (holders.length !== halvesOf(knowledge.compiled, v)) continue;
    const open = holders.find((cell) => !knowledge.isKnown(cell));
    if (open === undefined) continue;
    const together = region[open] === regions ? [open] : holders.filter((cell) => region[cell] === region[open]);
    const left = together.map((cell) => ({ cell, values: 1 << v }));
    return narrow(knowledge, left, (because) => {
      because.value(v);
      for (let c = 0; c < cells; c++) if (!holders.includes(c)) knowledge.addValues(because, c);
    });
  }
  return undefined;
});
