/** Regions all of whose cells hold the same number. */
import { size } from '@pipwright/core/bits';
import { SAME, SUM } from '../../engines/swift/compile.js';
import type { Loosened } from './loosened.js';

export interface Alike {
  readonly region: number;
  /** All its cells hold the same one of these. */
  readonly values: number;
}

export function alikeRegions(board: Loosened): Alike[] {
  return board.ruled.flatMap((region): Alike[] => {
    const values = onlyNumbers(board, region);
    return values === undefined || values === 0 ? [] : [{ region, values }];
  });
}

/** The numbers that all cells of a region may hold at once; undefined where they need not be the same. */
function onlyNumbers({ compiled, terms, members: byRegion }: Loosened, region: number): number | undefined {
  const { shape, set, each, low, high, maxPip } = compiled;
  const cells = byRegion[region]!;
  const possible = cells.reduce((all, cell) => all & terms.values[cell]!, -1 >>> 0);
  if (shape[region] === SAME) return set[region]! & possible;
  if (shape[region] === SUM && high[region] === 0) return 1 & possible;
  if (shape[region] === SUM && low[region] === cells.length * maxPip) return (1 << maxPip) & possible;
  return shape[region] !== SUM && size(each[region]!) === 1 ? each[region]! & possible : undefined;
}
