/**
 * Judges parts of a board by the solution they were made for. Every other solution that turns up is kept: rules that
 * allow one of them need no search.
 */
import { lookForTwo, type Random } from '@pipwright/core';
import { check } from '../check/check.js';
import { swiftEngine } from '../engines/swift/index.js';
import { cellKey } from '../model/cell.js';
import type { Puzzle } from '../model/puzzle.js';
import type { Solution } from '../model/solution.js';
import { dominoesOf, type Layout } from './deal-dominoes.js';
import { exactly, isTrue, type Part, type Parts, valuesIn } from './rules.js';
import type { Taste } from './taste.js';

/** What the steps of making share once a solution is laid. */
export interface Making {
  readonly random: Random;
  readonly layout: Layout;
  readonly taste: Taste;
  readonly witness: Witness;
}

/** `other` is what another solution has in each cell, where one was found. */
export type Verdict =
  | { readonly type: 'unique'; readonly nodes: number }
  | { readonly type: 'ambiguous'; readonly other: readonly number[] | undefined };

export class Witness {
  readonly #layout: Layout;
  readonly #mostNodes: number;
  readonly #others: (readonly number[])[] = [];
  readonly #numbers: ReadonlyMap<string, number>;

  constructor(layout: Layout, mostNodes: number) {
    this.#layout = layout;
    this.#mostNodes = mostNodes;
    this.#numbers = new Map(layout.board.cells.map((cell, number) => [cellKey(cell), number]));
  }

  /** With every number given, can the dominoes lie one way only? Where not, no rules could do. */
  isClear(): Generator<void, boolean> {
    const told = this.#layout.values.map((value, cell): Part => ({ cells: [cell], rule: exactly([value]) }));
    return this.allowsOne(told);
  }

  *allowsOne(parts: Parts): Generator<void, boolean> {
    return (yield* this.judge(parts)).type === 'unique';
  }

  *judge(parts: Parts): Generator<void, Verdict> {
    const known = this.#others.find((other) =>
      parts.every(({ cells, rule }) => rule === undefined || isTrue(rule, valuesIn({ cells }, other))),
    );
    if (known !== undefined) return { type: 'ambiguous', other: known };
    const search = swiftEngine.search(puzzleOf(this.#layout, parts));
    const { unique, nodes, solutions } = yield* lookForTwo(search, this.#mostNodes);
    return unique ? { type: 'unique', nodes } : { type: 'ambiguous', other: this.#keepOther(solutions) };
  }

  #keepOther(solutions: readonly Solution[]): readonly number[] | undefined {
    const { values } = this.#layout;
    const all = solutions.map((solution) => this.#valuesOf(solution));
    const other = all.find((each) => each.some((value, cell) => value !== values[cell]));
    if (other !== undefined) this.#others.push(other);
    return other ?? (all.length > 1 ? values : undefined);
  }

  #valuesOf({ placements }: Solution): number[] {
    const values: number[] = [];
    for (const { cells, domino } of placements) {
      for (const half of [0, 1] as const) values[this.#numbers.get(cellKey(cells[half])) ?? 0] = domino[half];
    }
    return values;
  }
}

export function puzzleOf(layout: Layout, parts: Parts): Puzzle {
  const { cells } = layout.board;
  const checked = check({
    cells,
    supply: { kind: 'list', dominoes: dominoesOf(layout) },
    maxPip: layout.maxPip,
    regions: parts.flatMap(({ cells: numbers, rule }) =>
      rule === undefined ? [] : [{ cells: numbers.flatMap((number) => cells.slice(number, number + 1)), rule }],
    ),
  });
  if (!checked.ok) throw new Error(`a malformed puzzle was made: ${JSON.stringify(checked.error)}`);
  return checked.value;
}
