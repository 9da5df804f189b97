/** With this commands put themselves on the command line: their words, options and help. */
import { type AnyKind, list } from '@pipwright/core';
import { type Command, Option } from 'commander';
import { parseDuration } from '../duration.js';
import { didYouMean } from '../nearest.js';
import { Output, type OutputOptions } from '../output.js';
import { DAYS } from '../registry.js';
import type { Session } from '../session.js';
import { readLevel } from '../sources.js';
import type { Status } from '../status.js';
import { UsageError } from '../usage-error.js';

type Run<Options> = (words: readonly string[], options: Options, output: Output) => Promise<Status>;

interface Introduction {
  readonly word: string;
  readonly summary: string;
  readonly examples: readonly string[];
  readonly takesFolders?: boolean;
}

export class Registrar {
  readonly program: Command;
  readonly session: Session;
  readonly #onStatus: (status: Status) => void;

  constructor(program: Command, session: Session, onStatus: (status: Status) => void) {
    this.program = program;
    this.session = session;
    this.#onStatus = onStatus;
  }

  /** A command that reads puzzles. @param kinds those that it works for */
  puzzleCommand<Options>(introduction: Introduction, run: Run<Options>, kinds = this.session.kinds): Command {
    const hasDays = formatNames(kinds).includes(DAYS.format);
    const sources = [
      ...(introduction.takesFolders ? ['folder'] : []),
      ...(hasDays ? ['date (2025-08-24, today)'] : []),
      '- for stdin',
    ];
    const puzzles = sources.length === 1 ? `Puzzle file, or ${sources[0]}` : list(['Puzzle file', ...sources], 'or');
    const command = this.fileCommand(introduction, puzzles, run);
    if (hasDays) command.addOption(choice('--level <name>', 'Use one level of a day', DAYS.levels, readLevel));
    return command
      .addOption(choice('--kind <name>', 'Read as this kind', kindNames(kinds)))
      .addOption(choice('--from <name>', 'Read as this format', formatNames(kinds)));
  }

  fileCommand<Options>(introduction: Introduction, files: string, run: Run<Options>): Command {
    return this.#named(introduction)
      .argument('<file...>', files)
      .action(async (words: string[], options: Options & OutputOptions) => {
        const output = this.#output(options);
        this.#onStatus(await output.whileRead(() => run(words, options, output)));
      });
  }

  /** A command about what one word names. @param name of the word in the help, and in what is said of it */
  wordCommand<Options>(
    introduction: Introduction,
    name: string,
    what: string,
    run: (word: string, options: Options, output: Output, command: Command) => Promise<Status>,
  ): Command {
    return this.#named(introduction)
      .argument(`<${name}>`, what)
      .action(async (word: string, options: Options & OutputOptions, command: Command) => {
        const output = this.#output(options);
        this.#onStatus(await output.whileRead(() => run(word, options, output, command)));
      });
  }

  plainCommand<Options>(introduction: Introduction, run: (options: Options, output: Output) => Promise<Status>) {
    return this.#named(introduction).action(async (options: Options & OutputOptions) => {
      this.#onStatus(await run(options, this.#output(options)));
    });
  }

  #output(options: OutputOptions): Output {
    return new Output(this.session.io, this.session.progress, options);
  }

  #named({ word, summary, examples }: Introduction): Command {
    const name = this.program.name();
    const lines = examples.map((example) => `  $ ${name} ${example}`);
    const sentence = `${summary[0]?.toUpperCase()}${summary.slice(1)}`;
    return this.program
      .command(word)
      .summary(sentence)
      .description(`${sentence}.`)
      .helpOption('-h, --help', 'Print this help')
      .option('--no-color', 'Print without colours, even on a terminal')
      .addHelpText('after', `\nExamples:\n${lines.join('\n')}`);
  }
}

export function withJson(command: Command): Command {
  return command.option('--json', 'Print one JSON object per line, for programs');
}

export function withEngine(command: Command, kinds: readonly AnyKind[]): Command {
  const option = new Option('--engine <name>', 'Use this engine (see engines)');
  return withTimeout(command.addOption(option.argParser((name) => knownEngine(name, kinds))));
}

export function withEngines(command: Command, kinds: readonly AnyKind[]): Command {
  const option = new Option('--engine <names>', 'Use only these, comma-separated (see engines)');
  const read = (names: string, before: readonly string[] = []) => [
    ...new Set([...before, ...names.split(',').map((name) => knownEngine(name.trim(), kinds))]),
  ];
  return command.addOption(option.argParser(read));
}

function knownEngine(name: string, kinds: readonly AnyKind[]): string {
  const names = kinds.flatMap(({ engines }) => engines.map((engine) => engine.name));
  if (names.includes(name)) return name;
  if (name.includes(',')) throw new UsageError('--engine takes one engine here. compare takes several.', 'engines');
  throw new UsageError(`There is no engine "${name}".${didYouMean(name, names)}`, 'engines');
}

export const MOST_JOBS = 1000;

const TIMEOUT = '--timeout';

export function withTimeout(command: Command, what = 'Limit the time per puzzle'): Command {
  return command.addOption(timeout(what).default(60_000, '60s'));
}

export function timeout(what: string): Option {
  return new Option(`${TIMEOUT} <time>`, `${what}: 500ms, 10s, 2m`).argParser(duration);
}

export function kindNames(kinds: readonly AnyKind[]): readonly string[] {
  return kinds.map(({ name }) => name);
}

export function formatNames(kinds: readonly AnyKind[]): readonly string[] {
  return kinds.flatMap((kind) => kind.formats.map((format) => format.name));
}

/** @param read the name that a word means, where that is not the word itself */
export function choice(
  flags: string,
  description: string,
  allNames: readonly string[],
  read: (word: string) => string | undefined = (word) => allNames.find((name) => name === word),
): Option {
  const names = [...new Set(allNames)];
  const option = new Option(flags, `${description}: ${names.join(', ')}`);
  return option.argParser((word) => {
    const meant = read(word);
    if (meant !== undefined) return meant;
    const may = didYouMean(word, names) || ` It can be ${list(names, 'or')}.`;
    throw new UsageError(`${option.long} cannot be "${word}".${may}`);
  });
}

/** An option that takes a whole number, from 1 on unless told. */
export function wholeNumber(
  flags: string,
  description: string,
  { least = 1, most = Number.POSITIVE_INFINITY }: { readonly least?: number; readonly most?: number } = {},
): Option {
  const option = new Option(flags, description);
  return option.argParser((text) => {
    const value = Number(text);
    const isWhole = /^\d+$/.test(text) && value >= least && value <= most;
    if (isWhole && Number.isSafeInteger(value)) return value;
    const range = most === Number.POSITIVE_INFINITY ? `from ${least} on` : `from ${least} to ${most}`;
    const wanted = isWhole ? 'That is too large.' : `It can be a whole number ${range}.`;
    throw new UsageError(`${option.long} cannot be "${text}". ${wanted}`);
  });
}

function duration(text: string): number {
  const milliseconds = parseDuration(text);
  if (milliseconds === undefined) throw new UsageError(`${TIMEOUT} cannot be "${text}". Write 500ms, 10s or 2m.`);
  return milliseconds;
}
