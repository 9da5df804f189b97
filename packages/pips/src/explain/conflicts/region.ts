/** A region that no numbers fill, whatever is in the tray. */
import { neverHolds } from '../../model/rule.js';
import { waysToFill } from './fillings.js';
import type { Loosened } from './loosened.js';
import type { Named } from './reason.js';

export function impossibleRegion(board: Loosened): Named | undefined {
  const { compiled, ruled, members, covered } = board;
  const anyNumber = new Array<number>(compiled.pips).fill(compiled.cells);
  for (const region of ruled) {
    const { rule, cells } = compiled.puzzle.regions[region]!;
    const isImpossible =
      neverHolds(rule, cells.length, compiled.maxPip) ||
      waysToFill(board, region, members[region]!, anyNumber)?.length === 0;
    if (!isImpossible) continue;
    const own = members[region]!.filter((cell) => covered[cell]);
    // Rules on single values, and on different ones, say nothing of cells that may stay empty.
    if (rule.kind === 'each' && own.length > 0) return { reason: 'region', regions: [region], cells: own.slice(0, 1) };
    if (rule.kind === 'different' && own.length === cells.length)
      return { reason: 'region', regions: [region], cells: own };
    if (rule.kind === 'sum' || rule.kind === 'same') return { reason: 'region', regions: [region] };
  }
  return undefined;
}
