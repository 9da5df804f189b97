import { Option } from 'commander';
import { unsupportedStyle } from '../boards.js';
import { eachReport, type Printer } from '../each-report.js';
import { refusePacked } from '../packed-name.js';
import { choice, type Registrar, wholeNumber, withEngine, withJson } from '../registrar.js';
import { rejection } from '../rejection.js';
import { type SolveReport, solve } from './compute.js';
import { SolvePrinter, type SolvePrinting, styleOf } from './print.js';
import { solveTraced, type TraceFailed } from './traced.js';

interface Options extends SolvePrinting {
  readonly trace?: string;
}

export function addSolve(registrar: Registrar): void {
  const { session } = registrar;
  const command = registrar.puzzleCommand<Options>(
    {
      word: 'solve',
      summary: 'solve a puzzle',
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
      if (options.trace !== undefined) refusePacked(options.trace, '--trace');
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
    .addOption(wholeNumber('--limit <n>', 'Print at most n solutions'))
    .addOption(new Option('--common', 'Print what all solutions share').conflicts(['all', 'limit', 'trace']))
    .option('--why', 'If there is no solution, look for the reason until --timeout')
    .option('--trace <file>', 'Record the search in a file for replay; one puzzle only')
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
solve prints the first solution it finds, then spends up to 2 seconds looking
for another one. If there is no solution, it spends up to 2 seconds looking for
the reason; with --why, all the time that is left. Both stay within --timeout,
and the time it prints includes neither. With --json, "complete" is true if
there are no other solutions; with --why, "conflict" has the reason.
With --style compact, these remarks go to standard error.

With --all or --limit, solutions are printed as they are found, and their
total at the end. Printing counts towards --timeout. Every solution is verified
before it is printed.`,
    );
}
