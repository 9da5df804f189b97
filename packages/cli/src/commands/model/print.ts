import { type JsonObject, printable } from '@pipwright/core';
import { type Input, titleOf } from '../../inputs.js';
import { jsonLine } from '../../json-line.js';
import type { Output } from '../../output.js';
import { STATUS, type Status } from '../../status.js';
import type { Printer } from '../each-report.js';
import type { ModelReport } from './compute.js';

function modelToJson(input: Input, { milliseconds, model }: ModelReport): JsonObject {
  return jsonLine(input, 'modelled', milliseconds, model);
}

export class ModelPrinter implements Printer<ModelReport> {
  readonly #output: Output;
  #first = true;

  constructor(output: Output) {
    this.#output = output;
  }

  async print(input: Input, report: ModelReport): Promise<Status> {
    await this.#output.line(modelToJson(input, report));
    const heading = input.isOneOfMany ? `${this.#first ? '' : '\n'}${printable(titleOf(input))}\n\n` : '';
    await this.#output.say(heading + report.inWords);
    this.#first = false;
    return STATUS.done;
  }
}
