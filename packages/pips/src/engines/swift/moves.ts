/** Lists the moves that cover a cell or lay a domino. Each puts them on a stack from `top` on and returns the new top. */
import { smallest } from '@pipwright/core/bits';
import type { Arena } from './arena.js';
import type { Domains } from './domains.js';
import { type Move, moveOf } from './move.js';
import type { Position } from './position.js';
import type { Sizes } from './terms.js';

export class Moves {
  readonly #position: Position;
  readonly #domains: Domains;
  /** The partners of each pip where there is one domino only. */
  readonly #single: Int32Array;

  constructor(position: Position, domains: Domains, arena: Arena) {
    this.#position = position;
    this.#domains = domains;
    this.#single = arena.take(position.compiled.pips);
  }

  static room({ pips }: Sizes): number {
    return pips;
  }

  /** All that cover the cell, with these partners for each pip. */
  ofCell(cell: number, rows: Int32Array, stack: Move[], top: number): number {
    const { near } = this.#position.compiled;
    let end = top;
    for (let k = 4 * cell; k < 4 * cell + 4; k++) {
      const edge = near[k]!;
      if (edge !== -1) end = this.#ofEdge(edge, rows, stack, end);
    }
    return end;
  }

  /** All homes of one domino. */
  ofDomino(x: number, y: number, stack: Move[], top: number): number {
    const { compiled, next } = this.#position;
    const { cells, near } = compiled;
    const rows = this.#single.fill(0);
    rows[x] = 1 << y;
    rows[y]! |= 1 << x;
    let end = top;
    for (let a = next[cells]!; a !== cells; a = next[a]!) {
      for (let k = 4 * a; k < 4 * a + 2; k++) {
        const edge = near[k]!;
        if (edge !== -1) end = this.#ofEdge(edge, rows, stack, end);
      }
    }
    return end;
  }

  #ofEdge(edge: number, rows: Int32Array, stack: Move[], top: number): number {
    const { compiled, open, barred } = this.#position;
    const { first, second, region, regions } = compiled;
    const domains = this.#domains;
    const a = first[edge]!;
    const b = second[edge]!;
    if (barred[edge] === 1 || open[a] === 0 || open[b] === 0) return top;
    const r = region[a]!;
    const within = r !== regions && region[b] === r;
    let end = top;
    for (let rest = domains.ofCell[a]!; rest !== 0; rest &= rest - 1) {
      const x = smallest(rest);
      let partners = rows[x]! & domains.ofCell[b]!;
      if (within) partners &= domains.together(r, x);
      for (; partners !== 0; partners &= partners - 1) stack[end++] = moveOf(edge, x, smallest(partners));
    }
    return end;
  }
}
