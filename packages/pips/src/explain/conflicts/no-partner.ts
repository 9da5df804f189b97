/** A cell that no domino left fits: not with any neighbour, by the rules of their regions. */
import { members } from '@pipwright/core/bits';
import { FORCED } from '../../engines/swift/index.js';
import { allowedIn, leftOf, regionMayHold } from './left.js';
import { MOST_CELLS } from './limits.js';
import type { Loosened } from './loosened.js';
import type { CellNumbers, Named } from './reason.js';

type Pair = readonly [number, number];

export function* noPartner(board: Loosened): Generator<Named, void> {
  const { compiled, covered, open, terms } = board;
  const { cells, near, first, second } = compiled;
  if (cells > MOST_CELLS) return;
  const left = leftOf(board);
  const found: Named[] = [];
  for (let cell = 0; cell < cells; cell++) {
    const edges = [...near.subarray(4 * cell, 4 * cell + 4)].filter((edge) => edge !== -1 && open[edge]);
    if (!covered[cell] || edges.length === 0 || edges.some((edge) => terms.joins[edge] === FORCED)) continue;
    const own = allowedIn(board, cell);
    const near4 = edges.map((edge) => (first[edge] === cell ? second[edge]! : first[edge]!));
    const wanted = near4.flatMap((other) => pairsOn(board, [cell, own], [other, allowedIn(board, other)]));
    if (wanted.length === 0 || wanted.some(([x, y]) => left.copies[x * compiled.pips + y]! > 0)) continue;
    const regions = [...new Set([cell, ...near4].map((each) => compiled.region[each]!))].filter((r) =>
      board.ruled.includes(r),
    );
    const around = regions.flatMap((region) => board.members[region]!.filter((each) => covered[each]));
    const numbers: CellNumbers[] = [cell, ...near4].map((each) => ({ cell: each, values: allowedIn(board, each) }));
    const named = {
      reason: 'nothing-fits-a-cell',
      at: cell,
      left: numbers,
      regions,
      values: fewestNumbers(wanted),
    } as const;
    found.push({ ...named, cells: [cell] }, { ...named, cells: [...new Set([cell, ...around])] });
  }
  yield* found.sort((a, b) => a.left!.length - b.left!.length || a.values!.length - b.values!.length);
}

/** The numbers that may lie on two neighbours. */
function pairsOn(board: Loosened, [one, ofOne]: Pair, [other, ofOther]: Pair): Pair[] {
  const { region } = board.compiled;
  const isInside = region[one] === region[other] && board.ruled.includes(region[one]!);
  const mayLie = (x: number, y: number) =>
    !isInside ||
    regionMayHold(board, region[one]!, [
      [one, x],
      [other, y],
    ]);
  return members(ofOne).flatMap((x) => members(ofOther).flatMap((y): Pair[] => (mayLie(x, y) ? [[x, y]] : [])));
}

/** Numbers of which every pair has one, by the plainest ways to choose them. */
function fewestNumbers(pairs: readonly Pair[]): readonly number[] {
  const ways = [
    pairs.map(([x]) => x),
    pairs.map(([, y]) => y),
    pairs.map(([x, y]) => Math.min(x, y)),
    pairs.map(([x, y]) => Math.max(x, y)),
  ];
  const [fewest = []] = ways.map((way) => [...new Set(way)]).sort((a, b) => a.length - b.length);
  return fewest;
}
