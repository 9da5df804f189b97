/** What one can see on a board that cannot be: wherever it is, and whatever the record names. */
import type { Cell } from '../../model/cell.js';
import { type Domino, sameDomino } from '../../model/domino.js';
import type { Region } from '../../model/puzzle.js';
import { type Edge, others } from '../step.js';
import type { ToldLink } from './link.js';
import { edgeBetween, samePair } from './pairs.js';
import { carriedNumbers } from './tray.js';
import { waysToFill } from './ways.js';

export type Impossible =
  /** No domino that is left fits on two cells that belong together. */
  | { readonly kind: 'pair'; readonly edge: Edge }
  /** Two pairs can only be the same domino. */
  | { readonly kind: 'twice'; readonly domino: Domino; readonly edges: readonly [Edge, Edge] }
  /** More cells than there are halves hold a number. */
  | { readonly kind: 'count'; readonly value: number }
  /** A region needs more of a number than there are for it. */
  | { readonly kind: 'short'; readonly region: Region; readonly value: number; readonly needed: number }
  /** No number is there often enough for an =. */
  | { readonly kind: 'alike'; readonly region: Region }
  /** No neighbour of a cell is free. */
  | { readonly kind: 'alone'; readonly cell: Cell }
  /** No domino fits on a cell and a free neighbour. */
  | { readonly kind: 'unfit'; readonly cell: Cell; readonly near: readonly Cell[] }
  /** No numbers left fill a region. */
  | { readonly kind: 'region'; readonly region: Region };

/** The easiest to see, if there is any. */
export function impossibleOn(board: ToldLink): Impossible | undefined {
  for (const find of FINDING) {
    const found = find(board);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** All that one can see, one of each kind, the easiest first. */
export function impossibleThere(board: ToldLink): readonly Impossible[] {
  return [...FINDING, unlike].flatMap((find) => find(board) ?? []);
}

function overCounted(board: ToldLink): Impossible | undefined {
  const value = others(board.puzzle.maxPip, []).find((each) => board.knownTimes(each) > board.halves(each));
  return value === undefined ? undefined : { kind: 'count', value };
}

/** The pairs that are known, and those of cells that have one neighbour left. */
function pairsOf(board: ToldLink): readonly Edge[] {
  const { joined, placements } = board.before;
  const forced = board.puzzle.cells.flatMap((cell): readonly Edge[] => {
    const [only, ...more] = board.partners(cell);
    return only === undefined || more.length > 0 ? [] : [edgeBetween(cell, only)];
  });
  const all = [...joined, ...forced];
  const pairs = all.filter((edge, i) => all.findIndex((other) => samePair(other, edge)) === i);
  return pairs.filter((edge) => !placements.some(({ cells }) => samePair(cells, edge)));
}

/** Pairs that no domino left fits on. */
export function unfitPairs(board: ToldLink): readonly Edge[] {
  return pairsOf(board).filter((edge) => board.candidates(edge).left.length === 0);
}

function unpaired(board: ToldLink): Impossible | undefined {
  const [edge] = unfitPairs(board);
  if (edge !== undefined) return { kind: 'pair', edge };
  for (const cell of board.puzzle.cells) {
    if (board.isCovered(cell) || board.pairOf(cell) !== undefined) continue;
    const near = board.partners(cell);
    const free = board.free(cell);
    if (near.length === 0 && free.length === 0) return { kind: 'alone', cell };
    if (near.every((each) => board.candidates(edgeBetween(cell, each)).left.length === 0))
      return { kind: 'unfit', cell, near: near.length === 0 ? free : near };
  }
  return undefined;
}

function neededTwice(board: ToldLink): Impossible | undefined {
  const only = pairsOf(board).flatMap((edge) => {
    const { left } = board.candidates(edge);
    return left.length === 1 ? [{ edge, domino: left[0]! }] : [];
  });
  for (const [i, { edge, domino }] of only.entries()) {
    const other = only.slice(0, i).find((each) => sameDomino(each.domino, domino));
    const copies = board.tray.find((each) => sameDomino(each.domino, domino))?.copies ?? 0;
    if (other !== undefined && copies === 1) return { kind: 'twice', domino, edges: [other.edge, edge] };
  }
  return undefined;
}

function unfilled(board: ToldLink): Impossible | undefined {
  const region = board.puzzle.regions.find(
    (each) =>
      waysToFill(
        each,
        each.cells.map((cell) => board.valuesOf(cell)),
      )?.length === 0,
  );
  return region === undefined ? undefined : { kind: 'region', region };
}

function short(board: ToldLink): Impossible | undefined {
  for (const region of board.puzzle.regions) {
    for (const value of carriedNumbers(board.puzzle)) {
      const needed = board.needs(region, value);
      if (needed > board.halvesFor(region, value)) return { kind: 'short', region, value, needed };
    }
  }
  return undefined;
}

function unlike(board: ToldLink): Impossible | undefined {
  const isEnough = (region: Region, value: number) =>
    region.cells.every((cell) => board.valuesOf(cell).includes(value)) &&
    board.halvesFor(region, value) >= region.cells.length;
  const region = board.puzzle.regions.find(
    (each) => each.rule.kind === 'same' && !carriedNumbers(board.puzzle).some((value) => isEnough(each, value)),
  );
  return region === undefined ? undefined : { kind: 'alike', region };
}

const FINDING = [overCounted, unpaired, neededTwice, unfilled, short];
