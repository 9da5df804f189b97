/**
 * Cuts a board into connected parts of planned sizes, the largest first, each from a corner where little is left and
 * along such cells, so that few are cut off. What is cut off becomes smaller parts than planned.
 */
import type { Random } from '@pipwright/core';
import { type Board, neighboursOf } from './board.js';
import { isAlike, type Parts } from './part.js';
import type { Demand, Planned } from './plan.js';
import type { Tiling } from './tile.js';

/**
 * @param tiling how dominoes will lie: one within cells of the same number is a double, of which there are few
 * @param remake a demand for what is cut off, by its size
 * @param kept parts that are there already; they come first
 */
export function cutBoard(
  random: Random,
  board: Board,
  tiling: Tiling,
  plan: readonly Planned[],
  remake: (size: number) => Demand,
  kept: Parts,
): Parts {
  const partner = partnersIn(tiling);
  const left = new CellsLeft(board, kept);
  const parts = [...kept];
  for (const planned of plan) {
    if (left.count === 0) break;
    const cells = grow(random, left, planned.size, isAlike(planned.demand) ? partner : NOBODY);
    parts.push({ cells, demand: cells.length === planned.size ? planned.demand : remake(cells.length) });
  }
  while (left.count > 0) {
    const cells = grow(random, left, 1, NOBODY);
    parts.push({ cells, demand: remake(1) });
  }
  return parts;
}

const NOBODY: ReadonlyMap<number, number> = new Map();

function partnersIn(tiling: Tiling): ReadonlyMap<number, number> {
  return new Map(
    tiling.flatMap(([a, b]) => [
      [a, b],
      [b, a],
    ]),
  );
}

class CellsLeft {
  count: number;
  readonly #board: Board;
  readonly #isLeft: boolean[];
  /** By cell: its neighbours among those left. */
  readonly #open: number[];

  constructor(board: Board, kept: Parts) {
    this.#board = board;
    this.count = board.cells.length;
    this.#isLeft = board.cells.map(() => true);
    this.#open = board.neighbours.map((near) => near.length);
    for (const { cells } of kept) for (const cell of cells) this.take(cell);
  }

  take(cell: number): void {
    this.#isLeft[cell] = false;
    this.count--;
    for (const next of neighboursOf(this.#board, cell)) this.#open[next] = (this.#open[next] ?? 0) - 1;
  }

  openness(cell: number): number {
    return this.#open[cell] ?? 0;
  }

  beside(cells: readonly number[]): readonly number[] {
    const found: number[] = [];
    for (const cell of cells)
      for (const next of neighboursOf(this.#board, cell))
        if (this.#isLeft[next] && !found.includes(next)) found.push(next);
    return found;
  }

  /** Those with at least so many that hang together with them; all, where there are none. */
  withRoom(size: number): readonly number[] {
    const roomy: number[] = [];
    const all: number[] = [];
    const isSeen = this.#isLeft.map((isLeft) => !isLeft);
    for (const start of isSeen.keys()) {
      if (isSeen[start]) continue;
      const piece = [start];
      isSeen[start] = true;
      for (const cell of piece)
        for (const next of neighboursOf(this.#board, cell)) {
          if (isSeen[next]) continue;
          isSeen[next] = true;
          piece.push(next);
        }
      all.push(...piece);
      if (piece.length >= size) roomy.push(...piece);
    }
    return roomy.length > 0 ? roomy : all;
  }
}

/** So many cells of those left, or as many as hang together; they are taken. */
function grow(random: Random, left: CellsLeft, size: number, partner: ReadonlyMap<number, number>): number[] {
  const part: number[] = [];
  const add = (cells: readonly number[]) => {
    const cell = fewest(random, cells, left);
    part.push(cell);
    left.take(cell);
  };
  add(left.withRoom(size));
  while (part.length < size) {
    const around = left.beside(part);
    const apart = around.filter((cell) => !part.includes(partner.get(cell) ?? -1));
    const edge = apart.length === 0 || random.chance(DOUBLES) ? around : apart;
    if (edge.length === 0) break;
    add(edge);
  }
  return part.sort((a, b) => a - b);
}

/** How often a domino may come to lie within cells of the same number. */
const DOUBLES = 0.1;

/** Mostly one of those with the fewest neighbours left, now and then any. */
function fewest(random: Random, cells: readonly number[], left: CellsLeft): number {
  if (random.chance(ANY)) return random.pick(cells);
  let least = Number.POSITIVE_INFINITY;
  for (const cell of cells) least = Math.min(least, left.openness(cell));
  return random.pick(cells.filter((cell) => left.openness(cell) === least));
}

const ANY = 0.3;
