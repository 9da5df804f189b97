/**
 * Whether clues can go and one solution is left. The engine looks for a solution of the rest that breaks the clue: one
 * short search on terms that change by a little, where the search for two solutions would find the known one first.
 */
import { NODES_PER_YIELD } from '@pipwright/core';
import { type Compiled, compile, SwiftSearch, type Terms, termsOf } from '../engines/swift/index.js';
import type { Inequality } from '../model/sign.js';
import type { SquarePair } from '../model/square-pair.js';
import { type Clue, isNumber, isSign, questionWith } from './clue.js';

export class OneSolution {
  readonly #compiled: Compiled;
  readonly #terms: Terms;
  readonly #mostNodes: number;
  /** By sign: its link. The same sign the other way round has its link so many further on, and does not count. */
  readonly #links: ReadonlyMap<Clue, number>;

  /** @param clues enough for one solution @param mostNodes where a proof takes more, the clue stays */
  constructor(side: number, clues: readonly Clue[], bars: readonly SquarePair[] | undefined, mostNodes: number) {
    const signs = clues.filter(isSign);
    const turned = signs.map(({ greater, less }) => ({ greater: less, less: greater }));
    this.#compiled = compile(questionWith(side, [...clues, ...turned], bars));
    this.#terms = termsOf(this.#compiled);
    this.#links = new Map(signs.map((sign, i) => [sign, i]));
    this.#mostNodes = mostNodes;
    for (const i of signs.keys()) this.#terms.link(signs.length + i, false);
  }

  /** Takes clues away where one solution is left without them; false where there would be others, and they stay. */
  *take(clues: readonly Clue[]): Generator<void, boolean> {
    for (const [i, clue] of clues.entries()) {
      this.#deny(clue);
      const hasNoOther = yield* hasNone(new SwiftSearch(this.#compiled, this.#terms), this.#mostNodes);
      this.#drop(clue);
      if (hasNoOther) continue;
      for (const taken of clues.slice(0, i + 1)) this.#put(taken);
      return false;
    }
    return true;
  }

  #deny(clue: Clue): void {
    if (isNumber(clue)) this.#terms.free(this.#cellOf(clue)).forbid(this.#cellOf(clue), clue.number);
    else this.#terms.link(this.#linkOf(clue), false).link(this.#links.size + this.#linkOf(clue), true);
  }

  #drop(clue: Clue): void {
    if (isNumber(clue)) this.#terms.free(this.#cellOf(clue));
    else this.#terms.link(this.#links.size + this.#linkOf(clue), false);
  }

  #put(clue: Clue): void {
    if (isNumber(clue)) this.#terms.fix(this.#cellOf(clue), clue.number);
    else this.#terms.link(this.#linkOf(clue), true);
  }

  #cellOf({ square }: Exclude<Clue, Inequality>): number {
    return square.row * this.#compiled.side + square.column;
  }

  #linkOf(sign: Inequality): number {
    return this.#links.get(sign) ?? -1;
  }
}

/** Pauses before every slice. False also where that would take more nodes. */
function* hasNone(search: SwiftSearch, mostNodes: number): Generator<void, boolean> {
  for (;;) {
    yield;
    const step = search.run(Math.min(NODES_PER_YIELD, mostNodes - search.nodes));
    if (step.type !== 'paused') return step.type === 'exhausted';
    if (search.nodes >= mostNodes) return false;
  }
}
