/** Explanations and hints in one call, with their sentences. */
import type { AnyConflict, AnyStep, Explainer, Explanation, Hint } from '../explaining/explainer.js';
import type { Problem } from '../problem.js';
import type { Limits, NodeLimit } from './limits.js';
import { awaitOne, type Stopped, takeOne } from './solve.js';

/** A record with what it says, in one or two sentences. */
export type Told<Untold> = Untold & { readonly text: string };

export type ExplainResult<Step, Conflict, Solution> =
  /** One solution, and the steps lead to it. */
  | { readonly status: 'explained'; readonly steps: readonly Told<Step>[]; readonly solution: Solution }
  /** Several: the steps lead to all that they share, and `open` says what they do not. */
  | { readonly status: 'ambiguous'; readonly steps: readonly Told<Step>[]; readonly open: readonly string[] }
  /** None, and why. */
  | { readonly status: 'conflict'; readonly steps: readonly Told<Step>[]; readonly conflict: Told<Conflict> }
  /** The steps found so far. */
  | (Stopped & { readonly steps: readonly Told<Step>[] });

export type HintResult<Step, Conflict> =
  /** The easiest next step, and the steps that lead there where they can be told one by one. */
  | { readonly status: 'hint'; readonly step: Told<Step>; readonly way: readonly Told<Step>[] }
  /** Nothing more can be known; unless `complete`, there are several solutions from here. */
  | { readonly status: 'solved'; readonly complete: boolean }
  | { readonly status: 'conflict'; readonly conflict: Told<Conflict> }
  | Stopped;

/** What explaining takes of a kind. */
export interface Teller<Puzzle, Solution, Move, Step extends AnyStep, Conflict extends AnyConflict> {
  readonly explainer: Explainer<Puzzle, Solution, Move, Step, Conflict>;
  readonly verify: (puzzle: Puzzle, solution: Solution) => readonly Problem[];
  /** What stands after these moves. */
  readonly standing: (puzzle: Puzzle, moves: readonly Move[]) => Solution;
}

export async function explainWith<Puzzle, Solution, Move, Step extends AnyStep, Conflict extends AnyConflict>(
  teller: Teller<Puzzle, Solution, Move, Step, Conflict>,
  puzzle: Puzzle,
  limits?: Limits | null,
): Promise<ExplainResult<Step, Conflict, Solution>> {
  const work = teller.explainer.explain(puzzle);
  const { value, reason } = await awaitOne(work, limits);
  return explained(teller, puzzle, value ?? { status: 'stopped', reason, steps: work.soFar() });
}

export function explainSyncWith<Puzzle, Solution, Move, Step extends AnyStep, Conflict extends AnyConflict>(
  teller: Teller<Puzzle, Solution, Move, Step, Conflict>,
  puzzle: Puzzle,
  limit?: NodeLimit | null,
): ExplainResult<Step, Conflict, Solution> {
  const work = teller.explainer.explain(puzzle);
  const value = takeOne(work, limit);
  return explained(teller, puzzle, value ?? { status: 'stopped', reason: 'nodes', steps: work.soFar() });
}

/** @param progress what is placed, which must be possible there */
export async function hintWith<Puzzle, Solution, Move, Step extends AnyStep, Conflict extends AnyConflict>(
  teller: Teller<Puzzle, Solution, Move, Step, Conflict>,
  puzzle: Puzzle,
  progress: Solution | undefined,
  limits?: Limits | null,
): Promise<HintResult<Step, Conflict>> {
  const { value, reason } = await awaitOne(teller.explainer.hint(puzzle, progress), limits);
  return hinted(teller, puzzle, progress, value ?? { status: 'stopped', reason });
}

/** @param progress what is placed, which must be possible there */
export function hintSyncWith<Puzzle, Solution, Move, Step extends AnyStep, Conflict extends AnyConflict>(
  teller: Teller<Puzzle, Solution, Move, Step, Conflict>,
  puzzle: Puzzle,
  progress: Solution | undefined,
  limit?: NodeLimit | null,
): HintResult<Step, Conflict> {
  const value = takeOne(teller.explainer.hint(puzzle, progress), limit);
  return hinted(teller, puzzle, progress, value ?? { status: 'stopped', reason: 'nodes' });
}

function explained<Puzzle, Solution, Move, Step extends AnyStep, Conflict extends AnyConflict>(
  { explainer, verify, standing }: Teller<Puzzle, Solution, Move, Step, Conflict>,
  puzzle: Puzzle,
  done: Explanation<Step, Conflict> | (Stopped & { readonly steps: readonly Step[] }),
): ExplainResult<Step, Conflict, Solution> {
  const { en } = explainer.languages;
  const steps = done.steps.map((step, index) => ({ ...step, text: en.step(puzzle, { steps: done.steps, index }) }));
  switch (done.status) {
    case 'explained': {
      const solution = standing(
        puzzle,
        done.steps.flatMap((step) => explainer.moves(step)),
      );
      const [wrong] = verify(puzzle, solution);
      if (wrong !== undefined) throw new Error(`the steps lead to a wrong solution (${wrong.code}); please report it`);
      return { status: 'explained', steps, solution };
    }
    case 'ambiguous':
      return { status: 'ambiguous', steps, open: en.open(done.open ?? []) };
    case 'conflict':
      return { status: 'conflict', steps, conflict: told(done.conflict, (conflict) => en.conflict(puzzle, conflict)) };
    case 'stopped':
      return { ...done, steps };
  }
}

function hinted<Puzzle, Solution, Move, Step extends AnyStep, Conflict extends AnyConflict>(
  { explainer, verify, standing }: Teller<Puzzle, Solution, Move, Step, Conflict>,
  puzzle: Puzzle,
  progress: Solution | undefined,
  found: Hint<Step, Conflict> | Stopped,
): HintResult<Step, Conflict> {
  const { en } = explainer.languages;
  switch (found.status) {
    case 'hint': {
      const steps = found.way ?? [];
      const way = steps.map((step, index) => ({ ...step, text: en.step(puzzle, { steps, index, progress }) }));
      return { status: 'hint', step: told(found.step, (step) => en.hint(puzzle, { step, way: steps }, progress)), way };
    }
    case 'solved':
      return { status: 'solved', complete: verify(puzzle, progress ?? standing(puzzle, [])).length === 0 };
    case 'conflict':
      return { status: 'conflict', conflict: told(found.conflict, (conflict) => en.conflict(puzzle, conflict)) };
    case 'stopped':
      return found;
  }
}

function told<Untold extends object>(untold: Untold | undefined, say: (untold: Untold) => string): Told<Untold> {
  if (untold === undefined) throw new Error('a conflict or a hint came without its record; please report it');
  return { ...untold, text: say(untold) };
}
