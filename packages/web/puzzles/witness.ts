/**
 * Judges parts of a board by the solution they were made for. Every other solution that turns up is kept: rules that
 * allow one of them need no search.
 */
import { check, type Puzzle, type Solution, swiftEngine } from '@pipwright/pips';
import { dominoesOf, type Layout } from './deal-dominoes.js';
import { type Found, isOne, lookForTwo } from './look-for-two.js';
import { type Part, valuesIn } from './part.js';
import { exactly, isTrue } from './rules.js';

/** `other` is what another solution has in each cell, where one was found. */
type Verdict =
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
    this.#numbers = new Map(layout.board.cells.map((cell, number) => [String(cell), number]));
  }

  /** With every number given, can the dominoes lie one way only? Where not, no rules could do. */
  isClear(): boolean {
    const told = this.#layout.values.map((value, cell): Part => ({ cells: [cell], rule: exactly([value]) }));
    return this.judge(told).type === 'unique';
  }

  judge(parts: readonly Part[]): Verdict {
    const known = this.#others.find((other) =>
      parts.every(({ cells, rule }) => rule === undefined || isTrue(rule, valuesIn({ cells }, other))),
    );
    if (known !== undefined) return { type: 'ambiguous', other: known };
    const found = lookForTwo(swiftEngine.search(puzzleOf(this.#layout, parts)), this.#mostNodes);
    if (isOne(found)) return { type: 'unique', nodes: found.nodes };
    return { type: 'ambiguous', other: this.#keepOther(found) };
  }

  #keepOther({ solutions }: Found<Solution>): readonly number[] | undefined {
    const { values } = this.#layout;
    const all = solutions.map((solution) => this.#valuesOf(solution));
    const other = all.find((each) => each.some((value, cell) => value !== values[cell]));
    if (other !== undefined) this.#others.push(other);
    return other ?? (all.length > 1 ? values : undefined);
  }

  #valuesOf({ placements }: Solution): number[] {
    const values: number[] = [];
    for (const { cells, domino } of placements) {
      for (const half of [0, 1] as const) values[this.#numbers.get(String(cells[half])) ?? 0] = domino[half];
    }
    return values;
  }
}

export function puzzleOf(layout: Layout, parts: readonly Part[]): Puzzle {
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
