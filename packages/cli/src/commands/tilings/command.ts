import { extname } from 'node:path';
import { Option } from 'commander';
import { STATUS } from '../../status.js';
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
      summary: 'count the ways to cover a board with dominoes, whatever they show',
      examples: ['tilings puzzle.txt', 'tilings --draw 3 puzzle.txt', 'tilings --forest -o trees.svg puzzle.txt'],
    },
    async (words, options, output) => {
      if ((options.forest ?? false) !== (options.output !== undefined)) {
        await output.warn('--forest and -o need one another: --forest -o trees.svg draws the trees into that file.');
        return STATUS.bad;
      }
      const ending = extname(options.output ?? '');
      if (ending !== '' && ending.toLowerCase() !== '.svg') {
        throw new UsageError(`${options.output}: a forest is drawn as SVG. Use the ending .svg.`);
      }
      const printer = new TilingsPrinter(options, output, session.files);
      return eachReport(words, options, session, output, (input) => tilings(input, options, session), printer);
    },
  );
  withJson(withTimeout(command))
    .addOption(new Option('--draw <n>', 'draw the first so many').argParser(wholeNumber))
    .option('--forest', 'draw all of them as trees, domino by domino, into the file that -o names')
    .option('-o, --output <file>', 'an SVG file for --forest; for one puzzle');
}
