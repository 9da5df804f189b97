/**
 * All solutions by trying everything: every way to pair up the cells, every way to lay dominoes on the pairs, and
 * `verify` to judge. Shares nothing with the engines it is there to test, not even an idea.
 */
import { verify } from '../check/verify.js';
import { type Cell, cellKey } from '../model/cell.js';
import { type Domino, dominoKey, dominoSet } from '../model/domino.js';
import type { Puzzle } from '../model/puzzle.js';
import type { Placement, Solution } from '../model/solution.js';
import { neighbours } from './random-puzzle.js';

/** All solutions, or undefined where more than so many candidates would have to be tried. */
export function bruteForce(puzzle: Puzzle, most: number): readonly Solution[] | undefined {
  const { supply, maxPip, cells } = puzzle;
  const dominoes = supply.kind === 'list' ? supply.dominoes : dominoSet(maxPip);
  const copies = new Map<string, number>();
  for (const domino of dominoes) copies.set(dominoKey(domino), (copies.get(dominoKey(domino)) ?? 0) + 1);
  const often = supply.kind === 'set' && supply.repeats ? cells.length : 1;
  const stock = [...copies].map(([key, count]) => ({
    domino: key.split('-').map(Number) as [number, number],
    count: count * often,
  }));
  const found: Solution[] = [];
  let tried = 0;
  for (const pairs of allPairings(cells)) {
    for (const placements of layings(pairs, stock)) {
      if (++tried > most) return undefined;
      if (verify(puzzle, { placements }).length === 0) found.push({ placements });
    }
  }
  return found;
}

function allPairings(cells: readonly Cell[]): Placement['cells'][][] {
  const [first, ...others] = cells;
  if (first === undefined) return [[]];
  const near = new Set(neighbours(first).map(cellKey));
  return others
    .filter((cell) => near.has(cellKey(cell)))
    .flatMap((second) =>
      allPairings(others.filter((cell) => cell !== second)).map((rest): Placement['cells'][] => [
        [first, second],
        ...rest,
      ]),
    );
}

/** Every way to lay dominoes on the pairs, either way round, no more of a kind than there are. */
function* layings(
  pairs: readonly Placement['cells'][],
  stock: { readonly domino: Domino; count: number }[],
): Generator<Placement[], void> {
  const [cells, ...rest] = pairs;
  if (cells === undefined) {
    yield [];
    return;
  }
  for (const kind of stock) {
    if (kind.count === 0) continue;
    kind.count--;
    const [a, b] = kind.domino;
    for (const domino of a === b ? [kind.domino] : [kind.domino, [b, a] as const]) {
      for (const others of layings(rest, stock)) yield [{ domino, cells }, ...others];
    }
    kind.count++;
  }
}
