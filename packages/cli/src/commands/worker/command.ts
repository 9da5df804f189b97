import { availableParallelism } from 'node:os';
import { Option } from 'commander';
import { parseDuration } from '../../duration.js';
import type { Parts } from '../../parts.js';
import { readQueueAddress } from '../../queue/address.js';
import { STATUS } from '../../status.js';
import { UsageError } from '../../usage-error.js';
import { MOST_JOBS, type Registrar, wholeNumber } from '../registrar.js';
import type { WorkerOptions } from './compute.js';

export function addWorker(registrar: Registrar, parts: Pick<Parts, 'driver' | 'thread'>): void {
  registrar
    .plainCommand<WorkerOptions>(
      {
        word: 'worker',
        summary: 'work on what batch and generate put into a queue, until you press Ctrl-C',
        examples: ['worker --queue redis://localhost:6379', 'worker --queue postgres://ann@db/puzzles --jobs 4'],
      },
      async (options, output) => {
        // Loaded only when asked for: no other command needs a job system.
        const { work } = await import('./compute.js');
        await work(options, parts, registrar, output);
        return STATUS.done;
      },
    )
    .addOption(queueOption().makeOptionMandatory())
    .addOption(
      wholeNumber('--jobs <n>', 'Work on this many portions at once, in threads', { most: MOST_JOBS }).default(
        availableParallelism(),
        'all cores',
      ),
    )
    .addOption(
      new Option('--lock <time>', 'Give work to others if its worker is silent this long')
        .argParser((text) => parseDuration(text) ?? badLock(text))
        .default(LOCK_MILLISECONDS, '10s'),
    )
    .addHelpText(
      'after',
      `
Start it on any number of machines, with the same version of the program as the
batch or generate that uses the queue. A worker that is killed loses nothing:
another one does its work.`,
    );
}

/** Long enough for a network that stumbles, short enough to wait for. */
const LOCK_MILLISECONDS = 10_000;

function badLock(text: string): never {
  throw new UsageError(`--lock cannot be "${text}". Write 500ms, 10s or 2m.`);
}

export function queueOption(): Option {
  return new Option('--queue <url>', 'Share the work through a queue: redis://… or postgres://…').argParser(
    readQueueAddress,
  );
}
