/**
 * The search that all thirty-two algorithms share, one step at a time:
 *
 *     simplifying    once, at the root: leave out what cannot be; on to level 0
 *     assigning      the present variable tries its candidates until one is accepted: one level down; or none is
 *     backtracking   up to the level the checking strategy names, whose value is rejected
 *
 * At the leaf every variable has its value: a solution. A further step goes back from there for the next one; at the
 * root there are no more. Steps are counted as in Kolyteon, so its published figures can be compared.
 */
import type { Search, SearchEvent, SearchStep } from '@pipwright/core';
import type { Assignment, SolvableBinaryCsp } from '../graph/binary-csp.js';
import { ROOT, SearchTree } from '../search-tree.js';
import type { Algorithm, Checker } from '../strategy.js';

export type StepType = 'simplifying' | 'assigning' | 'backtracking';

/** Type of the next step; `finished` at the leaf is a solution, at the root the end. */
export type SearchState = StepType | 'finished';

export interface StepRecord<Variable, Value> {
  readonly type: StepType;
  /** The level after the step: −1 is the root, the number of variables the leaf. */
  readonly level: number;
  readonly state: SearchState;
  readonly assignment?: Assignment<Variable, Value>;
}

export type CspSolution<Variable, Value> = readonly Assignment<Variable, Value>[];

export type CspEvent<Variable, Value> = SearchEvent<CspSolution<Variable, Value>, Assignment<Variable, Value>>;

export interface SearchMetrics {
  readonly algorithm: string;
  readonly simplifyingSteps: number;
  readonly assigningSteps: number;
  readonly backtrackingSteps: number;
  readonly totalSteps: number;
  /** The part of all steps that did not go back: 1 is a search without a wrong turn. */
  readonly efficiency: number;
}

/** Looks for the solutions of a binary CSP by one of the algorithms, each solution once. */
export class CspSearch<Variable, Value> implements Search<CspSolution<Variable, Value>, Assignment<Variable, Value>> {
  readonly #csp: SolvableBinaryCsp<Variable, Value>;
  readonly #algorithm: Algorithm;
  readonly #tree: SearchTree;
  readonly #checker: Checker;
  readonly #steps = { simplifying: 0, assigning: 0, backtracking: 0 };
  #state: SearchState = 'simplifying';
  #nodes = 0;
  /** Has the present variable candidates left to try in the step that is under way? */
  #isMidStep = false;
  #listener: ((event: CspEvent<Variable, Value>) => void) | undefined;

  /** `variables`: the indexes of those to solve for; without it, all. */
  constructor(csp: SolvableBinaryCsp<Variable, Value>, algorithm: Algorithm, variables?: readonly number[]) {
    this.#csp = csp;
    this.#algorithm = algorithm;
    this.#tree = new SearchTree(csp, variables ?? Array.from({ length: csp.size }, (_, i) => i));
    this.#checker = algorithm.checking.checker(this.#tree);
  }

  get nodes(): number {
    return this.#nodes;
  }

  get depth(): number {
    return Math.max(0, this.#tree.level);
  }

  get state(): SearchState {
    return this.#state;
  }

  /** −1 is the root, the number of variables the leaf. */
  get level(): number {
    return this.#tree.level;
  }

  get assignments(): CspSolution<Variable, Value> {
    return Array.from({ length: this.depth }, (_, level) => this.#assignmentAt(level));
  }

  get metrics(): SearchMetrics {
    const { simplifying, assigning, backtracking } = this.#steps;
    const total = simplifying + assigning + backtracking;
    return {
      algorithm: this.#algorithm.name,
      simplifyingSteps: simplifying,
      assigningSteps: assigning,
      backtrackingSteps: backtracking,
      totalSteps: total,
      efficiency: total === 0 ? 1 : (total - backtracking) / total,
    };
  }

  watch(listener: ((event: CspEvent<Variable, Value>) => void) | undefined): void {
    this.#listener = listener;
  }

  run(budget: number): SearchStep<CspSolution<Variable, Value>> {
    const enough = this.#nodes + Math.floor(budget);
    while (this.#nodes < enough) {
      const type = this.#begin();
      if (type === undefined) return { type: 'exhausted' };
      this.#advance(type, enough - this.#nodes);
      if (this.#isAtLeaf) return { type: 'solution', solution: this.assignments };
    }
    return { type: 'paused' };
  }

  /** Takes one step; undefined when none is left. After a solution it goes on to the next one. */
  step(): StepRecord<Variable, Value> | undefined {
    const type = this.#begin();
    if (type === undefined) return undefined;
    this.#advance(type, Number.POSITIVE_INFINITY);
    const { level } = this.#tree;
    const assigned = type === 'assigning' && this.#state !== 'backtracking';
    return { type, level, state: this.#state, ...(assigned && { assignment: this.#assignmentAt(level - 1) }) };
  }

  /** Counts the step to come, unless `run` has paused in the middle of it. */
  #begin(): StepType | undefined {
    const type = this.#state === 'finished' && this.#isAtLeaf ? 'backtracking' : this.#state;
    if (type === 'finished') return undefined;
    if (!this.#isMidStep) this.#steps[type]++;
    return type;
  }

  #advance(type: StepType, mostNodes: number): void {
    if (type === 'simplifying') this.#simplify();
    else if (type === 'assigning') this.#assign(mostNodes);
    else this.#backtrack();
  }

  #simplify(): void {
    this.#checker.simplify?.();
    if (this.#tree.hasHope) this.#descend();
    else this.#state = 'finished';
  }

  #assign(mostNodes: number): void {
    const { level } = this.#tree;
    const candidates = this.#tree.candidatesOf(this.#tree.at(level));
    const enough = this.#nodes + mostNodes;
    this.#isMidStep = false;
    while (candidates.size > 0) {
      if (this.#nodes >= enough) {
        this.#isMidStep = true;
        return;
      }
      this.#tree.assignNext();
      this.#nodes++;
      if (this.#checker.accepts(level)) {
        this.#descend();
        return;
      }
      this.#reportPruned(level);
      this.#tree.reject(level);
    }
    this.#state = 'backtracking';
  }

  #backtrack(): void {
    const target = this.#checker.retreat(this.#tree.level);
    if (!this.#isAtLeaf) this.#tree.restore(this.#tree.level);
    while (this.#tree.level > Math.max(0, target)) {
      const level = --this.#tree.level;
      this.#listener?.({ type: 'removed', move: this.#assignmentAt(level) });
      this.#checker.withdraw?.(level);
      this.#tree.reject(level);
      if (level > target) this.#tree.restore(level);
    }
    this.#tree.level = target;
    if (target === ROOT) this.#state = 'finished';
    else this.#state = this.#tree.candidatesOf(this.#tree.at(target)).size > 0 ? 'assigning' : 'backtracking';
  }

  #descend(): void {
    const level = this.#tree.level++;
    if (level >= 0) this.#listener?.({ type: 'placed', move: this.#assignmentAt(level) });
    this.#state = this.#isAtLeaf ? 'finished' : 'assigning';
    if (!this.#isAtLeaf) this.#tree.bringForward(this.#algorithm.ordering.choose(this.#tree));
    this.#checker.enter?.(this.#tree.level);
    if (this.#isAtLeaf) this.#listener?.({ type: 'solution', solution: this.assignments });
  }

  get #isAtLeaf(): boolean {
    return this.#tree.level === this.#tree.leaf;
  }

  #assignmentAt(level: number): Assignment<Variable, Value> {
    return this.#csp.assignment(this.#tree.at(level), this.#tree.valueAt(level));
  }

  #reportPruned(level: number): void {
    if (this.#listener === undefined) return;
    const code = `csp-${this.#algorithm.checking.type === 'look-back' ? 'conflict' : 'wipe-out'}`;
    const reason = { code, data: { variable: this.#csp.nameAt(this.#checker.obstacle) } };
    this.#listener({ type: 'pruned', move: this.#assignmentAt(level), reason });
  }
}
