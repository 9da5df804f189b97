import type { AnyKind, JsonObject } from '@pipwright/core';
import { formatDuration } from '../duration.js';
import type { Input } from '../inputs.js';
import { type Output, printable } from '../output.js';
import { STATUS, type Status } from '../status.js';
import { eachInput } from './each-input.js';
import {
  EMPTY_BOARD,
  explainStop,
  insistOnCorrect,
  rejectInput,
  startWork,
  type Work,
  type WorkDone,
  type WorkOptions,
  wasStopped,
  work,
} from './work.js';

export interface SolveOptions extends WorkOptions {
  readonly all?: boolean;
  readonly limit?: number;
  readonly common?: boolean;
  readonly style?: string;
}

export async function solve(sources: readonly string[], options: SolveOptions, output: Output): Promise<Status> {
  let first = true;
  return eachInput(sources, options, output, async (input) => {
    if (!first) await output.say('');
    first = false;
    return solveInput(input, options, output);
  });
}

function solveInput(input: Input, options: SolveOptions, output: Output): Promise<Status> {
  const { kind, checked } = input;
  if (kind === undefined || !checked.ok) return rejectInput(output, input);
  const task = {
    input,
    kind,
    puzzle: checked.value,
    options,
    output,
    ...startWork(kind, checked.value, options.engine),
  };
  return options.common ? solveCommon(task) : solveEach(task);
}

interface Task extends Work {
  readonly input: Input;
  readonly kind: AnyKind;
  readonly puzzle: unknown;
  readonly options: SolveOptions;
  readonly output: Output;
}

/** Up to so many solutions are kept to print how many there are before them, as people expect; more are streamed. */
const KEPT_FOR_HEADING = 10_000;

async function solveEach(task: Task): Promise<Status> {
  const { input, kind, puzzle, options, output, search, engine } = task;
  const oneLineEach = options.all === true || options.limit !== undefined;
  const limit = options.limit ?? (options.all ? undefined : 1);
  const style = options.style ?? kind.drawing.styles[0] ?? '';
  const boxed = style === kind.drawing.styles[0];
  const kept: string[] = [];
  let streaming = false;
  let json: JsonObject[] = [];

  await sayPuzzle(task, boxed);
  const done = await work(
    task,
    { timeout: options.timeout, ...(limit === undefined ? {} : { limit }) },
    async (solution, milliseconds) => {
      insistOnCorrect(task, solution);
      if (output.json) {
        json = [kind.solutionToJson(solution)];
        if (!oneLineEach) return;
        await output.line(input, 'solved', milliseconds, {
          solutions: json,
          complete: null,
          engine,
          nodes: search.nodes,
        });
        return;
      }
      kept.push(kind.drawing.draw(puzzle, { style, solution, color: output.color }) || EMPTY_BOARD);
      if (kept.length > KEPT_FOR_HEADING || streaming) {
        streaming = true;
        await output.say(kept.splice(0).join('\n\n').concat('\n'));
      }
    },
  );

  const { status, word, complete } = summarise(done);
  await output.line(input, word, done.milliseconds, {
    solutions: oneLineEach ? [] : json,
    ...(oneLineEach ? { count: String(done.found) } : {}),
    complete,
    engine,
    nodes: search.nodes,
  });
  await sayFound(task, done, boxed, kept);
  return status;
}

async function solveCommon(task: Task): Promise<Status> {
  const { input, kind, puzzle, options, output, search, engine } = task;
  const common = kind.common(puzzle);
  let first: JsonObject | undefined;
  await sayPuzzle(task, true);
  const done = await work(task, { timeout: options.timeout }, (solution) => {
    insistOnCorrect(task, solution);
    first ??= kind.solutionToJson(solution);
    common.add(solution);
  });
  const { status, word } = summarise(done);
  await output.line(input, word, done.milliseconds, {
    solutions: first === undefined ? [] : [first],
    count: String(done.found),
    complete: done.found > 1n ? false : done.ending === 'exhausted' || null,
    common: common.toJson(),
    engine,
    nodes: search.nodes,
  });
  await sayFound(task, done, true, done.found === 0n ? [] : [common.toText()]);
  return status;
}

function summarise({ found, ending }: WorkDone): { status: Status; word: string; complete: boolean | null } {
  const complete = ending === 'exhausted' ? true : null;
  if (wasStopped(ending)) return { status: STATUS.stopped, word: 'stopped', complete };
  return found === 0n
    ? { status: STATUS.no, word: 'unsolvable', complete }
    : { status: STATUS.done, word: 'solved', complete };
}

async function sayPuzzle({ input, kind, puzzle, output }: Task, boxed: boolean): Promise<void> {
  if (output.json) return;
  if (input.ofSeveral) await output.say(`${printable(input.id)}\n`);
  if (!boxed) return;
  const style = kind.drawing.styles[0] ?? '';
  const board = kind.drawing.draw(puzzle, { style, color: output.color }) || EMPTY_BOARD;
  await output.say(`${board}\n\n${kind.drawing.legend(puzzle)}\n`);
}

async function sayFound({ output }: Task, done: WorkDone, boxed: boolean, shown: readonly string[]): Promise<void> {
  const stopped = wasStopped(done.ending);
  const colon = shown.length > 0 ? ':' : '.';
  if (boxed) await output.say(`Found ${done.found} solution(s) in ${formatDuration(done.milliseconds)}${colon}`);
  if (shown.length > 0) await output.say(`${boxed ? '\n' : ''}${shown.join('\n\n')}`);
  if (stopped)
    await output.say(`${shown.length > 0 ? '\n' : ''}Stopped early (${explainStop(done.ending)}): there may be more.`);
  else if (done.found === 0n) await output.say('The puzzle has no solution.');
}
