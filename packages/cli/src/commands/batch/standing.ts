/**
 * What is left of a batch that was begun: the inputs are read, but not worked on, for as many puzzles as its file has
 * lines.
 */
import { jsonText, printable } from '@pipwright/core';
import type { Document, Found } from '../../batch/document.js';
import { RESULT_BEGINNING } from '../../file-sort.js';
import type { Files } from '../../files.js';
import type { Input } from '../../inputs.js';
import { puzzleToJson, type ResultLine, resultLines } from '../../json-line.js';
import { highest, STATUS, type Status } from '../../status.js';
import { UsageError } from '../../usage-error.js';
import type { TaskName } from './tasks.js';

export interface Standing {
  readonly count: number;
  readonly bytes: number;
  readonly exit: Status;
  readonly statuses: Readonly<Record<string, number>>;
  /** Lines since the last folder or archive began. */
  readonly inFolder: number;
  readonly rest: AsyncGenerator<readonly Found[], void>;
  /** The first line that must come out the same again, and what it came from, with this one of its puzzles alone. */
  readonly first?: { readonly isStopped: boolean; readonly line: string; readonly document: Document } | undefined;
}

export const NOTHING_DONE = { count: 0, bytes: 0, exit: STATUS.done, statuses: {}, inFolder: 0 } as const;

/** In a line of a puzzle that ended its thread or its workers: it may fare better now, or do so again. */
const MISHAP = /"code":"(?:internal-error|workers-killed|out-of-memory)"/;
/** Nothing is known of it but its document: the line stands for all of its puzzles. */
const OF_ALL = /^\{"puzzle":\{"kind":null,/;

/** Throws a `UsageError` where the file has other lines. @param inputsOf the puzzles of a document */
export async function standingOf(
  path: string,
  task: TaskName,
  files: Files,
  found: AsyncGenerator<readonly Found[], void>,
  inputsOf: (document: Document) => Promise<readonly Input[]>,
): Promise<Standing> {
  const statuses: Record<string, number> = {};
  let [count, bytes, inFolder] = [0, 0, 0];
  let exit: Status = STATUS.done;
  let first: Standing['first'];
  const lines = linesOf(path, files);
  let next = await lines.next();

  // Not by `for await`, which would end what goes on later.
  for (let read = await found.next(); read.done !== true; read = await found.next()) {
    const some = read.value;
    for (const [i, each] of some.entries()) {
      if (each.type === 'begin') inFolder = 0;
      const document = documentOf(each, inFolder);
      if (document === undefined) continue;
      for (const [number, input] of (await inputsOf(document)).entries()) {
        if (next.done === true) return standing(restFrom([withSkip(each, number), ...some.slice(i + 1)]));
        const { text: line } = next.value;
        const status = /,"status":"([a-z]+)"/.exec(line)?.[1] ?? '';
        const isMishap = MISHAP.test(line);
        const isOfAll = isMishap && OF_ALL.test(line);
        count++;
        if (!isOfAll && !line.startsWith(jsonText({ puzzle: puzzleToJson(input) }).slice(0, -1)))
          throw new UsageError(
            `--resume: line ${count} of ${printable(path)} is not of ${printable(input.id)} (${printable(input.source)}), which comes there now. ${OTHER_RUN}`,
          );
        inFolder++;
        bytes += next.value.bytes;
        statuses[status] = (statuses[status] ?? 0) + 1;
        exit = highest(exit, isMishap && status === 'invalid' ? STATUS.bad : exitOf(task, status, input));
        // One that was stopped by time says little: with more of it, another line may come.
        if (!isMishap && (first === undefined || first.isStopped))
          first = { isStopped: status === 'stopped', line, document: { ...document, skip: number, until: number + 1 } };
        next = await lines.next();
        if (isOfAll) break;
      }
    }
  }
  if (next.done !== true)
    throw new UsageError(`--resume: ${printable(path)} has more lines than there are puzzles. ${OTHER_RUN}`);
  return standing(restFrom([]));

  function standing(rest: Standing['rest']): Standing {
    return { count, bytes, exit, statuses, inFolder, rest, first };
  }

  async function* restFrom(some: readonly Found[]): Standing['rest'] {
    if (some.length > 0) yield some;
    yield* found;
  }
}

export const OTHER_RUN = 'Use the inputs and options that it was begun with, or another name for -o.';

function documentOf(found: Found, inFolder: number): Document | undefined {
  if (found.type === 'document') return found.document;
  return found.type === 'end' && inFolder === 0 ? found.ifNone : undefined;
}

function withSkip(found: Found, skip: number): Found {
  return found.type === 'document' && skip > 0 ? { ...found, document: { ...found.document, skip } } : found;
}

async function* linesOf(path: string, files: Files): AsyncGenerator<ResultLine, void> {
  let line = 1;
  for await (const each of resultLines(path, files)) {
    if (!each.text.startsWith(RESULT_BEGINNING))
      throw new UsageError(`--resume: line ${line} of ${printable(path)} was not written by batch. ${OTHER_RUN}`);
    yield each;
    line++;
  }
}

const EXITS: Readonly<Record<string, Status>> = {
  unsolvable: STATUS.no,
  conflict: STATUS.no,
  invalid: STATUS.bad,
  stopped: STATUS.stopped,
};

function exitOf(task: TaskName, status: string, { readable }: Pick<Input, 'readable'>): Status {
  return task === 'check' && status === 'invalid' && readable ? STATUS.no : (EXITS[status] ?? STATUS.done);
}
