/**
 * Runs an engine in a process of its own, so that one that hangs, crashes or takes all memory is one row of the table
 * and nothing more, and so that its memory can be told from the others'. It minds its time itself, to say what it has;
 * one that does not is killed.
 */
import { fork } from 'node:child_process';
import { type Measured, peakMemory, unmeasured, whyStopped } from './measure.js';

export interface Job {
  readonly kind: string;
  readonly engine: string;
  readonly puzzle: unknown;
  /** Milliseconds. */
  readonly timeout: number;
  /** The path of Z3's module, if it is not where it is usually installed. */
  readonly z3?: string | undefined;
}

export interface Row extends Measured {
  /** The most bytes the process has held, and how many it held before the engine began; null where not known. */
  readonly peakMemory: number | null;
  readonly baseMemory: number | null;
}

export interface Report {
  readonly done: boolean;
  readonly row: Row;
}

const CHILD = new URL('./measure-child.js', import.meta.url);

/** To start the process, and to say what it has when its time is up. */
const START_MILLISECONDS = 30_000;
const GRACE_MILLISECONDS = 1000;
const MAX_TIMER_MILLISECONDS = 2 ** 31 - 1;

/** Of what a process says before it ends. */
const MOST_LAST_WORDS = 10_000;

export function measureInChild(job: Job, interruption: AbortSignal, program: URL | string = CHILD): Promise<Row> {
  let known: Row = { ...unmeasured(job.engine, 'stopped'), peakMemory: null, baseMemory: null };
  let done = false;
  let note: string | undefined;
  if (interruption.aborted) return Promise.resolve({ ...known, note: whyStopped('aborted', job.timeout) });

  return new Promise((resolve) => {
    const child = fork(program, { serialization: 'advanced', stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
    let last = '';
    child.stderr?.on('data', (said) => {
      last = `${last}${said}`.slice(-MOST_LAST_WORDS);
    });
    let started = performance.now();
    const kill = (why: string) => {
      note ??= why;
      const milliseconds = performance.now() - started;
      if (!done) known = { ...known, milliseconds, peakMemory: peakMemory(child.pid) ?? known.peakMemory };
      child.kill('SIGKILL');
    };
    const killLate = () => kill(whyStopped('timeout', job.timeout));
    const killUnstarted = () => kill('its process did not start');
    const killInterrupted = () => kill(whyStopped('aborted', job.timeout));
    let timer = setTimeout(killUnstarted, START_MILLISECONDS);
    interruption.addEventListener('abort', killInterrupted);

    child.once('message', () => {
      started = performance.now();
      clearTimeout(timer);
      timer = setTimeout(killLate, Math.min(job.timeout + GRACE_MILLISECONDS, MAX_TIMER_MILLISECONDS));
    });
    child.on('message', (report: Report) => {
      known = report.row;
      done = report.done;
      if (done) child.disconnect();
    });
    child.once('error', (error) => end({ ...known, status: 'failed', note: error.message }));
    child.once('exit', (code, signal) => {
      if (done) end(known);
      else if (note !== undefined) end({ ...known, note });
      else if (isOutOfMemory(signal, last)) end({ ...known, note: 'ran out of memory' });
      else
        end({
          ...known,
          status: 'failed',
          note: `its process ended early (${signal ?? `status ${code}`})`,
        });
    });
    child.send(job);

    function end(row: Row): void {
      clearTimeout(timer);
      interruption.removeEventListener('abort', killInterrupted);
      resolve(row);
    }
  });
}

/** V8 says so and aborts when its heap is full; the system kills when there is no memory left. */
function isOutOfMemory(signal: NodeJS.Signals | null, last: string): boolean {
  return signal === 'SIGKILL' || /out of memory/i.test(last);
}
