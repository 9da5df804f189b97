/** Checks puzzles, remembers those it checked, and puts problems into sentences. */
import { type Err, err, type Ok, ok } from '../data.js';
import type { Checked } from '../kind.js';
import { describe, type Problem, type Words } from '../problem.js';
import type { SaidProblem } from './problems.js';

/** A puzzle, or all that is wrong with it; `warnings` has what is odd about it. */
export type CheckResult<Puzzle, P> = (Ok<Puzzle> | Err<readonly P[]>) & { readonly warnings: readonly P[] };

export interface Checker<Spec, Puzzle extends object, W extends Words> {
  readonly words: W;
  check(spec: Spec): Checked<Puzzle>;
  readonly PuzzleError: new (problems: readonly SaidProblem<W>[]) => Error;
  /** Copies into a checked puzzle what `check` drops, for clones from another thread. */
  restore?(checked: Puzzle, given: Puzzle): Puzzle;
}

/** Makes puzzles, and knows those it has made. One that comes from elsewhere is checked whenever it is used. */
export class Checking<Spec, Puzzle extends object, W extends Words> {
  readonly #checker: Checker<Spec, Puzzle, W>;
  readonly #known = new WeakSet<object>();

  constructor(checker: Checker<Spec, Puzzle, W>) {
    this.#checker = checker;
  }

  say(problems: readonly Problem[]): readonly SaidProblem<W>[] {
    const { words } = this.#checker;
    // Only the table's own codes are raised: `problemMaker` sees to that.
    return problems.map((problem) => ({ ...problem, message: describe(problem, words) }) as never);
  }

  refusal(problems: readonly Problem[]): Error {
    return this.errorOf(this.say(problems));
  }

  errorOf(problems: readonly SaidProblem<W>[]): Error {
    return new this.#checker.PuzzleError(problems);
  }

  /** Never throws, whatever a caller hands in. */
  check(spec: unknown): CheckResult<Puzzle, SaidProblem<W>> {
    // Only a parser may report unread parts.
    return this.result(this.#checker.check((Object(spec) === spec ? { ...(spec as Spec), unread: [] } : spec) as Spec));
  }

  /** What a check has found, in sentences. */
  result(checked: Checked<Puzzle>): CheckResult<Puzzle, SaidProblem<W>> {
    const result = checked.ok ? ok(this.remember(checked.value)) : err(this.say(checked.error));
    return { ...result, warnings: this.say(checked.warnings) };
  }

  remember(puzzle: Puzzle): Puzzle {
    this.#known.add(freezeDeep(puzzle));
    return puzzle;
  }

  /** The puzzle itself if it was made here, else what `check` makes of it. Throws for what is none. */
  assured(given: Puzzle): Puzzle {
    if (this.#known.has(given)) return given;
    const checked = this.check(given);
    if (!checked.ok) throw mistaken(given) ?? this.errorOf(checked.error);
    return this.#checker.restore?.(checked.value, given) ?? checked.value;
  }
}

/** Freezes a value deeply, so that what was checked stays true. */
function freezeDeep<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) freezeDeep(part);
  return value;
}

/** What is handed in instead of a puzzle at first: what `parse` gives, or takes. */
function mistaken(given: unknown): TypeError | undefined {
  if (typeof given === 'string') return new TypeError('This is a text: hand in the `value` that `parse` makes of it.');
  if (typeof given !== 'object' || given === null) return undefined;
  if (given instanceof Promise) return new TypeError('This is a promise: await it first.');
  if (!('ok' in given)) return undefined;
  return new TypeError('This is what `parse` or `check` gives: if it is `ok`, hand in its `value`.');
}
