/**
 * Has a sketch one solution? Every other solution that turns up is kept, since it shows at once that looser rules allow
 * it too: most questions need no search.
 */
import { NODES_PER_YIELD } from '@pipwright/core';
import { swiftEngine } from '../engines/swift/index.js';
import { cellKey } from '../model/cell.js';
import type { Puzzle } from '../model/puzzle.js';
import type { Solution } from '../model/solution.js';
import { numbersOf } from './board.js';
import { unmet } from './demand.js';
import type { Sketch } from './sketch.js';

/** The numbers of a solution, by cell. */
export type Values = readonly number[];

/** `retiled`: the same numbers on other dominoes, which no rule tells apart. `unknown`: it would take too long. */
export type Other = Values | 'none' | 'retiled' | 'unknown';

export class Proof {
  readonly #own: Values;
  readonly #numbers: ReadonlyMap<string, number>;
  readonly #mostNodes: number;
  readonly #others: Values[] = [];

  /** @param mostNodes of one search */
  constructor({ board, table }: Sketch, mostNodes: number) {
    this.#own = table.values;
    this.#mostNodes = mostNodes;
    this.#numbers = numbersOf(board);
  }

  /** @param patience how many times as long as usual a search may take */
  *isOnly(sketch: Sketch, patience = 1): Generator<void, boolean> {
    return (yield* this.other(sketch, patience)) === 'none';
  }

  /** Another solution that the rules allow. */
  *other(sketch: Sketch, patience = 1): Generator<void, Other> {
    return this.#others.find(allowing(sketch)) ?? (yield* this.#look(sketch.puzzle(), this.#mostNodes * patience));
  }

  /** How many of those known the rules allow. */
  allowed(sketch: Sketch): number {
    return this.#others.filter(allowing(sketch)).length;
  }

  *#look(puzzle: Puzzle, mostNodes: number): Generator<void, Other> {
    const search = swiftEngine.search(puzzle);
    let own = 0;
    for (;;) {
      yield;
      const step = search.run(Math.min(NODES_PER_YIELD, mostNodes - search.nodes));
      if (step.type === 'exhausted') return 'none';
      if (step.type !== 'solution' && search.nodes >= mostNodes) return 'unknown';
      if (step.type !== 'solution') continue;
      const values = this.#valuesOf(step.solution);
      if (values.some((value, cell) => value !== this.#own[cell])) {
        this.#others.push(values);
        return values;
      }
      if (++own > 1) return 'retiled';
    }
  }

  #valuesOf({ placements }: Solution): Values {
    const values: number[] = [];
    for (const { cells, domino } of placements) {
      for (const half of [0, 1] as const) values[this.#numbers.get(cellKey(cells[half])) ?? 0] = domino[half];
    }
    return values;
  }
}

function allowing(sketch: Sketch): (values: Values) => boolean {
  const rules = sketch.parts.map(({ cells }, part) => ({ cells, rule: sketch.ruleOf(part) ?? ('free' as const) }));
  return (values) => rules.every(({ cells, rule }) => unmet(rule, cells, values, sketch.maxPip) === 0);
}
