/**
 * Finds a few solutions that show all there is: each number that some cell takes in some solution stands in one of
 * them. One solution first; then for each cell a search for a number not seen there yet, as long as there is one.
 * What is refuted on the way is kept, and all that follows from it, so later questions are answered at once. After
 * the first they come in random order, which shows more at once.
 */
import { Random, Witnesses } from '@pipwright/core';
import type { Move, Solution } from '../../model/solution.js';
import { type Compiled, termsOf } from './compile.js';
import { Grid } from './grid.js';
import { SwiftSearch } from './search.js';
import type { Terms } from './terms.js';

const ANY = -1;

export class SwiftWitnesses extends Witnesses<Solution, Move> {
  readonly #compiled: Compiled;
  readonly #random = new Random(0);
  /** The given terms, and what was found to follow from them. */
  readonly #known: Terms;
  /** The known terms and one demand more, for the question under way. */
  readonly #terms: Terms;
  #cell = ANY;
  readonly #seen: Int32Array;
  #isConcluded = false;

  constructor(compiled: Compiled, terms: Terms = compiled.given) {
    super();
    this.#compiled = compiled;
    this.#known = termsOf(compiled).copyFrom(terms);
    this.#terms = termsOf(compiled).copyFrom(terms);
    this.#seen = new Int32Array(compiled.cells);
  }

  protected override ask(): SwiftSearch | undefined {
    if (this.#cell === ANY) {
      this.#cell = 0;
      return new SwiftSearch(this.#compiled, this.#terms);
    }
    for (; this.#cell < this.#compiled.cells; this.#cell++) {
      const unseen = this.#known.values[this.#cell]! & ~this.#seen[this.#cell]!;
      if (unseen === 0) continue;
      this.#terms.copyFrom(this.#known);
      this.#terms.values[this.#cell] = unseen;
      return new SwiftSearch(this.#compiled, this.#terms, this.#random);
    }
    return undefined;
  }

  protected override refute(): void {
    this.#known.values[this.#cell] = this.#seen[this.#cell]!;
    this.#conclude();
  }

  /** Rules out what follows from what is known; there is a solution. */
  #conclude(): void {
    const grid = new Grid(this.#compiled, this.#known);
    grid.begin();
    this.#known.values.set(grid.masks);
    this.#isConcluded = true;
  }

  protected override note({ grid }: Solution): void {
    if (!this.#isConcluded) this.#conclude();
    let cell = 0;
    for (const row of grid) for (const number of row) this.#seen[cell++]! |= 1 << (number - 1);
  }
}
