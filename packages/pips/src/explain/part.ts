/** How a free part of a solution can be filled in another way, as people would see it: turned, exchanged, laid otherwise. */
import { sameCell } from '@pipwright/core';
import type { Differ } from '@pipwright/core/explaining';
import { compile } from '../engines/swift/index.js';
import { type Cell, cellKey, inReadingOrder } from '../model/cell.js';
import { type Domino, dominoKey, sameDomino } from '../model/domino.js';
import type { Puzzle } from '../model/puzzle.js';
import { canonicalSolution, type Placement, type Solution } from '../model/solution.js';
import { filledOtherwise } from './differ.js';
import type { Edge } from './step.js';

/** What changes where a part is filled in another way. */
export type PartChange =
  /** One domino lies the other way round. */
  | { readonly kind: 'turned'; readonly cells: Edge }
  /** The same dominoes lie on the same pairs, in another order. */
  | { readonly kind: 'exchanged'; readonly placements: readonly Placement[] }
  /** Two dominoes on two by two cells lie flat or upright. */
  | { readonly kind: 'block'; readonly at: Cell; readonly dominoes: readonly Domino[]; readonly isFlat: boolean }
  /** The same dominoes join other cells. */
  | { readonly kind: 'moved'; readonly dominoes: readonly Domino[]; readonly cells: readonly Cell[] }
  /** One domino gives way to another of the set. */
  | { readonly kind: 'replaced'; readonly cells: Edge; readonly dominoes: readonly [Domino, Domino] }
  /** Some give way to others of the set. */
  | { readonly kind: 'refilled'; readonly cells: readonly Cell[] };

/** For each part that is free. */
export function changesOf(puzzle: Puzzle, { solutions: [shown], free }: Differ<Solution>): readonly PartChange[] {
  const compiled = compile(puzzle);
  return free.flatMap((part) => {
    const other = filledOtherwise(compiled, shown, part);
    return other === undefined ? [] : [changeOf(shown, other)];
  });
}

function changeOf(shown: Solution, other: Solution): PartChange {
  const before = without(shown, other);
  const after = without(other, shown);
  const [only, ...more] = before;
  const cells = inReadingOrder(before.flatMap(({ cells: pair }) => pair));
  const dominoes = before.map(({ domino }) => domino);
  const isSameStock = stock(before) === stock(after);
  if (only !== undefined && more.length === 0) {
    const instead = after[0]!.domino;
    if (sameDomino(only.domino, instead)) return { kind: 'turned', cells: only.cells };
    return { kind: 'replaced', cells: only.cells, dominoes: [only.domino, instead] };
  }
  if (!isSameStock) return { kind: 'refilled', cells };
  if (before.every((placement, i) => pairKey(placement) === pairKey(after[i]!)))
    return { kind: 'exchanged', placements: before };
  const [first, second] = cells;
  if (before.length === 2 && isBlock(cells)) {
    const isFlat = before.some(({ cells: pair }) => sameCell(pair[0], first!) && sameCell(pair[1], second!));
    return { kind: 'block', at: first!, dominoes, isFlat };
  }
  return { kind: 'moved', dominoes, cells };
}

/** The dominoes of one solution that do not lie so in the other, by their first cells. */
function without(one: Solution, other: Solution): readonly Placement[] {
  const keys = new Set(
    canonicalSolution(other).placements.map((placement) => `${pairKey(placement)} ${placement.domino}`),
  );
  return canonicalSolution(one).placements.filter(
    (placement) => !keys.has(`${pairKey(placement)} ${placement.domino}`),
  );
}

function pairKey({ cells }: Placement): string {
  return cells.map(cellKey).join(' ');
}

/** Which dominoes these are, wherever they lie. */
function stock(placements: readonly Placement[]): string {
  return placements
    .map(({ domino }) => dominoKey(domino))
    .sort()
    .join(' ');
}

/** Are these cells, in reading order, two by two? */
function isBlock(cells: readonly Cell[]): boolean {
  const [[row, column]] = cells as [Cell];
  return cells.every(([r, c], i) => r === row + (i >> 1) && c === column + (i & 1));
}
