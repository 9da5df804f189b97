/**
 * A binary constraint satisfaction problem: variables, for each a domain of values, and constraints, each on two
 * variables. One interface is for modellers, one for solvers, by indexes alone.
 */

/** Model: turns a problem into variables, domains and constraints. */
export interface BinaryModel<Variable, Value, Problem> {
  /** Variables in any order, each once. */
  variables(problem: Problem): Iterable<Variable>;
  /** Values in any order; one given twice counts once. */
  domain(variable: Variable, problem: Problem): Iterable<Value>;
  /**
   * Condition on two values, or undefined for two variables that never disturb each other. `first` comes before
   * `second`.
   */
  predicate(first: Variable, second: Variable, problem: Problem): ((a: Value, b: Value) => boolean) | undefined;
  /** Order of variables that `<` does not order, such as objects; `compareValues` is that of values. */
  compareVariables?(a: Variable, b: Variable): number;
  compareValues?(a: Value, b: Value): number;
  /** The name of a variable in pictures and reasons; without it, `String`. */
  nameVariable?(variable: Variable): string;
  nameValue?(value: Value): string;
}

export interface Assignment<Variable, Value> {
  readonly variable: Variable;
  readonly value: Value;
}

export interface VariableData<Variable, Value> {
  readonly variable: Variable;
  readonly domain: readonly Value[];
  readonly degree: number;
  readonly sumTightness: number;
}

export interface ConstraintData<Variable, Value> {
  readonly first: Variable;
  readonly second: Variable;
  /** The part of all pairs of values that is forbidden: more than 0, at most 1. */
  readonly tightness: number;
  readonly pairs: readonly { readonly first: Value; readonly second: Value; readonly consistent: boolean }[];
}

export interface CspMetrics {
  readonly variables: number;
  /** Proven constraints: those that forbid at least one pair of values. */
  readonly constraints: number;
  /** Constraints as the rules have them, whether or not the domains let them forbid anything. */
  readonly theoreticalConstraints: number;
  /** The part of all pairs of variables that has a proven constraint. */
  readonly constraintDensity: number;
  /** The harmonic mean over the proven constraints; 0 without any. */
  readonly meanTightness: number;
}

/** View of a problem for its modeller: its variables, domains and constraints. */
export interface ModellingBinaryCsp<Variable, Value, Problem> {
  readonly problem: Problem;
  readonly metrics: CspMetrics;
  variableData(): readonly VariableData<Variable, Value>[];
  /** The proven constraints, in the order of their first and then their second variable. */
  constraintData(): readonly ConstraintData<Variable, Value>[];
  /** Pairs of variables that the rules constrain, in the same order. */
  theoreticalConstraints(): readonly (readonly [Variable, Variable])[];
}

/**
 * View of a problem for solvers. Variables are numbered from 0 in their order, values from 0 within their domain.
 * Indexes out of range throw a RangeError, except in `consistent` and `hasSupport`, which are asked millions of times.
 */
export interface SolvableBinaryCsp<Variable, Value> {
  readonly size: number;
  variableAt(variable: number): Variable;
  domainAt(variable: number): readonly Value[];
  nameAt(variable: number): string;
  degreeAt(variable: number): number;
  sumTightnessAt(variable: number): number;
  neighboursAt(variable: number): readonly number[];
  /** Is there a proven constraint between them? A variable is adjacent to itself. */
  adjacent(first: number, second: number): boolean;
  /** May they have these values at once? Where there is no constraint, always; a variable has one value only. */
  consistent(first: number, firstValue: number, second: number, secondValue: number): boolean;
  /** Does one of the second variable's values, given as a mask of 32 to a word, go with the first one's value? */
  hasSupport(first: number, firstValue: number, second: number, mask: Uint32Array): boolean;
  assignment(variable: number, value: number): Assignment<Variable, Value>;
}

/** A binary CSP for code that needs no types of variables and values. */
export type AnyCsp = SolvableBinaryCsp<unknown, unknown>;
