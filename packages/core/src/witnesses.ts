/**
 * Finds a few solutions that together show every possible value: one question after another, each a search of its own
 * that the solutions found so far leave open. The first question is whether there is a solution at all.
 */
import type { Search, SearchEvent, SearchStep } from './search.js';

export interface WitnessSearch<Solution, Move> extends Search<Solution, Move> {
  abandon(): void;
}

export abstract class Witnesses<Solution, Move> implements Search<Solution, Move> {
  #search: WitnessSearch<Solution, Move> | undefined;
  /** Each question counts as a node, since many are answered without one. */
  #nodesBefore = 0;
  #isAnswered = true;
  #isSolvable = false;
  #isDone = false;
  #listener: ((event: SearchEvent<Solution, Move>) => void) | undefined;

  /** The search for the next question that is open, if there is one. */
  protected abstract ask(): WitnessSearch<Solution, Move> | undefined;
  /** A solution: what it shows need not be asked any more. */
  protected abstract note(solution: Solution): void;
  /** The last question has no more solutions. */
  protected abstract refute(): void;

  get nodes(): number {
    return this.#nodesBefore + (this.#search?.nodes ?? 0);
  }

  get depth(): number {
    return this.#search?.depth ?? 0;
  }

  watch(listener: ((event: SearchEvent<Solution, Move>) => void) | undefined): void {
    this.#listener = listener;
    this.#search?.watch(listener);
  }

  run(budget: number): SearchStep<Solution> {
    const last = this.nodes + Math.floor(budget);
    for (;;) {
      if (this.#isDone) return { type: 'exhausted' };
      if (!(this.nodes < last)) return { type: 'paused' };
      if (this.#search === undefined || this.#isAnswered) {
        this.#goOn();
        continue;
      }
      const step = this.#search.run(last - this.nodes);
      if (step.type !== 'solution' && step.type !== 'exhausted') return step;
      this.#isAnswered = true;
      if (step.type === 'solution') {
        this.#isSolvable = true;
        this.note(step.solution);
        return step;
      }
      if (this.#isSolvable) this.refute();
      else this.#isDone = true;
    }
  }

  #goOn(): void {
    if (this.#search !== undefined) {
      this.#search.abandon();
      this.#nodesBefore += this.#search.nodes + 1;
    }
    this.#search = this.ask();
    this.#search?.watch(this.#listener);
    this.#isAnswered = false;
    this.#isDone = this.#search === undefined;
  }
}
