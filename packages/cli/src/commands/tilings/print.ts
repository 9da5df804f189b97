/** Tilings counted, the first of them in rows, all of them as trees in a file. */
import { type JsonObject, printable } from '@pipwright/core';
import type { Files } from '../../files.js';
import { type Input, titleOf } from '../../inputs.js';
import { jsonLine } from '../../json-line.js';
import type { Output } from '../../output.js';
import { STATUS, type Status } from '../../status.js';
import { EMPTY_BOARD } from '../boards.js';
import { explainStop } from '../drive.js';
import type { Printer } from '../each-report.js';
import { fitting, sideBySide } from '../side-by-side.js';
import type { TilingsDone, TilingsOptions, TilingsReport } from './compute.js';

export interface TilingsPrinting extends TilingsOptions {
  readonly output?: string;
}

/** @param drawings those that were asked for */
function tilingsToJson(
  input: Input,
  { status, milliseconds, count }: TilingsDone,
  drawings?: readonly string[],
): JsonObject {
  const tilings = count === null ? null : String(count);
  return jsonLine(input, status, milliseconds, { tilings, ...(drawings === undefined ? {} : { drawings }) });
}

export class TilingsPrinter implements Printer<TilingsReport> {
  readonly #options: TilingsPrinting;
  readonly #output: Output;
  readonly #files: Files;
  #drawings: string[] = [];

  constructor(options: TilingsPrinting, output: Output, files: Files) {
    this.#options = options;
    this.#output = output;
    this.#files = files;
  }

  async begin(): Promise<void> {
    this.#drawings = [];
  }

  async print(input: Input, report: TilingsReport): Promise<Status> {
    switch (report.type) {
      case 'counted':
        await this.#output.say(`${printable(titleOf(input))}: ${inWords(report.count, this.#options.draw)}`);
        return STATUS.done;
      case 'drawing':
        this.#drawings.push(report.drawing || EMPTY_BOARD);
        if (this.#drawings.length === fitting(report.drawing, this.#output.columns)) await this.#sayRow();
        return STATUS.done;
      case 'done':
        await this.#end(input, report);
        return this.#options.forest && report.exit === STATUS.done ? this.#writeForest(input, report) : report.exit;
    }
  }

  async #end(input: Input, report: TilingsDone): Promise<void> {
    const { status, count, ending } = report;
    const why = explainStop(ending);
    if (count === null) {
      await this.#output.line(tilingsToJson(input, report));
      return this.#output.say(`${printable(titleOf(input))}: not counted (stopped early: ${why})`);
    }
    if (this.#drawings.length > 0) await this.#sayRow();
    await this.#output.line(
      tilingsToJson(input, report, this.#options.draw === undefined ? undefined : this.#drawings),
    );
    if (status === 'stopped') await this.#output.say(`\nStopped early (${why}): there are more.`);
  }

  async #sayRow(): Promise<void> {
    if (!this.#output.json) await this.#output.say(`\n${sideBySide(this.#drawings.splice(0))}`);
  }

  async #writeForest(input: Input, { forest }: TilingsDone): Promise<Status> {
    if (input.isOneOfMany) {
      await this.#output.warn(
        `${printable(titleOf(input))}: no forest was drawn: -o takes one puzzle and there are several. Pick one of a day with --level.`,
      );
      return STATUS.bad;
    }
    if (forest === undefined || !forest.ok) {
      await this.#output.warnOf(input, forest?.error ?? []);
      return STATUS.bad;
    }
    const name = this.#options.output ?? '';
    const failure =
      this.#files.overwritesInput(name, input.source) ?? (await this.#files.write(name, `${forest.value}\n`));
    if (failure === undefined) return STATUS.done;
    await this.#output.warn(failure);
    return STATUS.bad;
  }
}

function inWords(count: bigint, draw: number | undefined): string {
  const total = `${count} tiling${count === 1n ? '' : 's'}`;
  if (draw === undefined || count === 0n) return total;
  return count > draw ? `${total}, the first ${draw}:` : `${total}:`;
}
