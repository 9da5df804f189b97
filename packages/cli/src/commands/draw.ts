/** Draws puzzles on standard output or into one file. What goes wrong is told on standard error alone. */
import type { AnyKind } from '@pipwright/core';
import type { Input } from '../inputs.js';
import { type Output, printable } from '../output.js';
import { STATUS, type Status } from '../status.js';
import { overwritesInput, writeText } from '../write-text.js';
import { eachInput } from './each-input.js';
import {
  EMPTY_BOARD,
  engineFor,
  explainStop,
  insistOnCorrect,
  otherStyle,
  rejectFor,
  rejectInput,
  startWork,
  type WorkOptions,
  wasStopped,
  withLegend,
  work,
} from './work.js';

export interface DrawOptions extends WorkOptions {
  readonly style?: string;
  readonly solved?: boolean;
  readonly labels?: boolean;
  /** A file. */
  readonly output?: string;
}

export async function draw(words: readonly string[], options: DrawOptions, output: Output): Promise<Status> {
  let drawn = 0;
  return eachInput(words, options, output, async (input) => {
    const isPicture = input.kind?.drawing.pictures.includes(options.style ?? '') ?? false;
    if (input.ofSeveral && (options.output !== undefined || isPicture)) return refuseSeveral(input, output);
    const { drawing, status } = await drawInput(input, options, output);
    if (drawing === undefined) return status;
    if (options.output !== undefined) {
      const failure =
        overwritesInput(options.output, input.source) ?? (await writeText(options.output, `${drawing}\n`));
      if (failure === undefined) return status;
      output.warn(failure);
      return STATUS.bad;
    }
    await output.say(`${drawn++ > 0 ? '\n' : ''}${input.ofSeveral ? `${printable(input.id)}\n\n` : ''}${drawing}`);
    return status;
  });
}

function refuseSeveral(input: Input, output: Output): Status {
  output.warn(
    `${printable(input.id)}: not drawn: -o and pictures take one puzzle, and there are several. --level picks one of a day.`,
  );
  return STATUS.bad;
}

interface Drawn {
  readonly status: Status;
  readonly drawing?: string;
}

async function drawInput(input: Input, options: DrawOptions, output: Output): Promise<Drawn> {
  const { kind, checked } = input;
  if (kind === undefined || !checked.ok) return { status: await rejectInput(output, input) };
  const styles = [...kind.drawing.styles, ...kind.drawing.pictures];
  const style = styleOf(kind, options);
  if (!styles.includes(style)) return { status: await rejectFor(output, input, [otherStyle(kind, style, styles)]) };
  if (!options.solved) return { status: STATUS.done, drawing: drawPuzzle(kind, checked.value, options, output) };

  const chosen = await engineFor(kind, options.engine, checked.value);
  if (!chosen.ok) return { status: await rejectFor(output, input, chosen.error) };
  const engine = chosen.value;
  const task = { kind, puzzle: checked.value, ...startWork(engine, () => engine.search(checked.value)) };
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
  return styleOf(kind, options) === kind.drawing.styles[0] ? withLegend(board, kind, puzzle) : board;
}

function drawBoard(kind: AnyKind, puzzle: unknown, options: DrawOptions, output: Output, solution?: unknown): string {
  const style = styleOf(kind, options);
  const color = output.color && options.output === undefined;
  return kind.drawing.draw(puzzle, { style, solution, labels: options.labels, color }) || EMPTY_BOARD;
}

function styleOf({ drawing }: AnyKind, options: DrawOptions): string {
  return options.style ?? drawing.styles[0] ?? '';
}
