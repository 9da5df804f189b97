/** A puzzle in the making: a board cut into parts, dominoes on it, and the rules that follow from their numbers. */
import type { Cell } from '../model/cell.js';
import type { Puzzle, Region } from '../model/puzzle.js';
import { type Rule, ruleLabel } from '../model/rule.js';
import { canonicalSolution, type Placement, type Solution } from '../model/solution.js';
import { type Board, neighboursOf } from './board.js';
import { ruleFor } from './demand.js';
import type { Parts } from './part.js';
import type { Demand } from './plan.js';
import type { Table } from './table.js';
import type { Tiling } from './tile.js';
import { MOST_TWINS } from './twins.js';

export class Sketch {
  readonly board: Board;
  readonly table: Table;
  readonly parts: Parts;
  readonly #tiling: Tiling;
  readonly maxPip: number;
  /** By part, as they are asked for; only good while the numbers on the table stay. */
  readonly #rules: (Rule | undefined)[] = [];

  constructor(board: Board, parts: Parts, tiling: Tiling, table: Table, maxPip: number) {
    this.board = board;
    this.parts = parts;
    this.table = table;
    this.#tiling = tiling;
    this.maxPip = maxPip;
  }

  /** Well formed by how it is made, so that it is not checked each of the many times that it is asked for. */
  puzzle(): Puzzle {
    const dominoes = this.table.dominoes
      .map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const)
      .sort((a, b) => a[0] - b[0] || a[1] - b[1]);
    return {
      cells: this.board.cells,
      supply: { kind: 'list', dominoes },
      maxPip: this.maxPip,
      regions: this.regions(),
      about: {},
    } as unknown as Puzzle;
  }

  /** In the order of their first cells, as formats write them that draw a board. */
  regions(): readonly Region[] {
    const order = [...this.parts.keys()].sort((a, b) => this.#firstOf(a) - this.#firstOf(b));
    let index = 0;
    return order.flatMap((part) => {
      const rule = this.ruleOf(part);
      const cells = this.parts[part]?.cells ?? [];
      return rule === undefined ? [] : [{ cells: cells.map((cell) => this.#cell(cell)), rule, index: index++ }];
    });
  }

  #firstOf(part: number): number {
    return this.parts[part]?.cells[0] ?? 0;
  }

  /** Undefined where its cells are free. */
  ruleOf(part: number): Rule | undefined {
    const { cells = [], demand = 'free' } = this.parts[part] ?? {};
    this.#rules[part] ??= ruleFor(
      demand,
      cells.map((cell) => this.table.values[cell] ?? 0),
    );
    return this.#rules[part];
  }

  /** As `twinsIn`, for the many times that it is asked on the way. */
  twins(): number {
    const badges = this.parts.map((_, part) => badgeOf(this.ruleOf(part)));
    const partOf: number[] = [];
    for (const [part, { cells }] of this.parts.entries()) for (const cell of cells) partOf[cell] = part;
    const pairs = new Set<number>();
    for (const [cell, one = 0] of partOf.entries()) {
      if (badges[one] === undefined) continue;
      for (const near of neighboursOf(this.board, cell)) {
        const other = partOf[near] ?? 0;
        if (other > one && badges[other] === badges[one]) pairs.add(one * partOf.length + other);
      }
    }
    return pairs.size;
  }

  twinsTooMany(): number {
    return Math.max(0, this.twins() - MOST_TWINS);
  }

  withDemand(part: number, demand: Demand): Sketch {
    return this.withParts(this.parts.map((each, i) => (i === part ? { ...each, demand } : each)));
  }

  /** The same dominoes under other rules. */
  withParts(parts: Parts): Sketch {
    return new Sketch(this.board, parts, this.#tiling, this.table, this.maxPip);
  }

  solution(): Solution {
    const { dominoes } = this.table;
    const placements = this.#tiling.map(
      ([a, b], place): Placement => ({ cells: [this.#cell(a), this.#cell(b)], domino: dominoes[place] ?? [0, 0] }),
    );
    return canonicalSolution({ placements });
  }

  #cell(number: number): Cell {
    return this.board.cells[number] ?? [0, 0];
  }
}

function badgeOf(rule: Rule | undefined): string | undefined {
  return rule === undefined ? undefined : ruleLabel(rule);
}
