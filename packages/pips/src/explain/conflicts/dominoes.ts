/** More dominoes are needed to cover the board than the set has. */
import type { Loosened } from './loosened.js';
import type { Named } from './reason.js';

export function tooFewDominoes({ compiled, copies, covered }: Loosened): Named[] {
  const { pips } = compiled;
  const cells = [...covered.keys()].filter((cell) => covered[cell]);
  const needed = Math.ceil(cells.length / 2);
  let available = 0;
  for (let x = 0; x < pips; x++) for (let y = x; y < pips; y++) available += copies[x * pips + y]!;
  if (needed <= available) return [];
  const values = Array.from({ length: pips }, (_, value) => value);
  // Without one of the numbers there would be as many of its double as one likes.
  const isMinimal = cells.length === compiled.cells;
  return [{ reason: 'too-few-dominoes', shortage: { needed, available }, values, cells, isMinimal }];
}
