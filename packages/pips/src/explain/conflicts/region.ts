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
    if (rule.kind !== 'each') return { reason: 'region', regions: [region] };
    // A rule on every value says nothing of a cell that may stay empty.
    const cell = members[region]!.find((each) => covered[each]);
    if (cell !== undefined) return { reason: 'region', regions: [region], cells: [cell] };
  }
  return undefined;
}
