/** Whether premises can hold together, asked again and again: nothing is asked twice, or waited for too long. */
import { minimalSubset } from '@pipwright/core/explaining';
import type { Judge } from '../judging/judge.js';
import { inOrder } from '../judging/minimise.js';
import type { Premise } from '../knowledge/premise.js';
import { Board } from './board.js';
import type { Finder, Told } from './reason.js';

/** So often a question may pause before it is given up. */
const PATIENCE = 150;

export class Asking {
  readonly judge: Judge;
  /** All that there is, in the order in which it is left out. */
  readonly all: readonly Premise[];
  /** With all of it. */
  readonly board: Board;
  /** What has been seen on the board, which is looked at again for other wishes. */
  readonly seen = new Map<Finder, readonly Told[]>();
  readonly #known = new Map<string, boolean>();

  constructor(judge: Judge) {
    this.judge = judge;
    this.all = everything(judge);
    this.board = new Board(judge.compiled, judge.facts, this.all);
  }

  /** False also where that is not found out soon. */
  *contradicts(premises: readonly Premise[]): Generator<void, boolean> {
    const key = keyOf(premises);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const asked = this.judge.contradicts(premises);
    let answer = false;
    for (let pauses = 0; pauses < PATIENCE; pauses++) {
      const { done, value } = asked.next();
      if (done) {
        answer = value;
        break;
      }
      yield;
    }
    this.#known.set(key, answer);
    return answer;
  }

  /** Some of these that cannot hold together, and of which nothing can be left out. */
  *fewest(premises: readonly Premise[]): Generator<void, readonly Premise[]> {
    return yield* minimalSubset(inOrder(premises), (some) => this.contradicts(some));
  }
}

function everything({ compiled, facts }: Judge): readonly Premise[] {
  const { side, links, question } = compiled;
  const list = (length: number, kind: 'line' | 'link' | 'fact') =>
    Array.from({ length }, (_, id): Premise => ({ kind, id }));
  const given = question.givens.map(({ row, column }): Premise => ({ kind: 'given', id: row * side + column }));
  return [...list(2 * side, 'line'), ...given, ...list(links, 'link'), ...list(facts.length, 'fact')];
}

export function keyOf(premises: readonly Premise[]): string {
  return premises
    .map(({ kind, id }) => `${kind}${id}`)
    .sort()
    .join();
}
