/** Cell by cell, number by number: the shortest search that can be paused and watched. */
import type { Cell, Engine, Search, SearchEvent, SearchStep } from '@pipwright/core';
import { cellsOf, type Move, numberAt, type Puzzle, type Solution } from './model.js';

export const plainEngine: Engine<Puzzle, Solution, Move> = {
  name: 'plain',
  summary: 'cell by cell, every number in turn',
  search: (puzzle) => new PlainSearch(puzzle),
};

class PlainSearch implements Search<Solution, Move> {
  nodes = 0;
  depth = 0;
  readonly #grid: number[][];
  readonly #open: readonly Cell[];
  readonly #work: Generator<Solution | undefined, void>;
  #listener: ((event: SearchEvent<Solution, Move>) => void) | undefined;

  constructor(puzzle: Puzzle) {
    this.#grid = puzzle.grid.map((line) => [...line]);
    this.#open = cellsOf(puzzle).filter((cell) => numberAt(puzzle, cell) === 0);
    const given = cellsOf(puzzle).filter((cell) => numberAt(puzzle, cell) !== 0);
    const isPossible = given.every((cell) => this.#fits({ cell, number: numberAt(puzzle, cell) }));
    this.#work = isPossible ? this.#fill(0) : this.#nothing();
  }

  watch(listener: ((event: SearchEvent<Solution, Move>) => void) | undefined): void {
    this.#listener = listener;
  }

  run(budget: number): SearchStep<Solution> {
    const end = this.nodes + budget;
    for (;;) {
      if (!(this.nodes + 1 <= end)) return { type: 'paused' };
      const { done, value: solution } = this.#work.next();
      if (done === true) return { type: 'exhausted' };
      if (solution !== undefined) return { type: 'solution', solution };
    }
  }

  /** Fills the open cells from this one on. Yields before each node, and at each solution. */
  *#fill(level: number): Generator<Solution | undefined, void> {
    const cell = this.#open[level];
    if (cell === undefined) {
      const solution = { grid: this.#grid.map((line) => [...line]) };
      this.#listener?.({ type: 'solution', solution });
      yield solution;
      return;
    }
    for (let number = 1; number <= this.#grid.length; number++) {
      yield;
      this.nodes++;
      const move = { cell, number };
      if (!this.#fits(move)) {
        this.#listener?.({ type: 'pruned', move, reason: { code: 'latin-repeated', data: { cell, number } } });
        continue;
      }
      this.#set(cell, number);
      this.depth++;
      this.#listener?.({ type: 'placed', move });
      yield* this.#fill(level + 1);
      this.#set(cell, 0);
      this.depth--;
      this.#listener?.({ type: 'removed', move });
    }
  }

  *#nothing(): Generator<undefined, void> {}

  #set([row, column]: Cell, number: number): void {
    const line = this.#grid[row];
    if (line !== undefined) line[column] = number;
  }

  /** Does no other cell of its row and column hold it? */
  #fits({ cell: [row, column], number }: Move): boolean {
    const inRow = this.#grid[row]?.some((each, c) => c !== column && each === number) ?? false;
    return !inRow && !this.#grid.some((line, r) => r !== row && line[column] === number);
  }
}
