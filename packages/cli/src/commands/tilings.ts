/** How many tilings a puzzle's board has, the first of them drawn, all of them as trees. */
import { problemMaker, type Tilings } from '@pipwright/core';
import type { Input, InputOptions } from '../inputs.js';
import { interruptible } from '../interrupt.js';
import { type Output, printable } from '../output.js';
import { fitting, sideBySide } from '../side-by-side.js';
import { STATUS, type Status } from '../status.js';
import type { fileWords } from '../words.js';
import { overwritesInput, writeText } from '../write-text.js';
import { drive } from './drive.js';
import { eachInput } from './each-input.js';
import { EMPTY_BOARD, explainStop, rejectFor, rejectInput, wasStopped } from './work.js';

export interface TilingsOptions extends InputOptions {
  /** At most so many are drawn. */
  readonly draw?: number;
  readonly forest?: boolean;
  /** A file for the forest. */
  readonly output?: string;
  /** Milliseconds. */
  readonly timeout: number;
}

const COLUMNS = 80;

const problem = problemMaker<typeof fileWords>();

export async function tilings(words: readonly string[], options: TilingsOptions, output: Output): Promise<Status> {
  if ((options.forest ?? false) !== (options.output !== undefined)) {
    output.warn('--forest and -o need one another: --forest -o trees.svg draws the trees into that file.');
    return STATUS.bad;
  }
  return eachInput(words, options, output, async (input) => {
    const { kind, checked } = input;
    if (kind === undefined || !checked.ok) return rejectInput(output, input);
    if (kind.tilings === undefined) {
      return rejectFor(output, input, [problem('kind-without-tilings', {}, { kind: kind.name })]);
    }
    const task = { input, puzzle: checked.value, tilings: kind.tilings, options, output };
    const status = await interruptible(() => countAndDraw(task));
    return options.forest && status === STATUS.done ? writeForest(task) : status;
  });
}

interface Task {
  readonly input: Input;
  readonly puzzle: unknown;
  readonly tilings: Tilings<unknown>;
  readonly options: TilingsOptions;
  readonly output: Output;
}

async function countAndDraw(task: Task): Promise<Status> {
  const { input, puzzle, tilings, options, output } = task;
  let count: bigint | undefined;
  const { ending, milliseconds } = await drive(
    tilings.count(puzzle),
    { timeout: options.timeout },
    progress,
    (found) => {
      count = found;
    },
  );
  if (count === undefined) {
    await output.line(input, 'stopped', milliseconds, { tilings: null });
    await output.say(`${printable(input.id)}: not counted (stopped early: ${explainStop(ending)})`);
    return STATUS.stopped;
  }
  await output.say(`${printable(input.id)}: ${inWords(count, options.draw)}`);
  if (options.draw !== undefined) return drawFirst(task, count, options.draw, milliseconds);
  await output.line(input, 'counted', milliseconds, { tilings: String(count) });
  return STATUS.done;
}

/** Says each row of drawings as soon as it is full. */
async function drawFirst(task: Task, count: bigint, most: number, millisecondsBefore: number): Promise<Status> {
  const { input, puzzle, tilings, options, output } = task;
  const drawings: string[] = [];
  const columns = process.stdout.columns ?? COLUMNS;
  const bounds = { timeout: options.timeout - millisecondsBefore, limit: most };
  const { ending, milliseconds } = await drive(tilings.drawings(puzzle), bounds, progress, async (drawing) => {
    drawings.push(drawing || EMPTY_BOARD);
    if (!output.json && drawings.length === fitting(drawing, columns)) await sayRow(drawings.splice(0));
  });
  if (drawings.length > 0) await sayRow(drawings);
  const stopped = wasStopped(ending);
  await output.line(input, stopped ? 'stopped' : 'counted', millisecondsBefore + milliseconds, {
    tilings: String(count),
    drawings,
  });
  if (stopped) await output.say(`\nStopped early (${explainStop(ending)}): there are more.`);
  return stopped ? STATUS.stopped : STATUS.done;

  function sayRow(row: readonly string[]): Promise<void> {
    return output.say(`\n${sideBySide(row)}`);
  }
}

const progress = () => 'looking at tilings';

function inWords(count: bigint, draw: number | undefined): string {
  const total = `${count} tiling${count === 1n ? '' : 's'}`;
  if (draw === undefined || count === 0n) return total;
  return count > draw ? `${total}, the first ${draw}:` : `${total}:`;
}

async function writeForest({ input, puzzle, tilings, options, output }: Task): Promise<Status> {
  if (input.ofSeveral) {
    output.warn(
      `${printable(input.id)}: no forest: -o takes one puzzle, and there are several. --level picks one of a day.`,
    );
    return STATUS.bad;
  }
  const forest = tilings.forest(puzzle);
  if (!forest.ok) {
    for (const line of output.problemLines(input, 'error', forest.error, output.warnColor)) output.warn(line);
    return STATUS.bad;
  }
  const path = options.output ?? '';
  const failure = overwritesInput(path, input.source) ?? (await writeText(path, `${forest.value}\n`));
  if (failure === undefined) return STATUS.done;
  output.warn(failure);
  return STATUS.bad;
}
