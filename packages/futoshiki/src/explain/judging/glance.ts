/**
 * Looks for a solution of a puzzle of which little is left: a few lines, signs and numbers. Cells that nothing but one
 * line speaks about are left open: whatever the others hold, they take what remains. Most of what the judge is asked is
 * about so little, so it asks here before it asks the engine.
 */
import { largest, size, smallest } from '@pipwright/core/bits';
import { above, below, full } from '../../engines/swift/bits.js';
import { type Compiled, GREATER, NEXT } from '../../engines/swift/compile.js';
import type { Terms } from '../../engines/swift/index.js';
import type { Solution } from '../../model/solution.js';
import { linesOf } from '../knowledge/knowledge.js';

export class Glance {
  readonly #compiled: Compiled;
  readonly #all: number;
  readonly #lines: readonly (readonly number[])[];
  /** By depth of the search: the numbers left to each cell. */
  readonly #left: Int32Array[] = [];
  /** What has to hold: links by their numbers, then lines by theirs and the number of links. */
  readonly #rules: number[] = [];
  /** By cell: the rules about it, whether they have to hold or not. */
  readonly #rulesAt: readonly (readonly number[])[];
  /** By rule: has something changed since it was last looked at? */
  readonly #isDue: Uint8Array;
  #isAnyDue = false;
  /** The cells that have to be decided. */
  readonly #asked: number[] = [];
  readonly #touched: Int32Array;
  /** By cell: the more often a rule about it has failed, the sooner it is tried. */
  readonly #trouble: Float64Array;
  /** The solution that was found last: that of the next question is mostly much like it. */
  readonly #last: Int32Array;
  #nodes = 0;
  #rounds = 0;

  constructor(compiled: Compiled) {
    const { side, cells, links, first, second } = compiled;
    this.#compiled = compiled;
    this.#all = full(side);
    this.#lines = linesOf(side);
    this.#touched = new Int32Array(cells);
    this.#trouble = new Float64Array(cells).fill(1);
    this.#last = new Int32Array(cells);
    this.#isDue = new Uint8Array(links + 2 * side);
    const rulesAt = Array.from({ length: cells }, (): number[] => []);
    for (let link = 0; link < links; link++) for (const end of [first, second]) rulesAt[end[link]!]!.push(link);
    for (const [line, inLine] of this.#lines.entries()) for (const cell of inLine) rulesAt[cell]!.push(links + line);
    this.#rulesAt = rulesAt;
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

  /** A solution that was found otherwise. */
  remember({ grid }: Solution): void {
    for (const [cell, number] of grid.flat().entries()) this.#last[cell] = 1 << (number - 1);
  }

  #begin({ values, lineOff, linkOff }: Terms): void {
    const { side, cells, links, first, second } = this.#compiled;
    const touched = this.#touched.fill(0);
    this.#rules.length = 0;
    this.#asked.length = 0;
    for (let link = 0; link < links; link++) {
      if (linkOff[link] !== 0) continue;
      this.#rules.push(link);
      touched[first[link]!]! += 2;
      touched[second[link]!]! += 2;
    }
    for (let line = 0; line < 2 * side; line++) {
      if (lineOff[line] !== 0) continue;
      this.#rules.push(links + line);
      for (const cell of this.#lines[line]!) touched[cell]!++;
    }
    for (let cell = 0; cell < cells; cell++) {
      const isOpen = values[cell] === this.#all;
      if (isOpen ? touched[cell]! > 1 : touched[cell]! > 0 || values[cell] === 0) this.#asked.push(cell);
    }
    this.#isDue.fill(1);
    this.#isAnyDue = true;
  }

  #leftAt(depth: number): Int32Array {
    this.#left[depth] ??= new Int32Array(this.#compiled.cells);
    return this.#left[depth];
  }

  #search(depth: number): boolean | undefined {
    const left = this.#leftAt(depth);
    if (!this.#narrow(left)) return false;
    const cell = this.#choose(left);
    if (cell === -1) {
      this.#last.set(left);
      return true;
    }
    let isKnown = true;
    for (let rest = left[cell]!; rest !== 0; ) {
      if (this.#nodes-- <= 0) return undefined;
      const likely = rest & this.#last[cell]!;
      const bit = likely === 0 ? rest & -rest : likely & -likely;
      rest &= ~bit;
      const next = this.#leftAt(depth + 1);
      next.set(left);
      this.#leave(next, cell, bit);
      const found = this.#search(depth + 1);
      if (found) return true;
      if (found === undefined) isKnown = false;
    }
    return isKnown ? false : undefined;
  }

  /** A cell with few numbers that has made trouble; −1 where all are decided. */
  #choose(left: Int32Array): number {
    let [best, lowest] = [-1, Number.POSITIVE_INFINITY];
    for (const cell of this.#asked) {
      const values = left[cell]!;
      if ((values & (values - 1)) === 0) continue;
      const cost = size(values) / this.#trouble[cell]!;
      if (cost < lowest) [best, lowest] = [cell, cost];
    }
    return best;
  }

  #leave(left: Int32Array, cell: number, values: number): void {
    left[cell] = values;
    for (const rule of this.#rulesAt[cell]!) this.#isDue[rule] = 1;
    this.#isAnyDue = true;
  }

  /** Takes away what cannot be, again and again; false where nothing is left somewhere. */
  #narrow(left: Int32Array): boolean {
    const { links } = this.#compiled;
    while (this.#isAnyDue) {
      this.#isAnyDue = false;
      this.#rounds++;
      for (const rule of this.#rules) {
        if (this.#isDue[rule] === 0) continue;
        this.#isDue[rule] = 0;
        if (rule < links ? this.#across(left, rule) : this.#along(left, rule - links)) continue;
        this.#blame(rule);
        this.#isDue.fill(0);
        this.#isAnyDue = false;
        return false;
      }
    }
    return true;
  }

  #blame(rule: number): void {
    const { links, first, second } = this.#compiled;
    const cells = rule < links ? [first[rule]!, second[rule]!] : this.#lines[rule - links]!;
    for (const cell of cells) this.#trouble[cell]! += 2 / cells.length;
  }

  /** False where nothing is left. */
  #across(left: Int32Array, link: number): boolean {
    const { first, second, kind } = this.#compiled;
    const [a, b] = [first[link]!, second[link]!];
    const [one, other] = [left[a]!, left[b]!];
    if (one === 0 || other === 0) return false;
    let [less, more] = [one, other];
    if (kind[link] === GREATER) {
      less &= above(smallest(other));
      more &= below(largest(one));
    } else {
      const far = kind[link] !== NEXT;
      less = beside(one, other, far);
      more = beside(other, less, far);
    }
    if (less === 0 || more === 0) return false;
    if (less !== one) this.#leave(left, a, less);
    if (more !== other) this.#leave(left, b, more);
    return true;
  }

  /** In a line every number stands once; false where that cannot be. */
  #along(left: Int32Array, line: number): boolean {
    const cells = this.#lines[line]!;
    let [fixed, any, twice] = [0, 0, 0];
    for (const cell of cells) {
      const values = left[cell]!;
      if (values === 0) return false;
      if ((values & (values - 1)) === 0) {
        if ((fixed & values) !== 0) return false;
        fixed |= values;
      }
      twice |= any & values;
      any |= values;
    }
    if (any !== this.#all) return false;
    const once = any & ~twice;
    for (const cell of cells) {
      const values = left[cell]!;
      if ((values & (values - 1)) === 0) continue;
      let fewer = values & ~fixed;
      const own = fewer & once;
      if (own !== 0) {
        if ((own & (own - 1)) !== 0) return false;
        fewer = own;
      }
      if (fewer === 0) return false;
      if (fewer !== values) this.#leave(left, cell, fewer);
    }
    return true;
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
