import { type AnyKind, type JsonObject, type Problem, problemMaker, startTrace } from '@pipwright/core';
import { formatDuration } from '../duration.js';
import type { Input } from '../inputs.js';
import { type Output, printable } from '../output.js';
import { Spool } from '../spool.js';
import { STATUS, type Status } from '../status.js';
import type { fileWords } from '../words.js';
import { overwritesInput } from '../write-text.js';
import { eachInput } from './each-input.js';
import { TraceFile } from './trace-file.js';
import {
  type AnyEngine,
  EMPTY_BOARD,
  engineFor,
  explainStop,
  insistOnCorrect,
  otherStyle,
  rejectFor,
  rejectInput,
  startWork,
  type Work,
  type WorkDone,
  type WorkOptions,
  wasStopped,
  withLegend,
  work,
} from './work.js';

export interface SolveOptions extends WorkOptions {
  readonly all?: boolean;
  readonly limit?: number;
  readonly common?: boolean;
  readonly style?: string;
  /** A file for what happens in the search. */
  readonly trace?: string;
}

const problem = problemMaker<typeof fileWords>();

export async function solve(sources: readonly string[], options: SolveOptions, output: Output): Promise<Status> {
  let first = true;
  return eachInput(sources, options, output, async (input) => {
    if (!first) await output.say('');
    first = false;
    return solveInput(input, options, output);
  });
}

async function solveInput(input: Input, options: SolveOptions, output: Output): Promise<Status> {
  const { kind, checked } = input;
  if (kind === undefined || !checked.ok) return rejectInput(output, input);
  const style = options.style ?? kind.drawing.styles[0] ?? '';
  if (!kind.drawing.styles.includes(style)) {
    return rejectFor(output, input, [otherStyle(kind, style, kind.drawing.styles)]);
  }
  const chosen = await engineFor(kind, options.engine, checked.value);
  if (!chosen.ok) return rejectFor(output, input, chosen.error);
  const engine = chosen.value;
  if (options.trace !== undefined) return solveTraced({ input, kind, puzzle: checked.value, options, output }, engine);
  const task = {
    input,
    kind,
    puzzle: checked.value,
    options,
    output,
    ...startWork(engine, () =>
      options.common && engine.witnesses ? engine.witnesses(checked.value) : engine.search(checked.value),
    ),
  };
  return options.common ? solveCommon(task) : solveEach(task);
}

interface Question {
  readonly input: Input;
  readonly kind: AnyKind;
  readonly puzzle: unknown;
  readonly options: SolveOptions;
  readonly output: Output;
}

interface Task extends Question, Work {
  readonly trace?: TraceFile;
}

/** Solves the puzzle as the trace holds it. The answer is given even when the trace cannot be written to its end. */
async function solveTraced(question: Question, engine: AnyEngine): Promise<Status> {
  const { input, kind, options, output } = question;
  const reject = (problems: readonly Problem[]) => rejectFor(output, input, problems);
  if (input.ofSeveral) return reject([problem('trace-of-several', {}, {})]);
  const overwrites = overwritesInput(options.trace ?? '', input.source);
  if (overwrites !== undefined) return reject([problem('trace-unwritable', {}, { failure: overwrites })]);
  const begun = startTrace(kind, engine.name, question.puzzle);
  if (!begun.ok) return reject(begun.error);
  const { start, puzzle } = begun.value;
  const trace = new TraceFile(options.trace ?? '', kind, start);
  if (trace.failure !== undefined) return reject([problem('trace-unwritable', {}, { failure: trace.failure })]);
  const begunWork = startWork(engine, () => engine.search(puzzle));
  begunWork.search.watch((event) => trace.add(event));
  let status: Status;
  try {
    status = await solveEach({ ...question, puzzle, ...begunWork, trace });
  } finally {
    trace.close();
  }
  if (trace.failure === undefined) return status;
  output.warn(trace.failure);
  return Math.max(status, STATUS.bad) as Status;
}

async function solveEach(task: Task): Promise<Status> {
  const { input, kind, puzzle, options, output, search, engine } = task;
  const oneLineEach = options.all === true || options.limit !== undefined;
  const limit = options.limit ?? (options.all ? undefined : 1);
  const style = options.style ?? kind.drawing.styles[0] ?? '';
  const boxed = style === kind.drawing.styles[0];
  const drawings = new Spool();
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
      await drawings.add(kind.drawing.draw(puzzle, { style, solution, color: output.color }) || EMPTY_BOARD);
    },
  );

  task.trace?.end(done.ending, search.nodes);
  const { status, word, complete } = summarise(done);
  await output.line(input, word, done.milliseconds, {
    solutions: oneLineEach ? [] : json,
    ...(oneLineEach ? { count: String(done.found) } : {}),
    complete,
    engine,
    nodes: search.nodes,
  });
  await sayFound(task, done, boxed, drawings);
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
    complete: done.found > 1n ? false : done.ending === 'exhausted' || null,
    common: common.toJson(),
    engine,
    nodes: search.nodes,
  });
  if (done.found > 0n) {
    const one = done.found === 1n && done.ending === 'exhausted' ? ': there is one' : '';
    const what = wasStopped(done.ending) ? 'the solutions found so far' : 'all solutions';
    await output.say(`What ${what} share, in ${formatDuration(done.milliseconds)}${one}:\n\n${common.toText()}`);
  }
  await saySummary(output, done);
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
  await output.say(`${withLegend(board, kind, puzzle)}\n`);
}

async function sayFound({ output }: Task, done: WorkDone, boxed: boolean, shown: Spool): Promise<void> {
  const any = shown.count > 0;
  const colon = any ? ':' : '.';
  if (boxed) await output.say(`Found ${done.found} solution(s) in ${formatDuration(done.milliseconds)}${colon}`);
  if (any && boxed) await output.say('');
  await shown.drain((piece) => output.sayPart(piece));
  if (any) await output.say('');
  await saySummary(output, done);
}

async function saySummary(output: Output, done: WorkDone): Promise<void> {
  const any = done.found > 0n;
  if (wasStopped(done.ending)) {
    await output.say(`${any ? '\n' : ''}Stopped early (${explainStop(done.ending)}): there may be more.`);
  } else if (done.found === 0n) await output.say('The puzzle has no solution.');
}
