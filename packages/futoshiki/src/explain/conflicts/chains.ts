/** Signs that lead round in a circle, or on and on. */
import { smallest } from '@pipwright/core/bits';
import type { Premise } from '../knowledge/premise.js';
import { type Board, below, bit, each, lineOf, type Near } from './board.js';
import type { Loss, Named } from './reason.js';

/** For each cell the shortest way back to it. */
export function* circle(board: Board): Generator<Named> {
  const less = board.signs('less');
  for (const start of less.keys()) {
    const before = new Map<number, { readonly from: number; readonly link: Premise }>();
    const open = [start];
    for (let at = open.shift(); at !== undefined && !before.has(start); at = open.shift()) {
      for (const { other, link } of less[at]!) {
        if (before.has(other)) continue;
        before.set(other, { from: at, link });
        open.push(other);
      }
    }
    if (!before.has(start)) continue;
    const cells: number[] = [];
    const premises: Premise[] = [];
    let at = start;
    do {
      const { from, link } = before.get(at)!;
      cells.unshift(from);
      premises.unshift(link);
      at = from;
    } while (at !== start);
    // The same circle is found from each of its cells.
    if (cells.some((cell) => cell < start)) continue;
    yield { reason: cells.length === 2 ? 'opposite-signs' : 'circle', cells, premises };
  }
}

/** What signs leave to a cell at least, seen from one end of the numbers. */
export interface Reached {
  /** More than the side where nothing is left. */
  readonly least: number;
  /** The sign that says so; none where it is the number there, or nothing. */
  readonly from: Near | undefined;
  /** Numbers that were passed over, with the lines that have them. */
  readonly skipped: readonly Loss[];
}

/** Chains from below or, the numbers turned round, from above. */
export class Chains {
  readonly #board: Board;
  readonly #isUp: boolean;
  readonly #skips: boolean;
  readonly #near: readonly (readonly Near[])[];
  readonly #reached = new Map<number, Reached>();

  /**
   * @param word what the others are that a chain leads to
   * @param skips whether numbers are passed over that lines have
   */
  constructor(board: Board, word: 'less' | 'greater', skips: boolean) {
    this.#board = board;
    this.#isUp = word === 'less';
    this.#skips = skips;
    this.#near = board.signs(word);
  }

  /** What its number comes to, where there is one. */
  reach(cell: number): Reached {
    const known = this.#reached.get(cell);
    if (known !== undefined) return known;
    const number = this.#board.numbers[cell]!;
    // Circles are found by others: what is on the way is taken for an end.
    this.#reached.set(cell, { least: 1, from: undefined, skipped: [] });
    const reached: Reached =
      number === 0 ? this.pushed(cell) : { least: this.turned(number), from: undefined, skipped: [] };
    this.#reached.set(cell, reached);
    return reached;
  }

  /** What the others say, whatever stands there. */
  pushed(cell: number): Reached {
    let best = this.#passing(cell, 1, undefined);
    for (const near of this.#near[cell]!) {
      const next = this.#passing(cell, this.reach(near.other).least + 1, near);
      if (next.least > best.least || (next.least === best.least && next.skipped.length < best.skipped.length))
        best = next;
    }
    return best;
  }

  /** What each sign at a cell says alone. */
  each(cell: number): readonly Reached[] {
    return this.#near[cell]!.map((near) => this.#passing(cell, this.reach(near.other).least + 1, near));
  }

  /** The cells along a chain, from the one that it pushes, and all that it rests on. */
  path(cell: number, reached: Reached): { cells: number[]; premises: Premise[]; losses: Loss[] } {
    const cells = [cell];
    const premises = reached.skipped.flatMap((loss) => loss.premises);
    const losses = [...reached.skipped];
    for (let { from } = reached; from !== undefined; ) {
      const { other, link } = from;
      cells.push(other);
      premises.push(link);
      if (this.#board.numbers[other] !== 0) premises.push(this.#board.by(other));
      const next = this.reach(other);
      premises.push(...next.skipped.flatMap((loss) => loss.premises));
      losses.push(...next.skipped);
      from = next.from;
    }
    return { cells, premises: [...each(premises)], losses };
  }

  /** The same number seen from this end. */
  turned(number: number): number {
    return this.#isUp ? number : this.#board.side + 1 - number;
  }

  /** The first number from one on that no line has, if lines count. */
  #passing(cell: number, from: number, near: Near | undefined): Reached {
    if (!this.#skips) return { least: from, from: near, skipped: [] };
    const board = this.#board;
    const skipped: Loss[] = [];
    let least = from;
    for (; least <= board.side; least++) {
      const number = this.turned(least);
      const has = board
        .linesAt(cell)
        .flatMap((line) => board.written(line).map((at) => ({ line, at })))
        .find(({ at }) => at !== cell && board.numbers[at] === number);
      if (has === undefined) break;
      const premises = [lineOf(has.line), board.by(has.at)];
      skipped.push({ cell, values: bit(number), by: { kind: 'taken', line: has.line }, premises });
    }
    return { least, from: near, skipped };
  }
}

/** A chain that has no number left for its end, or another than stands there. */
export function* longChain(board: Board): Generator<Named> {
  yield* chainsWithoutRoom(board, false);
}

/** The same where lines have some of the numbers. */
export function* chainInLines(board: Board): Generator<Named> {
  yield* chainsWithoutRoom(board, true);
}

function* chainsWithoutRoom(board: Board, skips: boolean): Generator<Named> {
  for (const word of ['less', 'greater'] as const) {
    const chains = new Chains(board, word, skips);
    for (const cell of board.numbers.keys()) {
      const number = board.numbers[cell]!;
      const most = number === 0 ? board.side : chains.turned(number);
      for (const reached of chains.each(cell)) {
        if (reached.least <= most) continue;
        const { cells, premises, losses } = chains.path(cell, reached);
        // Two numbers on both sides of a sign are plainer than a chain.
        if (skips && losses.length === 0) continue;
        yield {
          reason: skips ? 'chain-in-lines' : cells.length === 2 ? 'number-at-the-end' : 'long-chain',
          cells: word === 'less' ? cells : cells.reverse(),
          losses,
          premises: number === 0 ? premises : each([...premises, board.by(cell)]),
        };
      }
    }
  }
}

/** Numbers that a cell loses by chains. */
export function lostByChains(board: Board, chains: Chains, word: 'less' | 'greater', cell: number): Loss[] {
  return chains.each(cell).flatMap((reached): Loss[] => {
    const { least } = reached;
    const turned = below(Math.min(least, board.side + 1)) & board.all;
    const values = word === 'less' ? turned : board.all & ~below(Math.max(board.side + 2 - least, 1));
    if (smallest(values) === -1) return [];
    const { cells, premises } = chains.path(cell, reached);
    return [{ cell, values, by: { kind: word, path: cells }, premises }];
  });
}
