/**
 * What is left of a batch that was begun: the lines of its file are gone through beside the inputs, which are read but
 * not worked on. A file says nothing of its options, so its first and its last line are made again and compared.
 */
import { isObject, parseJson, printable } from '@pipwright/core';
import { byteLines } from '../../batch/byte-lines.js';
import type { Document, Found } from '../../batch/document.js';
import { RESULT_BEGINNING } from '../../file-sort.js';
import type { Files } from '../../files.js';
import type { Input } from '../../inputs.js';
import { LONGEST_RESULT, puzzleToJson } from '../../json-line.js';
import { highest, STATUS, type Status } from '../../status.js';
import { UsageError } from '../../usage-error.js';
import type { TaskName } from './tasks.js';
import { unread } from './workers.js';

/** A line that is there, and what it came from. */
export interface Before {
  readonly line: string;
  /** With this one of its puzzles alone. */
  readonly document: Document;
}

export interface Standing {
  readonly count: number;
  /** Of the file, up to the end of its last whole line. */
  readonly bytes: number;
  readonly exit: Status;
  readonly statuses: Readonly<Record<string, number>>;
  /** Lines since the last folder or archive began. */
  readonly inFolder: number;
  /** What is still to be worked on. */
  readonly rest: AsyncGenerator<readonly Found[], void>;
  /** The first and the last that must come out the same again. */
  readonly toCompare: readonly Before[];
}

export const NOTHING_DONE = {
  count: 0,
  bytes: 0,
  exit: STATUS.done,
  statuses: {},
  inFolder: 0,
  toCompare: [],
} as const;

/** In a line of a puzzle that ended its thread or its workers: it may fare better now, or do so again. */
const MISHAP = /"code":"(?:internal-error|workers-killed|out-of-memory)"/;

/** Throws a `UsageError` where the file has other puzzles. @param inputsOf the puzzles of a document */
export async function standingOf(
  path: string,
  task: TaskName,
  files: Files,
  found: AsyncGenerator<readonly Found[], void>,
  inputsOf: (document: Document) => readonly Input[],
): Promise<Standing> {
  const statuses: Record<string, number> = {};
  let [count, bytes, inFolder] = [0, 0, 0];
  let exit: Status = STATUS.done;
  let [first, last]: (Before | undefined)[] = [];
  const lines = linesOf(path, files);
  let next = await lines.next();

  // Not by `for await`, which would end what goes on later.
  for (let read = await found.next(); read.done !== true; read = await found.next()) {
    const some = read.value;
    for (const [i, each] of some.entries()) {
      if (each.type === 'begin') inFolder = 0;
      const document = documentOf(each, inFolder);
      if (document === undefined) continue;
      for (const [number, input] of inputsOf(document).entries()) {
        if (next.done === true) return standing(restFrom([withSkip(each, number), ...some.slice(i + 1)]));
        const line = next.value;
        count++;
        const isMishap = MISHAP.test(line.text);
        const isOfAll = isMishap && line.text.startsWith(beginningOf(unread(document)));
        const status = statusIn(line.text, isOfAll ? unread(document) : input);
        inFolder++;
        bytes += line.bytes;
        statuses[status] = (statuses[status] ?? 0) + 1;
        exit = highest(exit, isMishap && status === 'invalid' ? STATUS.bad : exitOf(task, status, input));
        if (!isMishap) {
          last = { line: line.text, document: { ...document, skip: number, until: number + 1 } };
          first ??= last;
        }
        next = await lines.next();
        if (isOfAll) break;
      }
    }
  }
  if (next.done !== true)
    throw new UsageError(`--resume: ${printable(path)} has more lines than there are puzzles. ${OTHER_RUN}`);
  return standing(restFrom([]));

  function standing(rest: Standing['rest']): Standing {
    const toCompare = [first, last === first ? undefined : last].filter((each) => each !== undefined);
    return { count, bytes, exit, statuses, inFolder, rest, toCompare };
  }

  async function* restFrom(some: readonly Found[]): Standing['rest'] {
    if (some.length > 0) yield some;
    yield* found;
  }

  function statusIn(line: string, input: Input): string {
    const beginning = beginningOf(input);
    if (line.startsWith(beginning)) return line.slice(beginning.length, line.indexOf('"', beginning.length));
    throw new UsageError(
      `--resume: line ${count} of ${printable(path)} is not of ${printable(input.id)} (${printable(input.source)}), which comes there now. ${OTHER_RUN}`,
    );
  }
}

function beginningOf(input: Input): string {
  return `${JSON.stringify({ puzzle: puzzleToJson(input) }).slice(0, -1)},"status":"`;
}

const OTHER_RUN = 'Use the inputs and options that it was begun with, or another name for -o.';

function documentOf(found: Found, inFolder: number): Document | undefined {
  if (found.type === 'document') return found.document;
  return found.type === 'end' && inFolder === 0 ? found.ifNone : undefined;
}

function withSkip(found: Found, skip: number): Found {
  return found.type === 'document' && skip > 0 ? { ...found, document: { ...found.document, skip } } : found;
}

async function* linesOf(
  path: string,
  files: Files,
): AsyncGenerator<{ readonly text: string; readonly bytes: number }, void> {
  if (!(await files.exists(path))) return;
  for await (const lines of byteLines(files.bytesOf(path), LONGEST_RESULT)) {
    for (const { bytes, isWhole, line } of lines) {
      const text = bytes === undefined ? '' : Buffer.from(bytes).toString();
      const start = text.slice(0, RESULT_BEGINNING.length);
      // A disk that lost its power may leave zeros behind the last line.
      const isUnfinished = !isWhole && (RESULT_BEGINNING.startsWith(start) || start.startsWith('\0'));
      if (!isUnfinished && start !== RESULT_BEGINNING)
        throw new UsageError(`--resume: line ${line} of ${printable(path)} was not written by batch. ${OTHER_RUN}`);
      if (isWhole) yield { text, bytes: (bytes?.length ?? 0) + 1 };
    }
  }
}

const EXITS: Readonly<Record<string, Status>> = {
  unsolvable: STATUS.no,
  conflict: STATUS.no,
  invalid: STATUS.bad,
  stopped: STATUS.stopped,
};

/** What the exit status was by a line. */
function exitOf(task: TaskName, status: string, { readable }: Pick<Input, 'readable'>): Status {
  return task === 'check' && status === 'invalid' && readable ? STATUS.no : (EXITS[status] ?? STATUS.done);
}

/** Do two lines say the same, but for their times? A damaged one is like none. */
export function areAlike(one: string, other: string): boolean {
  const [first, second] = [one, other].map(timeless);
  return first !== undefined && first === second;
}

function timeless(line: string): string | undefined {
  const read = parseJson(line);
  if (!read.ok || !isObject(read.value) || line !== line.trim()) return undefined;
  const { milliseconds, ...rest } = read.value;
  return JSON.stringify(rest) + String(milliseconds === undefined);
}
