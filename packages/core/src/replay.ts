/**
 * A trace played again, line by line, so that one of any length fits in memory. Nothing in it is taken on trust: what
 * is removed must be what was placed last, a solution must be what stands and must be correct.
 */

import { err, ok, type Result } from './data.js';
import type { PuzzleKind } from './kind.js';
import { type Problem, problemMaker } from './problem.js';
import { readPuzzles } from './read.js';
import { parseTraceStart, parseTraceStep, type TraceEnd, type TraceStart, type TraceStep } from './trace.js';
import type { coreWords } from './words.js';

export interface TracedPuzzle<Kind, Puzzle> {
  readonly start: TraceStart;
  readonly kind: Kind;
  readonly puzzle: Puzzle;
}

/** No puzzle has so many moves; a file can have any number of lines. */
const MAX_DEPTH = 10_000;

const problem = problemMaker<typeof coreWords>();

/** Takes the lines of a trace one after the other. Never throws; after problems it cannot go on. */
export class Replay<Spec, Puzzle, Solution, Move> {
  readonly #kinds: readonly PuzzleKind<Spec, Puzzle, Solution, Move>[];
  readonly #moves: Move[] = [];
  #line = 0;
  #traced: TracedPuzzle<PuzzleKind<Spec, Puzzle, Solution, Move>, Puzzle> | undefined;
  #end: TraceEnd | undefined;
  #deepest = 0;
  readonly counts = { placed: 0, removed: 0, pruned: 0, solution: 0 };

  constructor(kinds: readonly PuzzleKind<Spec, Puzzle, Solution, Move>[]) {
    this.#kinds = kinds;
  }

  get traced(): TracedPuzzle<PuzzleKind<Spec, Puzzle, Solution, Move>, Puzzle> | undefined {
    return this.#traced;
  }

  get end(): TraceEnd | undefined {
    return this.#end;
  }

  get deepest(): number {
    return this.#deepest;
  }

  get solution(): Solution | undefined {
    return this.#traced?.kind.moves.solutionAfter(this.#traced.puzzle, this.#moves);
  }

  /** Plays the next line; the first, and an empty one, are no step. */
  async next(line: string): Promise<Result<TraceStep<Solution, Move> | undefined, readonly Problem[]>> {
    this.#line++;
    if (line.trim() === '') return ok(undefined);
    if (this.#traced === undefined) {
      const problems = await this.#begin(line);
      return problems.length === 0 ? ok(undefined) : err(this.#located(problems));
    }
    const step = parseTraceStep(line, this.#traced.kind);
    const problems = step.ok ? this.#play(step.value, this.#traced) : step.error;
    return step.ok && problems.length === 0 ? step : err(this.#located(problems));
  }

  finish(): readonly Problem[] {
    if (this.#traced === undefined) return this.#located([problem('trace-start', {}, {})]);
    return this.#end === undefined ? this.#located([problem('trace-cut-short', {}, {})]) : [];
  }

  async #begin(line: string): Promise<readonly Problem[]> {
    const start = parseTraceStart(line);
    if (!start.ok) return start.error;
    const kind = this.#kinds.find(({ name }) => name === start.value.kind);
    const { format } = start.value;
    if (!kind?.formats.some(({ name }) => name === format)) {
      return [problem('trace-kind', {}, { kind: start.value.kind, format })];
    }
    const checked = (await readPuzzles(start.value.puzzle, [kind], format))[0]?.checked;
    if (!checked?.ok) {
      const problems = checked?.error ?? [];
      return [problem('trace-puzzle', {}, {}), ...problems.map((each) => ({ ...each, where: {} }))];
    }
    this.#traced = { start: start.value, kind, puzzle: checked.value };
    return [];
  }

  #play(
    step: TraceStep<Solution, Move>,
    { kind, puzzle }: TracedPuzzle<PuzzleKind<Spec, Puzzle, Solution, Move>, Puzzle>,
  ): readonly Problem[] {
    if (this.#end !== undefined) return [problem('trace-after-end', {}, {})];
    if (step.type === 'end') {
      this.#end = step;
      const left = step.ending === 'exhausted' && this.#moves.length > 0;
      return left ? [problem('trace-not-exhausted', {}, {})] : [];
    }
    this.counts[step.type]++;
    switch (step.type) {
      case 'placed': {
        const problems = kind.moves.moveProblems(puzzle, kind.moves.solutionAfter(puzzle, this.#moves), step.move);
        if (problems.length > 0) return [problem('trace-misplaced', {}, {}), ...problems];
        this.#deepest = Math.max(this.#deepest, this.#moves.push(step.move));
        return this.#moves.length > MAX_DEPTH ? [problem('trace-too-deep', {}, {})] : [];
      }
      case 'removed': {
        const last = this.#moves.pop();
        const same = last !== undefined && isSame(kind.moves.toJson(last), kind.moves.toJson(step.move));
        return same ? [] : [problem('trace-removed', {}, {})];
      }
      case 'pruned':
        return [];
      case 'solution': {
        const stands = kind.moves.solutionAfter(puzzle, this.#moves);
        const same = isSame(kind.solutionToJson(stands), kind.solutionToJson(step.solution));
        return same ? kind.verify(puzzle, step.solution) : [problem('trace-solution', {}, {})];
      }
    }
  }

  #located(problems: readonly Problem[]): readonly Problem[] {
    const line = Math.max(1, this.#line);
    return problems.map((each) => ({ ...each, where: { line, column: each.where.column ?? 1 } }));
  }
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
