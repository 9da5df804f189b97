/**
 * Finds a few solutions that show all there is: each value that some cell takes in some solution stands in one of
 * them, and the pairs of cells that they all join are those that every solution joins. One solution first; then for
 * each cell a search for a value not seen there yet; then for each pair still joined in all a search without it.
 * After the first they come in random order, which shows more at once: an empty board of 20 by 19 and the double-18
 * set take 104 witnesses, in order more than four times as many.
 */
import { Random, type Search, type SearchEvent, type SearchStep } from '@pipwright/core';
import type { Placement, Solution } from '../../model/solution.js';
import { type Compiled, cellNumber, edgeNumber, termsOf } from './compile.js';
import { SwiftSearch } from './search.js';
import { OPEN, type Terms } from './terms.js';

type Listener = (event: SearchEvent<Solution, Placement>) => void;

export class SwiftWitnesses implements Search<Solution, Placement> {
  readonly #compiled: Compiled;
  readonly #given: Terms;
  readonly #tableBytes: number | undefined;
  readonly #random = new Random(0);
  /** The given terms and one demand more, for the question under way. */
  readonly #terms: Terms;
  #search: SwiftSearch;
  /** Each question counts as a node, since many are answered without one. */
  #nodesBefore = 0;
  /** 0: is there a solution; then one question for each cell, then one for each edge. */
  #question = 0;
  #answered = false;
  #done = false;
  /** By cell: values seen in some solution. */
  readonly #seen: Int32Array;
  /** By edge: 1 while joined in every solution found. */
  readonly #joined: Int32Array;
  #listener: Listener | undefined;

  constructor(compiled: Compiled, terms: Terms = compiled.given, tableBytes?: number) {
    this.#compiled = compiled;
    this.#given = terms;
    this.#tableBytes = tableBytes;
    this.#terms = termsOf(compiled).copyFrom(terms);
    this.#seen = new Int32Array(compiled.cells);
    this.#joined = new Int32Array(compiled.edges).fill(1);
    this.#search = this.#newSearch();
  }

  get nodes(): number {
    return this.#nodesBefore + this.#search.nodes;
  }

  get depth(): number {
    return this.#search.depth;
  }

  watch(listener: ((event: SearchEvent<Solution, Placement>) => void) | undefined): void {
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
      if (this.#question === 0) this.#done = true;
      this.#question++;
    }
  }

  /** Goes on to the next question that the solutions found so far leave open. */
  #ask(): void {
    const { cells, edges, pips } = this.#compiled;
    this.#search.abandon();
    this.#nodesBefore += this.#search.nodes + 1;
    this.#answered = false;
    for (; this.#question <= cells + edges; this.#question++) {
      const cell = this.#question - 1;
      const edge = cell - cells;
      if (cell >= 0 && edge < 0) {
        const unseen = this.#given.values[cell]! & ~this.#seen[cell]! & ((1 << pips) - 1);
        if (unseen === 0 || this.#given.held[cell] !== 0) continue;
        this.#terms.copyFrom(this.#given);
        this.#terms.values[cell] = unseen;
        this.#terms.freed[cell] = 0;
      } else {
        if (edge < 0 || this.#joined[edge] === 0 || this.#given.joins[edge] !== OPEN) continue;
        this.#terms.copyFrom(this.#given).part(edge);
      }
      this.#search = this.#newSearch();
      return;
    }
    this.#search = this.#newSearch();
    this.#done = true;
  }

  #newSearch(): SwiftSearch {
    const random = this.#question === 0 ? undefined : this.#random;
    const search = new SwiftSearch(this.#compiled, this.#terms, this.#tableBytes, random);
    search.watch(this.#listener);
    return search;
  }

  #note({ placements }: Solution): void {
    const here = new Int32Array(this.#compiled.edges);
    for (const { domino, cells } of placements) {
      here[edgeNumber(this.#compiled, cells)] = 1;
      for (const half of [0, 1] as const) this.#seen[cellNumber(this.#compiled, cells[half])]! |= 1 << domino[half];
    }
    for (let edge = 0; edge < here.length; edge++) this.#joined[edge]! &= here[edge]!;
  }
}
