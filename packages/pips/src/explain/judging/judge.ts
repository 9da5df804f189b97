/**
 * Says whether something follows from some premises, by looking for a counterexample with the swift engine. What is no
 * premise is not known: a region's rule is off, a number's dominoes are as many as one likes, a cell need not be
 * covered, and then holds any value without a domino, or none.
 */
import { NODES_PER_PAUSE } from '@pipwright/core/explaining';
import { type Compiled, SwiftSearch, type Terms, termsOf } from '../../engines/swift/index.js';
import { denials, type Fact, heldIn, impose } from '../knowledge/conclusion.js';
import type { Premise } from '../knowledge/premise.js';
import { missingNumbers } from '../knowledge/supply.js';
import { nodesOn } from '../knowledge/usual-board.js';

const UNLIMITED = Number.MAX_SAFE_INTEGER;

export interface Strictness {
  /** The most nodes for each question: a step that takes longer to see is none for people. */
  readonly patience: number;
  /**
   * Whether what is known of a number says that its dominoes must be used somewhere, not only that there are no more.
   * That leads far across the board, and people seldom reason so.
   */
  readonly mustUseDominoes: boolean;
  /** Is it known that nothing follows as long as no domino must be used? */
  readonly isNotPlain?: boolean;
}

/** Small: questions are short, and few start anew; long ones need more. */
const TABLE_BYTES = 1 << 16;
const LARGE_TABLE_BYTES = 1 << 22;
const LONG_PATIENCE = 100_000;
export class Judge {
  /** Nodes that all questions took. */
  nodes = 0;
  readonly compiled: Compiled;
  readonly #loosest: Terms;
  readonly #terms: Terms;
  /** By number; more may come to be known. */
  facts: readonly Fact[];
  /** By pair: the least copies of dominoes named as premises. */
  readonly #demanded: Int32Array;
  /** What would be so if a fact were not, each a way. */
  readonly #denied = new WeakMap<Fact, ReturnType<typeof denials>[number][]>();

  /** That no domino carries a number is known without a premise. */
  constructor(compiled: Compiled, facts: readonly Fact[]) {
    this.compiled = compiled;
    this.facts = facts;
    this.#demanded = new Int32Array(compiled.pips ** 2);
    this.#terms = termsOf(compiled);
    this.#loosest = termsOf(compiled);
    const { cells, regions, pips } = compiled;
    const known = new Set(missingNumbers(compiled));
    for (let x = 0; x < pips; x++) {
      for (let y = x; y < pips; y++) if (!known.has(x) && !known.has(y)) this.#loosest.copies([x, y], 0, UNLIMITED);
    }
    for (let r = 0; r < regions; r++) this.#loosest.silence(r);
    for (let c = 0; c < cells; c++) this.#loosest.free(c);
  }

  /** Does it? False also where that is not found out in time. */
  follows(fact: Fact, premises: readonly Premise[], strictness: Strictness): boolean {
    const denied = this.#denied.get(fact) ?? fact.flatMap((conclusion) => denials(conclusion, this.compiled));
    this.#denied.set(fact, denied);
    const failed = denied.findIndex((deny) => {
      this.#assume(premises);
      return deny(this.#terms) && !finished(this.#findImpossible(premises, strictness));
    });
    // The same fact is asked of fewer and fewer premises: what does not follow from some is asked first of the next.
    if (failed > 0) denied.unshift(...denied.splice(failed, 1));
    return failed === -1;
  }

  /** Can the premises not hold together? Pauses where that takes long; no other question may be asked meanwhile. */
  *contradicts(premises: readonly Premise[], strictness: Strictness): Generator<void, boolean> {
    this.#assume(premises);
    return yield* this.#findImpossible(premises, strictness);
  }

  /** The puzzle loosened to what the premises say. */
  terms(premises: readonly Premise[]): Terms {
    this.#assume(premises);
    return termsOf(this.compiled).copyFrom(this.#terms);
  }

  /** A cell that is supposed to hold something, and need not be covered, holds it by a domino or without one. */
  *#findImpossible(premises: readonly Premise[], strictness: Strictness): Generator<void, boolean> {
    const held = this.#heldIn(premises);
    if (held === undefined || this.#terms.freed[held.cell] === 0) return yield* this.#findDead(strictness);
    const terms = termsOf(this.compiled).copyFrom(this.#terms);
    this.#terms.freed[held.cell] = 0;
    if (!(yield* this.#findDead(strictness))) return false;
    this.#terms.copyFrom(terms).hold(held.cell, held.value);
    return yield* this.#findDead(strictness);
  }

  #heldIn(premises: readonly Premise[]): ReturnType<typeof heldIn> {
    for (const premise of premises) {
      const held = premise.kind === 'fact' ? heldIn(this.facts[premise.id]!) : undefined;
      if (held !== undefined) return held;
    }
    return undefined;
  }

  /** First as if no domino had to be used, which settles most questions at once; then with those that must. */
  *#findDead({ patience, mustUseDominoes, isNotPlain = false }: Strictness): Generator<void, boolean> {
    const { least } = this.#terms;
    const owed = least.slice();
    least.set(this.#demanded);
    if (!isNotPlain && (yield* this.#findExhausted(patience))) return true;
    if (!mustUseDominoes || owed.every((copies, pair) => copies === least[pair])) return false;
    least.set(owed);
    return yield* this.#findExhausted(patience);
  }

  *#findExhausted(patience: number): Generator<void, boolean> {
    const table = patience < LONG_PATIENCE ? TABLE_BYTES : LARGE_TABLE_BYTES;
    const search = new SwiftSearch(this.compiled, this.#terms, table).askOnlyWhether();
    const most = nodesOn(this.compiled, patience);
    let answer = search.run(Math.min(most, NODES_PER_PAUSE)).type;
    while (answer === 'paused' && search.nodes < most) {
      yield;
      answer = search.run(Math.min(most - search.nodes, NODES_PER_PAUSE)).type;
    }
    this.nodes += search.nodes;
    return answer === 'exhausted';
  }

  #assume(premises: readonly Premise[]): void {
    const terms = this.#terms.copyFrom(this.#loosest);
    const { given, pips } = this.compiled;
    for (const premise of premises) {
      switch (premise.kind) {
        case 'region':
          terms.silent[premise.id] = 0;
          break;
        case 'value':
          for (let y = 0; y < pips; y++) {
            const pair = premise.id * pips + y;
            terms.copies([premise.id, y], given.least[pair]!, given.most[pair]!);
          }
          break;
        case 'tiled':
          for (const cell of premise.cells) terms.freed[cell] = 0;
          break;
        case 'fact':
          impose(terms, this.facts[premise.id]!, this.compiled);
      }
    }
    this.#demanded.fill(0);
    for (const premise of premises) if (premise.kind === 'domino') this.#demand(premise.id);
  }

  /** A domino that is in the tray must be used, whatever is known of others with its numbers. */
  #demand(pair: number): void {
    const { given, pips } = this.compiled;
    const x = Math.floor(pair / pips);
    const y = pair % pips;
    const least = given.least[pair]!;
    this.#terms.copies([x, y], least, Math.max(least, this.#terms.most[pair]!));
    this.#demanded[x * pips + y] = least;
    this.#demanded[y * pips + x] = least;
  }
}

function finished<T>(work: Generator<void, T>): T {
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}
