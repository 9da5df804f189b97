/**
 * Runs the whole command line in any world (`Io`) and returns the exit status: picks the command, and turns every
 * failure into a message. Any number of runs can be under way at once.
 */
import { readFileSync } from 'node:fs';
import { CommanderError } from 'commander';
import { readDate } from './dates.js';
import { type Io, ReaderGone, type TextOutput } from './io.js';
import { printable } from './output.js';
import { PARTS, type Parts } from './parts.js';
import { makeProgram, PLANNED } from './program.js';
import { SOLVER } from './registry.js';
import { makeSession } from './session.js';
import { STATUS, type Status } from './status.js';
import { UsageError } from './usage-error.js';

export async function run(argv: readonly string[], io: Io, overrides: Partial<Parts> = {}): Promise<Status> {
  try {
    return await runIn(argv, io, { ...PARTS, ...overrides });
  } catch (error) {
    if (error instanceof ReaderGone) return STATUS.readerGone;
    throw error;
  }
}

async function runIn(argv: readonly string[], io: Io, parts: Parts): Promise<Status> {
  const { name } = parts;
  const session = makeSession(io, parts.kinds);
  const written: Promise<void>[] = [];
  let status: Status = STATUS.done;
  const onStatus = (found: Status) => {
    status = found;
  };
  const program = makeProgram(parts, session, version(), onStatus);
  for (const each of [program, ...program.commands]) each.exitOverride().configureOutput(helpOutput(io, written));
  const words = program.commands.map((command) => command.name());
  const [first] = argv;

  if (first === undefined) {
    await io.stderr.write(program.helpInformation());
    return STATUS.bad;
  }
  const asked = first === 'help' ? (argv[1] ?? '') : first;
  if (PLANNED.includes(asked)) return refuse(`“${asked}” does not exist yet. There are: ${words.join(', ')}.`);
  const isCommand = [...words, 'help', '--help', '-h', '--version', '-V'].includes(first);
  if (!isCommand && name === 'pipwright' && !first.startsWith('-')) {
    const thing = (await session.files.exists(first)) ? 'the file' : readDate(first) && 'that day';
    const hint = thing === undefined ? '' : ` To solve ${thing}, write ${[name, 'solve', ...argv].join(' ')}.`;
    return refuse(`There is no command “${first}”. There are: ${words.join(', ')}.${hint}`);
  }
  try {
    const solves = !isCommand && name === SOLVER;
    await program.parseAsync(solves ? ['solve', ...argv] : [...argv], { from: 'user' });
    return status;
  } catch (error) {
    if (error instanceof ReaderGone) throw error;
    if (error instanceof UsageError) return refuse(printable(error.message));
    if (error instanceof CommanderError) return error.exitCode === 0 ? STATUS.done : STATUS.bad;
    return refuse(`Something went wrong inside: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    await Promise.all(written);
  }

  async function refuse(message: string): Promise<Status> {
    await io.stderr.write(`${name}: ${message}\n`);
    return STATUS.bad;
  }
}

const USUAL_COLUMNS = 80;

/** What commander says by itself: help, the version, what is wrong with options. It does not wait for its reader. */
function helpOutput({ stdout, stderr }: Io, written: Promise<void>[]) {
  const write = (output: TextOutput) => (text: string) => {
    written.push(output.write(text));
  };
  const width = (output: TextOutput) => () => (output.isTerminal && output.columns) || USUAL_COLUMNS;
  return {
    writeOut: write(stdout),
    writeErr: write(stderr),
    getOutHelpWidth: width(stdout),
    getErrHelpWidth: width(stderr),
    getOutHasColors: () => false,
    getErrHasColors: () => false,
  };
}

function version(): string {
  const manifest: unknown = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  return String((manifest as { version: string }).version);
}
