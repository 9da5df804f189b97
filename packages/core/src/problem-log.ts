/** Collects problems. A hostile file can have millions: beyond a bound they are only counted. */
import { type Problem, problemMaker } from './problem.js';
import type { coreWords } from './words.js';

const MAX_LISTED = 1000;

const problem = problemMaker<typeof coreWords>();

export class ProblemLog {
  readonly #listed: Problem[] = [];
  #omitted = 0;

  add(found: Problem): void {
    if (this.#listed.length < MAX_LISTED) this.#listed.push(found);
    else this.#omitted++;
  }

  addAll(found: Iterable<Problem>): void {
    for (const each of found) this.add(each);
  }

  get list(): readonly Problem[] {
    if (this.#omitted === 0) return this.#listed;
    return [...this.#listed, problem('problems-omitted', {}, { more: this.#omitted })];
  }
}
