/** A puzzle explained step by step, in words, with boards, or as a page; or why it has no solution. */
import {
  type AnyKind,
  describe,
  type Explainer,
  type Explanation,
  type Grade,
  gradeSteps,
  type JsonObject,
  problemMaker,
  sceneOf,
} from '@pipwright/core';
import { explanationPage } from '../explanation-page.js';
import type { Input, InputOptions } from '../inputs.js';
import { type Output, printable } from '../output.js';
import { STATUS, type Status } from '../status.js';
import { conclusionInWords, conflictInWords, gradeInWords, openInWords } from '../step-words.js';
import type { fileWords } from '../words.js';
import { overwritesInput, writeText } from '../write-text.js';
import { drive } from './drive.js';
import { eachInput } from './each-input.js';
import { EMPTY_BOARD, explainerOf, explainStop, rejectFor, rejectInput, withLegend } from './work.js';

export interface ExplainOptions extends InputOptions {
  /** The board at each step. */
  readonly draw?: boolean;
  /** A file for a page. */
  readonly output?: string;
  /** Milliseconds. */
  readonly timeout: number;
}

export async function explain(words: readonly string[], options: ExplainOptions, output: Output): Promise<Status> {
  let first = true;
  return eachInput(words, options, output, async (input) => {
    if (!first) await output.say('');
    first = false;
    const overwrites = options.output === undefined ? undefined : overwritesInput(options.output, input.source);
    if (options.output !== undefined && input.ofSeveral) {
      return rejectFor(output, input, [problem('page-of-several', {}, {})]);
    }
    if (overwrites !== undefined) {
      return rejectFor(output, input, [problem('page-unwritable', {}, { failure: overwrites })]);
    }
    return explainInput(input, options, output);
  });
}

const problem = problemMaker<typeof fileWords>();

interface Task {
  readonly input: Input;
  readonly kind: AnyKind;
  readonly explainer: Explainer<unknown, unknown>;
  readonly puzzle: unknown;
  readonly options: ExplainOptions;
  readonly output: Output;
}

async function explainInput(input: Input, options: ExplainOptions, output: Output): Promise<Status> {
  const { kind, checked } = input;
  if (kind === undefined || !checked.ok) return rejectInput(output, input);
  const chosen = explainerOf(kind);
  if (!chosen.ok) return rejectFor(output, input, chosen.error);
  const explainer = chosen.value;
  const puzzle = checked.value;
  const task = { input, kind, explainer, puzzle, options, output };
  let found: Explanation | undefined;
  const explaining = explainer.explain(puzzle);
  const { ending, milliseconds } = await drive(
    explaining,
    { timeout: options.timeout },
    () => 'looking for reasons',
    (explanation) => {
      found = explanation;
    },
  );
  if (found === undefined) {
    const steps = explaining.soFar();
    await output.line(input, 'stopped', milliseconds, { steps: steps.map(stepToJson) });
    if (steps.length > 0) await saySteps(task, steps);
    const what = steps.length === 0 ? 'not explained' : 'not explained to the end';
    await output.say(`${printable(input.id)}: ${what} (stopped early: ${explainStop(ending)})`);
    return STATUS.stopped;
  }
  insistOnSolution(task, found);
  const grade = found.status === 'conflict' ? undefined : gradeSteps(found.steps, explainer.techniques);
  await output.line(input, found.status, milliseconds, {
    steps: found.steps.map(stepToJson),
    ...(grade === undefined ? {} : { grade }),
    ...(found.conflict === undefined ? {} : { conflict: found.conflict }),
  });
  const status = found.status === 'conflict' ? STATUS.no : STATUS.done;
  if (options.output !== undefined) return writePage(task, found, grade, options.output, status);
  await sayExplanation(task, found, grade);
  return status;
}

/** Without joins where there are none. */
export function stepToJson({ joins, ...step }: Explanation['steps'][number]): JsonObject {
  return { ...step, ...(joins.length === 0 ? {} : { joins }) };
}

/** Nothing is shown unverified: where one solution is said to be reached, the steps must have placed it. */
function insistOnSolution({ kind, puzzle }: Task, { status, steps }: Explanation): void {
  const moves: unknown[] = [];
  for (const place of steps.flatMap(({ places }) => places)) {
    const move = kind.moves.fromJson(place);
    if (!move.ok) throw new Error('a step places what is no move');
    const [wrong] = kind.moves.misplaced(puzzle, kind.moves.standing(puzzle, moves), move.value);
    if (wrong !== undefined) throw new Error(`a step is wrong: ${describe(wrong, kind.words)}`);
    moves.push(move.value);
  }
  if (status !== 'explained') return;
  const [wrong] = kind.verify(puzzle, kind.moves.standing(puzzle, moves));
  if (wrong !== undefined) throw new Error(`the steps lead to what is no solution: ${describe(wrong, kind.words)}`);
}

const MARKS =
  'In the boards [ ] is what a step concludes, · what it rests on, [?] a pair that shares a domino, [×] one that does not.';

async function saySteps(task: Task, steps: Explanation['steps']): Promise<void> {
  const { input, kind, explainer, puzzle, options, output } = task;
  const style = kind.drawing.styles[0] ?? '';
  const drawing = kind.drawing.draw(puzzle, { style, labels: true, color: output.color }) || EMPTY_BOARD;
  await output.say(printable(input.id));
  if (options.draw) await output.say(`\n${withLegend(drawing, kind, puzzle)}\n\n${MARKS}`);
  const margin = ' '.repeat(String(steps.length).length + 2);
  for (const [index, step] of steps.entries()) {
    const number = `${index + 1}.`.padStart(margin.length - 1);
    const concluded = conclusionInWords(step, explainer.known(puzzle, steps.slice(0, index + 1)));
    await output.say(`\n${number} ${step.text}\n${margin}${step.technique}: ${concluded}`);
    if (options.draw) await output.say(`\n${explainer.draw(puzzle, { steps, index }, { color: output.color })}`);
  }
  await output.say('');
}

async function sayExplanation(task: Task, { status, steps, conflict }: Explanation, grade?: Grade): Promise<void> {
  const { explainer, puzzle, options, output } = task;
  if (output.json) return;
  await saySteps(task, steps);
  if (conflict !== undefined) {
    const why = conflictInWords(conflict, explainer.premises(puzzle, conflict.because));
    await output.say([`The puzzle has no solution (${conflict.class}).`, ...why].join('\n'));
    if (options.draw) await output.say(`\n${explainer.draw(puzzle, sceneOf(conflict), { color: output.color })}`);
    return;
  }
  if (status === 'explained') await output.say('Solved, and there is no other solution.');
  else {
    const open = openInWords(explainer.known(puzzle, steps));
    await output.say(
      `There are several solutions. ${steps.length === 0 ? 'They share nothing.' : 'That is all they share.'} What stays open:\n${open.map((line) => `  ${line}`).join('\n')}`,
    );
  }
  if (grade !== undefined) await output.say(`Grade ${gradeInWords(grade)}.`);
}

async function writePage(
  { input, kind, explainer, puzzle, output }: Task,
  explanation: Explanation,
  grade: Grade | undefined,
  path: string,
  status: Status,
): Promise<Status> {
  const page = explanationPage({ name: input.id, kind: kind.name, explainer, puzzle, explanation, grade });
  const failure = await writeText(path, page);
  if (failure === undefined) return status;
  output.warn(failure);
  return STATUS.bad;
}
