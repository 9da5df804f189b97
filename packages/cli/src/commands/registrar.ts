/** With this commands put themselves on the command line: their words, options and help. */
import type { AnyKind } from '@pipwright/core';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { parseDuration } from '../duration.js';
import { Output, type OutputOptions } from '../output.js';
import { DAYS } from '../registry.js';
import type { Session } from '../session.js';
import { readLevel } from '../sources.js';
import type { Status } from '../status.js';

type Run<Options> = (words: readonly string[], options: Options, output: Output) => Promise<Status>;

/** What a command is called, in a few words and in examples. */
interface Introduction {
  readonly word: string;
  readonly summary: string;
  /** Without the name of the program. */
  readonly examples: readonly string[];
}

const PUZZLES =
  'puzzle files, or days of the Times (2025-08-24, today, yesterday); levels after a day; - is standard input';

export class Registrar {
  readonly program: Command;
  readonly session: Session;
  readonly #onStatus: (status: Status) => void;

  constructor(program: Command, session: Session, onStatus: (status: Status) => void) {
    this.program = program;
    this.session = session;
    this.#onStatus = onStatus;
  }

  /** A command that reads puzzles. */
  puzzleCommand<Options>(introduction: Introduction, run: Run<Options>): Command {
    const { kinds } = this.session;
    const kindNames = kinds.map((kind) => kind.name);
    return this.fileCommand(introduction, PUZZLES, run)
      .addOption(choice('--level <name>', 'one puzzle of a day', DAYS.levels).argParser(level))
      .addOption(choice('--kind <name>', 'the kind of puzzle, if it is not recognised', kindNames))
      .addOption(choice('--from <name>', 'the format, if it is not recognised', formatNames(kinds)));
  }

  /** A command that reads files of another sort. */
  fileCommand<Options>(introduction: Introduction, files: string, run: Run<Options>): Command {
    return this.#named(introduction)
      .argument('<file...>', files)
      .action(async (words: string[], options: Options & OutputOptions) => {
        const output = this.#output(options);
        this.#onStatus(await output.whileRead(() => run(words, options, output)));
      });
  }

  /** A command without files. */
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
    const lines = examples.map((example) => `  $ ${example.replace(/^|(?<=&& )/g, `${name} `)}`);
    return this.program
      .command(word)
      .summary(summary)
      .description(`${summary[0]?.toUpperCase()}${summary.slice(1)}.`)
      .option('--no-color', 'no colours, even on a terminal')
      .addHelpText('after', `\nExamples:\n${lines.join('\n')}`);
  }
}

export function withJson(command: Command): Command {
  return command.option('--json', 'one JSON object a line, for programs');
}

export function withEngine(command: Command, kinds: readonly AnyKind[]): Command {
  return withTimeout(command.addOption(choice('--engine <name>', 'the engine to use', engineNames(kinds))));
}

export function withTimeout(command: Command, meaning = 'most time for each puzzle: 500ms, 10s, 2m'): Command {
  return command.addOption(new Option('--timeout <time>', meaning).argParser(duration).default(60_000, '60s'));
}

export function engineNames(kinds: readonly AnyKind[]): readonly string[] {
  return kinds.flatMap((kind) => kind.engines.map((engine) => engine.name));
}

export function formatNames(kinds: readonly AnyKind[]): readonly string[] {
  return kinds.flatMap((kind) => kind.formats.map((format) => format.name));
}

export function choice(flags: string, description: string, names: readonly string[]): Option {
  return new Option(flags, description).choices([...new Set(names)]);
}

export function wholeNumber(text: string): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < 1 || !Number.isSafeInteger(value))
    throw new InvalidArgumentError('It must be a whole number from 1 to 9007199254740991.');
  return value;
}

/** In any case. */
function level(text: string): string {
  const read = readLevel(text);
  if (read === undefined) throw new InvalidArgumentError(`Allowed choices are ${DAYS.levels.join(', ')}.`);
  return read;
}

function duration(text: string): number {
  const milliseconds = parseDuration(text);
  if (milliseconds === undefined) throw new InvalidArgumentError('Write a time such as 500ms, 10s or 2m.');
  return milliseconds;
}
