/** The whole command line: its commands, each of which brings its own words, and what is said around them. */
import { Command } from 'commander';
import { addBatch } from './commands/batch/command.js';
import { addCheck } from './commands/check/command.js';
import { addCompare } from './commands/compare/command.js';
import { addConvert } from './commands/convert/command.js';
import { addCount } from './commands/count/command.js';
import { addDraw } from './commands/draw/command.js';
import { addEngines } from './commands/engines/command.js';
import { addExplain } from './commands/explain/command.js';
import { addGenerate } from './commands/generate/command.js';
import { addGrade } from './commands/grade/command.js';
import { addHint } from './commands/hint/command.js';
import { addModel } from './commands/model/command.js';
import { Registrar } from './commands/registrar.js';
import { addReplay } from './commands/replay/command.js';
import { addServe } from './commands/serve/command.js';
import { addSolve } from './commands/solve/command.js';
import { addStats } from './commands/stats/command.js';
import { addTilings } from './commands/tilings/command.js';
import { addWorker } from './commands/worker/command.js';
import type { Parts } from './parts.js';
import { inWords } from './registry.js';
import type { Session } from './session.js';
import type { Status } from './status.js';

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
  addGrade,
  addGenerate,
  addBatch,
  addStats,
  addWorker,
  (registrar, { measurer }) => addCompare(registrar, measurer),
  addEngines,
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
    .usage(usage(name))
    .description(
      `Solve, explain, grade, make, check, count, draw and convert ${inWords(kinds, 'and')} puzzles, or play them in a web app.`,
    )
    .version(version, '-V, --version', 'Print the version')
    .helpOption('-h, --help', 'Print this help')
    .helpCommand('help [command]', 'Print help for a command')
    .configureHelp({ subcommandTerm: (command) => command.name() })
    .addHelpText('after', footer(name));
  const registrar = new Registrar(program, session, onStatus);
  for (const add of COMMANDS) add(registrar, parts);
  return program;
}

function usage(name: string): string {
  return ['FILE', 'DATE [easy|medium|hard]...', 'COMMAND [options]'].join(`\n       ${name} `);
}

function footer(name: string): string {
  return `
Run "${name} COMMAND --help" for a command's options and examples.
"${name} FILE" is short for "${name} solve FILE".

FILE is a puzzle in any supported format, or - for standard input. The format is
detected from the content. grade and batch take folders of such files too.
DATE is a date such as 2025-08-24, or today or yesterday. You can use a date
instead of a puzzle file: its puzzles are downloaded from the New York Times and
cached. After a date, or a file that holds a whole day's puzzles, you can
name one or more levels: easy, medium, hard. If there is a file whose name is a
date or a level, the file takes precedence.

Environment:
  PIPWRIGHT_NYT_URL      Download puzzles from this URL instead
  PIPWRIGHT_NYT_TIMEOUT  Wait at most this long for a download (default: 10s)
  NO_COLOR               Print without colours

Exit status:
  0    Done
  1    The answer is no: there is no solution (hint: none with what is placed);
       check found an invalid puzzle or a wrong solution; check --unique found
       no solution or several; compare found that engines disagree
  2    Bad input or bad usage
  3    Stopped early: out of time or memory, or Ctrl-C; generate did not reach
       what was asked for
  141  The reader of the output went away (broken pipe)`;
}
