/** Computes on every input and prints what comes, whatever happens to one of them; the highest status wins. */
import { type Input, type InputOptions, type Library, readInputs } from '../inputs.js';
import { ReaderGone } from '../io.js';
import type { Output } from '../output.js';
import { highest, STATUS, type Status } from '../status.js';
import { printRejection, type Rejection, rejectionFor } from './rejection.js';

/** What is computed for one input: one report, or several as they are found. */
export type Reports<Report> = AsyncIterable<Report | Rejection> | Promise<Report | Rejection> | Report | Rejection;

export interface Printer<Report> {
  begin?(): Promise<void>;
  print(input: Input, report: Report): Promise<Status>;
}

/** What a report is told from a rejection by. */
export interface Typed {
  readonly type: string;
}

export async function eachReport<Report extends Typed>(
  words: readonly string[],
  options: InputOptions,
  library: Library,
  output: Output,
  compute: (input: Input) => Reports<Report>,
  printer: Printer<Report>,
): Promise<Status> {
  let status: Status = STATUS.done;
  for await (const input of readInputs(words, options, library)) {
    try {
      await printer.begin?.();
      for await (const report of asReports(compute(input))) status = highest(status, await printOne(input, report));
    } catch (error) {
      if (error instanceof ReaderGone) throw error;
      // A bug met in one puzzle is said as such, and the others are still worked on.
      status = highest(status, await printRejection(output, input, rejectionFor(error)));
    }
  }
  return status;

  function printOne(input: Input, report: Report | Rejection): Promise<Status> {
    return isRejection(report) ? printRejection(output, input, report) : printer.print(input, report);
  }
}

export function isRejection(report: Typed): report is Rejection {
  return report.type === 'rejected';
}

export async function* asReports<Report extends object>(
  reports: Reports<Report>,
): AsyncGenerator<Report | Rejection, void> {
  if (Symbol.asyncIterator in reports) yield* reports;
  else yield await reports;
}
