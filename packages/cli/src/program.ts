/** The words of the command line: commands, options, help. */
import { isIP } from 'node:net';
import { Command, InvalidArgumentError, Option } from 'commander';
import { check } from './commands/check.js';
import { compare } from './commands/compare.js';
import { convert } from './commands/convert.js';
import { count } from './commands/count.js';
import { draw } from './commands/draw.js';
import { explain } from './commands/explain.js';
import { hint, REVEAL } from './commands/hint.js';
import { model } from './commands/model.js';
import { replay } from './commands/replay.js';
import type { ServeOptions } from './commands/serve.js';
import { solve } from './commands/solve.js';
import { tilings } from './commands/tilings.js';
import { LEVELS } from './daily.js';
import { parseDuration } from './duration.js';
import { Output, type OutputOptions } from './output.js';
import { KINDS } from './registry.js';
import { USUAL_PORT } from './serve/listen.js';
import type { Status } from './status.js';

/** Commands that are promised and not there yet. */
export const PLANNED: readonly string[] = ['grade', 'generate', 'batch'];

type Run<Options> = (sources: readonly string[], options: Options, output: Output) => Promise<Status>;

export function makeProgram(
  name: string,
  version: string,
  onStatus: (status: Status) => void,
  prepareApp: () => void,
): Command {
  const program = new Command(name)
    .description(
      'Solves, explains, checks, counts, draws and converts Pips and Futoshiki puzzles, and serves a web app to play them. Formats are recognised from the content; - is standard input.',
    )
    .version(version)
    .showHelpAfterError(`(${name} --help shows how)`)
    .addHelpText('after', footer(name));

  const solving = command('solve', 'find the first solution, verified before it is printed', solve, [
    'solve examples/hard_2025-10-12.txt',
    'solve --all --style compact puzzle.txt',
    'solve --level hard --json day.json',
    'solve 2025-08-24 hard',
    'solve --all --trace trace.jsonl puzzle.txt',
  ]);
  withJson(withEngine(solving))
    .option('--all', 'every solution')
    .addOption(new Option('--limit <n>', 'at most so many solutions').argParser(wholeNumber))
    .addOption(
      new Option('--common', 'what all solutions share: the values each cell takes, the pairs always joined').conflicts(
        ['all', 'limit', 'trace'],
      ),
    )
    .option('--trace <file>', 'write what happens in the search into this file, for replay; for one puzzle')
    .addOption(
      choice(
        '--style <name>',
        'how to draw for people',
        KINDS.flatMap((kind) => kind.drawing.styles),
      ),
    );

  const counting = command('count', 'count the solutions exactly', count, [
    'count puzzle.txt',
    'count --at-most 2 --json *.txt',
    'count yesterday easy medium',
  ]);
  withJson(withEngine(counting)).addOption(
    new Option('--at-most <n>', 'stop counting at so many').argParser(wholeNumber),
  );

  const checking = command('check', 'say whether a puzzle is well formed, or whether a solution solves it', check, [
    'check puzzle.txt',
    'check day.json --solution own',
    'check today --solution own',
    'solve --json puzzle.txt > answer.json && check puzzle.txt --solution answer.json',
  ]);
  withJson(checking).option(
    '--solution <file>',
    'the solution to check: a line of solve --json, {"placements":[…]} or {"grid":[[…]]}; own: the one in the file',
  );

  command('convert', 'write puzzles in another format', convert, [
    'convert puzzle.txt --to yaml',
    'convert day.json --level hard --to text',
    'convert day.json --to text -o folder/',
  ])
    .addOption(
      choice('--to <format>', 'the format to write', [...formatNames(), ...writerNames()]).makeOptionMandatory(),
    )
    .option('-o, --output <path>', 'a file to write, or a folder for several puzzles');

  const drawing = command('draw', 'draw a puzzle, or its first solution', draw, [
    'draw puzzle.txt',
    'draw --solved --labels puzzle.txt',
    'draw --style svg --level hard -o puzzle.svg day.json',
  ]);
  withEngine(drawing)
    .addOption(
      choice(
        '--style <name>',
        'how to draw',
        KINDS.flatMap(({ drawing }) => [...drawing.styles, ...drawing.pictures]),
      ),
    )
    .option('--solved', 'solve it first, and draw the solution')
    .option('--labels', 'number rows and columns, from 0 as in --json')
    .option('-o, --output <file>', 'write into this file; for one puzzle');

  const modelling = command('model', 'show a Futoshiki puzzle as a binary CSP: its metrics', model, [
    'model examples/futoshiki_4x4.json',
    'model --json puzzles.txt',
  ]);
  withJson(modelling).addHelpText('after', '\ndraw --style graph draws its constraint graph.');

  const tiling = command('tilings', 'count the ways to cover a board with dominoes, whatever they show', tilings, [
    'tilings puzzle.txt',
    'tilings --draw 3 puzzle.txt',
    'tilings --forest -o trees.svg puzzle.txt',
  ]);
  withJson(withTimeout(tiling))
    .addOption(new Option('--draw <n>', 'draw the first so many').argParser(wholeNumber))
    .option('--forest', 'draw all of them as trees, domino by domino, into the file that -o names')
    .option('-o, --output <file>', 'an SVG file for --forest; for one puzzle');

  const explaining = command(
    'explain',
    'explain the solution one reasoned step at a time, or why there is none',
    explain,
    [
      'explain puzzle.txt',
      'explain --draw --level easy day.json',
      'explain -o steps.html puzzle.txt',
      'explain --json puzzle.txt',
    ],
  );
  withJson(withTimeout(explaining))
    .addOption(
      new Option('--draw', 'the board at each step, with what it is about marked').conflicts(['json', 'output']),
    )
    .option('-o, --output <file>', 'write a page (HTML) with steps and boards, to read or to print; for one puzzle')
    .addHelpText(
      'after',
      `
Steps are numbered from 1 here and from 0 in --json; cells are (row,column), from 0 at
the top left. Where there are several solutions, the steps lead to all that they share.
Where there is none, the fewest parts of the puzzle that contradict each other are named,
and the status is 1.`,
    );

  const hinting = command('hint', 'give the next step only', hint, [
    'hint puzzle.txt',
    'hint --reveal where --progress placed.json puzzle.txt',
    'hint --reveal what --level hard day.json',
  ]);
  withJson(withTimeout(hinting))
    .addOption(
      choice('--reveal <what>', 'where to look, why something follows, or what follows too', REVEAL).default('why'),
    )
    .option('--progress <file>', 'what is already placed: {"placements":[…]}, {"grid":[[…]]} or a line of solve --json')
    .addHelpText(
      'after',
      `
Where what is placed contradicts every solution, it says so, and the status is 1;
--reveal what then names the fewest placements and parts of the puzzle that do.`,
    );

  const comparing = command('compare', 'run every engine on the same puzzle, side by side', compare, [
    'compare puzzle.txt',
    'compare --engine swift MAC+BZ FC+BZ -- futoshiki.txt',
    'compare --timeout 10s --json day.json',
  ]);
  comparing.addOption(choice('--engine <name...>', 'only these engines', engineNames()));
  withJson(withTimeout(comparing, 'most time for each engine on each puzzle: 500ms, 10s, 2m')).addHelpText(
    'after',
    `
first: the time to the first solution. count, nodes, time: all solutions counted,
the first one found before. An engine whose time is up says how far it came; the
status is 0 as long as two have come to their end, and agree.
memory: the most that its process held, and how much of that came with the engine.
Where engines do not agree the status is 1, and the smallest puzzle found that
shows it is printed.`,
  );

  bare(
    'replay',
    'play a trace of solve again, checking every step',
    replay,
    'files of solve --trace; - is standard input',
    ['solve --trace trace.jsonl puzzle.txt && replay trace.jsonl', 'replay --draw trace.jsonl'],
  ).option('--draw', 'every step in words, and the board after each move');

  named('serve', 'serve the web app on this machine, and to nobody else unless --host is given, until Ctrl-C', [
    'serve',
    'serve --port 9000',
    'serve --host',
    'serve --host 192.168.1.5',
  ])
    .addOption(
      new Option(
        '--port <n>',
        `the port to use, 0 for any (default: ${USUAL_PORT}, or the next that is free)`,
      ).argParser(portNumber),
    )
    .addOption(
      new Option(
        '--host [address]',
        'serve devices of the same network too: at this address of this machine, or at all it has',
      ).argParser(ipAddress),
    )
    .addHelpText(
      'after',
      `
The app gets days of the Times through this server, with the cache and the variables
that ${name} --help names.
--host prints addresses for another device. The token in them works once; when it is
used, the next one is printed. Nobody comes in without. Browsers trust no plain http
from the network: there the app plays and keeps games, but cannot be installed, does
not work without this server, and copies nothing.`,
    )
    .action(async (options: ServeOptions & OutputOptions) => {
      // Loaded only when asked for: no other command needs a server.
      const { serve } = await import('./commands/serve.js');
      onStatus(await serve(options, new Output(options), prepareApp));
    });

  return program;

  function command<Options>(word: string, summary: string, run: Run<Options>, examples: readonly string[]): Command {
    const files = 'puzzle files, or days of the Times (2025-08-24, today, yesterday) and levels; - is standard input';
    return bare(word, summary, run, files, examples)
      .addOption(choice('--level <name>', 'one puzzle of a day', LEVELS))
      .addOption(
        choice(
          '--kind <name>',
          'the kind of puzzle, if it is not recognised',
          KINDS.map((kind) => kind.name),
        ),
      )
      .addOption(choice('--from <name>', 'the format, if it is not recognised', formatNames()));
  }

  /** A command without the options of one that reads puzzles. */
  function bare<Options>(
    word: string,
    summary: string,
    run: Run<Options>,
    files: string,
    examples: readonly string[],
  ): Command {
    return named(word, summary, examples)
      .argument('<file...>', files)
      .action(async (sources: string[], options: Options & OutputOptions) => {
        onStatus(await run(sources, options, new Output(options)));
      });
  }

  /** A command without files too. */
  function named(word: string, summary: string, examples: readonly string[]): Command {
    return program
      .command(word)
      .summary(summary)
      .description(`${summary[0]?.toUpperCase()}${summary.slice(1)}.`)
      .option('--no-color', 'no colours, even on a terminal')
      .addHelpText(
        'after',
        `\nExamples:\n${examples.map((example) => `  $ ${example.replace(/^|(?<=&& )/g, `${name} `)}`).join('\n')}`,
      );
  }
}

function withJson(command: Command): Command {
  return command.option('--json', 'one JSON object a line, for programs');
}

function withEngine(command: Command): Command {
  return withTimeout(command.addOption(choice('--engine <name>', 'the engine to use', engineNames())));
}

function engineNames(): readonly string[] {
  return KINDS.flatMap((kind) => kind.engines.map((engine) => engine.name));
}

function withTimeout(command: Command, meaning = 'most time for each puzzle: 500ms, 10s, 2m'): Command {
  return command.addOption(new Option('--timeout <time>', meaning).argParser(duration).default(60_000, '60s'));
}

function formatNames(): readonly string[] {
  return KINDS.flatMap((kind) => kind.formats.map((format) => format.name));
}

function writerNames(): readonly string[] {
  return KINDS.flatMap((kind) => kind.writers ?? []).map((writer) => writer.name);
}

function footer(name: string): string {
  return `
${name === 'pips-solver' ? 'pips-solver FILE is short for pips-solver solve FILE.\n' : ''}
Where a file can stand, a date can (2025-08-24, today, yesterday), and a level
after it: that day's puzzles come from the Times, once, and are kept. A file of
that name goes first. PIPWRIGHT_NYT_URL names another server than the Times's,
PIPWRIGHT_NYT_TIMEOUT how long to wait for it (10s).

Exit status: 0 done; 1 the answer is no (unsolvable, wrong, malformed when checked);
             2 bad input or usage; 3 stopped early.`;
}

function choice(flags: string, description: string, names: readonly string[]): Option {
  return new Option(flags, description).choices([...new Set(names)]);
}

function wholeNumber(text: string): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < 1 || !Number.isSafeInteger(value))
    throw new InvalidArgumentError('It must be a whole number from 1 to 9007199254740991.');
  return value;
}

function portNumber(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new InvalidArgumentError('It must be a whole number from 0 to 65535.');
  return port;
}

function ipAddress(text: string): string {
  if (isIP(text) === 0 || text.includes('%'))
    throw new InvalidArgumentError('It must be an address of this machine, such as 192.168.1.5, or left out for all.');
  return text;
}

function duration(text: string): number {
  const milliseconds = parseDuration(text);
  if (milliseconds === undefined) throw new InvalidArgumentError('Write a time such as 500ms, 10s or 2m.');
  return milliseconds;
}
