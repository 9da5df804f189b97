/** Solutions for people, as seed 003 prints them, and for programs. */
import type { AnyKind, JsonObject } from '@pipwright/core';
import { formatDuration } from '../../duration.js';
import { type Input, kindOf } from '../../inputs.js';
import { jsonLine } from '../../json-line.js';
import { type Output, printable } from '../../output.js';
import { Spool } from '../../spool.js';
import { STATUS, type Status } from '../../status.js';
import { EMPTY_BOARD, withLegend } from '../boards.js';
import { explainStop, wasStopped } from '../drive.js';
import type { Printer } from '../each-report.js';
import type { SearchDone } from '../search.js';
import { givesEach, type SolveOptions, type SolveReport } from './compute.js';

export interface SolvePrinting extends SolveOptions {
  readonly style?: string;
}

/** The line of a report; undefined for one that has none. */
export function solveToJson(input: Input, report: SolveReport, options: SolveOptions): JsonObject | undefined {
  const kind = kindOf(input);
  if (report.type === 'begun' || (report.type === 'found' && !givesEach(options))) return undefined;
  const { milliseconds, engine, nodes } = report;
  if (report.type === 'found') {
    const solutions = [kind.solutionToJson(report.solution)];
    return jsonLine(input, 'solved', milliseconds, { solutions, complete: null, engine, nodes });
  }
  const { status, complete } = report;
  const solutions = report.solutions.map((solution) => kind.solutionToJson(solution));
  return report.type === 'shared'
    ? jsonLine(input, status, milliseconds, { solutions, complete, common: report.common, engine, nodes })
    : jsonLine(input, status, milliseconds, {
        solutions,
        ...(givesEach(options) ? { count: String(report.found) } : {}),
        complete,
        engine,
        nodes,
      });
}

/** What a kind draws unless it is told otherwise, and what is drawn here. */
export function styleOf({ drawing }: AnyKind, { style }: SolvePrinting): string {
  return style ?? drawing.styles[0] ?? '';
}

export class SolvePrinter implements Printer<SolveReport> {
  readonly #options: SolvePrinting;
  readonly #output: Output;
  #first = true;
  #drawings = new Spool();

  constructor(options: SolvePrinting, output: Output) {
    this.#options = options;
    this.#output = output;
  }

  async begin(): Promise<void> {
    if (!this.#first) await this.#output.say('');
    this.#first = false;
    this.#drawings = new Spool();
  }

  async print(input: Input, report: SolveReport): Promise<Status> {
    if (this.#output.json) {
      const line = solveToJson(input, report, this.#options);
      if (line !== undefined) await this.#output.line(line);
    } else await this.#say(input, kindOf(input), report);
    return 'exit' in report ? report.exit : STATUS.done;
  }

  async #say(input: Input, kind: AnyKind, report: SolveReport): Promise<void> {
    const { color } = this.#output;
    const style = styleOf(kind, this.#options);
    const isBoxed = style === kind.drawing.styles[0];
    switch (report.type) {
      case 'begun':
        return this.#sayPuzzle(input, kind, report.puzzle, isBoxed || this.#options.common === true);
      case 'found': {
        const { puzzle, solution } = report;
        return this.#drawings.add(kind.drawing.draw(puzzle, { style, solution, color }) || EMPTY_BOARD);
      }
      case 'done':
        await this.#sayFound(report, isBoxed);
        return this.#saySummary(report);
      case 'shared':
        if (report.found > 0n) {
          const one = report.found === 1n && report.ending === 'exhausted' ? ': there is one' : '';
          const what = wasStopped(report.ending) ? 'the solutions found so far' : 'all solutions';
          const heading = `What ${what} share, in ${formatDuration(report.milliseconds)}${one}:`;
          await this.#output.say(`${heading}\n\n${report.commonInWords}`);
        }
        return this.#saySummary(report);
    }
  }

  async #sayPuzzle(input: Input, kind: AnyKind, puzzle: unknown, isBoxed: boolean): Promise<void> {
    if (input.isOneOfMany) await this.#output.say(`${printable(input.id)}\n`);
    if (!isBoxed) return;
    const style = kind.drawing.styles[0] ?? '';
    const board = kind.drawing.draw(puzzle, { style, color: this.#output.color }) || EMPTY_BOARD;
    await this.#output.say(`${withLegend(board, kind, puzzle)}\n`);
  }

  async #sayFound({ found, milliseconds }: SearchDone, isBoxed: boolean): Promise<void> {
    const any = this.#drawings.count > 0;
    const colon = any ? ':' : '.';
    if (isBoxed) await this.#output.say(`Found ${found} solution(s) in ${formatDuration(milliseconds)}${colon}`);
    if (any && isBoxed) await this.#output.say('');
    await this.#drawings.drain((piece) => this.#output.sayPart(piece));
    if (any) await this.#output.say('');
  }

  async #saySummary({ found, ending }: SearchDone): Promise<void> {
    if (wasStopped(ending)) {
      const gap = found > 0n ? '\n' : '';
      await this.#output.say(`${gap}Stopped early (${explainStop(ending)}): there may be more.`);
    } else if (found === 0n) await this.#output.say('The puzzle has no solution.');
  }
}
