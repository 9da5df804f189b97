/** Number of ways to cover each cell, and homes of dominoes, by the domains of two cells at a time. */
import { size, smallest } from '@pipwright/core/bits';
import type { Domains } from './domains.js';
import type { Position } from './position.js';
import type { Arena, Sizes } from './terms.js';

export class Ways {
  /** Number of ways to cover each cell. */
  readonly ofCell: Int32Array;
  readonly #position: Position;
  readonly #domains: Domains;
  /** Partners y of each pip x for which one edge, and two or more, take x on the first cell and y on the second. */
  readonly #once: Int32Array;
  readonly #twice: Int32Array;

  constructor(position: Position, domains: Domains, arena: Arena) {
    const { cells, pips } = position.compiled;
    this.#position = position;
    this.#domains = domains;
    this.ofCell = arena.take(cells);
    this.#once = arena.take(pips);
    this.#twice = arena.take(pips);
  }

  static room({ cells, pips }: Sizes): number {
    return cells + 2 * pips;
  }

  count(rows: Int32Array): void {
    const { compiled, next, open, barred } = this.#position;
    const { cells, near, second, region, regions, pips } = compiled;
    const domains = this.#domains;
    const values = domains.ofCell;
    const ways = this.ofCell;
    const once = this.#once;
    const twice = this.#twice;
    for (let x = 0; x < pips; x++) {
      once[x] = 0;
      twice[x] = 0;
    }
    ways.fill(0);
    for (let a = next[cells]!; a !== cells; a = next[a]!) {
      const r = region[a]!;
      const valuesA = values[a]!;
      let own = ways[a]!;
      for (let k = 4 * a; k < 4 * a + 2; k++) {
        const edge = near[k]!;
        if (edge === -1 || barred[edge] === 1) continue;
        const b = second[edge]!;
        if (open[b] === 0) continue;
        const within = r !== regions && region[b] === r;
        const valuesB = values[b]!;
        let count = 0;
        for (let rest = valuesA; rest !== 0; rest &= rest - 1) {
          const x = smallest(rest);
          let y = rows[x]! & valuesB;
          if (within) y &= domains.together(r, x);
          if (y === 0) continue;
          count += size(y);
          twice[x]! |= once[x]! & y;
          once[x]! |= y;
        }
        own += count;
        ways[b]! += count;
      }
      ways[a] = own;
    }
  }

  homes(x: number, y: number): number {
    const there = (this.#once[x]! >>> y) & 1;
    const thereTwice = (this.#twice[x]! >>> y) & 1;
    if (x === y) return there + thereTwice;
    const back = (this.#once[y]! >>> x) & 1;
    const backTwice = (this.#twice[y]! >>> x) & 1;
    return there + thereTwice + back + backTwice;
  }
}
