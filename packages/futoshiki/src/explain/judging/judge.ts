/**
 * Says whether something follows from some premises, by looking for a counterexample, at first at a glance. What is no
 * premise is not known: the numbers of a line need not differ, a sign or a bar says nothing, a given is not there.
 */
import { NODES_PER_PAUSE } from '@pipwright/core/explaining';
import { type Compiled, SwiftSearch, type Terms, termsOf } from '../../engines/swift/index.js';
import { type Fact, impose } from '../knowledge/conclusion.js';
import type { Premise } from '../knowledge/premise.js';
import { Glance } from './glance.js';

/** Most questions are answered in so many nodes of the simplest search. */
const GLANCES = 400;

export class Judge {
  readonly compiled: Compiled;
  /** By number; more may come to be known. */
  facts: readonly Fact[] = [];
  readonly #terms: Terms;
  readonly #glance: Glance;

  constructor(compiled: Compiled) {
    this.compiled = compiled;
    this.#glance = new Glance(compiled);
    this.#terms = termsOf(compiled);
  }

  /** Does it? False also where that is not found out in so many nodes. */
  follows(fact: Fact, premises: readonly Premise[], patience: number): boolean {
    return fact.every(({ cell, values }) => {
      this.#assume(premises);
      // That something cannot be is wrong if anything at all can.
      if (values !== 0) this.#terms.values[cell]! &= ~values;
      return this.#terms.values[cell] === 0 || this.#isExhausted(patience);
    });
  }

  /** Can the premises not hold together? Pauses where that takes long; no other question may be asked meanwhile. */
  *contradicts(premises: readonly Premise[]): Generator<void, boolean> {
    this.#assume(premises);
    const isSolvable = this.#glance.isSolvable(this.#terms, GLANCES);
    if (isSolvable !== undefined) return !isSolvable;
    const search = new SwiftSearch(this.compiled, this.#terms);
    for (;;) {
      const step = search.run(NODES_PER_PAUSE);
      if (step.type === 'solution') this.#glance.remember(step.solution);
      if (step.type !== 'paused') return step.type === 'exhausted';
      yield;
    }
  }

  #isExhausted(patience: number): boolean {
    const isSolvable = this.#glance.isSolvable(this.#terms, GLANCES);
    if (isSolvable !== undefined) return !isSolvable;
    return new SwiftSearch(this.compiled, this.#terms).run(patience).type === 'exhausted';
  }

  /** The puzzle loosened to what the premises say. */
  #assume(premises: readonly Premise[]): void {
    const { compiled } = this;
    const { side, cells, links } = compiled;
    const terms = this.#terms;
    for (let line = 0; line < 2 * side; line++) terms.lineOff[line] = 1;
    for (let link = 0; link < links; link++) terms.linkOff[link] = 1;
    for (let cell = 0; cell < cells; cell++) terms.free(cell);
    for (const premise of premises) {
      switch (premise.kind) {
        case 'line':
          terms.lineOff[premise.id] = 0;
          break;
        case 'link':
          terms.linkOff[premise.id] = 0;
          break;
        case 'given':
          terms.values[premise.id]! &= compiled.given.values[premise.id]!;
          break;
        case 'fact':
          impose(terms, this.facts[premise.id]!);
      }
    }
  }
}
