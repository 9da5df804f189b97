/** Makes all puzzles of an order, and puts them where they belong. */
import { printable } from '@pipwright/core';
import type { Output } from '../../output.js';
import type { QueuePool } from '../../queue/queue-pool.js';
import { AT_ONCE } from '../../queue/through-queue.js';
import type { Session } from '../../session.js';
import { highest, STATUS, type Status } from '../../status.js';
import { openPool } from '../../threads/pool.js';
import { UsageError } from '../../usage-error.js';
import { type MakeJob, workAtWorkers, workHere, workInThreads } from './in-threads.js';
import { makeIn, type Outcome, type Progress } from './job.js';
import { excludedBy } from './made-before.js';
import { type Order, type OrderOptions, sourcesOf } from './order.js';
import type { Report } from './report.js';
import { jobOf, MOST_SKIPPED, type RunEnd, readyMade, runOrder } from './run.js';
import { openSink } from './sinks.js';
import type { Slot } from './slot.js';
import { standingOf } from './standing.js';
import { isResumable, type Target, type TargetOptions, targetOf } from './target.js';

export interface GenerateOptions extends OrderOptions, TargetOptions {
  readonly jobs: number;
  /** Milliseconds. */
  readonly timeout: number;
}

interface Makers {
  readonly thread: URL;
  readonly openWorkers?: () => QueuePool<MakeJob, Outcome>;
}

export async function generate(
  order: Order,
  options: GenerateOptions,
  session: Session,
  output: Output,
  { thread, openWorkers }: Makers,
): Promise<Status> {
  const { kind, total } = order;
  const { files, interruption, progress } = session;
  const target = await targetOf(kind, options, files);
  const likenesses = await excludedBy(kind, options.exclude ?? [], session, options);
  const begun = await standingOf(order, target, options, files, likenesses, makeAgain);
  refuseOverwriting(target, options, session);
  if (order.remark !== undefined) await output.warn(order.remark);
  const { signal } = interruption;
  const { standing } = begun;
  let [count, status] = [standing.done, begun.status];
  const workers = openWorkers?.();
  const jobs = Math.min(workers ? AT_ONCE : options.jobs, Math.max(1, total - standing.done));
  const workshop = workers
    ? workAtWorkers(workers, signal)
    : jobs > 1
      ? workInThreads(openPool<MakeJob, Outcome, Progress>(thread, jobs, signal))
      : workHere(kind, signal);
  const release = interruption.listen();
  const stopShowing = progress.show(() => {
    const { nodes, graded } = workshop.progress;
    return `making puzzle ${Math.min(count + 1, total)} of ${total}: ${graded} graded, ${nodes} nodes`;
  });
  try {
    await begun.check?.();
    const around = { kind, output, files, total, slots: order.slots };
    const sink = openSink(target, around, begun.kept);
    const toReader = openSink({ type: 'output', writers: target.writers }, around);
    const run = runOrder(order, standing, { ...options, jobs, workshop, signal });
    let step = await run.next();
    for (; step.done !== true; step = await run.next()) {
      const { value: report } = step;
      const isInterrupted = report.outcome.type === 'stopped' && report.outcome.why === 'aborted';
      if (report.outcome.type === 'stopped') status = STATUS.stopped;
      // What can be resumed goes on later from where it was; whoever reads now gets what there is.
      await (isInterrupted && isResumable(target) ? toReader : sink).put(report);
      count = report.index + 1;
    }
    await sink.end(step.value.count);
    if (!signal.aborted) await workers?.end();
    return highest(status, await sayEnd(step.value, total, output));
  } finally {
    workshop.close();
    release();
    stopShowing();
  }

  /** Nothing in a file says how it was asked for. */
  async function makeAgain(slot: Slot, seed: string, isSame: (report: Report) => boolean): Promise<void> {
    const job = jobOf(order, slot.request, seed, options.timeout);
    const outcome = readyMade(slot) ?? (await makeIn(workshop, job, signal));
    if (signal.aborted) return;
    if (outcome.type === 'stopped' && outcome.why !== 'nodes')
      throw new UsageError(
        `--resume: the puzzle of the seed ${seed} was not made again in time, so nothing shows that ${printable(options.output ?? '')} is of this run. Use a longer --timeout.`,
      );
    if (!isSame({ index: 0, slot, seed, outcome }))
      throw new UsageError(
        `${printable(options.output ?? '')} was begun with other options, or by another version: with these options, the seed ${seed} gives another puzzle. Use the options it was begun with, or another name for -o.`,
      );
  }
}

async function sayEnd({ type, count }: RunEnd, total: number, output: Output): Promise<Status> {
  if (type === 'done') return STATUS.done;
  if (type === 'interrupted' && total === 1) {
    await output.warn('Interrupted before the puzzle was made.');
    return STATUS.stopped;
  }
  const sofar = `${count} of ${total} puzzles ${count === 1 ? 'is' : 'are'} made`;
  await output.warn(
    type === 'interrupted'
      ? `Interrupted: ${sofar}.`
      : `Stopped early: ${sofar}. The next ${MOST_SKIPPED} were like puzzles that are there already.`,
  );
  return STATUS.stopped;
}

function refuseOverwriting(target: Target, options: GenerateOptions, { files }: Session): void {
  if (target.type !== 'lines' && target.type !== 'file') return;
  for (const source of sourcesOf(options)) {
    const failure = options.resume ? undefined : files.overwritesInput(target.path, source);
    if (failure !== undefined) throw new UsageError(failure);
  }
}
