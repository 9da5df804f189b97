/** More of a number must be used than there is room for. */
import { members } from '@pipwright/core/bits';
import { halvesOf } from '../knowledge/supply.js';
import { anyNumber, countsToFill } from './fillings.js';
import type { Loosened } from './loosened.js';
import type { Named } from './reason.js';

export function tooManyOfANumber(board: Loosened): Named[] {
  const { compiled, least } = board;
  let best: Named | undefined;
  for (const value of members((1 << compiled.pips) - 1)) {
    let room = cellsFor(board, value);
    const regions: number[] = [];
    for (const { region, loss } of lossesOf(board, value)) {
      if (room < least[value]!) break;
      regions.push(region);
      room -= loss;
    }
    if (room >= least[value]! || (best?.regions?.length ?? Number.POSITIVE_INFINITY) <= regions.length) continue;
    const shortage = { needed: halvesOf(compiled, value), available: room, numbers: [value] };
    best = { reason: 'too-many-of-a-number', shortage, regions, values: [value] };
  }
  return best === undefined ? [] : [best];
}

/** The cells that may hold a number, as far as no region is asked. */
function cellsFor({ terms }: Loosened, value: number): number {
  return terms.values.filter((values) => values & (1 << value)).length;
}

/** By region: how many of its cells cannot hold the number after all, because of its rule; most first. */
function lossesOf(board: Loosened, value: number): { readonly region: number; readonly loss: number }[] {
  const { terms, ruled, members: byRegion } = board;
  const losses = ruled.map((region) => {
    const cells = byRegion[region]!;
    const possible = cells.filter((cell) => terms.values[cell]! & (1 << value)).length;
    const ways = countsToFill(board, region, cells, anyNumber(board));
    // Where no way is known, some cells may stay empty.
    if (ways === undefined || ways.length === 0) return { region, loss: 0 };
    return { region, loss: possible - Math.max(...ways.map((counts) => counts[value]!)) };
  });
  return losses.filter(({ loss }) => loss > 0).sort((a, b) => b.loss - a.loss);
}
