import { eachReport } from '../each-report.js';
import { type Registrar, withJson, withTimeout } from '../registrar.js';
import { readSolutionFile } from '../solution-file.js';
import { type CheckOptions, type Claims, check, OWN } from './compute.js';
import { printCheck } from './print.js';

interface Options extends CheckOptions {
  /** A file, or `own` for the solution that came with the puzzle. */
  readonly solution?: string;
}

export function addCheck(registrar: Registrar): void {
  const { session } = registrar;
  const command = registrar.puzzleCommand<Options>(
    {
      word: 'check',
      summary: 'check a puzzle file, or a solution',
      examples: [
        'check puzzle.txt',
        'check --unique --json puzzle.txt',
        'check today --solution own',
        'solve --json puzzle.txt > answer.json',
        'check puzzle.txt --solution answer.json',
      ],
    },
    async (words, options, output) => {
      const claims = await readClaims(options.solution);
      return eachReport(words, options, session, output, (input) => check(input, claims, options, session), {
        print: (input, report) => printCheck(output, input, report),
      });
    },
  );
  withJson(withTimeout(command))
    .option('--solution <file>', 'Verify the solution in this file ("own": in the puzzle file)')
    .option('--unique', 'Check that there is exactly one solution')
    .addHelpText(
      'after',
      `
The file for --solution holds a line of solve --json. For a puzzle with dominoes
it can also hold {"placements":[…]}; for a puzzle with numbers {"grid":[[…]]},
where 0 is an empty cell, or [{"Square":…,"Number":…},…].
check lists every problem, and warns about rules that have no effect or can
never be satisfied. The exit status is 1 if the puzzle is invalid, if the
solution is wrong, or if --unique finds no solution or several.`,
    );

  async function readClaims(source: string | undefined): Promise<Claims | undefined> {
    if (source === undefined || source === OWN) return source && { source };
    return { source, file: await readSolutionFile(source, session.files) };
  }
}
