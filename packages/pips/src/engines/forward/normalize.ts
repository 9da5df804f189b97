/**
 * A puzzle as the solver needs it, worked out once: which cells touch, on which edges a domino may lie, which
 * cells each region has, how often each domino may be used. From here on all of these go by number.
 *
 *     0 1      edges   0 = cells 0 and 1, 1 = cells 0 and 2, 2 = cells 1 and 3, 3 = cells 2 and 3
 *     2 3      edgesAt cell 0 = edges 0 and 1
 */
import { type Cell, cellKey } from '../../model/cell.js';
import { dominoKey, dominoSet } from '../../model/domino.js';
import type { Puzzle, Region } from '../../model/puzzle.js';

export type DominoId = `${number}-${number}`;

export function dominoId(pip1: number, pip2: number): DominoId {
  return dominoKey([pip1, pip2]) as DominoId;
}

/** Two cells that touch, where a domino may lie; in reading order. */
export interface Edge {
  readonly first: number;
  readonly second: number;
}

/** A domino, of which there may be several alike. */
export interface DominoKind {
  readonly id: DominoId;
  readonly pip1: number;
  readonly pip2: number;
  /** Number that may be used: of a list all of them, since the board has just enough cells to need them all. */
  readonly copies: number;
}

export interface NormalizedPuzzle {
  readonly cells: readonly Cell[];
  readonly adjacency: readonly (readonly number[])[];
  readonly edges: readonly Edge[];
  readonly edgesAt: readonly (readonly number[])[];
  readonly regions: readonly Region[];
  readonly regionCells: readonly (readonly number[])[];
  /** Region of each cell; undefined where it has none. */
  readonly regionOf: readonly (number | undefined)[];
  readonly dominoes: readonly DominoKind[];
  /** Domino of each two pips; undefined where there is none. */
  readonly kindOf: readonly (readonly (number | undefined)[])[];
  readonly maxPip: number;
}

export function normalize(puzzle: Puzzle): NormalizedPuzzle {
  const { cells, regions, maxPip } = puzzle;
  const numbers = new Map(cells.map((cell, number) => [cellKey(cell), number]));
  const numbersOf = (wanted: readonly Cell[]) =>
    wanted.map((cell) => numbers.get(cellKey(cell))).filter((number) => number !== undefined);

  const edges: Edge[] = [];
  const edgesAt = cells.map((): number[] => []);
  const adjacency = cells.map((): number[] => []);
  for (const [first, [row, column]] of cells.entries()) {
    for (const second of numbersOf([
      [row, column + 1],
      [row + 1, column],
    ])) {
      edgesAt[first]?.push(edges.length);
      edgesAt[second]?.push(edges.length);
      adjacency[first]?.push(second);
      adjacency[second]?.push(first);
      edges.push({ first, second });
    }
  }

  const regionCells = regions.map((region) => numbersOf(region.cells));
  const regionOf = new Array<number | undefined>(cells.length).fill(undefined);
  for (const [region, members] of regionCells.entries()) {
    for (const cell of members) regionOf[cell] = region;
  }

  const dominoes = dominoKinds(puzzle);
  const kinds = new Map(dominoes.map(({ id }, kind) => [id, kind]));
  const pips = Array.from({ length: maxPip + 1 }, (_, pip) => pip);
  const kindOf = pips.map((pip1) => pips.map((pip2) => kinds.get(dominoId(pip1, pip2))));
  return { cells, adjacency, edges, edgesAt, regions, regionCells, regionOf, dominoes, kindOf, maxPip };
}

function dominoKinds({ supply, maxPip, cells }: Puzzle): DominoKind[] {
  const kinds = new Map<DominoId, DominoKind>();
  for (const [a, b] of supply.kind === 'list' ? supply.dominoes : dominoSet(maxPip)) {
    const id = dominoId(a, b);
    const copies = supply.kind === 'set' && supply.repeats ? cells.length / 2 : (kinds.get(id)?.copies ?? 0) + 1;
    kinds.set(id, { id, pip1: Math.min(a, b), pip2: Math.max(a, b), copies });
  }
  return [...kinds.values()];
}
