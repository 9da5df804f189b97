import { availableParallelism } from 'node:os';
import { STANDARD_OUTPUT } from '../../files.js';
import { grouped } from '../../grouped.js';
import type { InputOptions } from '../../inputs.js';
import type { Output } from '../../output.js';
import type { Parts } from '../../parts.js';
import type { QueueAddress } from '../../queue/address.js';
import { AT_ONCE, throughQueue } from '../../queue/through-queue.js';
import { UsageError } from '../../usage-error.js';
import { toFormat } from '../convert/command.js';
import { refusePacked } from '../packed-name.js';
import { choice, MOST_JOBS, type Registrar, timeout, wholeNumber } from '../registrar.js';
import { queueOption } from '../worker/command.js';
import { batch } from './compute.js';
import type { BatchJob, Lines } from './portion-work.js';
import { TASKS, type TaskName } from './tasks.js';
import { inThreads, type Workplace } from './workplace.js';

interface Options extends InputOptions {
  readonly task: TaskName;
  readonly to?: string;
  readonly jobs?: number;
  readonly nodes: number;
  readonly timeout?: number;
  readonly times?: boolean;
  readonly output?: string;
  readonly resume?: boolean;
  readonly queue?: QueueAddress;
}

/** About a minute of most tasks on a machine of 2020. */
const NODES = 10_000_000;

/** Through a queue: so many that the work takes longer than handing it over, and so few that it spreads. */
const DOCUMENTS: Readonly<Record<TaskName, number>> = {
  solve: 64,
  count: 64,
  check: 256,
  convert: 256,
  explain: 8,
  grade: 8,
};

export function addBatch(registrar: Registrar, parts: Pick<Parts, 'thread' | 'driver'>): void {
  const { session, program } = registrar;
  const command = registrar.puzzleCommand<Options>(
    {
      word: 'batch',
      summary: 'do the same with any number of puzzles, on all cores',
      examples: [
        'batch puzzles -o results.jsonl',
        'batch --task grade puzzles day.json -o grades.jsonl --resume',
        'batch --task count pack.zip lines.jsonl.gz > counts.jsonl',
        'batch --task convert --to text day.json',
      ],
      takesFolders: true,
    },
    (words, options, output) => {
      const { output: path, jobs = availableParallelism(), queue, ...rest } = options;
      refuse(options);
      const target = path === undefined || path === STANDARD_OUTPUT ? {} : { output: path };
      const timeout = options.timeout ?? Number.POSITIVE_INFINITY;
      const openWorkplace = () =>
        queue === undefined ? inThreads(parts, jobs) : atWorkers(queue, options.task, output);
      return batch(words, { ...rest, timeout, ...target }, session, output, openWorkplace);
    },
  );
  command
    .addOption(choice('--task <name>', 'What to do with each', TASKS).default('solve'))
    .addOption(toFormat(session.kinds, 'For --task convert: write in this format'))
    .addOption(wholeNumber('--jobs <n>', 'Work on this many at once (default: one per core)', { most: MOST_JOBS }))
    .addOption(wholeNumber('--nodes <n>', 'Limit the nodes per puzzle').default(NODES, grouped(NODES)))
    .addOption(timeout('Limit the time per puzzle, too'))
    .option('--times', 'Tell how long each took')
    .option('-o, --output <file>', 'Write to this file')
    .option('--resume', 'Go on where -o was interrupted')
    .addOption(queueOption())
    .addHelpText(
      'after',
      `
batch prints what the command that --task names prints with --json: one line per
puzzle, in the order of the inputs, without "milliseconds" unless --times. The
same inputs give the same bytes, with any --jobs and on every machine, unless
there is a --timeout or --times. Work that takes more than --nodes is "stopped".
A named file that cannot be read is one line, too, and stops nothing.

A folder stands for every puzzle file in it and in the folders in it, except
what is hidden (its name begins with a dot) and node_modules; links to folders
are not followed. A file in it that cannot be read is one line, too, and so is
one with the ending of puzzle files (.json, .jsonl, .yaml, .tatham) that holds
no puzzle. Other files without puzzles, such as README.txt, and results of batch
are skipped and listed at the end. The same holds for what is in an archive.

Files of JSON lines have a puzzle a line. Files and standard input may be
packed: .gz, or .zip with any number of files. Refused are, as one line each: a
document of more than 8 MiB, what would become more than 16 MiB and 200 times as
large when unpacked, files in an archive whose names could lead out of a folder,
and an archive with more than 1,000,000 files, or of more than 64 MiB if it is
piped. Nothing after a line of more than 64 MiB is read.

--resume goes on after an interruption of any sort; all other options and the
inputs must be the same. It refuses a file whose puzzles are not those of the
inputs, in number and order; of the results, only the first line is made again
and compared. Without --resume, the file of -o is overwritten.
The exit status is the highest of all puzzles.

With --queue, machines that run "worker" with the same --queue do the work; see
docs/scaling.md.`,
    );

  function atWorkers(queue: QueueAddress, task: TaskName, output: Output): Workplace {
    const { signal } = session.interruption;
    const around = { parts, version: program.version() ?? '', signal, output };
    const pool = throughQueue<BatchJob, Lines>(queue, around);
    return { pool, atOnce: AT_ONCE, documents: DOCUMENTS[task], end: () => pool.end() };
  }
}

function refuse({ task, to, output, resume, queue, jobs }: Options): void {
  if (queue !== undefined && jobs !== undefined)
    throw new UsageError('--jobs and --queue cannot be used together: each worker has its own --jobs.');
  if (task === 'convert' && to === undefined) throw new UsageError('--task convert needs --to with a format.');
  if (task !== 'convert' && to !== undefined) throw new UsageError('--to goes with --task convert only.');
  const isFile = output !== undefined && output !== STANDARD_OUTPUT;
  if (output === '' || (isFile && /[/\\]$/.test(output))) throw new UsageError('-o needs the name of a file.');
  if (isFile) refusePacked(output);
  if (resume && !isFile) throw new UsageError('--resume needs -o with the file to go on with.');
}
