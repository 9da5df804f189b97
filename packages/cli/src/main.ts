/** Runs the program: picks the command, turns every failure into a message and an exit status. */
import { existsSync, readFileSync } from 'node:fs';
import { CommanderError } from 'commander';
import { readDate } from './dates.js';
import { makeProgram, PLANNED } from './program.js';
import { STATUS, type Status } from './status.js';

/** @param prepareApp makes the web app where it is not made yet */
export async function main(
  name: 'pipwright' | 'pips-solver',
  argv: readonly string[],
  prepareApp: () => void = () => {},
): Promise<void> {
  quitWhenNothingCanBeWritten();
  process.exitCode = await run(name, argv, prepareApp);
  // The program ends by itself, unless an engine's thread does not hear that it should; all is written by then.
  process.stdout.write('', () => setTimeout(() => process.exit(), LINGER_MILLISECONDS).unref());
}

const LINGER_MILLISECONDS = 2000;

async function run(name: string, argv: readonly string[], prepareApp: () => void): Promise<Status> {
  let status: Status = STATUS.done;
  const onStatus = (found: Status) => {
    status = found;
  };
  const program = makeProgram(name, version(), onStatus, prepareApp);
  for (const each of [program, ...program.commands]) each.exitOverride();
  const words = program.commands.map((command) => command.name());
  const [first] = argv;

  if (first === undefined) {
    process.stderr.write(program.helpInformation());
    return STATUS.bad;
  }
  const asked = first === 'help' ? (argv[1] ?? '') : first;
  if (PLANNED.includes(asked)) return refuse(name, `“${asked}” does not exist yet. There are: ${words.join(', ')}.`);
  const isCommand = [...words, 'help', '--help', '-h', '--version', '-V'].includes(first);
  if (!isCommand && name === 'pipwright' && !first.startsWith('-')) {
    const thing = existsSync(first) ? 'the file' : readDate(first) && 'that day';
    const hint = thing === undefined ? '' : ` To solve ${thing}, write ${[name, 'solve', ...argv].join(' ')}.`;
    return refuse(name, `There is no command “${first}”. There are: ${words.join(', ')}.${hint}`);
  }
  try {
    const solves = !isCommand && name === 'pips-solver';
    await program.parseAsync(solves ? ['solve', ...argv] : [...argv], { from: 'user' });
    return status;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? STATUS.done : STATUS.bad;
    return refuse(name, `Something went wrong inside: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function refuse(name: string, message: string): Status {
  process.stderr.write(`${name}: ${message}\n`);
  return STATUS.bad;
}

function version(): string {
  const manifest: unknown = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  return String((manifest as { version: string }).version);
}

/** `… | head` closes its end, which is no error; a full disk is one. */
function quitWhenNothingCanBeWritten(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') process.exit(STATUS.done);
      if (stream === process.stdout) process.stderr.write(`The output cannot be written (${error.code}).\n`);
      process.exit(STATUS.bad);
    });
  }
}
