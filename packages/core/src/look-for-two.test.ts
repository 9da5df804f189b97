import { expect, it } from 'vitest';
import { lookForTwo } from './look-for-two.js';
import type { Search, SearchStep } from './search.js';
import { finish, runsOf } from './search.js';

/** Has a solution at each of these nodes, and no more after `nodes`. */
class Numbered implements Search<number, never> {
  nodes = 0;
  readonly depth = 0;
  readonly #at: readonly number[];
  readonly #last: number;

  constructor(at: readonly number[], last: number) {
    this.#at = at;
    this.#last = last;
  }

  run(budget: number): SearchStep<number> {
    for (const end = this.nodes + budget; this.nodes < end; ) {
      if (this.nodes === this.#last) return { type: 'exhausted' };
      this.nodes++;
      if (this.#at.includes(this.nodes)) return { type: 'solution', solution: this.nodes };
    }
    return { type: 'paused' };
  }

  watch(): void {}
}

it.each([
  { at: [], last: 250, solutions: [], exhausted: true, unique: false, nodes: 250 },
  { at: [130], last: 250, solutions: [130], exhausted: true, unique: true, nodes: 250 },
  { at: [130, 140, 150], last: 250, solutions: [130, 140], exhausted: false, unique: false, nodes: 140 },
  { at: [130], last: 1000, solutions: [130], exhausted: false, unique: false, nodes: 330 },
])('looks for two where solutions are at $at of $last nodes', ({ at, last, ...expected }) => {
  expect(finish(runsOf(lookForTwo(new Numbered(at, last), 330)))).toEqual(expected);
});
