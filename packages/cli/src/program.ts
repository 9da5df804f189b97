/** The whole command line: its commands, each of which brings its own words, and what is said around them. */
import { Command } from 'commander';
import { addCheck } from './commands/check/command.js';
import { addCompare } from './commands/compare/command.js';
import { addConvert } from './commands/convert/command.js';
import { addCount } from './commands/count/command.js';
import { addDraw } from './commands/draw/command.js';
import { addExplain } from './commands/explain/command.js';
import { addHint } from './commands/hint/command.js';
import { addModel } from './commands/model/command.js';
import { Registrar } from './commands/registrar.js';
import { addReplay } from './commands/replay/command.js';
import { addServe } from './commands/serve/command.js';
import { addSolve } from './commands/solve/command.js';
import { addTilings } from './commands/tilings/command.js';
import type { Parts } from './parts.js';
import { inWords, SOLVER } from './registry.js';
import type { Session } from './session.js';
import type { Status } from './status.js';

/** Commands that are promised and not there yet. */
export const PLANNED: readonly string[] = ['grade', 'generate', 'batch'];

/** In the order of the help. */
const COMMANDS: readonly ((registrar: Registrar, parts: Parts) => void)[] = [
  addSolve,
  addCount,
  addCheck,
  addConvert,
  (registrar, { renderer }) => addDraw(registrar, renderer),
  addModel,
  addTilings,
  addExplain,
  addHint,
  (registrar, { measurer }) => addCompare(registrar, measurer),
  addReplay,
  addServe,
];

export function makeProgram(
  parts: Parts,
  session: Session,
  version: string,
  onStatus: (status: Status) => void,
): Command {
  const { name, kinds } = parts;
  const program = new Command(name)
    .description(
      `Solves, explains, checks, counts, draws and converts ${inWords(kinds, 'and')} puzzles, and serves a web app to play them. Formats are recognised from the content; - is standard input.`,
    )
    .version(version)
    .showHelpAfterError(`(${name} --help shows how)`)
    .addHelpText('after', footer(name));
  const registrar = new Registrar(program, session, onStatus);
  for (const add of COMMANDS) add(registrar, parts);
  return program;
}

function footer(name: string): string {
  return `
${name === SOLVER ? `${SOLVER} FILE is short for ${SOLVER} solve FILE.\n` : ''}
Where a file can stand, a date can (2025-08-24, today, yesterday): that day's
puzzles come from the Times, once, and are kept. After a date or the file of a
day, easy, medium or hard picks a level. A file of the same name goes first.
PIPWRIGHT_NYT_URL names another server than the Times's, PIPWRIGHT_NYT_TIMEOUT
how long to wait for it (10s).

Exit status: 0 done; 1 the answer is no (unsolvable, wrong, malformed when checked);
             2 bad input or usage; 3 stopped early; 141 nobody reads the output any more.`;
}
