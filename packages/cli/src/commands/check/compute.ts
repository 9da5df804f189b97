/** Is it a puzzle; with a solution, does that solve it; and where that was asked, is there exactly one? */
import { type AnyKind, type Ending, err, ok, type Problem, type Result } from '@pipwright/core';
import type { Input, InputOptions } from '../../inputs.js';
import type { Context } from '../../session.js';
import { highest, STATUS, type Status } from '../../status.js';
import { problem } from '../../words.js';
import { count } from '../count/compute.js';
import type { WorkLimits } from '../drive.js';
import { exitForBadInput, type Rejection } from '../rejection.js';
import { type Candidate, pickSolution, solutionFor } from '../solution-file.js';

export const OWN = 'own';

export interface Claims {
  readonly source: string;
  /** What the file holds; undefined for a puzzle's own. */
  readonly file?: Result<readonly Candidate[], Problem>;
}

export interface CheckOptions extends InputOptions, WorkLimits {
  readonly unique?: boolean;
}

export interface CheckReport {
  readonly type: 'checked';
  readonly exit: Status;
  readonly status: 'valid' | 'invalid' | 'correct' | 'incorrect';
  readonly milliseconds: number;
  readonly problems: readonly Problem[];
  readonly warnings: readonly Problem[];
  readonly problemsIn: string;
  readonly uniqueness?: Uniqueness;
}

interface Uniqueness {
  readonly unique: boolean | null;
  readonly found: bigint;
  readonly ending: Ending;
}

export async function check(
  input: Input,
  claims: Claims | undefined,
  { unique = false, ...limits }: CheckOptions,
  context: Context,
): Promise<CheckReport | Rejection> {
  const checked = checkOne(input, claims);
  if (!unique || checked.status === 'invalid') return checked;
  const counted = await count(input, { ...limits, atMost: 2 }, context);
  if (counted.type === 'rejected') return counted;
  const { exit, milliseconds, unique: isUnique, found, ending } = counted;
  return {
    ...checked,
    exit: highest(checked.exit, exit, isUnique === false ? STATUS.no : STATUS.done),
    milliseconds: checked.milliseconds + milliseconds,
    uniqueness: { unique: isUnique, found, ending },
  };
}

function checkOne(input: Input, claims: Claims | undefined): CheckReport {
  const started = performance.now();
  const { checked, kind } = input;
  if (!checked.ok || kind === undefined) {
    const problems = checked.ok ? [] : checked.error;
    return report('invalid', problems, input.readable ? STATUS.no : exitForBadInput(problems));
  }
  if (claims === undefined) return report('valid', [], STATUS.done);
  const wrong = whatIsWrong(input, kind, checked.value, claims.file);
  const problemsIn = claims.file === undefined ? input.source : claims.source;
  if (!wrong.ok) return report('invalid', wrong.error, STATUS.bad, problemsIn);
  if (wrong.value.length === 0) return report('correct', [], STATUS.done);
  return report('incorrect', wrong.value, STATUS.no, problemsIn);

  function report(
    status: CheckReport['status'],
    problems: readonly Problem[],
    exit: Status,
    problemsIn = input.source,
  ): CheckReport {
    const milliseconds = performance.now() - started;
    return { type: 'checked', exit, status, milliseconds, problems, warnings: checked.warnings, problemsIn };
  }
}

function whatIsWrong(
  input: Input,
  kind: AnyKind,
  puzzle: unknown,
  file: Claims['file'],
): Result<readonly Problem[], readonly Problem[]> {
  if (file === undefined) {
    const own = kind.ownSolution(puzzle);
    return own === undefined ? err([problem('solution-missing', {}, {})]) : ok(kind.verify(puzzle, own));
  }
  if (!file.ok) return err([file.error]);
  const picked = pickSolution(file.value, input);
  if (picked === undefined) return err([problem('solution-missing', {}, {})]);
  const read = solutionFor(kind, puzzle, picked);
  return read.ok ? ok(read.value.wrong) : read;
}
