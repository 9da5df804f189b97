/** A drawn grid as far as it has been read, square by square and sign by sign. */
import { type ParsedPuzzle, Places, type Problem, ProblemLog, type Where } from '@pipwright/core';
import { gridOf } from '../model/block.js';
import type { Spec } from '../model/puzzle.js';
import type { NumberedSquare } from '../model/solution.js';
import type { Square } from '../model/square.js';
import type { SquarePair } from '../model/square-pair.js';

export interface Line {
  readonly text: string;
  readonly characters: readonly string[];
  readonly number: number;
}

/** Mark between two squares, the left or upper one first. */
export type Mark = '>' | '<' | 'bar';

export const BELOW: ReadonlyMap<string, Mark> = new Map([
  ...['^', '∧', '<'].map((character) => [character, '<'] as const),
  ...['v', 'V', '∨', '>'].map((character) => [character, '>'] as const),
  ...['═', '='].map((character) => [character, 'bar'] as const),
]);

export function isEmptySquare(text: string): boolean {
  return /^(?:0+|[._·]|)$/.test(text);
}

const LISTS = { '>': 'greaterThanSigns', '<': 'lessThanSigns', bar: 'bars' } as const;

export class Sheet {
  /** Set by a line “adjacent”, or by a bar. */
  adjacent = false;
  readonly #problems = new ProblemLog();
  readonly #places = new Places();
  readonly #numbers: NumberedSquare[] = [];
  readonly #pairs: Record<(typeof LISTS)[Mark], SquarePair[]> = { greaterThanSigns: [], lessThanSigns: [], bars: [] };
  /** Parts that were not read whole. */
  readonly #unread = new Set<string>();

  start(where: Where): void {
    for (const path of ['', '/grid', '/bars']) this.#places.mark(path, where);
  }

  /** Adds a problem, and the part that is not read whole because of it. */
  report(found: Problem, unread: '/grid' | '/squares' = '/squares'): void {
    this.#problems.add(found);
    this.#unread.add(unread);
  }

  number(square: Square, number: number, where: Where): void {
    this.#places.mark(`/fixedNumbers/${this.#numbers.length}`, where);
    this.#numbers.push({ square, number });
  }

  between(firstSquare: Square, secondSquare: Square, mark: Mark, where: Where): void {
    const list = this.#pairs[LISTS[mark]];
    this.#places.mark(`/${LISTS[mark]}/${list.length}`, where);
    list.push({ firstSquare, secondSquare });
    if (mark === 'bar') this.adjacent = true;
  }

  draft(columns: number, rows: number): ParsedPuzzle<Spec> {
    const { greaterThanSigns, lessThanSigns, bars } = this.#pairs;
    const spec: Spec = {
      grid: gridOf(columns, rows),
      maxNumber: rows,
      fixedNumbers: this.#numbers,
      greaterThanSigns,
      lessThanSigns,
      ...(this.adjacent ? { bars } : {}),
      ...(this.#unread.size === 0 ? {} : { unread: [...this.#unread] }),
    };
    return { spec, problems: this.#problems.list, warnings: [], locate: (path) => this.#places.find(path) };
  }
}
