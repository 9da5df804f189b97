import { eachReport } from '../each-report.js';
import { type Registrar, wholeNumber, withEngine, withJson } from '../registrar.js';
import { type CountOptions, count } from './compute.js';
import { printCount } from './print.js';

export function addCount(registrar: Registrar): void {
  const { session } = registrar;
  const command = registrar.puzzleCommand<CountOptions>(
    {
      word: 'count',
      summary: 'count the solutions',
      examples: ['count puzzle.txt', 'count --at-most 2 --json puzzle.txt', 'count yesterday easy medium'],
    },
    (words, options, output) =>
      eachReport(words, options, session, output, (input) => count(input, options, session), {
        print: (input, report) => printCount(output, input, report),
      }),
  );
  withJson(withEngine(command, session.kinds)).addOption(wholeNumber('--at-most <n>', 'Stop at n solutions'));
}
