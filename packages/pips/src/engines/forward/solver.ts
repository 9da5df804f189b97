/**
 * Backtracking over edges, each a variable whose values are the dominoes that may lie there and none at all. The stack
 * is an array, so that the search can pause, be watched and go on after a solution.
 */
import type { Reason, Search, SearchEvent, SearchStep } from '@pipwright/core';
import type { Cell } from '../../model/cell.js';
import type { Domino } from '../../model/domino.js';
import { canonicalSolution, type Placement, type Solution } from '../../model/solution.js';
import type { NormalizedPuzzle } from './normalize.js';
import { Position } from './position.js';
import { assign, backtrack, propagate } from './propagate.js';
import { chooseEdge, type EdgeValue, orderValues } from './values.js';

type Listener<Event> = ((event: Event) => void) | undefined;

export type ChoiceEvent =
  /** An edge was chosen, and so many values are to be tried on it. */
  | { readonly type: 'chosen'; readonly cells: Placement['cells']; readonly values: number }
  /** No domino lies on the edge from now on, unless that is a conflict. */
  | { readonly type: 'left-open'; readonly cells: Placement['cells']; readonly conflict: Reason | undefined };

interface Choice {
  readonly edge: number;
  readonly values: readonly EdgeValue[];
  readonly mark: number;
  /** Number of values tried so far. */
  tried: number;
  domino: Domino | undefined;
}

export class ForwardSearch implements Search<Solution, Placement> {
  readonly #position: Position;
  readonly #choices: Choice[] = [];
  readonly #onChoice: Listener<ChoiceEvent>;
  #listener: Listener<SearchEvent<Solution, Placement>>;
  #nodes = 0;
  #depth = 0;
  /** Is what lies there a solution that has not been given yet? */
  #solved = false;

  constructor(puzzle: NormalizedPuzzle, onChoice?: (event: ChoiceEvent) => void) {
    this.#position = new Position(puzzle);
    this.#onChoice = onChoice;
    if (propagate(this.#position) === undefined) this.#goOn();
  }

  get nodes(): number {
    return this.#nodes;
  }

  get depth(): number {
    return this.#depth;
  }

  watch(listener: Listener<SearchEvent<Solution, Placement>>): void {
    this.#listener = listener;
  }

  run(budget: number): SearchStep<Solution> {
    const last = this.#nodes + Math.floor(budget);
    for (;;) {
      const choice = this.#choices.at(-1);
      if (choice === undefined && !this.#solved) return { type: 'exhausted' };
      if (!(this.#nodes < last)) return { type: 'paused' };
      if (this.#solved) return { type: 'solution', solution: this.#giveSolution() };
      if (choice !== undefined) this.#tryNext(choice);
    }
  }

  #goOn(): void {
    this.#solved = this.#depth === this.#position.puzzle.cells.length / 2;
    if (this.#solved) return;
    const edge = chooseEdge(this.#position);
    const values = orderValues(this.#position, edge);
    this.#choices.push({ edge, values, mark: this.#position.mark, tried: 0, domino: undefined });
    this.#onChoice?.({ type: 'chosen', cells: this.#cellsOf(edge), values: values.length });
  }

  #tryNext(choice: Choice): void {
    this.#takeBack(choice);
    const value = choice.values[choice.tried++];
    if (value === undefined) {
      this.#choices.pop();
      return;
    }
    this.#nodes++;
    const conflict = assign(this.#position, choice.edge, value);
    if (value === 'none') this.#onChoice?.({ type: 'left-open', cells: this.#cellsOf(choice.edge), conflict });
    else if (conflict === undefined) this.#place(choice, value);
    else this.#listener?.({ type: 'pruned', move: this.#move(choice.edge, value), reason: conflict });
    if (conflict === undefined) this.#goOn();
  }

  #place(choice: Choice, domino: Domino): void {
    choice.domino = domino;
    this.#depth++;
    this.#listener?.({ type: 'placed', move: this.#move(choice.edge, domino) });
  }

  #takeBack(choice: Choice): void {
    backtrack(this.#position, choice.mark);
    const { edge, domino } = choice;
    if (domino === undefined) return;
    choice.domino = undefined;
    this.#depth--;
    this.#listener?.({ type: 'removed', move: this.#move(edge, domino) });
  }

  #giveSolution(): Solution {
    this.#solved = false;
    const placements = this.#choices.flatMap(({ edge, domino }) => (domino ? [this.#move(edge, domino)] : []));
    const solution = canonicalSolution({ placements });
    this.#listener?.({ type: 'solution', solution });
    return solution;
  }

  #move(edge: number, domino: Domino): Placement {
    return { domino, cells: this.#cellsOf(edge) };
  }

  #cellsOf(edge: number): Placement['cells'] {
    const { first, second } = this.#position.edge(edge);
    const { cells } = this.#position.puzzle;
    return [cells[first] as Cell, cells[second] as Cell];
  }
}
