/** An explanation in words, with boards, or as a page. */
import type { AnyKind, JsonObject } from '@pipwright/core';
import { type AnyConflict, conflictLines, explanationPage } from '@pipwright/core/explaining';
import type { Files } from '../../files.js';
import { type Input, kindOf, puzzleOf, titleOf } from '../../inputs.js';
import { jsonLine } from '../../json-line.js';
import { type Output, printable } from '../../output.js';
import { STATUS, type Status } from '../../status.js';
import { EMPTY_BOARD, withLegend } from '../boards.js';
import { explainStop } from '../drive.js';
import type { Printer } from '../each-report.js';
import { type AnyExplainer, explainerFor } from '../engines.js';
import type { ExplainDone, ExplainReport, ExplainStopped } from './compute.js';

export interface ExplainPrinting {
  /** The board at each step. */
  readonly draw?: boolean;
  /** A file for a page. */
  readonly output?: string;
}

function explainToJson(input: Input, report: ExplainReport): JsonObject {
  const { status, milliseconds, steps } = report;
  const { grade, conflict } = report.type === 'done' ? report : {};
  const subject = subjectOf(input);
  return jsonLine(input, status, milliseconds, {
    steps: steps.map((step, index) => ({
      technique: step.technique,
      text: subject.explainer.languages.en.step(subject.puzzle, { steps, index }),
      ...subject.explainer.stepToJson(subject.puzzle, step),
    })),
    ...(grade === undefined ? {} : { grade }),
    ...(conflict === undefined ? {} : { conflict: conflictJson(subject, conflict) }),
  });
}

export function conflictJson({ explainer, puzzle }: Subject, conflict: AnyConflict): JsonObject {
  const text = explainer.languages.en.conflict(puzzle, conflict);
  return {
    class: conflict.class,
    ...(conflict.reason === undefined ? {} : { reason: conflict.reason }),
    text,
    because: explainer.becauseToJson(conflict.because),
  };
}

/** What is explained, and by what. */
export interface Subject {
  readonly input: Input;
  readonly kind: AnyKind;
  readonly explainer: AnyExplainer;
  readonly puzzle: unknown;
}

export class ExplainPrinter implements Printer<ExplainReport> {
  readonly #options: ExplainPrinting;
  readonly #output: Output;
  readonly #files: Files;
  #first = true;

  constructor(options: ExplainPrinting, output: Output, files: Files) {
    this.#options = options;
    this.#output = output;
    this.#files = files;
  }

  async begin(): Promise<void> {
    if (!this.#first) await this.#output.say('');
    this.#first = false;
  }

  async print(input: Input, report: ExplainReport): Promise<Status> {
    if (this.#output.json) await this.#output.line(explainToJson(input, report));
    const subject = subjectOf(input);
    if (report.type === 'stopped') {
      await this.#sayStopped(subject, report);
      return report.exit;
    }
    if (this.#options.output !== undefined) return this.#writePage(subject, report, this.#options.output);
    if (!this.#output.json) await this.#sayExplanation(subject, report);
    return report.exit;
  }

  async #sayStopped(subject: Subject, { steps, ending }: ExplainStopped): Promise<void> {
    if (steps.length > 0) await this.#saySteps(subject, steps);
    const what = steps.length === 0 ? 'not explained' : 'not explained to the end';
    await this.#output.say(`${printable(titleOf(subject.input))}: ${what} (stopped early: ${explainStop(ending)})`);
  }

  async #saySteps({ input, kind, explainer, puzzle }: Subject, steps: ExplainReport['steps']): Promise<void> {
    const output = this.#output;
    const { draw } = this.#options;
    const language = explainer.languages.en;
    const style = kind.drawing.styles[0] ?? '';
    const drawing = kind.drawing.draw(puzzle, { style, labels: true, color: output.color }) || EMPTY_BOARD;
    await output.say(printable(titleOf(input)));
    if (draw) await output.say(`\n${withLegend(drawing, kind, puzzle)}\n\n${language.marks}`);
    const margin = ' '.repeat(String(steps.length).length + 2);
    for (const [index, step] of steps.entries()) {
      const number = `${index + 1}.`.padStart(margin.length - 1);
      const scene = { steps, index };
      await output.say(`\n${number} ${language.step(puzzle, scene)}`);
      await output.say(`${margin}${step.technique}: ${language.conclusion(puzzle, scene)}`);
      if (draw) await output.say(`\n${explainer.draw(puzzle, scene, { color: output.color })}`);
    }
    await output.say('');
  }

  async #sayExplanation(subject: Subject, { status, steps, open = [], conflict, grade }: ExplainDone): Promise<void> {
    const { explainer, puzzle } = subject;
    const output = this.#output;
    const language = explainer.languages.en;
    await this.#saySteps(subject, steps);
    if (conflict !== undefined) {
      const why = conflictLines(language, puzzle, conflict);
      await output.say([language.words.unsolvable(conflict.class), ...why].join('\n'));
      if (!this.#options.draw) return;
      return output.say(`\n${explainer.draw(puzzle, { conflict }, { color: output.color })}`);
    }
    if (status === 'explained') await output.say(language.words.solvedUniquely);
    else {
      const lines = language.open(open).map((line) => `  ${line}`);
      await output.say([language.words.ambiguous(steps.length === 0), ...lines].join('\n'));
    }
    if (grade !== undefined) await output.say(language.words.grade(grade));
  }

  async #writePage({ input, kind, explainer, puzzle }: Subject, report: ExplainDone, name: string): Promise<Status> {
    const { exit, grade } = report;
    const page = explanationPage({
      name: titleOf(input),
      kind: kind.name,
      explainer,
      language: explainer.languages.en,
      puzzle,
      explanation: report,
      grade,
    });
    const failure = await this.#files.write(name, page);
    if (failure === undefined) return exit;
    await this.#output.warn(failure);
    return STATUS.bad;
  }
}

export function subjectOf(input: Input): Subject {
  return { input, kind: kindOf(input), explainer: explainerFor(input), puzzle: puzzleOf(input) };
}
