/**
 * Finds a few solutions that show all there is: each number that some cell takes in some solution stands in one of
 * them. One solution first; then for each cell a search for a number not seen there yet, as long as there is one.
 * What is refuted on the way is kept, and all that follows from it, so later questions are answered at once. After
 * the first they come in random order, which shows more at once.
 */
import { Random, type Search, type SearchEvent, type SearchStep } from '@pipwright/core';
import type { Move, Solution } from '../../model/solution.js';
import { type Compiled, termsOf } from './compile.js';
import { Grid } from './grid.js';
import { SwiftSearch } from './search.js';
import type { Terms } from './terms.js';

type Listener = (event: SearchEvent<Solution, Move>) => void;

export class SwiftWitnesses implements Search<Solution, Move> {
  readonly #compiled: Compiled;
  readonly #random = new Random(0);
  /** The given terms, and what was found to follow from them. */
  readonly #known: Terms;
  /** Those, and one demand more for the question under way. */
  readonly #terms: Terms;
  #search: SwiftSearch;
  /** Each question counts as a node, since many are answered without one. */
  #nodesBefore = 0;
  /** The cell asked about; −1: is there a solution? */
  #cell = -1;
  #answered = false;
  #done = false;
  /** By cell: numbers seen in some solution. */
  readonly #seen: Int32Array;
  #listener: Listener | undefined;

  constructor(compiled: Compiled, terms: Terms = compiled.given) {
    this.#compiled = compiled;
    this.#known = termsOf(compiled).copyFrom(terms);
    this.#terms = termsOf(compiled).copyFrom(terms);
    this.#seen = new Int32Array(compiled.cells);
    this.#search = this.#newSearch();
  }

  get nodes(): number {
    return this.#nodesBefore + this.#search.nodes;
  }

  get depth(): number {
    return this.#search.depth;
  }

  watch(listener: ((event: SearchEvent<Solution, Move>) => void) | undefined): void {
    this.#listener = listener;
    this.#search.watch(listener);
  }

  run(budget: number): SearchStep<Solution> {
    const last = this.nodes + Math.floor(budget);
    for (;;) {
      if (this.#done) return { type: 'exhausted' };
      if (!(this.nodes < last)) return { type: 'paused' };
      if (this.#answered) {
        this.#ask();
        continue;
      }
      const step = this.#search.run(last - this.nodes);
      if (step.type === 'paused') return step;
      this.#answered = true;
      if (step.type === 'solution') {
        this.#note(step.solution);
        return step;
      }
      if (this.#cell === -1) this.#done = true;
      else {
        this.#known.values[this.#cell] = this.#seen[this.#cell]!;
        this.#conclude();
      }
    }
  }

  /** Goes on to the next question that the solutions found so far leave open. */
  #ask(): void {
    const { cells } = this.#compiled;
    this.#search.abandon();
    this.#nodesBefore += this.#search.nodes + 1;
    this.#answered = false;
    if (this.#cell === -1) {
      this.#conclude();
      this.#cell = 0;
    }
    for (; this.#cell < cells; this.#cell++) {
      const unseen = this.#known.values[this.#cell]! & ~this.#seen[this.#cell]!;
      if (unseen === 0) continue;
      this.#terms.copyFrom(this.#known);
      this.#terms.values[this.#cell] = unseen;
      this.#search = this.#newSearch();
      return;
    }
    this.#search = this.#newSearch();
    this.#done = true;
  }

  /** Rules out what follows from what is known; there is a solution. */
  #conclude(): void {
    const grid = new Grid(this.#compiled, this.#known);
    grid.begin();
    this.#known.values.set(grid.masks);
  }

  #newSearch(): SwiftSearch {
    const random = this.#cell === -1 ? undefined : this.#random;
    const search = new SwiftSearch(this.#compiled, this.#terms, random);
    search.watch(this.#listener);
    return search;
  }

  #note({ grid }: Solution): void {
    let cell = 0;
    for (const row of grid) for (const number of row) this.#seen[cell++]! |= 1 << (number - 1);
  }
}
