/** Is it a puzzle; and with a solution, does that solve it? */
import { err, type JsonValue, ok, type Problem, type Result } from '@pipwright/core';
import type { Input } from '../../inputs.js';
import { STATUS, type Status } from '../../status.js';
import { problem } from '../../words.js';
import { exitForBadInput } from '../rejection.js';
import { type Candidate, pickSolution } from '../solution-file.js';

/** For the solution that came with the puzzle. */
export const OWN = 'own';

/** Solutions to check, and what the place they come from is called. */
export interface Claims {
  readonly source: string;
  /** What the file holds; undefined for a puzzle's own. */
  readonly file?: Result<readonly Candidate[], Problem>;
}

export interface CheckReport {
  readonly type: 'checked';
  readonly exit: Status;
  readonly status: 'valid' | 'invalid' | 'correct' | 'incorrect';
  readonly milliseconds: number;
  readonly problems: readonly Problem[];
  readonly warnings: readonly Problem[];
  /** Problems of a solution are in the file it came from, not in the puzzle's. */
  readonly problemsIn: string;
}

export function check(input: Input, claims: Claims | undefined): CheckReport {
  const started = performance.now();
  const { checked, kind } = input;
  if (!checked.ok || kind === undefined) {
    const problems = checked.ok ? [] : checked.error;
    return report('invalid', problems, input.readable ? STATUS.no : exitForBadInput(problems));
  }
  if (claims === undefined) return report('valid', [], STATUS.done);
  const solution = findSolution(claims.file);
  const problemsIn = claims.file === undefined ? input.source : claims.source;
  if (!solution.ok) return report('invalid', solution.error, STATUS.bad, problemsIn);
  const wrong = kind.verify(checked.value, solution.value);
  return wrong.length === 0 ? report('correct', [], STATUS.done) : report('incorrect', wrong, STATUS.no, problemsIn);

  function findSolution(file: Claims['file']): Result<unknown, readonly Problem[]> {
    if (file !== undefined) {
      const picked = pick(file, input);
      return picked.ok ? (kind?.solutionFromJson(picked.value) ?? ok(undefined)) : err([picked.error]);
    }
    const own = checked.ok ? kind?.ownSolution(checked.value) : undefined;
    return own === undefined ? err([problem('solution-missing', {}, {})]) : ok(own);
  }

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

function pick(file: Result<readonly Candidate[], Problem>, input: Input): Result<JsonValue, Problem> {
  if (!file.ok) return file;
  const picked = pickSolution(file.value, input);
  return picked === undefined ? err(problem('solution-missing', {}, {})) : ok(picked);
}
