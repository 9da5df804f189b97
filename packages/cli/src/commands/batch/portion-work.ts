/** What a thread does with a portion: reads the puzzles in it, works on each, and writes their lines. */
import { type AnyKind, err, jsonText, ok, type Problem, type Result } from '@pipwright/core';
import { type Document, isBytes } from '../../batch/document.js';
import { type FileSort, sortOf } from '../../file-sort.js';
import { type Found, type Input, inputsIn, kindsFor } from '../../inputs.js';
import { NO_PROGRESS } from '../../progress.js';
import { decode } from '../../read-text.js';
import type { Context } from '../../session.js';
import type { SourceText } from '../../sources.js';
import { highest, STATUS, type Status } from '../../status.js';
import type { Done } from '../../threads/serve-jobs.js';
import { type TaskOptions, workOn } from './tasks.js';

export interface BatchJob {
  readonly portion: PackedPortion;
  readonly options: TaskOptions;
}

/** A document without its bytes, which stand together with those of others: as one, they are handed over faster. */
type PackedDocument = Omit<Document, 'content'> & {
  readonly content: { readonly start: number; readonly end: number } | Problem;
};

interface PackedPortion {
  readonly documents: readonly PackedDocument[];
  readonly bytes: Uint8Array;
}

export function pack(documents: readonly Document[]): PackedPortion {
  const parts: Uint8Array[] = [];
  let end = 0;
  const packed = documents.map((document): PackedDocument => {
    const { content } = document;
    if (!isBytes(content)) return { ...document, content };
    parts.push(content);
    const start = end;
    end += content.length;
    return { ...document, content: { start, end } };
  });
  const bytes = new Uint8Array(end);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return { documents: packed, bytes };
}

function unpack({ documents, bytes }: PackedPortion): readonly Document[] {
  return documents.map(({ content, ...document }) => ({
    ...document,
    content: 'code' in content ? content : bytes.subarray(content.start, content.end),
  }));
}

export interface Lines {
  readonly lines: Uint8Array;
  readonly count: number;
  readonly exit: Status;
  readonly statuses: Readonly<Record<string, number>>;
  readonly skipped: readonly string[];
  readonly milliseconds: number;
}

/** Nobody watches a thread, and who ends it asks nobody. */
const ALONE: Context = {
  interruption: { signal: new AbortController().signal, listen: () => () => {} },
  progress: NO_PROGRESS,
};

export async function workOnPortion({ portion, options }: BatchJob, kinds: readonly AnyKind[]): Promise<Done<Lines>> {
  const started = performance.now();
  const lines: string[] = [];
  const skipped: string[] = [];
  const statuses: Record<string, number> = {};
  let exit: Status = STATUS.done;
  for (const document of unpack(portion)) {
    const found = await inputsOf(document, kinds, options);
    const { skip = 0, until } = document;
    if (found.length === 0) skipped.push(document.source);
    for (const input of found.slice(skip, until)) {
      const answer = await workOn(input, options, ALONE);
      lines.push(`${jsonText(answer.line)}\n`);
      exit = highest(exit, answer.exit);
      const status = String(answer.line.status);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  }
  const milliseconds = performance.now() - started;
  const bytes = new TextEncoder().encode(lines.join(''));
  return {
    result: { lines: bytes, count: lines.length, exit, statuses, skipped, milliseconds },
    transfer: [bytes.buffer],
  };
}

/** The puzzles of a document; none where it is no puzzle and was not named itself. */
export async function inputsOf(
  document: Document,
  kinds: readonly AnyKind[],
  options: TaskOptions,
): Promise<readonly Input[]> {
  const { source: name, content, line, isInFolder = false, format, levels = [] } = document;
  const text: Result<SourceText, Problem> = isBytes(content) ? textOf(content, format) : err(content);
  const source = { name, levels, isInFolder, text, ...(line === undefined ? {} : { line }) };
  return (await inputsIn(source, kindsFor(kinds, options), options)).map(amongMany);
}

export async function sortOfLines(
  lines: readonly Document[],
  kinds: readonly AnyKind[],
  options: TaskOptions,
): Promise<FileSort> {
  const [first] = lines;
  if (first === undefined) return 'other';
  const start = isBytes(first.content) ? Buffer.from(first.content.subarray(0, 100)).toString() : '';
  const found = (await Promise.all(lines.map((line) => inputsOf(line, kinds, options)))).flat();
  return sortOf(first.source, start, found, kindsFor(kinds, options), options);
}

function textOf(content: Uint8Array, format: string | undefined): Result<SourceText, Problem> {
  const text = decode(content);
  return text.ok ? ok({ text: text.value, ...(format === undefined ? {} : { format }) }) : text;
}

function amongMany(found: Found): Input {
  return { ...found, isOneOfMany: true, sharesId: false };
}
