/**
 * Reasons forward, the easiest technique first, from what is known to all that can be; then goes back from what matters
 * and keeps the steps it rests on, each with the premises it needs. Most of what is found on the way is not needed.
 */
import type { Technique } from '@pipwright/core';
import type { Compiled } from '../engines/swift/index.js';
import type { Conclusion } from './conclusion.js';
import { generalReason } from './general.js';
import { Judge, type Strictness } from './judge.js';
import { Knowledge } from './knowledge.js';
import { minimise } from './minimise.js';
import type { Premise } from './premise.js';
import { GENERAL, ODD_AREA, TECHNIQUES } from './techniques/index.js';
import type { Truth } from './truth.js';

/** A step found on the way; its premises, unless they are the fewest already. */
interface FoundStep {
  readonly technique: Technique;
  readonly conclusion: Conclusion;
  readonly because: readonly Premise[];
  readonly isMinimal: boolean;
}

/** A step that is kept: its number as a fact, and the fewest premises it rests on. */
export interface Step {
  readonly fact: number;
  readonly technique: Technique;
  readonly conclusion: Conclusion;
  readonly because: readonly Premise[];
}

export class Reasoning {
  readonly knowledge: Knowledge;
  readonly judge: Judge;
  /** So many facts are given: what a player has placed. */
  readonly given: number;
  readonly #truth: Truth;
  /** By fact, from the first that is not given. */
  readonly #found: FoundStep[] = [];

  /** @param truth what is true of every solution, given this */
  constructor(compiled: Compiled, placed: readonly Conclusion[], truth: Truth) {
    this.knowledge = new Knowledge(compiled);
    this.judge = new Judge(compiled, this.knowledge.facts);
    for (const each of placed) this.knowledge.learn(each);
    this.given = placed.length;
    this.#truth = truth;
  }

  /** Is everything known that can be? */
  get isComplete(): boolean {
    const { values, joins } = this.#truth;
    if (this.#truth.unique) return this.knowledge.dominoes === values.length / 2;
    return (
      values.every((set, cell) => this.knowledge.values[cell] === set) &&
      joins.every((join, edge) => join !== 1 || this.knowledge.joins[edge] === 1) &&
      !this.knowledge.isPlaceable()
    );
  }

  /** Takes the next step; false when there is none, or nothing is left to find out. */
  *step(): Generator<void, boolean> {
    if (this.isComplete) return false;
    for (const technique of TECHNIQUES) {
      const found =
        'find' in technique
          ? technique.find(this.knowledge, this.#truth)
          : yield* technique.search(this.knowledge, this.#truth);
      if (found === undefined) continue;
      this.#learn({ technique, conclusion: found.conclusion, because: found.because.list(), isMinimal: false });
      return true;
    }
    yield;
    const reason = yield* generalReason(this.knowledge, this.judge, this.#truth);
    if (reason === undefined) return false;
    this.#learn({ technique: GENERAL, ...reason, isMinimal: true });
    return true;
  }

  #learn(foundStep: FoundStep): void {
    this.#found.push(foundStep);
    this.knowledge.learn(foundStep.conclusion);
  }

  /** How hard the last step was. */
  get lastLevel(): number {
    return this.#found.at(-1)?.technique.level ?? 0;
  }

  /** The conclusion of the last step. */
  get last(): Conclusion | undefined {
    return this.#found.at(-1)?.conclusion;
  }

  /** The steps that lead to some facts, in order. */
  *leadingTo(wanted: Iterable<number>, strictnesses?: readonly Strictness[]): Generator<void, Step[]> {
    const needed = new Set(wanted);
    const kept: Step[] = [];
    for (let i = this.#found.length - 1; i >= 0; i--) {
      const fact = this.given + i;
      if (!needed.has(fact)) continue;
      const { technique, conclusion, because, isMinimal } = this.#found[i]!;
      // Where that takes too long to find out, what the technique named is sound, though it may be more than is needed.
      const minimal = isMinimal
        ? because
        : yield* minimise(this.judge, conclusion, because, technique.name === ODD_AREA, strictnesses);
      const premises = minimal ?? because;
      kept.push({ fact, technique, conclusion, because: premises });
      for (const premise of premises) if (premise.kind === 'fact') needed.add(premise.id);
      yield;
    }
    return kept.reverse();
  }

  /** The facts that say which dominoes lie where, and for what stays open all that is known of it. */
  get results(): number[] {
    return this.knowledge.finalFacts();
  }
}
