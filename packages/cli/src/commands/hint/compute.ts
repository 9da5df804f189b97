/** The next step for a player, or that what is placed cannot be finished. */
import { type AnyKind, type Ending, err, ok, type Problem, type Result, type Runs, runsOf } from '@pipwright/core';
import { firstSolution, type Hint, NODES_PER_PAUSE } from '@pipwright/core/explaining';
import type { Input, InputOptions } from '../../inputs.js';
import type { Context } from '../../session.js';
import { STATUS, type Status } from '../../status.js';
import { problem } from '../../words.js';
import { drive, driveToOne } from '../drive.js';
import { type AnyExplainer, explainerOf } from '../engines.js';
import { assertDiffer, assertMove, assertSteps } from '../explain/verified.js';
import { type Rejection, rejection, rejectionOf } from '../rejection.js';
import { type Candidate, pickSolution, solutionFor } from '../solution-file.js';

export interface HintOptions extends InputOptions {
  /** Milliseconds. */
  readonly timeout: number;
  readonly after: number;
}

interface Placed {
  readonly source: string;
  readonly file: Result<readonly Candidate[], Problem>;
}

export type HintReport = HintFound | HintStopped;

interface Found extends Hint {
  /** Where there is none: can nothing be placed because of what has been, or has the puzzle no solution? */
  readonly isLost: boolean;
}

export interface HintFound extends Found {
  readonly type: 'found';
  readonly exit: Status;
  readonly milliseconds: number;
  /** What the player has placed; undefined where nothing was said of it. */
  readonly progress: unknown;
  readonly after: number;
  readonly complete: boolean;
}

interface HintStopped {
  readonly type: 'stopped';
  readonly exit: Status;
  readonly milliseconds: number;
  readonly ending: Ending;
}

export async function hint(
  input: Input,
  { timeout, after }: HintOptions,
  placed: Placed | undefined,
  context: Context,
): Promise<HintReport | Rejection> {
  const { kind, checked } = input;
  if (kind === undefined || !checked.ok) return rejectionOf(input);
  const chosen = explainerOf(kind);
  if (!chosen.ok) return rejection(chosen.error);
  const puzzle = checked.value;
  const read = readProgress(input, kind, chosen.value, puzzle, placed?.file);
  if (!read.ok) return rejection(read.error, placed && { problemsIn: placed.source, told: firstOf(read.error) });
  const progress = read.value;
  const driven = drive(look(chosen.value, puzzle, progress, after), { timeout }, () => 'looking for a hint', context);
  const found = await driveToOne(driven);
  const { ending, milliseconds } = driven;
  if (found === undefined) return { type: 'stopped', exit: STATUS.stopped, milliseconds, ending };
  const { status, steps = [], choice, isTold = false } = found;
  // What comes after the last step would be said again and again.
  if ((isTold || choice !== undefined) && after > steps.length)
    return rejection([problem('after-too-many', {}, { steps: steps.length })]);
  const standing =
    progress === undefined ? kind.moves.solutionAfter(puzzle, []) : chosen.value.standing(puzzle, progress);
  const moves = assertSteps(kind, chosen.value, puzzle, steps);
  if (choice !== undefined) moves.push(choice.move);
  for (const move of moves) assertMove(kind, puzzle, move, standing);
  assertDiffer(kind, puzzle, choice?.differ);
  const exit = status === 'conflict' ? STATUS.no : STATUS.done;
  const complete = kind.verify(puzzle, standing).length === 0;
  return { type: 'found', exit, ...found, milliseconds, progress, after, complete };
}

function look(explainer: AnyExplainer, puzzle: unknown, progress: unknown, after: number): Runs<Found> {
  function* looking(): Generator<void, Found | undefined> {
    const found = yield* firstSolution(explainer.hint(puzzle, progress, after));
    if (found?.status !== 'conflict') return found && { ...found, isLost: false };
    const isLost = (yield* firstSolution(explainer.verdict(puzzle, progress))) === 'lost';
    if (isLost || progress === undefined) return { ...found, isLost };
    // What was placed may be in conflict too, but is not why.
    const conflict = yield* firstSolution(explainer.conflict(puzzle));
    return conflict && { ...found, conflict, isLost };
  }
  return runsOf(looking(), NODES_PER_PAUSE);
}

/** A grid of another size is meant for another puzzle. */
const OTHER_SIZE = 'solution-size';

/** With more problems than these, what is placed was most likely meant for another puzzle. */
const MOST_TOLD = 3;

/** For people: where there are many problems, what they come to, and the first few. */
function firstOf(problems: readonly Problem[]): readonly Problem[] {
  if (problems.length <= MOST_TOLD) return problems;
  const all = problem('progress-does-not-fit', {}, { problems: problems.length, told: MOST_TOLD });
  return [all, ...problems.slice(0, MOST_TOLD)];
}

function readProgress(
  input: Input,
  kind: AnyKind,
  explainer: AnyExplainer,
  puzzle: unknown,
  file: Placed['file'] | undefined,
): Result<unknown, readonly Problem[]> {
  if (file === undefined) return ok(undefined);
  if (!file.ok) return err([file.error]);
  const picked = pickSolution(file.value, input);
  if (picked === undefined) return err([problem('progress-missing', {}, {})]);
  const read = solutionFor(kind, puzzle, picked);
  if (!read.ok) return read;
  const { solution, misplaced: inList, wrong } = read.value;
  const size = wrong.filter(({ code }) => code === OTHER_SIZE);
  const [misplaced = []] = [inList, explainer.misplaced(puzzle, solution), size].filter(({ length }) => length > 0);
  return misplaced.length === 0 ? ok(solution) : err(misplaced);
}
