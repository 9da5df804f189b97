/**
 * A puzzle, and the clues that were taken from it, to be given back rung by rung. Each rung is easier than the one below,
 * so the first on which some techniques suffice is found by halving.
 */
import type { Random } from '@pipwright/core';
import { compile } from '../engines/swift/index.js';
import { boardFrom } from '../explain/claims/board.js';
import { isSolvedBy } from '../explain/needs.js';
import { truthOf } from '../explain/truth.js';
import type { Solution } from '../model/solution.js';
import type { SquarePair } from '../model/square-pair.js';
import { type Clue, questionWith } from './clue.js';
import type { Group } from './order-of-taking.js';
import { stripClues } from './strip-clues.js';

/** Techniques, by their names. */
export type Means = ReadonlySet<string>;

export interface Said {
  readonly solution: Solution;
  /** In the order in which they are taken. */
  readonly groups: readonly Group[];
  readonly bars: readonly SquarePair[] | undefined;
  /** Where the proof of one solution takes more, a clue stays. */
  readonly mostNodes: number;
}

/** From what one solution takes to everything. */
export function* ladderOf(random: Random, said: Said): Generator<void, Ladder> {
  return yield* upTo(random, said, said.groups);
}

function* upTo(random: Random, said: Said, groups: readonly Group[]): Generator<void, Ladder> {
  const { kept, taken } = yield* stripClues(said.solution.grid.length, groups, said.bars, said.mostNodes);
  return new Ladder(said, kept, random.shuffle(taken));
}

export class Ladder {
  readonly #said: Said;
  readonly #kept: readonly Group[];
  readonly #taken: readonly Group[];

  /** @param taken in the order in which they are given back */
  constructor(said: Said, kept: readonly Group[], taken: readonly Group[]) {
    this.#said = said;
    this.#kept = kept;
    this.#taken = taken;
  }

  /** The last rung, which has all clues. */
  get top(): number {
    return this.#taken.length;
  }

  cluesOn(rung: number): readonly Clue[] {
    return this.#groupsOn(rung).flat();
  }

  #groupsOn(rung: number): readonly Group[] {
    return [...this.#kept, ...this.#taken.slice(0, rung)];
  }

  /** The first rung on which these suffice; undefined where they do not with all clues. */
  *firstSolvedBy(means: Means): Generator<void, number | undefined> {
    // Small grids mostly need nothing back.
    if (yield* this.#suffice(means, this.#groupsOn(0))) return 0;
    if (!(yield* this.#suffice(means, this.#groupsOn(this.top)))) return undefined;
    let [low, high] = [1, this.top];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (yield* this.#suffice(means, this.#groupsOn(middle))) high = middle;
      else low = middle + 1;
    }
    return high;
  }

  /** Of a ladder from what one solution takes, the one from what these need; undefined where they never suffice. */
  *fromWhatSuffices(means: Means): Generator<void, Ladder | undefined> {
    const rung = yield* this.firstSolvedBy(means);
    if (rung === undefined) return undefined;
    // What one solution takes, techniques need.
    if (rung === 0) return this;
    const kept = new Set(this.#groupsOn(rung));
    const taken: Group[] = [];
    for (const group of this.#said.groups.filter((each) => kept.has(each))) {
      kept.delete(group);
      if (yield* this.#suffice(means, [...kept])) taken.push(group);
      else kept.add(group);
    }
    return new Ladder(this.#said, [...kept], [...this.#taken.slice(rung), ...taken]);
  }

  /** The ladder from what one solution takes to the first rung of this one. */
  *below(random: Random): Generator<void, Ladder> {
    const kept = new Set(this.#kept);
    const inOrder = this.#said.groups.filter((group) => kept.has(group));
    return yield* upTo(random, this.#said, inOrder);
  }

  *#suffice(means: Means, groups: readonly Group[]): Generator<void, boolean> {
    yield;
    const { solution, bars } = this.#said;
    const compiled = compile(questionWith(solution.grid.length, groups.flat(), bars));
    return yield* isSolvedBy(boardFrom(compiled), means, truthOf(compiled, [solution]));
  }
}
