import { CSP_EXAMPLE } from '../../registry.js';
import { eachReport } from '../each-report.js';
import { type Registrar, withEngines, withJson, withTimeout } from '../registrar.js';
import { type CompareOptions, compare, type Measurer } from './compute.js';
import { ComparePrinter } from './print.js';

export function addCompare(registrar: Registrar, measurer: Measurer): void {
  const { session } = registrar;
  const command = registrar.puzzleCommand<CompareOptions>(
    {
      word: 'compare',
      summary: 'run every engine on a puzzle and compare them',
      examples: [
        'compare puzzle.txt',
        `compare --engine swift,MAC+BZ ${CSP_EXAMPLE}`,
        'compare --timeout 10s --level hard day.json',
      ],
    },
    (words, options, output) =>
      eachReport(
        words,
        options,
        session,
        output,
        (input) => compare(input, options, measurer, session),
        new ComparePrinter(output),
      ),
  );
  withJson(withTimeout(withEngines(command, session.kinds), 'Limit the time per engine')).addHelpText(
    'after',
    `
The table has one row per engine:
  first   Time to the first solution
  count   Number of solutions
  nodes   Search nodes visited while counting
  time    Time to count all solutions
  memory  Peak memory of the process, and how much of it the engine used
An engine that runs out of time says how far it got. The exit status is 0 if at
least two engines finish and agree (or the only one you named finishes), 1 if
engines disagree, and 3 if too few finish.`,
  );
}
