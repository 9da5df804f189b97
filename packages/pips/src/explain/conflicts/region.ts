/** A region that no numbers fill, whatever is in the tray. */
import { neverHolds } from '../../model/rule.js';
import { anyNumber, countsToFill } from './fillings.js';
import type { Loosened } from './loosened.js';
import type { Named } from './reason.js';

export function* impossibleRegion(board: Loosened): Generator<Named, void> {
  for (const region of board.ruled) {
    const cells = impossibleCells(board, region);
    if (cells !== undefined) yield { reason: 'region', regions: [region], cells };
  }
}

/** The cells that must be covered for it: rules on single values, and on different ones, let cells stay empty. */
function impossibleCells(board: Loosened, region: number): readonly number[] | undefined {
  const { compiled, members, covered } = board;
  const { rule, cells } = compiled.puzzle.regions[region]!;
  const all = members[region]!;
  const own = all.filter((cell) => covered[cell]);
  const isNever = neverHolds(rule, cells.length, compiled.maxPip);
  switch (rule.kind) {
    case 'sum':
    case 'same':
      return isNever || countsToFill(board, region, all, anyNumber(board))?.length === 0 ? [] : undefined;
    case 'each':
      if (isNever) return own.length > 0 ? own.slice(0, 1) : undefined;
      return all.some((cell) => (board.terms.values[cell]! & compiled.each[region]!) === 0) ? [] : undefined;
    case 'different':
      return own.length > 0 && countsToFill(board, region, own, anyNumber(board))?.length === 0 ? own : undefined;
  }
}
