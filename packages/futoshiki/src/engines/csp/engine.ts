/** The thirty-two algorithms for binary CSPs as engines: `MAC+BZ` and the others. Each models the puzzle, then searches. */
import type { Counting, Engine, Search, SearchEvent, SearchStep } from '@pipwright/core';
import { ALGORITHMS, type Algorithm, type Assignment, CspCounting, type CspEvent, CspSearch } from '@pipwright/csp';
import type { Puzzle } from '../../model/puzzle.js';
import { solutionOf } from '../../model/puzzle.js';
import type { Move, Solution } from '../../model/solution.js';
import { parseSquare, type Square } from '../../model/square.js';
import { FutoshikiConstraintGraph } from './constraint-graph.js';

export type FutoshikiEngine = Engine<Puzzle, Solution, Move>;

export const cspEngines: readonly FutoshikiEngine[] = ALGORITHMS.map((algorithm) => ({
  name: algorithm.name,
  summary: `a binary CSP: ${algorithm.checking.summary}; ${algorithm.ordering.summary}`,
  search: (puzzle) => new CspSquares(puzzle, algorithm),
  count: (puzzle) => {
    const graph = new FutoshikiConstraintGraph(puzzle);
    return graph.isBrokenByFixedNumbers ? new NoSolutions() : new CspCounting(graph, algorithm);
  },
}));

class NoSolutions implements Counting {
  readonly nodes = 0;
  readonly atLeast = 0n;
  #squareEvent = false;

  run(budget: number): SearchStep<bigint> {
    if (!(budget >= 1)) return { type: 'paused' };
    if (this.#squareEvent) return { type: 'exhausted' };
    this.#squareEvent = true;
    return { type: 'solution', solution: 0n };
  }
}

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
    this.#search.watch(listener && ((event) => listener(this.#squareEvent(event))));
  }

  #squareEvent(event: CspEvent<Square, number>): SearchEvent<Solution, Move> {
    if (event.type === 'solution') return { type: 'solution', solution: this.#solutionOf(event.solution) };
    const move = moveOf(event.move);
    if (event.type !== 'pruned') return { type: event.type, move };
    const name = String(event.reason.data['variable' as keyof typeof event.reason.data]);
    const square = parseSquare(name);
    if (!square.ok) throw new Error(`${name} is no square`);
    const code = event.reason.code === 'csp-conflict' ? 'try-conflict' : 'try-empty-domain';
    return { type: 'pruned', move, reason: { code, data: { row: square.value.row, column: square.value.column } } };
  }

  #solutionOf(assignments: readonly Assignment<Square, number>[]): Solution {
    return solutionOf(this.#puzzle, assignments.map(moveOf));
  }
}

function moveOf({ variable, value }: Assignment<Square, number>): Move {
  return { square: variable, number: value };
}
