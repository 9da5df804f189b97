/** A grade as a line of JSON, as a short report, or as a row of a table where there are several puzzles. */
import { type AnyKind, type JsonObject, printable } from '@pipwright/core';
import { type Input, shortTitleOf, titleOf } from '../../inputs.js';
import { jsonLine } from '../../json-line.js';
import type { Output } from '../../output.js';
import { inWords } from '../../registry.js';
import type { Status } from '../../status.js';
import { wrap } from '../../wrap.js';
import { commandLine } from '../command-line.js';
import type { Printer } from '../each-report.js';
import { proseWidth } from '../explain/lines.js';
import { subjectOf } from '../explain/subject.js';
import type { GradeOptions, GradeReport } from './compute.js';
import { reportOf } from './report.js';
import { HEADER, rowOf, summaryOf } from './table.js';

export function gradeToJson(input: Input, { type, milliseconds, grade }: GradeReport): JsonObject {
  return jsonLine(input, type, milliseconds, { grade });
}

export class GradePrinter implements Printer<GradeReport> {
  readonly #name: string;
  readonly #options: GradeOptions;
  readonly #output: Output;
  readonly #outcomes: string[] = [];
  readonly #kinds = new Set<AnyKind>();
  #inputs = 0;
  #isInterrupted = false;

  /** @param name of the program */
  constructor(name: string, options: GradeOptions, output: Output) {
    this.#name = name;
    this.#options = options;
    this.#output = output;
  }

  async begin(): Promise<void> {
    this.#inputs++;
  }

  async print(input: Input, report: GradeReport): Promise<Status> {
    const { type, exit } = report;
    const output = this.#output;
    await output.line(gradeToJson(input, report));
    const subject = subjectOf(input);
    if (input.isOneOfMany) {
      if (this.#outcomes.length === 0) await output.say(HEADER);
      // What comes after Ctrl-C was not even begun.
      if (!this.#isInterrupted)
        await output.say(rowOf(subject, printable(shortTitleOf(input)), report, output.columns));
      this.#isInterrupted ||= type === 'stopped' && report.ending === 'aborted';
      this.#outcomes.push(type === 'graded' ? report.grade.label : type);
      if (type === 'graded') this.#kinds.add(subject.kind);
    } else {
      const explain = commandLine(this.#name, 'explain', input, this.#options);
      await output.say(reportOf(subject, printable(titleOf(input)), report, explain, proseWidth(output.columns)));
    }
    return exit;
  }

  /** Once all are printed; what was rejected has no row. */
  async end(): Promise<void> {
    const rows = this.#outcomes.length;
    if (rows === 0) return;
    const rejected = new Array<string>(this.#inputs - rows).fill('invalid');
    const width = proseWidth(this.#output.columns);
    await this.#output.say(`\n${summaryOf([...this.#outcomes, ...rejected], width)}`);
    const kinds = inWords([...this.#kinds], 'and');
    if (this.#kinds.size > 1)
      await this.#output.say(wrap(`${kinds} have different scales: do not compare their efforts.`, width));
  }
}
