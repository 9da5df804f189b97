/** Where what is made goes, and how it is written there: `-o`, `--format` and `--json` decide together. */
import { extname } from 'node:path';
import { list, type Writer } from '@pipwright/core';
import type { Files } from '../../files.js';
import { inWords } from '../../registry.js';
import { UsageError } from '../../usage-error.js';
import type { GeneratingKind } from './job.js';

export type AnyWriter = Writer<unknown>;

export type Target = { readonly writer: AnyWriter } /** For people, drawn; or for programs, lines of JSON. */ & (
  | { readonly type: 'output' }
  /** The texts alone. */
  | { readonly type: 'texts' }
  /** A file for each puzzle. */
  | { readonly type: 'folder'; readonly path: string }
  | { readonly type: 'lines'; readonly path: string }
  /** All of them in one text. */
  | { readonly type: 'file'; readonly path: string }
);

export interface TargetOptions {
  readonly format?: string;
  /** A folder or a file. */
  readonly output?: string;
  readonly resume?: boolean;
  readonly json?: boolean;
}

/** @param total how many puzzles are to be written */
export async function targetOf(
  kind: GeneratingKind,
  options: TargetOptions,
  total: number,
  files: Files,
): Promise<Target> {
  const target = await chosen(kind, options, total, files);
  if (options.resume) refuseResuming(kind, target);
  return target;
}

async function chosen(
  kind: GeneratingKind,
  { format, output: path, json }: TargetOptions,
  total: number,
  files: Files,
): Promise<Target> {
  const writer = writerOf(kind, format);
  if (path === undefined) return { type: format === undefined || json ? 'output' : 'texts', writer };
  const ending = extname(path).slice(1).toLowerCase();
  const isFolder = /[/\\]$/.test(path) || (await files.isFolder(path));
  if (isFolder || (ending === '' && !(await files.isFile(path)))) return { type: 'folder', path, writer };
  if (format !== undefined && !json && !LINES.includes(ending)) return { type: 'file', path, writer };
  const byEnding = writersOf(kind).find(({ extension }) => extension === ending);
  const isPuzzle = byEnding !== undefined && !json && format === undefined && (ending !== JSON_ENDING || total === 1);
  return isPuzzle ? { type: 'file', path, writer: byEnding } : { type: 'lines', path, writer };
}

/** Endings of files of JSON lines. */
export const LINES: readonly string[] = ['jsonl', 'ndjson'];
/** One puzzle, or several lines. */
const JSON_ENDING = 'json';

function refuseResuming(kind: GeneratingKind, { type, writer }: Target): void {
  if (type !== 'folder' && type !== 'lines')
    throw new UsageError('--resume needs -o with a folder, or with a file of JSON lines (.jsonl).');
  if (!kind.formats.some(({ name }) => name === writer.name))
    throw new UsageError(`--resume cannot be used with --format ${writer.name}, which cannot be read back.`);
}

function writerOf(kind: GeneratingKind, format: string | undefined): AnyWriter {
  const writer = writersOf(kind).find(({ name }) => format === undefined || name === format);
  if (writer !== undefined) return writer;
  const names = writersOf(kind).map(({ name }) => name);
  throw new UsageError(
    `${inWords([kind], 'and')} puzzles cannot be written as ${format}. --format can be ${list(names, 'or')}.`,
  );
}

export function writersOf({ formats, writers = [] }: GeneratingKind): readonly AnyWriter[] {
  return [...formats, ...writers];
}
