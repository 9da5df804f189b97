/** The words of the command line: commands, options, help. */
import { Command, InvalidArgumentError, Option } from 'commander';
import { check } from './commands/check.js';
import { count } from './commands/count.js';
import { solve } from './commands/solve.js';
import { parseDuration } from './duration.js';
import { Output, type OutputOptions } from './output.js';
import { KINDS } from './registry.js';
import type { Status } from './status.js';

/** Commands that are promised and not there yet. */
export const PLANNED: readonly string[] = [
  'draw',
  'convert',
  'tilings',
  'model',
  'explain',
  'hint',
  'grade',
  'generate',
  'compare',
  'batch',
  'serve',
];

type Run<Options> = (sources: readonly string[], options: Options, output: Output) => Promise<Status>;

export function makeProgram(name: string, version: string, onStatus: (status: Status) => void): Command {
  const program = new Command(name)
    .description(
      'Solves, checks and counts Pips puzzles. Formats are recognised from the content; - is standard input.',
    )
    .version(version)
    .showHelpAfterError(`(${name} --help shows how)`)
    .addHelpText('after', footer(name));

  command('solve', 'find the first solution, verified before it is printed', solve, [
    'solve examples/hard_2025-10-12.txt',
    'solve --all --style compact puzzle.txt',
    'solve --level hard --json day.json',
  ])
    .option('--all', 'every solution')
    .addOption(new Option('--limit <n>', 'at most so many solutions').argParser(wholeNumber).conflicts('all'))
    .addOption(
      new Option('--common', 'what all solutions share: the values each cell takes, the pairs always joined').conflicts(
        ['all', 'limit'],
      ),
    )
    .addOption(
      choice(
        '--style <name>',
        'how to draw for people',
        KINDS.flatMap((kind) => kind.drawing.styles),
      ),
    );

  command('count', 'count the solutions exactly', count, [
    'count puzzle.txt',
    'count --at-most 2 --json *.txt',
  ]).addOption(new Option('--at-most <n>', 'stop counting at so many').argParser(wholeNumber));

  command('check', 'say whether a puzzle is well formed, or whether a solution solves it', check, [
    'check puzzle.txt',
    'check day.json --solution own',
    'solve --json puzzle.txt > answer.json && check puzzle.txt --solution answer.json',
  ]).option(
    '--solution <file>',
    'the solution to check: a line of solve --json, or {"placements":[…]}; own: the one in the file',
  );

  return program;

  function command<Options>(word: string, summary: string, run: Run<Options>, examples: readonly string[]): Command {
    const made = program
      .command(word)
      .summary(summary)
      .description(`${summary[0]?.toUpperCase()}${summary.slice(1)}.`)
      .argument('<file...>', 'puzzle files; - is standard input')
      .option('--json', 'one JSON object a line, for programs')
      .addOption(choice('--level <name>', 'one puzzle of a day file', ['easy', 'medium', 'hard']))
      .addOption(
        choice(
          '--kind <name>',
          'the kind of puzzle, if it is not recognised',
          KINDS.map((kind) => kind.name),
        ),
      )
      .addOption(
        choice(
          '--from <name>',
          'the format, if it is not recognised',
          KINDS.flatMap((kind) => kind.formats.map((format) => format.name)),
        ),
      )
      .option('--no-color', 'no colours, even on a terminal')
      .addHelpText(
        'after',
        `\nExamples:\n${examples.map((example) => `  $ ${example.replace(/^|(?<=&& )/g, `${name} `)}`).join('\n')}`,
      )
      .action(async (sources: string[], options: Options & OutputOptions) => {
        onStatus(await run(sources, options, new Output(options)));
      });
    if (word !== 'check') {
      made
        .addOption(
          choice(
            '--engine <name>',
            'the engine to use',
            KINDS.flatMap((kind) => kind.engines.map((engine) => engine.name)),
          ),
        )
        .addOption(
          new Option('--timeout <time>', 'most time for each puzzle: 500ms, 10s, 2m')
            .argParser(duration)
            .default(60_000, '60s'),
        );
    }
    return made;
  }
}

function footer(name: string): string {
  return `
${name === 'pips-solver' ? 'pips-solver FILE is short for pips-solver solve FILE.\n' : ''}
Exit status: 0 done; 1 the answer is no (unsolvable, wrong, malformed when checked);
             2 bad input or usage; 3 stopped early.`;
}

function choice(flags: string, description: string, names: readonly string[]): Option {
  return new Option(flags, description).choices([...new Set(names)]);
}

function wholeNumber(text: string): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < 1 || !Number.isSafeInteger(value))
    throw new InvalidArgumentError('It must be a whole number from 1.');
  return value;
}

function duration(text: string): number {
  const milliseconds = parseDuration(text);
  if (milliseconds === undefined) throw new InvalidArgumentError('Write a time such as 500ms, 10s or 2m.');
  return milliseconds;
}
