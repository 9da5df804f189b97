import type { InputOptions } from '../../inputs.js';
import { eachReport } from '../each-report.js';
import { type Registrar, withJson } from '../registrar.js';
import { readSolutionFile, SOLUTION_FORMS } from '../solution-file.js';
import { type Claims, check, OWN } from './compute.js';
import { printCheck } from './print.js';

interface Options extends InputOptions {
  /** A file, or `own` for the solution that came with the puzzle. */
  readonly solution?: string;
}

export function addCheck(registrar: Registrar): void {
  const { session } = registrar;
  const command = registrar.puzzleCommand<Options>(
    {
      word: 'check',
      summary: 'say whether a puzzle is well formed, or whether a solution solves it',
      examples: [
        'check puzzle.txt',
        'check day.json --solution own',
        'check today --solution own',
        'solve --json puzzle.txt > answer.json && check puzzle.txt --solution answer.json',
      ],
    },
    async (words, options, output) => {
      const claims = await readClaims(options.solution);
      return eachReport(words, options, session, output, (input) => check(input, claims), {
        print: (input, report) => printCheck(output, input, report),
      });
    },
  );
  withJson(command).option(
    '--solution <file>',
    `the solution to check: ${SOLUTION_FORMS}; own: the one that came with the puzzle`,
  );

  async function readClaims(source: string | undefined): Promise<Claims | undefined> {
    if (source === undefined || source === OWN) return source && { source };
    return { source, file: await readSolutionFile(source, session.files) };
  }
}
