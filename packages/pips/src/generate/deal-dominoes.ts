/**
 * A solution for a puzzle to come: a different domino on each place of a tiling. Left to chance hardly any equal
 * numbers would touch, and no region could be all the same: so dominoes are exchanged until equal ones have gathered.
 * Two that lie side by side, as 1 2 over 3 1, could be turned and be the same dominoes: no rule tells these apart, so
 * such squares are driven out too.
 */
import type { Random } from '@pipwright/core';
import { type Domino, dominoSet } from '../model/domino.js';
import { type Board, neighboursOf } from './board.js';
import { randomTiling, type Tiling } from './tile.js';

export interface Layout {
  readonly board: Board;
  readonly maxPip: number;
  readonly tiling: Tiling;
  /** By cell. */
  readonly values: readonly number[];
}

const ROUNDS = 200;
const TURNS_PER_CELL = 40;

/**
 * Exchanges dominoes until there are `gathered` neighbours of equal numbers for each cell, or for as long as is sensible.
 * Undefined when the board cannot be tiled, or lets some dominoes be turned.
 */
export function* dealDominoes(
  random: Random,
  board: Board,
  maxPip: number,
  gathered: number,
): Generator<void, Layout | undefined> {
  const tiling = randomTiling(random, board, TURNS_PER_CELL);
  if (tiling === undefined) return undefined;
  const table = new Table(board, tiling, random.shuffle(dominoSet(maxPip)));
  for (let round = 0; round < ROUNDS; round++) {
    yield;
    const { alike, turnable } = table.state();
    if (turnable === 0 && alike >= gathered * board.cells.length) break;
    for (let i = 0; i < board.cells.length; i++) table.exchange(random);
  }
  return table.state().turnable > 0 ? undefined : { board, maxPip, tiling, values: table.values };
}

interface State {
  readonly alike: number;
  readonly turnable: number;
}

/** Dominoes on their places, and those beside the board. */
class Table {
  readonly values: number[] = [];
  readonly #board: Board;
  readonly #places: Tiling;
  readonly #dominoes: Domino[];
  /** By place: those beside it and along it, the cell that touches its own first cell in front. */
  readonly #beside: readonly Tiling[];

  constructor(board: Board, places: Tiling, dominoes: readonly Domino[]) {
    this.#board = board;
    this.#places = places;
    this.#dominoes = [...dominoes];
    const bothWays = places.flatMap(
      ([a, b]): Tiling => [
        [a, b],
        [b, a],
      ],
    );
    this.#beside = places.map(([a, b]) =>
      bothWays.filter(([c, d]) => c !== b && neighboursOf(board, a).includes(c) && neighboursOf(board, b).includes(d)),
    );
    for (const place of places.keys()) this.#lay(place);
  }

  /** Neighbours of equal numbers, and squares that could be turned, each once. */
  state(): State {
    const all = [...this.#places.keys()].map((place) => this.#around(place));
    const total = (key: keyof State) => all.reduce((sum, each) => sum + each[key], 0) / 2;
    return { alike: total('alike'), turnable: total('turnable') };
  }

  /** One domino is turned, and changes places with another; what makes things worse is taken back. */
  exchange(random: Random): void {
    const one = random.int(this.#places.length);
    const other = random.chance(0.2) ? one : random.int(this.#dominoes.length);
    const before = this.#both(one, other);
    const kept = [...this.#dominoes];
    const [first, second] = this.#dominoes[one] as Domino;
    this.#dominoes[one] = this.#dominoes[other] as Domino;
    this.#dominoes[other] = random.chance(0.5) || one === other ? [second, first] : [first, second];
    this.#lay(one);
    this.#lay(other);
    const after = this.#both(one, other);
    const better = after.alike - before.alike - 4 * (after.turnable - before.turnable);
    if (better >= 0 || random.chance(0.002)) return;
    this.#dominoes.splice(0, kept.length, ...kept);
    this.#lay(one);
    this.#lay(other);
  }

  #lay(place: number): void {
    const [a, b] = this.#places[place] ?? [];
    if (a === undefined || b === undefined) return;
    const [first, second] = this.#dominoes[place] as Domino;
    [this.values[a], this.values[b]] = [first, second];
  }

  #both(one: number, other: number): State {
    const [a, b] = [this.#around(one), one === other ? NOTHING : this.#around(other)];
    return { alike: a.alike + b.alike, turnable: a.turnable + b.turnable };
  }

  #around(place: number): State {
    const [a, b] = this.#places[place] ?? [];
    if (a === undefined || b === undefined) return NOTHING;
    const { values } = this;
    const alike = (cell: number, own: number) =>
      neighboursOf(this.#board, cell).filter((next) => next !== own && values[next] === values[cell]).length;
    const turnable = this.#beside[place]?.filter(([c, d]) => values[d] === values[a] || values[c] === values[b]);
    return { alike: alike(a, b) + alike(b, a), turnable: turnable?.length ?? 0 };
  }
}

const NOTHING: State = { alike: 0, turnable: 0 };

/** In order, so that nothing is told by it and each is quickly found. */
export function dominoesOf({ tiling, values }: Layout): Domino[] {
  const valueAt = (cell: number) => values[cell] ?? 0;
  return tiling
    .map(([a, b]): Domino => [Math.min(valueAt(a), valueAt(b)), Math.max(valueAt(a), valueAt(b))])
    .sort((a, b) => a[0] - b[0] || a[1] - b[1]);
}
