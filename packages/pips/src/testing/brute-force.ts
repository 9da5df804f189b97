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
  const { supply, maxPip } = puzzle;
  const pairings = allPairings(puzzle.cells);
  const dominoes = supply.kind === 'list' ? supply.dominoes : dominoSet(maxPip);
  const kinds = [...new Map(dominoes.map((domino) => [dominoKey(domino), domino])).values()];
  const oriented = kinds.flatMap(([a, b]): Domino[] =>
    a === b
      ? [[a, b]]
      : [
          [a, b],
          [b, a],
        ],
  );
  if (pairings.length * oriented.length ** (puzzle.cells.length / 2) > most) return undefined;
  return pairings
    .flatMap((pairs) => layings(pairs, oriented))
    .filter((solution) => verify(puzzle, solution).length === 0);
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

function layings(pairs: readonly Placement['cells'][], oriented: readonly Domino[]): Solution[] {
  let partial: Placement[][] = [[]];
  for (const cells of pairs) {
    partial = partial.flatMap((placements) => oriented.map((domino) => [...placements, { domino, cells }]));
  }
  return partial.map((placements) => ({ placements }));
}
