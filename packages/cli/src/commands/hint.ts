/** The next step for a player: where to look, why, or what follows; or that what is placed cannot come right. */
import {
  type AnyKind,
  type Conflict,
  type Deduction,
  type Explainer,
  err,
  type Hint,
  type JsonObject,
  ok,
  type Problem,
  problemMaker,
  type Result,
} from '@pipwright/core';
import type { Input, InputOptions } from '../inputs.js';
import { type Output, printable } from '../output.js';
import { STATUS, type Status } from '../status.js';
import { conclusionInWords, conflictInWords } from '../step-words.js';
import type { fileWords } from '../words.js';
import { drive } from './drive.js';
import { eachInput } from './each-input.js';
import { stepToJson } from './explain.js';
import { pickSolution, readSolutionFile } from './solution-file.js';
import { explainerOf, explainStop, rejectFor, rejectInput } from './work.js';

/** How much of a hint is told, the least first. */
export const REVEAL = ['where', 'why', 'what'] as const;

export interface HintOptions extends InputOptions {
  /** A file with what is placed. */
  readonly progress?: string;
  readonly reveal: (typeof REVEAL)[number];
  /** Milliseconds. */
  readonly timeout: number;
}

const problem = problemMaker<typeof fileWords>();

export async function hint(words: readonly string[], options: HintOptions, output: Output): Promise<Status> {
  const file = options.progress === undefined ? undefined : await readSolutionFile(options.progress);
  return eachInput(words, options, output, async (input) => {
    const { kind, checked } = input;
    if (kind === undefined || !checked.ok) return rejectInput(output, input);
    const chosen = explainerOf(kind);
    if (!chosen.ok) return rejectFor(output, input, chosen.error);
    const explainer = chosen.value;
    const progress = readProgress(input, kind, explainer, checked.value, file);
    if (!progress.ok) {
      // They are places in the file that says what is placed.
      return rejectFor(
        output,
        { ...input, source: output.json ? input.source : (options.progress ?? '') },
        progress.error,
      );
    }
    const task = { input, kind, explainer, puzzle: checked.value, progress: progress.value, options, output };
    return hintFor(task);
  });
}

/** What is placed on the board of an input; undefined where nothing was said of it. */
function readProgress(
  input: Input,
  kind: AnyKind,
  explainer: Explainer<unknown, unknown>,
  puzzle: unknown,
  file: Awaited<ReturnType<typeof readSolutionFile>> | undefined,
): Result<unknown, readonly Problem[]> {
  if (file === undefined) return ok(undefined);
  if (!file.ok) return err([file.error]);
  const picked = pickSolution(file.value, input);
  if (picked === undefined) return err([problem('progress-missing', {}, {})]);
  const progress = kind.solutionFromJson(picked);
  if (!progress.ok) return progress;
  const misplaced = explainer.misplaced(puzzle, progress.value);
  return misplaced.length === 0 ? progress : err(misplaced);
}

interface Task {
  readonly input: Input;
  readonly kind: AnyKind;
  readonly explainer: Explainer<unknown, unknown>;
  readonly puzzle: unknown;
  readonly progress: unknown;
  readonly options: HintOptions;
  readonly output: Output;
}

async function hintFor(task: Task): Promise<Status> {
  const { input, explainer, puzzle, progress, options, output } = task;
  let found: Hint | undefined;
  const { ending, milliseconds } = await drive(
    explainer.hint(puzzle, progress),
    { timeout: options.timeout },
    () => 'looking for a hint',
    (each) => {
      found = each;
    },
  );
  if (found === undefined) {
    await output.line(input, 'stopped', milliseconds, {});
    await output.say(`${printable(input.id)}: no hint (stopped early: ${explainStop(ending)})`);
    return STATUS.stopped;
  }
  const { status, step, conflict } = found;
  await output.line(input, status, milliseconds, {
    ...(status === 'solved' ? { complete: isSolution(task) } : {}),
    ...(step === undefined ? {} : { step: revealed(step, options.reveal) }),
    ...(conflict === undefined ? {} : { conflict }),
  });
  await output.say(`${printable(input.id)}: ${inWords(task, found)}`);
  return status === 'conflict' ? STATUS.no : STATUS.done;
}

function isSolution({ kind, puzzle, progress }: Task): boolean {
  return kind.verify(puzzle, progress ?? kind.moves.standing(puzzle, [])).length === 0;
}

function revealed(step: Deduction, reveal: HintOptions['reveal']): JsonObject {
  const { technique, text, because } = step;
  if (reveal === 'what') return stepToJson(step);
  return reveal === 'why' ? { technique, text, because } : { because };
}

function inWords(task: Task, { status, step, conflict }: Hint): string {
  const { explainer, puzzle, progress, options } = task;
  if (conflict !== undefined) return contradiction(task, conflict);
  if (step === undefined || status === 'solved') {
    return isSolution(task) ? 'solved' : 'nothing more is certain, since there are several solutions from here';
  }
  const where = `look at ${explainer.premises(puzzle, step.because).join('; ')}`;
  if (options.reveal === 'where') return where;
  const why = `${where}\n${step.text} (${step.technique})`;
  return options.reveal === 'why'
    ? why
    : `${why}\nSo ${conclusionInWords(step, explainer.known(puzzle, [step], progress))}.`;
}

function contradiction({ explainer, puzzle, options }: Task, conflict: Conflict): string {
  const byPlayer = conflict.because.some((premise) => premise.placed !== undefined);
  const what = byPlayer ? 'what is placed contradicts every solution' : 'the puzzle has no solution';
  if (options.reveal !== 'what') return `${what}; --reveal what says why`;
  const why = conflictInWords(conflict, explainer.premises(puzzle, conflict.because));
  return [`${what} (${conflict.class})`, ...why].join('\n');
}
