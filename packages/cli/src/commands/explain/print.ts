/** An explanation in words, with boards, or as a page. */
import { printable } from '@pipwright/core';
import { paint } from '@pipwright/core/drawing';
import { conflictEnd, explanationPage } from '@pipwright/core/explaining';
import type { Files } from '../../files.js';
import { type Input, titleOf } from '../../inputs.js';
import type { Output } from '../../output.js';
import { STATUS, type Status } from '../../status.js';
import { wrap } from '../../wrap.js';
import { EMPTY_BOARD, withLegend } from '../boards.js';
import { explainStop } from '../drive.js';
import type { Printer } from '../each-report.js';
import { fitting, sideBySide } from '../side-by-side.js';
import type { ExplainDone, ExplainReport, ExplainStopped } from './compute.js';
import { explainToJson } from './json.js';
import { chapterTitle, listLines, marginOf, proseWidth, stepLines } from './lines.js';
import { type Subject, subjectOf } from './subject.js';

export interface ExplainPrinting {
  readonly draw?: boolean;
  readonly output?: string;
}

export class ExplainPrinter implements Printer<ExplainReport> {
  readonly #options: ExplainPrinting;
  readonly #output: Output;
  readonly #files: Files;
  readonly #width: number;
  #first = true;

  constructor(options: ExplainPrinting, output: Output, files: Files) {
    this.#options = options;
    this.#output = output;
    this.#files = files;
    this.#width = proseWidth(output.columns);
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

  async #sayStopped(subject: Subject, report: ExplainStopped): Promise<void> {
    const { steps, ending, isExplained } = report;
    if (steps.length > 0) await this.#sayChapters(subject, report);
    const what = isExplained ? 'not graded' : steps.length === 0 ? 'not explained' : 'not explained to the end';
    await this.#output.say(`${printable(titleOf(subject.input))}: ${what} (stopped early: ${explainStop(ending)})`);
  }

  async #sayChapters(subject: Subject, { steps, chapters }: ExplainReport): Promise<void> {
    const { input, kind, explainer, language, puzzle } = subject;
    const output = this.#output;
    const { draw } = this.#options;
    const style = kind.drawing.styles[0] ?? '';
    const drawing = kind.drawing.draw(puzzle, { style, labels: true, color: output.color }) || EMPTY_BOARD;
    await output.say(printable(titleOf(input)));
    if (draw) await output.say(`\n${withLegend(drawing, kind, puzzle, true)}\n\n${wrap(language.marks, this.#width)}`);
    for (const [i, chapter] of chapters.entries()) {
      await output.say(`\n${this.#bold(chapterTitle(subject, steps, chapter, i + 1))}`);
      for (const index of chapter.steps) {
        await output.say(stepLines(subject, { steps, index }, this.#width).join('\n'));
        if (draw) await output.say(`\n${explainer.draw(puzzle, { steps, index }, { color: output.color })}\n`);
      }
      const place = language.place(puzzle, { steps, chapter });
      if (place !== '') await output.say(this.#bold(wrap(place, this.#width, '→ '.padStart(marginOf(steps)))));
    }
    await output.say('');
  }

  async #sayExplanation(subject: Subject, report: ExplainDone): Promise<void> {
    const { explainer, puzzle, language } = subject;
    const { steps, differ, conflict, grade } = report;
    const output = this.#output;
    await this.#sayChapters(subject, report);
    if (conflict !== undefined) {
      const said = conflictEnd(language, puzzle, conflict).map((line) => wrap(line, this.#width));
      await output.say([language.words.unsolvable, ...said].join('\n'));
      if (!this.#options.draw) return;
      return output.say(`\n${explainer.draw(puzzle, { conflict }, { color: output.color })}`);
    }
    if (differ === undefined) await output.say(language.words.solvedUniquely);
    else {
      const lines = listLines(language.differ(puzzle, differ), this.#width, '  ');
      await output.say([wrap(language.words.ambiguous(steps.length === 0, differ), this.#width), ...lines].join('\n'));
      await output.say(`\n${wrap(language.words.bracketed, this.#width)}\n\n${this.#twoSolutions(subject, differ)}`);
    }
    if (grade === null) await output.say(wrap(language.words.noGrade, this.#width));
    else if (grade !== undefined) {
      const hardest = grade.hardest === null ? undefined : language.technique(grade.hardest);
      await output.say(wrap(language.words.grade(grade, hardest), this.#width));
    }
  }

  #twoSolutions({ explainer, language, puzzle }: Subject, differ: NonNullable<ExplainDone['differ']>): string {
    const { color, columns } = this.#output;
    const drawings = ([0, 1] as const).map((solution) => {
      const drawing = explainer.draw(puzzle, { differ, solution }, { color }) || EMPTY_BOARD;
      return `${language.words.twoSolutions[solution]}:\n\n${drawing}`;
    });
    return drawings.every((drawing) => fitting(drawing, columns) > 1) ? sideBySide(drawings) : drawings.join('\n\n');
  }

  #bold(text: string): string {
    return this.#output.color ? paint(text, undefined, true) : text;
  }

  async #writePage(subject: Subject, report: ExplainDone, name: string): Promise<Status> {
    const { input, kind, explainer, language, puzzle } = subject;
    const { exit, grade } = report;
    const page = explanationPage({
      name: titleOf(input),
      kind: kind.name,
      explainer,
      language,
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
