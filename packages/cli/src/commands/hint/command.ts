import { eachReport } from '../each-report.js';
import { choice, type Registrar, withJson, withTimeout } from '../registrar.js';
import { readSolutionFile, SOLUTION_FORMS } from '../solution-file.js';
import { type HintOptions, hint } from './compute.js';
import { printHint, REVEAL, type Reveal } from './print.js';

interface Options extends HintOptions {
  /** A file with what is placed. */
  readonly progress?: string;
  readonly reveal: Reveal;
}

export function addHint(registrar: Registrar): void {
  const { session } = registrar;
  const command = registrar.puzzleCommand<Options>(
    {
      word: 'hint',
      summary: 'give the next step only',
      examples: [
        'hint puzzle.txt',
        'hint --reveal where --progress placed.json puzzle.txt',
        'hint --reveal what --level hard day.json',
      ],
    },
    async (words, options, output) => {
      const { progress: source, reveal } = options;
      const placed = source === undefined ? source : { source, file: await readSolutionFile(source, session.files) };
      return eachReport(words, options, session, output, (input) => hint(input, options, placed, session), {
        print: (input, report) => printHint(output, input, report, reveal),
      });
    },
  );
  withJson(withTimeout(command))
    .addOption(
      choice('--reveal <what>', 'where to look, why something follows, or what follows too', REVEAL).default('why'),
    )
    .option('--progress <file>', `what is already placed: ${SOLUTION_FORMS}`)
    .addHelpText(
      'after',
      `
Where what is placed contradicts every solution, it says so, and the status is 1;
--reveal what then names the fewest placements and parts of the puzzle that do.`,
    );
}
