import { inWords } from '../../registry.js';
import { eachReport } from '../each-report.js';
import { choice, type Registrar, withJson, withTimeout } from '../registrar.js';
import { readSolutionFile } from '../solution-file.js';
import { type HintOptions, hint } from './compute.js';
import { printHint, REVEAL, type Reveal } from './print.js';

interface Options extends HintOptions {
  /** A file with what is placed. */
  readonly progress?: string;
  readonly reveal: Reveal;
}

export function addHint(registrar: Registrar): void {
  const { session } = registrar;
  const kinds = session.kinds.filter(({ explainer }) => explainer !== undefined);
  const command = registrar.puzzleCommand<Options>(
    {
      word: 'hint',
      summary: `give a hint for a ${inWords(kinds, 'or')} puzzle`,
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
    kinds,
  );
  withJson(withTimeout(command))
    .addOption(choice('--reveal <amount>', 'How much to say', REVEAL).default('why', 'why'))
    .option('--progress <file>', 'Continue from the dominoes placed in this file')
    .addHelpText(
      'after',
      `
The file for --progress holds {"placements":[…]}, or a line of solve --json.

  --reveal where  Where to look
  --reveal why    Also the technique and the sentence of the step
  --reveal what   Also the conclusion
If no solution contains what is placed, hint says so and the exit status is 1.
--reveal what then lists a minimal set of facts that contradict each other.`,
    );
}
