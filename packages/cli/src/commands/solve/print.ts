/** Solutions for people, as seed 003 prints them, and for programs. */
import { type AnyKind, type JsonObject, printable } from '@pipwright/core';
import { durationInWords, formatDuration } from '../../duration.js';
import { type Input, kindOf, puzzleOf, titleOf } from '../../inputs.js';
import { jsonLine } from '../../json-line.js';
import type { Output } from '../../output.js';
import { STATUS, type Status } from '../../status.js';
import { EMPTY_BOARD, withLegend } from '../boards.js';
import { commandLine } from '../command-line.js';
import { explainStop, wasStopped } from '../drive.js';
import type { Printer } from '../each-report.js';
import { explainerOf } from '../engines.js';
import { conflictToJson } from '../explain/json.js';
import { subjectOf } from '../explain/subject.js';
import type { SearchDone } from '../search.js';
import { givesEach, type SolveDone, type SolveOptions, type SolveReport } from './compute.js';

export interface SolvePrinting extends SolveOptions {
  readonly style?: string;
}

export function solveToJson(input: Input, report: SolveReport, options: SolveOptions): JsonObject | undefined {
  const kind = kindOf(input);
  if (report.type === 'found' && givesEach(options)) {
    const { milliseconds, solution, engine, nodes } = report;
    const solutions = [kind.solutionToJson(solution)];
    return jsonLine(input, 'solved', milliseconds, { solutions, complete: null, engine, nodes });
  }
  if (report.type !== 'done') return undefined;
  const { status, milliseconds, found, complete, common, engine, nodes } = report;
  return jsonLine(input, status, milliseconds, {
    solutions: report.solutions.map((solution) => kind.solutionToJson(solution)),
    ...(givesEach(options) ? { count: String(found) } : {}),
    complete,
    ...(common === undefined ? {} : { common: common.json }),
    ...conflictField(input, report, options),
    engine,
    nodes,
  });
}

function conflictField(input: Input, { why }: SolveDone, options: SolveOptions): JsonObject {
  if (!options.why || why === undefined) return {};
  return { conflict: why.conflict === undefined ? null : conflictToJson(subjectOf(input), why.conflict) };
}

/** What a kind draws unless it is told otherwise, and what is drawn here. */
export function styleOf({ drawing }: AnyKind, { style }: SolvePrinting): string {
  return style ?? drawing.styles[0] ?? '';
}

export class SolvePrinter implements Printer<SolveReport> {
  readonly #options: SolvePrinting;
  readonly #output: Output;
  readonly #name: string;
  #first = true;
  #drawn = 0;

  constructor(options: SolvePrinting, output: Output, name: string) {
    this.#options = options;
    this.#output = output;
    this.#name = name;
  }

  async begin(): Promise<void> {
    if (!this.#first) await this.#output.say('');
    this.#first = false;
    this.#drawn = 0;
  }

  async print(input: Input, report: SolveReport): Promise<Status> {
    if (this.#output.json) {
      const line = solveToJson(input, report, this.#options);
      if (line !== undefined) await this.#output.line(line);
    } else await this.#say(input, kindOf(input), report);
    if (report.type === 'done') await this.#warnOfNoExplainer(input, kindOf(input), report);
    return 'exit' in report ? report.exit : STATUS.done;
  }

  async #say(input: Input, kind: AnyKind, report: SolveReport): Promise<void> {
    const isBoxed = styleOf(kind, this.#options) === kind.drawing.styles[0] || this.#options.common === true;
    switch (report.type) {
      case 'begun':
        return this.#sayPuzzle(input, kind, report.puzzle, isBoxed);
      case 'found':
        // A single one stands below how many there are.
        return givesEach(this.#options) ? this.#sayDrawing(kind, report.puzzle, report.solution) : undefined;
      case 'ended':
        if (report.common !== undefined) await this.#sayCommon(report, report.common.inWords);
        else if (isBoxed) await this.#sayFound(report);
        for (const solution of report.common === undefined ? report.solutions : [])
          await this.#sayDrawing(kind, report.puzzle, solution);
        return this.#saySummary(report, isBoxed);
      case 'done':
        return this.#sayRemark(input, report, isBoxed);
    }
  }

  async #sayPuzzle(input: Input, kind: AnyKind, puzzle: unknown, isBoxed: boolean): Promise<void> {
    const heading = input.isOneOfMany ? titleOf(input) : input.name;
    if (heading !== undefined) await this.#output.say(`${printable(heading)}\n`);
    if (!isBoxed) return;
    const style = kind.drawing.styles[0] ?? '';
    const board = kind.drawing.draw(puzzle, { style, color: this.#output.color }) || EMPTY_BOARD;
    await this.#output.say(`${withLegend(board, kind, puzzle)}\n`);
  }

  async #sayDrawing(kind: AnyKind, puzzle: unknown, solution: unknown): Promise<void> {
    const gap = this.#drawn++ === 0 ? '' : '\n';
    const style = styleOf(kind, this.#options);
    const drawing = kind.drawing.draw(puzzle, { style, solution, color: this.#output.color }) || EMPTY_BOARD;
    await this.#output.say(`${gap}${drawing}`);
  }

  /** Above a single solution, below several that came one by one. */
  async #sayFound({ found, milliseconds }: SearchDone): Promise<void> {
    const line = `Found ${found} solution(s) in ${formatDuration(milliseconds)}`;
    if (found === 0n) await this.#output.say(`${line}.`);
    else await this.#output.say(givesEach(this.#options) ? `\n${line}:` : `${line}:\n`);
  }

  async #sayCommon({ found, ending, milliseconds }: SearchDone, inWords: string): Promise<void> {
    if (found === 0n) return;
    const one = found === 1n && ending === 'exhausted' ? ': there is one' : '';
    const what = wasStopped(ending) ? 'the solutions found so far' : 'all solutions';
    await this.#output.say(`What ${what} share, in ${durationInWords(milliseconds)}${one}:\n\n${inWords}`);
  }

  async #saySummary({ found, ending }: SearchDone, isBoxed: boolean): Promise<void> {
    if (wasStopped(ending)) {
      const isBelowLine = isBoxed && !this.#options.common;
      const gap = found > 0n && !isBelowLine ? '\n' : '';
      await this.#output.say(
        `${gap}Stopped early (${explainStop(ending)}): there may be ${found === 0n ? 'solutions' : 'more'}.`,
      );
    } else if (found === 0n) await this.#output.say('The puzzle has no solution.');
  }

  /** On standard output, unless that is to hold nothing but solutions. */
  async #sayRemark(input: Input, report: SolveDone, isBoxed: boolean): Promise<void> {
    const lines = remarkLines(input, report, this.#options, this.#name);
    if (lines.length === 0) return;
    if (!isBoxed) {
      const whose = input.isOneOfMany ? `${printable(titleOf(input))}: ` : '';
      for (const line of lines) await this.#output.warn(`${whose}${line}`);
      return;
    }
    const isBelowDrawing = report.found > 0n && !givesEach(this.#options);
    await this.#output.say(`${isBelowDrawing ? '\n' : ''}${lines.join('\n')}`);
  }

  async #warnOfNoExplainer(input: Input, kind: AnyKind, { why }: SolveDone): Promise<void> {
    const explainer = explainerOf(kind);
    if (why === undefined || explainer.ok) return;
    const lines = this.#output.problemLines(input, 'warning', explainer.error, this.#output.warnColor);
    for (const line of lines) await this.#output.warn(line);
  }
}

/** @param name of the program */
export function remarkLines(input: Input, report: SolveDone, options: SolveOptions, name: string): readonly string[] {
  if (report.status === 'unsolvable') return whyLines(input, report, options, name);
  if (report.status === 'stopped' || report.common !== undefined) return [];
  const { complete, found } = report;
  if (complete === false) return [options.all ? '(there are more: without --limit)' : '(there are more: --all)'];
  if (complete === null) return [`(there may be more: --all, or ${commandLine(name, 'count', input, options)})`];
  return [found === 1n ? '(the only one)' : '(there are no others)'];
}

/** Nothing where it was not looked for: where no kind of reason is known, there is nowhere to ask. */
function whyLines(input: Input, { why }: SolveDone, options: SolveOptions, name: string): readonly string[] {
  const { explainer } = kindOf(input);
  if (why === undefined || explainer === undefined) return [];
  const { conflict, ending } = why;
  const ask = commandLine(name, 'explain', input, options);
  if (conflict !== undefined) return [explainer.languages.en.conflict(puzzleOf(input), conflict), `(more: ${ask})`];
  // Whoever asked gave it all the time there was.
  return [options.why && ending !== undefined ? `(reason not found: ${explainStop(ending)})` : `(why: ${ask})`];
}
