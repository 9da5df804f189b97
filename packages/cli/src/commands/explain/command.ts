import { extname } from 'node:path';
import { Option } from 'commander';
import type { Input } from '../../inputs.js';
import { inWords } from '../../registry.js';
import { UsageError } from '../../usage-error.js';
import { problem } from '../../words.js';
import { eachReport } from '../each-report.js';
import { type Registrar, withJson, withTimeout } from '../registrar.js';
import { type Rejection, rejection } from '../rejection.js';
import { type ExplainOptions, explain } from './compute.js';
import { ExplainPrinter, type ExplainPrinting } from './print.js';

export function addExplain(registrar: Registrar): void {
  const { session } = registrar;
  const kinds = session.kinds.filter(({ explainer }) => explainer !== undefined);
  const command = registrar.puzzleCommand<ExplainOptions & ExplainPrinting>(
    {
      word: 'explain',
      summary: `show how to solve a ${inWords(kinds, 'or')} puzzle, or why it has no solution`,
      examples: [
        'explain puzzle.txt',
        'explain --draw --level easy day.json',
        'explain -o steps.html puzzle.txt',
        'explain --grade puzzle.txt',
        'explain --json puzzle.txt',
      ],
    },
    (words, options, output) => {
      const ending = extname(options.output ?? '').toLowerCase();
      if (!['', '.html', '.htm'].includes(ending)) {
        throw new UsageError(`${options.output}: an explanation is written as HTML. Use the ending .html.`);
      }
      return eachReport(
        words,
        options,
        session,
        output,
        (input) => refuseFile(input, options.output) ?? explain(input, options, session),
        new ExplainPrinter(options, output, session.files),
      );
    },
    kinds,
  );
  withJson(withTimeout(command))
    .addOption(new Option('--draw', 'Draw the board at each step').conflicts(['json', 'output']))
    .option('--grade', 'Say how hard the puzzle is, too')
    .option('-o, --output <file>', 'Write an HTML page with boards; one puzzle only')
    .addHelpText(
      'after',
      `
Each chapter ends with something to place. r2c1 is the cell in row 2, column 1.
Chapters, steps, rows and columns are numbered from 1 in the text and from 0 in
--json. If there are several solutions, the chapters lead to everything they
have in common, and two of them show where they differ. If there is none,
explain says why, with nothing that could be left out, and the exit
status is 1.`,
    );

  /** Before the work, which may be long. */
  function refuseFile(input: Input, name: string | undefined): Rejection | undefined {
    if (name === undefined) return undefined;
    if (input.isOneOfMany) return rejection([problem('page-of-several', {}, {})]);
    const failure = session.files.overwritesInput(name, input.source);
    return failure === undefined ? undefined : rejection([problem('page-unwritable', {}, { failure })]);
  }
}
