import { CSP_EXAMPLES } from '../../registry.js';
import { eachReport } from '../each-report.js';
import { choice, engineNames, type Registrar, withJson, withTimeout } from '../registrar.js';
import { type CompareOptions, compare, type Measurer } from './compute.js';
import { ComparePrinter } from './print.js';

export function addCompare(registrar: Registrar, measurer: Measurer): void {
  const { session } = registrar;
  const command = registrar.puzzleCommand<CompareOptions>(
    {
      word: 'compare',
      summary: 'run every engine on the same puzzle, side by side',
      examples: [
        'compare puzzle.txt',
        `compare --engine swift MAC+BZ FC+BZ -- ${CSP_EXAMPLES[1]}`,
        'compare --timeout 10s --json day.json',
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
  command.addOption(choice('--engine <name...>', 'only these engines', engineNames(session.kinds)));
  withJson(withTimeout(command, 'most time for each engine on each puzzle: 500ms, 10s, 2m')).addHelpText(
    'after',
    `
first: the time to the first solution. count, nodes, time: all solutions counted,
the first one found before. An engine whose time is up says how far it came; the
status is 0 as long as two have come to their end, and agree.
memory: the most that its process held, and how much of that came with the engine.
Where engines do not agree the status is 1, and the smallest puzzle found that
shows it is printed.`,
  );
}
