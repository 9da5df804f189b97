/** Draws puzzles on standard output or into one file. What goes wrong is told on standard error alone. */
import type { Files } from '../../files.js';
import { type Input, kindOf, titleOf } from '../../inputs.js';
import { type Output, printable } from '../../output.js';
import { STATUS, type Status } from '../../status.js';
import { EMPTY_BOARD, withLegend } from '../boards.js';
import { explainStop, wasStopped } from '../drive.js';
import type { Printer } from '../each-report.js';
import type { DrawReport } from './compute.js';

export interface DrawPrinting {
  readonly only?: string;
  readonly labels?: boolean;
  /** A file. */
  readonly output?: string;
}

/** For one file there are several puzzles. */
export interface OneOfMany {
  readonly type: 'one-of-many';
}

export class DrawPrinter implements Printer<DrawReport | OneOfMany> {
  readonly #options: DrawPrinting;
  readonly #output: Output;
  readonly #files: Files;
  #drawn = 0;

  constructor(options: DrawPrinting, output: Output, files: Files) {
    this.#options = options;
    this.#output = output;
    this.#files = files;
  }

  async print(input: Input, report: DrawReport | OneOfMany): Promise<Status> {
    const id = printable(titleOf(input));
    switch (report.type) {
      case 'one-of-many':
        await this.#output.warn(
          `${id}: not drawn: -o and pictures take one puzzle, and there are several. --level picks one of a day.`,
        );
        return STATUS.bad;
      case 'unsolved': {
        const { ending, exit } = report;
        const why = wasStopped(ending)
          ? `Stopped early (${explainStop(ending)}): no solution was found yet.`
          : 'The puzzle has no solution.';
        await this.#output.warn(`${id}: ${why}`);
        return exit;
      }
      case 'ready':
        return this.#place(input, this.#draw(input, report));
    }
  }

  #draw(input: Input, { style, puzzle, solution }: Extract<DrawReport, { type: 'ready' }>): string {
    const kind = kindOf(input);
    const { only, labels, output: target } = this.#options;
    const color = this.#output.color && target === undefined;
    const board = kind.drawing.draw(puzzle, { style, solution, only, labels, color }) || EMPTY_BOARD;
    // What lies beside the board, where the style does not draw it.
    return solution === undefined && style === kind.drawing.styles[0] ? withLegend(board, kind, puzzle) : board;
  }

  async #place(input: Input, drawing: string): Promise<Status> {
    const { output: target } = this.#options;
    if (target === undefined) {
      const heading = `${this.#drawn++ > 0 ? '\n' : ''}${input.isOneOfMany ? `${printable(titleOf(input))}\n\n` : ''}`;
      await this.#output.say(`${heading}${drawing}`);
      return STATUS.done;
    }
    const failure =
      this.#files.overwritesInput(target, input.source) ?? (await this.#files.writeText(target, `${drawing}\n`));
    if (failure === undefined) return STATUS.done;
    await this.#output.warn(failure);
    return STATUS.bad;
  }
}
