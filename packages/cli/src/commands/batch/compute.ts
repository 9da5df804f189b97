/** Works on all that was named, in threads, and writes a line for each puzzle, in order. */
import { basename } from 'node:path';
import { printable } from '@pipwright/core';
import type { Document } from '../../batch/document.js';
import { InOrder } from '../../batch/in-order.js';
import { hasLevelsBy } from '../../batch/peek.js';
import { type Portion, portionsOf } from '../../batch/portions.js';
import { findNamed, readDocuments, sizeOf } from '../../batch/read-documents.js';
import { SkippedFiles } from '../../folders.js';
import { grouped } from '../../grouped.js';
import { areLevelsIn, type Input, kindsFor, refuseOtherLevel } from '../../inputs.js';
import { areAlike } from '../../json-line.js';
import type { Output } from '../../output.js';
import type { Session } from '../../session.js';
import { findSources } from '../../sources.js';
import { highest, STATUS, type Status } from '../../status.js';
import { UsageError } from '../../usage-error.js';
import { Going, openSink } from './going.js';
import { inputsOf, type Lines, sortOfLines } from './portion-work.js';
import { NOTHING_DONE, OTHER_RUN, type Standing, standingOf } from './standing.js';
import type { TaskOptions } from './tasks.js';
import { noLines, Workers } from './workers.js';
import type { Workplace } from './workplace.js';

interface BatchOptions extends TaskOptions {
  readonly output?: string;
  readonly resume?: boolean;
}

/** Results that wait for their turn. */
const MOST_WAITING_BYTES = 48 * 1024 * 1024;
const MOST_WAITING = 1 << 16;

/** What came of a portion, without its documents: many may wait behind a slow one, and only lines are counted. */
interface Worked {
  readonly lines: Lines;
  readonly bytes: number;
  readonly position: number;
  readonly edge?: Exclude<Portion, { readonly type: 'documents' }>;
}

export async function batch(
  words: readonly string[],
  { output: path, resume = false, ...options }: BatchOptions,
  session: Session,
  output: Output,
  openWorkplace: () => Workplace,
): Promise<Status> {
  const { files, interruption, progress } = session;
  const { signal } = interruption;
  const kinds = kindsFor(session.kinds, options);
  const hasLevels = hasLevelsBy((text, name) => areLevelsIn(text, name, kinds, options), files);
  const sources = await findSources(words, files, hasLevels, true);
  refuseOtherLevel(sources, options.level);
  const named = await findNamed(sources, files, path, resume);
  const skipped = new SkippedFiles();
  let position = 0;
  const found = readDocuments(
    named,
    session,
    {
      sortOf: (lines) => sortOfLines(lines, session.kinds, options),
      onSkipped: (source) => skipped.add(source),
    },
    (bytes) => {
      position += bytes;
    },
  );
  const release = interruption.listen();
  const { pool, atOnce, documents, end } = openWorkplace();
  const workers = new Workers(pool, options, session.kinds, signal, documents);
  const close = () => pool.close();
  signal.addEventListener('abort', close);
  let stopShowing = () => {};
  try {
    const standing: Standing =
      resume && path !== undefined
        ? await standingOf(path, options.task, files, found, inputsBefore)
        : { ...NOTHING_DONE, rest: found };
    await refuseOtherRun(standing).catch((error) => {
      if (!signal.aborted) throw error;
    });
    const going = new Going(standing.count);
    going.beginAt(position);
    stopShowing = progress.show(() => `${going}`);
    if (session.io.stderr.isTerminal)
      void sizeOf(named, files).then((total) => {
        going.total = total;
      });
    const sink = openSink(path, standing.bytes, files, output);
    const statuses: Record<string, number> = { ...standing.statuses };
    let { exit, inFolder } = standing;
    const work = async (portion: Portion): Promise<Worked> => {
      const { position } = portion;
      if (portion.type !== 'documents') return { lines: noLines(), bytes: 0, position, edge: portion };
      const lines = await workers.work(portion.documents);
      return { lines, bytes: lines.lines.length, position };
    };
    const inOrder = new InOrder({ most: MOST_WAITING, mostBytes: MOST_WAITING_BYTES, atOnce }, work);
    const sizes = {
      get most() {
        return workers.most;
      },
      get position() {
        return position;
      },
      idle: () => inOrder.idle(),
    };

    async function write(lines: Lines): Promise<void> {
      if (lines.count > 0) await sink.write(lines.lines);
      going.done += lines.count;
      inFolder += lines.count;
      exit = highest(exit, lines.exit);
      for (const source of lines.skipped) skipped.add(source);
      for (const [status, many] of Object.entries(lines.statuses)) statuses[status] = (statuses[status] ?? 0) + many;
    }

    try {
      for await (const { lines, position: reached, edge } of inOrder.results(
        portionsOf(standing.rest, sizes),
        signal,
      )) {
        await write(lines);
        if (edge?.type === 'begin') inFolder = 0;
        if (edge?.type === 'end' && inFolder === 0) await write(await workers.work([edge.ifNone]));
        going.position = reached;
        if (signal.aborted) break;
      }
    } catch (error) {
      if (!signal.aborted) throw error;
    }
    await sink.end();
    if (!signal.aborted) await end();
    stopShowing();
    if (skipped.remark !== undefined) await output.warn(printable(skipped.remark));
    if (signal.aborted) {
      await output.warn(interrupted(going.done, path));
      return STATUS.stopped;
    }
    progress.note(summary(going.done, statuses, path));
    return exit;
  } finally {
    stopShowing();
    signal.removeEventListener('abort', close);
    pool.close();
    release();
  }

  async function inputsBefore(document: Document): Promise<readonly Input[]> {
    const inputs = await inputsOf(document, session.kinds, options);
    if (inputs.length === 0) skipped.add(document.source);
    return inputs;
  }

  /** Nothing in a file says how it was begun, so its first line is made again. */
  async function refuseOtherRun({ first }: Standing): Promise<void> {
    if (first === undefined) return;
    const { line, document, isStopped } = first;
    const isTimed = options.timeout !== Number.POSITIVE_INFINITY;
    if (isTimed && isStopped) return;
    const { lines } = await workers.work([document]);
    const again = Buffer.from(lines).toString().trimEnd();
    if (signal.aborted) return;
    if (isTimed && /,"status":"stopped"/.test(again))
      throw new UsageError(
        `--resume: ${printable(document.source)} came to no end in time, so nothing shows that ${printable(path ?? '')} is of this run. Use a longer --timeout.`,
      );
    if (!areAlike(line, again) || hasTimes(line) !== hasTimes(again))
      throw new UsageError(
        `--resume: ${printable(path ?? '')} was begun with another task or other options, or by another version: ${printable(document.source)} comes to something else now. ${OTHER_RUN}`,
      );
  }
}

const hasTimes = (line: string) => line.includes(',"milliseconds":');

function interrupted(done: number, path: string | undefined): string {
  const how = path === undefined ? '' : ' To go on, use the same command with --resume.';
  return `Interrupted: ${puzzles(done)} ${done === 1 ? 'is' : 'are'} done.${how}`;
}

function summary(done: number, statuses: Readonly<Record<string, number>>, path: string | undefined): string {
  const parts = Object.entries(statuses).map(([status, many]) => `${grouped(many)} ${status}`);
  const where = path === undefined ? '' : ` in ${printable(basename(path))}`;
  return `${puzzles(done)}${where}${parts.length === 0 ? '' : `: ${parts.join(', ')}`}`;
}

function puzzles(count: number): string {
  return `${grouped(count)} puzzle${count === 1 ? '' : 's'}`;
}
