/** Draws puzzles on standard output or into one file. What goes wrong is told on standard error alone. */
import { printable } from '@pipwright/core';
import type { Files } from '../../files.js';
import { type Input, kindOf, titleOf } from '../../inputs.js';
import type { Output } from '../../output.js';
import type { RenderPng } from '../../png.js';
import { STATUS, type Status } from '../../status.js';
import { EMPTY_BOARD, withLegend } from '../boards.js';
import { explainStop, wasStopped } from '../drive.js';
import type { Printer } from '../each-report.js';
import type { DrawReport } from './compute.js';
import { drawingsPage, type Figure } from './page.js';
import type { Target } from './target.js';

export interface DrawPrinting {
  readonly only?: string;
  readonly labels?: boolean;
  readonly output?: string;
}

export interface OneOfMany {
  readonly type: 'one-of-many';
}

export class DrawPrinter implements Printer<DrawReport | OneOfMany> {
  readonly #target: Target;
  readonly #options: DrawPrinting;
  readonly #output: Output;
  readonly #files: Files;
  readonly #toPng: RenderPng | undefined;
  readonly #figures: Figure[] = [];
  #drawn = 0;

  /** @param toPng for a target that is a PNG */
  constructor(target: Target, options: DrawPrinting, output: Output, files: Files, toPng: RenderPng | undefined) {
    this.#target = target;
    this.#options = options;
    this.#output = output;
    this.#files = files;
    this.#toPng = toPng;
  }

  async print(input: Input, report: DrawReport | OneOfMany): Promise<Status> {
    const id = printable(titleOf(input));
    switch (report.type) {
      case 'one-of-many':
        await this.#output.warn(
          `${id}: not drawn: -o and pictures take one puzzle, and there are several. --level picks one of a day, and a .html file takes all.`,
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

  /** Writes the page, if that is what was asked for and something was drawn. */
  async end(): Promise<Status> {
    if (this.#figures.length === 0) return STATUS.done;
    return this.#write(drawingsPage(this.#figures));
  }

  #draw(input: Input, { style, puzzle, solution }: Extract<DrawReport, { type: 'ready' }>): string {
    const kind = kindOf(input);
    const { only, labels, output: file } = this.#options;
    const color = this.#output.color && file === undefined;
    const board = kind.drawing.draw(puzzle, { style, solution, only, labels, color }) || EMPTY_BOARD;
    // What lies beside the board, where the style does not draw it.
    return solution === undefined && style === kind.drawing.styles[0] ? withLegend(board, kind, puzzle) : board;
  }

  async #place(input: Input, drawing: string): Promise<Status> {
    const { output: file } = this.#options;
    const overwrites = file === undefined ? undefined : this.#files.overwritesInput(file, input.source);
    if (overwrites !== undefined) return this.#refuse(overwrites);
    if (this.#target.medium === 'html') {
      this.#figures.push({ name: titleOf(input), svg: drawing });
      return STATUS.done;
    }
    if (this.#toPng !== undefined) return this.#write(this.#toPng(drawing));
    if (file !== undefined) return this.#write(`${drawing}\n`);
    const heading = `${this.#drawn++ > 0 ? '\n' : ''}${input.isOneOfMany ? `${printable(titleOf(input))}\n\n` : ''}`;
    return this.#write(`${heading}${drawing}\n`);
  }

  async #write(content: string | Uint8Array): Promise<Status> {
    const { output: file } = this.#options;
    if (file === undefined) {
      await this.#output.write(content);
      return STATUS.done;
    }
    const failure = await this.#files.write(file, content);
    return failure === undefined ? STATUS.done : this.#refuse(failure);
  }

  async #refuse(why: string): Promise<Status> {
    await this.#output.warn(why);
    return STATUS.bad;
  }
}
