/** The thirty-two algorithms for binary CSPs as engines: `MAC+BZ` and the others. Each models the puzzle, then searches. */
import type { Counting, Engine, Search, SearchEvent, SearchStep } from '@pipwright/core';
import { ALGORITHMS, type Algorithm, type Assignment, CspCounting, type CspEvent, CspSearch } from '@pipwright/csp';
import { solutionOf } from '../../model/added-numbers.js';
import type { Puzzle } from '../../model/puzzle.js';
import type { Move, Solution } from '../../model/solution.js';
import type { Square } from '../../model/square.js';
import { FutoshikiConstraintGraph } from './constraint-graph.js';

export type FutoshikiEngine = Engine<Puzzle, Solution, Move>;

export const cspEngines: readonly FutoshikiEngine[] = ALGORITHMS.map((algorithm) => ({
  name: algorithm.name,
  summary: `a binary CSP: ${algorithm.checking.summary}; ${algorithm.ordering.summary}`,
  search: (puzzle) => new CspSquares(puzzle, algorithm),
  count: (puzzle) => {
    const graph = new FutoshikiConstraintGraph(puzzle);
    return graph.isBrokenByFixedNumbers ? NONE : new CspCounting(graph, algorithm);
  },
}));

const NONE: Counting = { nodes: 0, atLeast: 0n, run: () => ({ type: 'solution', solution: 0n }) };

/** A search among assignments, told as numbers in squares. */
class CspSquares implements Search<Solution, Move> {
  readonly #puzzle: Puzzle;
  readonly #graph: FutoshikiConstraintGraph;
  readonly #search: CspSearch<Square, number>;

  constructor(puzzle: Puzzle, algorithm: Algorithm) {
    this.#puzzle = puzzle;
    this.#graph = new FutoshikiConstraintGraph(puzzle);
    this.#search = new CspSearch(this.#graph, algorithm);
  }

  get nodes(): number {
    return this.#search.nodes;
  }

  get depth(): number {
    return this.#search.depth;
  }

  run(budget: number): SearchStep<Solution> {
    if (budget >= 1 && this.#graph.isBrokenByFixedNumbers) return { type: 'exhausted' };
    const step = this.#search.run(budget);
    return step.type === 'solution' ? { ...step, solution: this.#solutionOf(step.solution) } : step;
  }

  watch(listener: ((event: SearchEvent<Solution, Move>) => void) | undefined): void {
    this.#search.watch(listener && ((event) => listener(this.#told(event))));
  }

  #told(event: CspEvent<Square, number>): SearchEvent<Solution, Move> {
    if (event.type === 'solution') return { type: 'solution', solution: this.#solutionOf(event.solution) };
    return { ...event, move: moveOf(event.move) };
  }

  #solutionOf(assignments: readonly Assignment<Square, number>[]): Solution {
    return solutionOf(this.#puzzle, assignments.map(moveOf));
  }
}

function moveOf({ variable, value }: Assignment<Square, number>): Move {
  return { square: variable, number: value };
}
