import { Option } from 'commander';
import { unsupportedStyle } from '../boards.js';
import { eachReport, type Printer } from '../each-report.js';
import { choice, type Registrar, wholeNumber, withEngine, withJson } from '../registrar.js';
import { rejection } from '../rejection.js';
import { type SolveReport, solve } from './compute.js';
import { SolvePrinter, type SolvePrinting, styleOf } from './print.js';
import { solveTraced, type TraceFailed } from './traced.js';

interface Options extends SolvePrinting {
  /** A file for what happens in the search. */
  readonly trace?: string;
}

export function addSolve(registrar: Registrar): void {
  const { session } = registrar;
  const command = registrar.puzzleCommand<Options>(
    {
      word: 'solve',
      summary: 'find the first solution, verified before it is printed',
      examples: [
        'solve examples/hard_2025-10-12.txt',
        'solve --all --style compact puzzle.txt',
        'solve --why --json puzzle.txt',
        'solve --level hard --json day.json',
        'solve 2025-08-24 hard',
        'solve --all --trace trace.jsonl puzzle.txt',
      ],
    },
    (words, options, output) => {
      const printer = new SolvePrinter(options, output, registrar.program.name());
      const traced: Printer<SolveReport | TraceFailed> = {
        begin: () => printer.begin(),
        async print(input, report) {
          if (report.type !== 'trace-failed') return printer.print(input, report);
          await output.warn(report.failure);
          return report.exit;
        },
      };
      return eachReport(
        words,
        options,
        session,
        output,
        (input) => {
          const { kind, checked } = input;
          const style = kind === undefined ? '' : styleOf(kind, options);
          if (kind !== undefined && checked.ok && !kind.drawing.styles.includes(style)) {
            return rejection([unsupportedStyle(kind, style, kind.drawing.styles)]);
          }
          return options.trace === undefined
            ? solve(input, options, session)
            : solveTraced(input, options, session, session.files, options.trace);
        },
        traced,
      );
    },
  );
  const what = 'what all solutions share: the values each cell takes, the pairs always joined';
  withJson(withEngine(command, session.kinds))
    .option('--all', 'every solution')
    .addOption(new Option('--limit <n>', 'at most so many solutions').argParser(wholeNumber))
    .addOption(new Option('--common', what).conflicts(['all', 'limit', 'trace']))
    .option('--why', 'why there is no solution, even if it takes all of the time left; with --json, as conflict')
    .option('--trace <file>', 'write what happens in the search into this file, for replay; for one puzzle')
    .addOption(
      choice(
        '--style <name>',
        'how to draw for people',
        session.kinds.flatMap((kind) => kind.drawing.styles),
      ),
    )
    .addHelpText(
      'after',
      `
With --all or --limit, solutions are printed as they are found, and their number
follows them. Printing counts towards --timeout.

Beneath the answer stands whether there are more solutions, or why there is none: that
is looked for once the answer is there, for 2 seconds at most and never beyond
--timeout, and is no part of the time told. With --json, complete says the first, and
conflict, with --why, the second. With --style compact it goes to standard error.`,
    );
}
