/** Makes all puzzles of an order, and puts them where they belong. */
import { ReaderGone } from '../../io.js';
import type { Output } from '../../output.js';
import type { Session } from '../../session.js';
import { highest, STATUS, type Status } from '../../status.js';
import { UsageError } from '../../usage-error.js';
import { workHere } from './here.js';
import type { OpenThreads } from './in-threads.js';
import { excludedBy, foundIn, readLines } from './made-before.js';
import { firstSeedOf, type Order, type OrderOptions, sourcesOf } from './order.js';
import { CannotWrite } from './report.js';
import { MOST_SKIPPED, type RunEnd, runOrder, type Standing } from './run.js';
import { nextSeed } from './seeds.js';
import { openSink } from './sinks.js';
import { type Target, type TargetOptions, targetOf } from './target.js';

export interface GenerateOptions extends OrderOptions, TargetOptions {
  readonly jobs: number;
  /** Milliseconds. */
  readonly timeout: number;
}

export async function generate(
  order: Order,
  options: GenerateOptions,
  session: Session,
  output: Output,
  openThreads: OpenThreads,
): Promise<Status> {
  const { kind, total } = order;
  const { files, interruption, progress } = session;
  const target = await targetOf(kind, options, total, files);
  const likenesses = await excludedBy(kind, options.exclude ?? [], session);
  const begun = await standingOf(order, target, options, session, likenesses);
  refuseOverwriting(target, options, session);
  const { signal } = interruption;
  const { standing } = begun;
  let { done: count, status } = { done: standing.done, status: begun.status };
  const jobs = Math.min(options.jobs, Math.max(1, total - standing.done));
  const workshop = jobs > 1 ? openThreads(jobs, signal) : workHere(kind, signal);
  const release = interruption.listen();
  const stopShowing = progress.show(() => {
    const { nodes, graded } = workshop.progress;
    return `making puzzle ${Math.min(count + 1, total)} of ${total}: ${graded} graded, ${nodes} nodes`;
  });
  try {
    const sink = openSink(target, { kind, output, files, total }, begun.kept);
    const run = runOrder(order, standing, { ...options, jobs, workshop, signal });
    let step = await run.next();
    for (; step.done !== true; step = await run.next()) {
      const { value: report } = step;
      const isInterrupted = report.outcome.type === 'stopped' && report.outcome.why === 'aborted';
      if (report.outcome.type === 'stopped') status = STATUS.stopped;
      // A file goes on later from where it was; whoever reads now gets what there is.
      if (isInterrupted && target.type !== 'output') continue;
      await sink.put(report);
      if (!isInterrupted) count++;
    }
    if (step.value === 'done') count = total;
    await sink.end(count);
    return highest(status, await sayEnd(step.value, count, total, output));
  } catch (error) {
    if (error instanceof ReaderGone || !(error instanceof CannotWrite)) throw error;
    await output.warn(error.message);
    return STATUS.bad;
  } finally {
    workshop.close();
    release();
    stopShowing();
  }
}

async function sayEnd(end: RunEnd, count: number, total: number, output: Output): Promise<Status> {
  if (end === 'done') return STATUS.done;
  const sofar = `${count} of ${total} puzzles ${count === 1 ? 'is' : 'are'} made`;
  await output.warn(
    end === 'interrupted'
      ? `Interrupted: ${sofar}.`
      : `Stopped early: ${sofar}. The next ${MOST_SKIPPED} were like puzzles that are there already.`,
  );
  return STATUS.stopped;
}

interface Begun {
  readonly standing: Standing;
  /** Bytes of a file of lines that stay. */
  readonly kept: number;
  readonly status: Status;
}

/** Where the run begins, or goes on. */
async function standingOf(
  order: Order,
  target: Target,
  { resume }: GenerateOptions,
  { files }: Session,
  likenesses: Set<string>,
): Promise<Begun> {
  const { kind } = order;
  const fresh = { done: 0, likenesses };
  if (resume && target.type === 'folder') {
    const { seed } = order;
    if (seed === undefined) throw new UsageError('--resume with a folder needs the --seed that the run began with.');
    const { path, writers } = target;
    const found: Standing['found'] = (slot, its) => foundIn(kind, path, writers, files, slot, its);
    return { standing: { ...fresh, seed, found }, kept: 0, status: STATUS.done };
  }
  if (!resume || target.type !== 'lines')
    return { standing: { ...fresh, seed: firstSeedOf(order) }, kept: 0, status: STATUS.done };
  const { lines, bytes } = await readLines(kind, target.path, files, '--resume: -o');
  for (const { likeness } of lines) if (likeness !== undefined) likenesses.add(likeness);
  const last = lines.at(-1);
  if (last !== undefined && order.seed !== undefined && !leadsTo(order.seed, lines[0]?.seed ?? ''))
    throw new UsageError(
      `${target.path} holds another run, which began with the seed ${lines[0]?.seed}. Leave out --seed, or name another file.`,
    );
  const seed = last === undefined ? firstSeedOf(order) : nextSeed(last.seed);
  const status = lines.some(({ isStopped }) => isStopped) ? STATUS.stopped : STATUS.done;
  return { standing: { ...fresh, done: lines.length, seed }, kept: bytes, status };
}

/** Is this seed one of the first that a run from another takes? */
function leadsTo(from: string, seed: string): boolean {
  for (let each = from, i = 0; i < MOST_SKIPPED; each = nextSeed(each), i++) if (each === seed) return true;
  return false;
}

function refuseOverwriting(target: Target, options: GenerateOptions, { files }: Session): void {
  if (target.type !== 'lines' && target.type !== 'file') return;
  for (const source of sourcesOf(options)) {
    const failure = options.resume ? undefined : files.overwritesInput(target.path, source);
    if (failure !== undefined) throw new UsageError(failure);
  }
}
