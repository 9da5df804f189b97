import { extname } from 'node:path';
import { UsageError } from '../../usage-error.js';
import { eachReport } from '../each-report.js';
import { type Registrar, wholeNumber, withJson, withTimeout } from '../registrar.js';
import { tilings } from './compute.js';
import { TilingsPrinter, type TilingsPrinting } from './print.js';

export function addTilings(registrar: Registrar): void {
  const { session } = registrar;
  const command = registrar.puzzleCommand<TilingsPrinting>(
    {
      word: 'tilings',
      summary: 'count the ways to cover a board with dominoes',
      examples: ['tilings puzzle.txt', 'tilings --draw 3 puzzle.txt', 'tilings --forest -o trees.svg puzzle.txt'],
    },
    async (words, options, output) => {
      if ((options.forest ?? false) !== (options.output !== undefined)) {
        throw new UsageError('--forest and -o go together, as in --forest -o trees.svg.');
      }
      const ending = extname(options.output ?? '');
      if (ending !== '' && ending.toLowerCase() !== '.svg') {
        throw new UsageError(`${options.output}: a forest is drawn as SVG. Use the ending .svg.`);
      }
      const printer = new TilingsPrinter(options, output, session.files);
      return eachReport(words, options, session, output, (input) => tilings(input, options, session), printer);
    },
    session.kinds.filter((kind) => kind.tilings !== undefined),
  );
  withJson(withTimeout(command))
    .addOption(wholeNumber('--draw <n>', 'Draw the first n tilings'))
    .option('--forest', 'Draw trees whose branches lead to all tilings, in a file')
    .option('-o, --output <file>', 'SVG file for --forest; one puzzle only')
    .addHelpText('after', '\nOnly the shape of the board matters, not the rules or the numbers.');
}
