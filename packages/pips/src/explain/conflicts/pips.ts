/** Regions that need more pips than all dominoes have, or have no room for them all. */
import { members } from '@pipwright/core/bits';
import { allPips } from '../knowledge/supply.js';
import { anyNumber, type Counts, countsToFill } from './fillings.js';
import type { Loosened } from './loosened.js';
import { enough, leastOf, partsOf, regionsAndCells } from './parts.js';
import type { Named } from './reason.js';

export function tooFewPips(board: Loosened): Named[] {
  const { compiled, most } = board;
  const needs = partsOf(board, anyNumber(board)).map((part) => ({ part, need: leastOf(part, pipsOf) }));
  const { parts, needed } = enough(needs, pipsOf(most));
  if (needed <= pipsOf(most)) return [];
  const values = members((1 << compiled.pips) - 1).filter((value) => value > 0);
  const shortage = { needed, available: allPips(compiled) };
  return [{ reason: 'too-few-pips', shortage, ...regionsAndCells(parts), values }];
}

export function tooManyPips(board: Loosened): Named[] {
  const { compiled, least } = board;
  let available = compiled.cells * compiled.maxPip;
  const regions: number[] = [];
  for (const { region, loss } of lossesOf(board)) {
    if (available < pipsOf(least)) break;
    regions.push(region);
    available -= loss;
  }
  if (available >= pipsOf(least)) return [];
  const values = members((1 << compiled.pips) - 1).filter((value) => least[value]! > 0);
  return [{ reason: 'too-many-pips', shortage: { needed: allPips(compiled), available }, regions, values }];
}

/** By region: how many pips fewer than its cells it holds, because of its rule; most first. */
function lossesOf(board: Loosened): { readonly region: number; readonly loss: number }[] {
  const { compiled, ruled, members: byRegion } = board;
  const losses = ruled.map((region) => {
    const cells = byRegion[region]!;
    const ways = countsToFill(board, region, cells, anyNumber(board));
    // Where no way is known, some cells may stay empty.
    if (ways === undefined || ways.length === 0) return { region, loss: 0 };
    return { region, loss: cells.length * compiled.maxPip - Math.max(...ways.map(pipsOf)) };
  });
  return losses.filter(({ loss }) => loss > 0).sort((a, b) => b.loss - a.loss);
}

function pipsOf(counts: Counts): number {
  return counts.reduce((sum, count, value) => sum + count * value, 0);
}
