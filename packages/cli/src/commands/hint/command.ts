import { eachReport } from '../each-report.js';
import { choice, type Registrar, withJson, withTimeout } from '../registrar.js';
import { readSolutionFile, solutionForms } from '../solution-file.js';
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
      summary: 'give the next step',
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
    .addOption(choice('--reveal <what>', 'Say this much', REVEAL).default('why'))
    .option('--progress <file>', 'Go on from what is placed in this file')
    .addHelpText(
      'after',
      `
${solutionForms('--progress')}
If what is placed fits no solution, hint says so and the status is 1. With
--reveal what, it names the fewest placements and rules that cannot all be true.`,
    );
}
