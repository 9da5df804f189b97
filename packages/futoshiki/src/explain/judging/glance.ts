/**
 * Looks for a solution of a puzzle of which little is left: a few lines, signs and numbers. Cells that nothing but one
 * line speaks about are left open: whatever the others hold, they take what remains.
 */
import { largest, size, smallest } from '@pipwright/core/bits';
import { above, below, full } from '../../engines/swift/bits.js';
import { type Compiled, GREATER, NEXT } from '../../engines/swift/compile.js';
import type { Terms } from '../../engines/swift/index.js';

export class Glance {
  readonly #compiled: Compiled;
  readonly #all: number;
  /** By depth of the search: the numbers left to each cell. */
  readonly #left: Int32Array[] = [];
  readonly #lines: number[] = [];
  readonly #links: number[] = [];
  /** The cells that have to be decided. */
  readonly #asked: number[] = [];
  readonly #touched: Int32Array;
  #nodes = 0;
  #rounds = 0;

  constructor(compiled: Compiled) {
    this.#compiled = compiled;
    this.#all = full(compiled.side);
    this.#touched = new Int32Array(compiled.cells);
  }

  /** How many rounds of the simplest reasoning it takes to see that there is no solution; undefined where it is not seen in so many nodes. */
  roundsToFail(terms: Terms, nodes: number): number | undefined {
    this.#rounds = 0;
    return this.isSolvable(terms, nodes) === false ? this.#rounds : undefined;
  }

  /** Is there a solution? Undefined where that is not found out in so many nodes. */
  isSolvable(terms: Terms, nodes: number): boolean | undefined {
    this.#begin(terms);
    this.#nodes = nodes;
    const left = this.#leftAt(0);
    left.set(terms.values);
    return this.#search(0);
  }

  #begin(terms: Terms): void {
    const { side, cells, links, first, second } = this.#compiled;
    const touched = this.#touched.fill(0);
    this.#lines.length = 0;
    this.#links.length = 0;
    this.#asked.length = 0;
    for (let line = 0; line < 2 * side; line++) {
      if (terms.lineOff[line] !== 0) continue;
      this.#lines.push(line);
      for (let i = 0; i < side; i++) touched[this.#cell(line, i)]!++;
    }
    for (let link = 0; link < links; link++) {
      if (terms.linkOff[link] !== 0) continue;
      this.#links.push(link);
      touched[first[link]!]! += 2;
      touched[second[link]!]! += 2;
    }
    for (let cell = 0; cell < cells; cell++) {
      const isOpen = terms.values[cell] === this.#all;
      if (isOpen ? touched[cell]! > 1 : touched[cell]! > 0 || terms.values[cell] === 0) this.#asked.push(cell);
    }
  }

  #cell(line: number, i: number): number {
    const { side } = this.#compiled;
    return line < side ? line * side + i : i * side + line - side;
  }

  #leftAt(depth: number): Int32Array {
    this.#left[depth] ??= new Int32Array(this.#compiled.cells);
    return this.#left[depth];
  }

  #search(depth: number): boolean | undefined {
    const left = this.#leftAt(depth);
    if (!this.#narrow(left)) return false;
    let [cell, fewest] = [-1, 33];
    for (const each of this.#asked) {
      const count = size(left[each]!);
      if (count < 2 || count >= fewest) continue;
      [cell, fewest] = [each, count];
      if (count === 2) break;
    }
    if (cell === -1) return true;
    let isKnown = true;
    for (let rest = left[cell]!; rest !== 0; rest &= rest - 1) {
      if (this.#nodes-- <= 0) return undefined;
      const next = this.#leftAt(depth + 1);
      next.set(left);
      next[cell] = rest & -rest;
      const found = this.#search(depth + 1);
      if (found) return true;
      if (found === undefined) isKnown = false;
    }
    return isKnown ? false : undefined;
  }

  /** Takes away what cannot be, again and again; false where nothing is left somewhere. */
  #narrow(left: Int32Array): boolean {
    for (let changed = true; changed; ) {
      changed = false;
      this.#rounds++;
      for (const link of this.#links) {
        const told = this.#across(left, link);
        if (told < 0) return false;
        if (told > 0) changed = true;
      }
      for (const line of this.#lines) {
        const told = this.#along(left, line);
        if (told < 0) return false;
        if (told > 0) changed = true;
      }
    }
    return true;
  }

  /** 1 where something was taken away, −1 where nothing is left. */
  #across(left: Int32Array, link: number): -1 | 0 | 1 {
    const { first, second, kind } = this.#compiled;
    const [a, b] = [first[link]!, second[link]!];
    const [one, other] = [left[a]!, left[b]!];
    if (one === 0 || other === 0) return -1;
    let [less, more] = [one, other];
    if (kind[link] === GREATER) {
      less &= above(smallest(other));
      more &= below(largest(one));
    } else {
      const far = kind[link] !== NEXT;
      less = beside(one, other, far);
      more = beside(other, less, far);
    }
    if (less === 0 || more === 0) return -1;
    if (less === one && more === other) return 0;
    left[a] = less;
    left[b] = more;
    return 1;
  }

  /** In a line every number stands once. */
  #along(left: Int32Array, line: number): -1 | 0 | 1 {
    const { side } = this.#compiled;
    let [fixed, any, twice] = [0, 0, 0];
    for (let i = 0; i < side; i++) {
      const values = left[this.#cell(line, i)]!;
      if (values === 0) return -1;
      if ((values & (values - 1)) === 0) {
        if ((fixed & values) !== 0) return -1;
        fixed |= values;
      }
      twice |= any & values;
      any |= values;
    }
    if (any !== this.#all) return -1;
    const once = any & ~twice;
    let changed: 0 | 1 = 0;
    for (let i = 0; i < side; i++) {
      const cell = this.#cell(line, i);
      const values = left[cell]!;
      if ((values & (values - 1)) === 0) continue;
      let fewer = values & ~fixed;
      const own = fewer & once;
      if (own !== 0) {
        if ((own & (own - 1)) !== 0) return -1;
        fewer = own;
      }
      if (fewer === 0) return -1;
      if (fewer === values) continue;
      left[cell] = fewer;
      changed = 1;
    }
    return changed;
  }
}

/** Of a set, the numbers that have one in another set next to them, or one that is not. */
function beside(one: number, other: number, far: boolean): number {
  if (!far) return one & ((other << 1) | (other >>> 1));
  let kept = 0;
  for (let rest = one; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest;
    if ((other & ~((bit << 1) | (bit >>> 1))) !== 0) kept |= bit;
  }
  return kept;
}
