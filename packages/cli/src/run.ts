/**
 * Runs the whole command line in any world (`Io`) and returns the exit status: picks the command, and turns every
 * failure into a message. Any number of runs can be under way at once.
 */
import { readFileSync } from 'node:fs';
import { printable } from '@pipwright/core';
import { type Command, CommanderError } from 'commander';
import { readDate } from './dates.js';
import { STANDARD_INPUT } from './files.js';
import { type Io, ReaderGone, type TextOutput } from './io.js';
import { didYouMean, nearest } from './nearest.js';
import { PARTS, type Parts } from './parts.js';
import { makeProgram } from './program.js';
import { SOLVER } from './registry.js';
import { makeSession } from './session.js';
import { looksLikePath } from './sources.js';
import { STATUS, type Status } from './status.js';
import { Failure, UsageError } from './usage-error.js';

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
  const commands = program.commands.map((command) => command.name());
  const [first] = argv;

  if (first === undefined) {
    await io.stderr.write(program.helpInformation());
    return STATUS.bad;
  }
  const asked = first === 'help' ? (argv[1] ?? first) : first;
  if (first === 'help' && asked === 'help') return runIn(['--help'], io, parts);
  if (asked !== first && !commands.includes(asked)) return refuse(noCommand(asked), '--help');
  const isCommand = commands.includes(first) || OWN_WORDS.includes(first);
  const meant = first.startsWith('--') && !isCommand ? nearest(first, OWN_WORDS) : undefined;
  if (meant !== undefined) return refuse(`There is no option "${first}". Did you mean "${meant}"?`, '--help');
  const isOption = first.startsWith('-') && first !== STANDARD_INPUT;
  const mistake = isCommand || isOption ? undefined : await mistakeIn(first);
  if (mistake !== undefined) return refuse(mistake, '--help');
  const isSolved = !isCommand && (!isOption || name === SOLVER);
  const words = isSolved ? ['solve', ...argv] : [...argv];
  const command = program.commands.find((each) => each.name() === words[0]) ?? program;
  const help = command === program ? '--help' : `${command.name()} --help`;
  try {
    await program.parseAsync(words, { from: 'user' });
    return status;
  } catch (error) {
    if (error instanceof ReaderGone) throw error;
    if (error instanceof Failure) return refuse(error.message);
    if (error instanceof UsageError) return refuse(error.message, error.see ?? help, error.also);
    if (error instanceof CommanderError)
      return error.exitCode === 0 ? STATUS.done : refuse(inOurWords(error, command), help);
    return refuse(`Something went wrong inside: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    await Promise.all(written);
  }

  /** What to say of a first word that is no command; undefined where it is to be solved. */
  async function mistakeIn(word: string): Promise<string | undefined> {
    const isNamed = word === STANDARD_INPUT || looksLikePath(word) || readDate(word) !== undefined;
    if (isNamed || (await session.files.exists(word))) return undefined;
    if (name !== SOLVER || NOT_YET.includes(word)) return noCommand(word);
    const isMeant = nearest(word, commands) !== undefined;
    return isMeant ? `There is no file or command "${word}".${didYouMean(word, commands)}` : undefined;
  }

  function noCommand(word: string): string {
    if (NOT_YET.includes(word)) return `There is no command "${word}" yet.`;
    return `There is no command "${word}".${didYouMean(word, commands)}`;
  }

  /** @param see what to run for the answer, without the name of the program */
  async function refuse(message: string, see?: string, also: readonly string[] = []): Promise<Status> {
    const more = see === undefined ? '' : `Run "${name} ${see}" ${whatFor(see)}.\n`;
    const lines = [`${name}: ${message}`, ...also].map((line) => `${printable(line)}\n`);
    await io.stderr.write(`${lines.join('')}${more}`);
    return STATUS.bad;
  }
}

function whatFor(see: string): string {
  if (see === '--help') return 'for the commands';
  return see.endsWith('--help') ? 'for its options' : 'for the list';
}

/** Commands that are promised. */
const NOT_YET: readonly string[] = ['csp'];

/** What the program itself has beside its commands. */
const OWN_WORDS: readonly string[] = ['help', '--help', '-h', '--version', '-V'];

const USUAL_COLUMNS = 80;

/** What commander says by itself: help and the version. It does not wait for its reader. */
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
    // What is wrong is said in our words.
    outputError: () => {},
  };
}

function version(): string {
  const manifest: unknown = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  return String((manifest as { version: string }).version);
}

const MESSAGES: Readonly<Record<string, (parts: readonly string[], command: Command) => string>> = {
  'commander.unknownOption': ([option = ''], command) =>
    `There is no option "${option}".${didYouMean(option, optionsOf(command))}`,
  'commander.missingArgument': ([argument = ''], command) => `${command.name()} needs a ${argument}.`,
  'commander.optionMissingArgument': ([flags = '']) => `${nameOf(flags)} needs a value, as in ${flags}.`,
  'commander.missingMandatoryOptionValue': ([flags = ''], command) => `${command.name()} needs ${flags}.`,
  'commander.conflictingOption': ([first = '', second = '']) =>
    `${nameOf(first)} and ${nameOf(second)} cannot be used together.`,
  'commander.excessArguments': (_, command) => `${command.name()} takes no files.`,
};

/** @param command whose words they are */
export function inOurWords({ code, message }: CommanderError, command: Command): string {
  const quoted = [...message.matchAll(/'([^']*)'/g)].map(([, part = '']) => part);
  return MESSAGES[code]?.(quoted, command) ?? message.replace(/^error: /, '');
}

function optionsOf(command: Command): string[] {
  return command
    .createHelp()
    .visibleOptions(command)
    .flatMap(({ long }) => long ?? []);
}

/** `--level` of `--level <name>`, `-o` of `-o, --output <file>`. */
function nameOf(flags: string): string {
  return /^[^ ,]+/.exec(flags)?.[0] ?? flags;
}
