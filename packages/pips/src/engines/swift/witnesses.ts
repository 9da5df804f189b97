/**
 * Finds a few solutions that show all there is: each value that some cell takes in some solution stands in one of
 * them, and the pairs of cells that they all join are those that every solution joins. One solution first; then for
 * each cell a search for a value not seen there yet; then for each pair still joined in all a search without it.
 * After the first they come in random order, which shows more at once: an empty board of 20 by 19 and the double-18
 * set take 104 witnesses, in order more than four times as many.
 */
import { Random, Witnesses } from '@pipwright/core';
import type { Placement, Solution } from '../../model/solution.js';
import { type Compiled, cellNumber, edgeNumber, termsOf } from './compile.js';
import { SwiftSearch } from './search.js';
import { OPEN, type Terms } from './terms.js';

const ANY = -1;

export class SwiftWitnesses extends Witnesses<Solution, Placement> {
  readonly #compiled: Compiled;
  readonly #given: Terms;
  readonly #random = new Random(0);
  /** The given terms and one demand more, for the question under way. */
  readonly #terms: Terms;
  /** Number of the question: after the first, one for each cell, then one for each edge. */
  #question = ANY;
  /** Values seen in some solution, by cell. */
  readonly #seen: Int32Array;
  /** Flags by edge: 1 while joined in every solution found. */
  readonly #joined: Int32Array;

  constructor(compiled: Compiled, terms: Terms = compiled.given) {
    super();
    this.#compiled = compiled;
    this.#given = terms;
    this.#terms = termsOf(compiled).copyFrom(terms);
    this.#seen = new Int32Array(compiled.cells);
    this.#joined = new Int32Array(compiled.edges).fill(1);
  }

  protected override ask(): SwiftSearch | undefined {
    const { cells, edges } = this.#compiled;
    if (this.#question === ANY) {
      this.#question = 0;
      return new SwiftSearch(this.#compiled, this.#terms);
    }
    for (; this.#question < cells + edges; this.#question++) {
      const isOpen = this.#question < cells ? this.#asksCell(this.#question) : this.#asksEdge(this.#question - cells);
      if (isOpen) return new SwiftSearch(this.#compiled, this.#terms, undefined, this.#random);
    }
    return undefined;
  }

  #asksCell(cell: number): boolean {
    const unseen = this.#given.values[cell]! & ~this.#seen[cell]! & ((1 << this.#compiled.pips) - 1);
    if (unseen === 0 || this.#given.held[cell] !== 0) return false;
    this.#terms.copyFrom(this.#given);
    this.#terms.values[cell] = unseen;
    this.#terms.freed[cell] = 0;
    return true;
  }

  /** Are there solutions that do not join what all others join? */
  #asksEdge(edge: number): boolean {
    if (this.#joined[edge] === 0 || this.#given.joins[edge] !== OPEN) return false;
    this.#terms.copyFrom(this.#given).part(edge);
    return true;
  }

  protected override refute(): void {
    this.#question++;
  }

  protected override note({ placements }: Solution): void {
    const here = new Int32Array(this.#compiled.edges);
    for (const { domino, cells } of placements) {
      here[edgeNumber(this.#compiled, cells)] = 1;
      for (const half of [0, 1] as const) this.#seen[cellNumber(this.#compiled, cells[half])]! |= 1 << domino[half];
    }
    for (let edge = 0; edge < here.length; edge++) this.#joined[edge]! &= here[edge]!;
  }
}
