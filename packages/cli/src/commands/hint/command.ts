import { inWords } from '../../registry.js';
import { eachReport } from '../each-report.js';
import { choice, type Registrar, wholeNumber, withJson, withTimeout } from '../registrar.js';
import { readSolutionFile } from '../solution-file.js';
import { type HintOptions, hint } from './compute.js';
import { printHint, REVEAL, type Reveal } from './print.js';

interface Options extends HintOptions {
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
        'hint --reveal what --after 1 --level hard day.json',
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
    .option('--progress <file>', 'Continue from what is placed in this file')
    .addOption(wholeNumber('--after <n>', 'Skip this many steps, told before', { least: 0 }).default(0, '0'))
    .addHelpText(
      'after',
      `
The file for --progress holds a line of solve --json, or only what is placed:
for a puzzle with dominoes {"placements":[…]}, for one with numbers
{"grid":[[…]]}, with 0 in empty cells.

  --reveal where  Where to look
  --reveal why    The technique, the reason and a question
  --reveal what   The answer too, and what to place
The way to the next move may take several steps. A hint tells one of them: after
the first, ask with --after 1, and so on.
If what is placed cannot be finished, hint says so and the exit status is 1;
--reveal why says why.`,
    );
}
