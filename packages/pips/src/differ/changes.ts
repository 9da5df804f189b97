/**
 * Changes by which a free part of a solution becomes another filling, as people see it: turned, exchanged, laid
 * otherwise.
 */
import { sameCell } from '@pipwright/core';
import type { Differ } from '@pipwright/core/explaining';
import { compile } from '../engines/swift/index.js';
import { type Cell, cellKey, inReadingOrder } from '../model/cell.js';
import { compareDominoes, type Domino, dominoKey, sameDomino } from '../model/domino.js';
import type { Puzzle } from '../model/puzzle.js';
import { canonicalSolution, type Placement, type Solution } from '../model/solution.js';
import { otherSolution } from './differ.js';

/** Change from one filling of a part to another. */
export type PartChange =
  /** One domino lies the other way round. */
  | { readonly kind: 'turned'; readonly placement: Placement }
  /** The same dominoes lie on the same pairs: each group takes one another's places; one alone is turned round. */
  | { readonly kind: 'exchanged'; readonly groups: readonly (readonly Placement[])[] }
  /** Two dominoes on two by two cells lie flat or upright. */
  | { readonly kind: 'block'; readonly at: Cell; readonly dominoes: readonly Domino[]; readonly isFlat: boolean }
  /** The same dominoes join other cells. */
  | { readonly kind: 'moved'; readonly dominoes: readonly Domino[]; readonly cells: readonly Cell[] }
  /** One domino gives way to another of the set. */
  | { readonly kind: 'replaced'; readonly cells: Placement['cells']; readonly dominoes: readonly [Domino, Domino] }
  /** Some give way to others of the set. */
  | { readonly kind: 'refilled'; readonly cells: readonly Cell[] };

/** Changes of each free part. */
export function changesOf(puzzle: Puzzle, { solutions: [shown], free }: Differ<Solution>): readonly PartChange[] {
  const compiled = compile(puzzle);
  return free.flatMap((part) => {
    const other = otherSolution(compiled, shown, part);
    return other === undefined ? [] : [changeOf(shown, other)];
  });
}

function changeOf(shown: Solution, other: Solution): PartChange {
  const before = movedDominoes(shown, other);
  const after = movedDominoes(other, shown);
  const [only, ...more] = before;
  const cells = inReadingOrder(before.flatMap(({ cells: pair }) => pair));
  const dominoes = before.map(({ domino }) => domino);
  const isSameStock = stock(before) === stock(after);
  if (only !== undefined && more.length === 0) {
    const instead = after[0]!.domino;
    if (sameDomino(only.domino, instead)) return { kind: 'turned', placement: only };
    return { kind: 'replaced', cells: only.cells, dominoes: [only.domino, instead] };
  }
  if (!isSameStock) return { kind: 'refilled', cells };
  if (before.every((placement, i) => pairKey(placement) === pairKey(after[i]!)))
    return { kind: 'exchanged', groups: groupsOf(before, after) };
  const [first, second] = cells;
  if (before.length === 2 && isBlock(cells)) {
    const isFlat = before.some(({ cells: pair }) => sameCell(pair[0], first!) && sameCell(pair[1], second!));
    return { kind: 'block', at: first!, dominoes, isFlat };
  }
  return { kind: 'moved', dominoes, cells };
}

/** Groups of dominoes that take one another's places, the largest first. */
function groupsOf(before: readonly Placement[], after: readonly Placement[]): readonly (readonly Placement[])[] {
  const left = new Set(before.keys());
  const groups: Placement[][] = [];
  for (const start of before.keys()) {
    const group: Placement[] = [];
    for (let at: number | undefined = start; at !== undefined && left.delete(at); ) {
      group.push(before[at]!);
      const { domino }: Placement = after[at]!;
      at = [...left].find((other) => sameDomino(before[other]!.domino, domino));
    }
    if (group.length > 0) groups.push(group);
  }
  return groups.sort((a, b) => b.length - a.length);
}

/** The dominoes of one solution that do not lie so in the other, by their first cells. */
function movedDominoes(one: Solution, other: Solution): readonly Placement[] {
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

/** Text for a set of dominoes, wherever they lie. */
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

/** Are these cells, in reading order, all from the first to the last? */
export function isRectangle(cells: readonly Cell[]): boolean {
  const [[top, left], [bottom, right]] = [cells[0]!, cells.at(-1)!];
  const isInside = ([row, column]: Cell) => row >= top && row <= bottom && column >= left && column <= right;
  return cells.length === (bottom - top + 1) * (right - left + 1) && cells.every(isInside);
}

export function byFirstCell(placements: readonly Placement[]): readonly Placement[] {
  return canonicalSolution({ placements }).placements;
}

/** Each sort once, and how many of it. */
export function alikeDominoes(
  dominoes: readonly Domino[],
): readonly { readonly domino: Domino; readonly copies: number }[] {
  const sorts = new Map<string, Domino[]>();
  for (const domino of [...dominoes].sort(compareDominoes))
    sorts.set(dominoKey(domino), [...(sorts.get(dominoKey(domino)) ?? []), domino]);
  return [...sorts.values()].map((alike) => ({ domino: alike[0]!, copies: alike.length }));
}
