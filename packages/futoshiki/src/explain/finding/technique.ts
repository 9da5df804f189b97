/** A technique looks at what is known, and yields claims that are true and may be news. */
import type { FindBy } from '@pipwright/core/arguing';
import { size, smallest } from '@pipwright/core/bits';
import type { Claim } from '../claims/claim.js';
import { bitOf, type Known } from '../claims/known.js';

/** Level 1 is seen at a look, 2 compares two cells or numbers of a line, 3 more of them, or several lines. */
export type Find = FindBy<Known, Claim, Lines>;

/** Places for the numbers that each line lacks, as sets of places in the line. */
export class Lines {
  readonly #places: Int32Array;
  readonly #open: Int32Array;
  readonly #known: Known;

  constructor(known: Known) {
    const { lines, side } = known.board;
    this.#known = known;
    this.#places = new Int32Array(lines.length * (side + 1));
    this.#open = new Int32Array(lines.length);
    for (let line = 0; line < lines.length; line++) {
      const cells = lines[line]!;
      for (let i = 0; i < side; i++) {
        const cell = cells[i]!;
        if (known.written[cell] !== 0) continue;
        this.#open[line]! |= 1 << i;
        for (let left = known.values[cell]!; left !== 0; left &= left - 1)
          this.#places[line * (side + 1) + smallest(left) + 1]! |= 1 << i;
      }
    }
  }

  /** Open cells of a line that can have a number. */
  places(line: number, value: number): number {
    return this.#places[line * (this.#known.board.side + 1) + value]!;
  }

  open(line: number): number {
    return this.#open[line]!;
  }

  lacks(line: number, value: number): boolean {
    return (this.#known.has[line]! & bitOf(value)) === 0;
  }

  cells(line: number, places: number): number[] {
    const all = this.#known.board.lines[line]!;
    const found: number[] = [];
    for (let left = places; left !== 0; left &= left - 1) found.push(all[smallest(left)]!);
    return found;
  }
}

/** All ways to take so many, whose sets together have no more members than that, or than `most`. */
export function* covered<T extends { readonly set: number }>(
  all: readonly T[],
  count: number,
  most = count,
  from = 0,
  union = 0,
  taken: readonly T[] = [],
): Generator<readonly T[]> {
  if (taken.length === count) {
    yield taken;
    return;
  }
  for (let i = from; i <= all.length - (count - taken.length); i++) {
    const both = union | all[i]!.set;
    if (size(both) <= most) yield* covered(all, count, most, i + 1, both, [...taken, all[i]!]);
  }
}
