/** Draws puzzles on standard output or into one file. What goes wrong is told on standard error alone. */
import type { AnyKind } from '@pipwright/core';
import { type Input, readInputs } from '../inputs.js';
import { type Output, printable } from '../output.js';
import { STATUS, type Status } from '../status.js';
import { writeText } from '../write-text.js';
import {
  EMPTY_BOARD,
  explainStop,
  insistOnCorrect,
  rejectInput,
  startWork,
  type WorkOptions,
  wasStopped,
  work,
} from './work.js';

export interface DrawOptions extends WorkOptions {
  readonly style?: string;
  readonly solved?: boolean;
  readonly labels?: boolean;
  /** A file. */
  readonly output?: string;
}

export async function draw(sources: readonly string[], options: DrawOptions, output: Output): Promise<Status> {
  if (options.output !== undefined && sources.length > 1) return refuseSeveral(output);
  let status: Status = STATUS.done;
  let drawn = 0;
  for await (const input of readInputs(sources, options)) {
    if (options.output !== undefined && input.ofSeveral) return refuseSeveral(output);
    const { drawing, status: own } = await drawInput(input, options, output);
    status = Math.max(status, own) as Status;
    if (drawing === undefined) continue;
    if (options.output !== undefined) {
      const failure = await writeText(options.output, `${drawing}\n`);
      if (failure !== undefined) {
        output.warn(failure);
        status = STATUS.bad;
      }
      continue;
    }
    const isPicture = input.kind?.drawing.pictures.includes(options.style ?? '') ?? false;
    const titled = !isPicture && (sources.length > 1 || input.ofSeveral);
    await output.say(`${drawn++ > 0 ? '\n' : ''}${titled ? `${printable(input.id)}\n\n` : ''}${drawing}`);
  }
  return status;
}

function refuseSeveral(output: Output): Status {
  output.warn('error: -o takes one puzzle, and there are several. Draw them one by one; --level picks one of a day.');
  return STATUS.bad;
}

interface Drawn {
  readonly status: Status;
  readonly drawing?: string;
}

async function drawInput(input: Input, options: DrawOptions, output: Output): Promise<Drawn> {
  const { kind, checked } = input;
  if (kind === undefined || !checked.ok) return { status: await rejectInput(output, input) };
  if (!options.solved) return { status: STATUS.done, drawing: drawPuzzle(kind, checked.value, options, output) };

  const task = { kind, puzzle: checked.value, ...startWork(kind, checked.value, options.engine) };
  let drawing: string | undefined;
  const { ending } = await work(task, { timeout: options.timeout, limit: 1 }, (solution) => {
    insistOnCorrect(task, solution);
    drawing = drawBoard(kind, checked.value, options, output, solution);
  });
  if (drawing !== undefined) return { status: STATUS.done, drawing };
  if (wasStopped(ending)) {
    output.warn(`${printable(input.id)}: Stopped early (${explainStop(ending)}): no solution was found yet.`);
    return { status: STATUS.stopped };
  }
  output.warn(`${printable(input.id)}: The puzzle has no solution.`);
  return { status: STATUS.no };
}

/** With what lies beside the board, where the style does not draw it. */
function drawPuzzle(kind: AnyKind, puzzle: unknown, options: DrawOptions, output: Output): string {
  const board = drawBoard(kind, puzzle, options, output);
  return styleOf(kind, options) === kind.drawing.styles[0] ? `${board}\n\n${kind.drawing.legend(puzzle)}` : board;
}

function drawBoard(kind: AnyKind, puzzle: unknown, options: DrawOptions, output: Output, solution?: unknown): string {
  const style = styleOf(kind, options);
  const color = output.color && options.output === undefined;
  return kind.drawing.draw(puzzle, { style, solution, labels: options.labels, color }) || EMPTY_BOARD;
}

function styleOf({ drawing }: AnyKind, options: DrawOptions): string {
  return options.style ?? drawing.styles[0] ?? '';
}
