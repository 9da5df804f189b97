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
      summary: 'find the first solution',
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
  withJson(withEngine(command, session.kinds))
    .option('--all', 'Print every solution')
    .addOption(new Option('--limit <n>', 'Print at most n solutions').argParser(wholeNumber))
    .addOption(new Option('--common', 'Print what all solutions share').conflicts(['all', 'limit', 'trace']))
    .option('--why', 'Say why there is no solution, however long it takes')
    .option('--trace <file>', 'Write the search of one puzzle to a file, for replay')
    .addOption(
      choice(
        '--style <name>',
        'Draw in this style',
        session.kinds.flatMap((kind) => kind.drawing.styles),
      ),
    )
    .addHelpText(
      'after',
      `
With --all or --limit, solutions are printed as they are found, and their number
comes last. Printing counts towards --timeout.

Every solution is verified before it is printed. Below it, solve says whether
there are more solutions, or why there is none. It looks for that for at most
2 seconds, within --timeout, and does not add that to the time it prints. With
--json, see "complete" and, with --why, "conflict". With --style compact, these
remarks go to standard error.`,
    );
}
