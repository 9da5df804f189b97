/**
 * Counts the solutions of a binary CSP. Parts that no constraint connects are counted each by itself and multiplied:
 * thirty variables without constraints are thirty sums, not a product gone through one by one.
 */
import type { Counting, SearchStep } from '@pipwright/core';
import type { AnyCsp } from '../graph/binary-csp.js';
import { components } from '../graph/constraint-graph.js';
import type { Algorithm } from '../strategy.js';
import { CspSearch } from './csp-search.js';

export class CspCounting implements Counting {
  readonly #csp: AnyCsp;
  readonly #algorithm: Algorithm;
  readonly #parts: readonly (readonly number[])[];
  #part = 0;
  /** Search of this part; made when its turn comes. */
  #search: CspSearch<unknown, unknown> | undefined;
  #nodesBefore = 0;
  /** Solutions of the parts before this one, multiplied, and of this one so far. */
  #product = 1n;
  #found = 0n;
  #isReported = false;

  constructor(csp: AnyCsp, algorithm: Algorithm) {
    this.#csp = csp;
    this.#algorithm = algorithm;
    this.#parts = components(csp);
  }

  get nodes(): number {
    return this.#nodesBefore + (this.#search?.nodes ?? 0);
  }

  /** Least number of solutions; 0 until all parts but the last are counted. */
  get atLeast(): bigint {
    const { length } = this.#parts;
    if (this.#part >= length) return this.#product;
    return this.#part === length - 1 ? this.#product * this.#found : 0n;
  }

  run(budget: number): SearchStep<bigint> {
    for (let left = budget; left >= 1; ) {
      const variables = this.#parts[this.#part];
      if (variables === undefined || this.#product === 0n) return this.#report();
      this.#search ??= new CspSearch(this.#csp, this.#algorithm, variables);
      const search = this.#search;
      const before = search.nodes;
      const step = search.run(left);
      left -= search.nodes - before;
      if (step.type === 'solution') this.#found++;
      else if (step.type === 'exhausted') this.#endPart();
    }
    return { type: 'paused' };
  }

  #endPart(): void {
    this.#product *= this.#found;
    this.#found = 0n;
    this.#part++;
    this.#nodesBefore = this.nodes;
    this.#search = undefined;
  }

  #report(): SearchStep<bigint> {
    if (this.#isReported) return { type: 'exhausted' };
    this.#isReported = true;
    return { type: 'solution', solution: this.#product };
  }
}
