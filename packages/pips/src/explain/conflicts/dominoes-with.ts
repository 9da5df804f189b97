/** Cells that must hold a number need more dominoes with it than there are, though there may be enough halves. */
import { members } from '@pipwright/core/bits';
import { alikeRegions } from './alike.js';
import { MOST_CELLS } from './limits.js';
import type { Loosened } from './loosened.js';
import { cheapestCovering } from './matching.js';
import type { Named } from './reason.js';

export function* tooFewDominoesWithANumber(board: Loosened): Generator<Named, void> {
  const { compiled, covered, members: byRegion, copies } = board;
  if (compiled.cells > MOST_CELLS) return;
  const { pips } = compiled;
  const alike = alikeRegions(board);
  for (const value of members((1 << pips) - 1)) {
    let regions = alike.filter(({ values }) => values === 1 << value).map(({ region }) => region);
    const cellsOf = (some: readonly number[]) => some.flatMap((r) => byRegion[r]!.filter((cell) => covered[cell]));
    const available = copies.subarray(value * pips, (value + 1) * pips).reduce((sum, count) => sum + count, 0);
    if (cellsOf(regions).length <= available) continue;
    let needed = dominoesFor(board, cellsOf(regions), value);
    if (needed <= available) continue;
    for (const region of regions) {
      const others = regions.filter((other) => other !== region);
      const fewer = dominoesFor(board, cellsOf(others), value);
      if (fewer <= available) continue;
      regions = others;
      needed = fewer;
    }
    const there = compiled.given.most.subarray(value * pips, (value + 1) * pips).reduce((sum, count) => sum + count, 0);
    const shortage = { needed, available: there, numbers: [value], counts: 'dominoes' } as const;
    yield { reason: 'too-few-of-a-number', shortage, regions, values: [value], cells: cellsOf(regions) };
  }
}

/** How many dominoes it takes at least to cover cells of one number; 0 where they cannot be covered at all. */
function dominoesFor(board: Loosened, cells: readonly number[], value: number): number {
  const { first, second, pips } = board.compiled;
  const own = new Set(cells);
  const leaves = (edge: number) => Number(own.has(first[edge]!) !== own.has(second[edge]!));
  const { bare, cost } = cheapestCovering(board.covering(cells), leaves);
  const inside = Math.min((cells.length - cost) / 2, board.copies[value * (pips + 1)]!);
  return bare.length > 0 ? 0 : cells.length - inside;
}
